import type { FactoryProvider } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Logger } from '@app/platform';
import { ActionsService } from '../actions/actions.service.js';
import { ChecksController } from '../checks/checks.controller.js';
import { ThreadNames } from '../http/thread-names.js';
import { DecisionsService } from '../plans/decisions.service.js';
import { PlansService } from '../plans/plans.service.js';
import { LOGGER } from '../tokens.js';
import { actionTools } from './action-tools.js';
import { auditTool } from './audit-tool.js';
import { McpEndpoint } from './mcp-endpoint.js';
import { planTools } from './plan-tools.js';
import { reviseTool } from './revise-tool.js';
import { travelTools } from './travel-tools.js';
import type { TravelToolParts } from './travel-tools.js';

/** The MCP endpoint with the tools of this gateway. */
export const mcpProvider = (travel: TravelToolParts): FactoryProvider<McpEndpoint> => ({
  provide: McpEndpoint,
  inject: [PlansService, ModuleRef, LOGGER, ThreadNames],
  useFactory: (plans: PlansService, modules: ModuleRef, logger: Logger, names: ThreadNames) =>
    new McpEndpoint(
      [
        ...planTools(plans),
        reviseTool(() => modules.get(DecisionsService)),
        auditTool(() => modules.get(ChecksController)),
        ...actionTools(() => modules.get(ActionsService)),
        ...travelTools(travel),
      ],
      logger,
      names,
    ),
});
