import type { FactoryProvider } from '@nestjs/common';
import type { Logger } from '@app/platform';
import { PlansService } from '../plans/plans.service.js';
import { LOGGER } from '../tokens.js';
import { McpEndpoint } from './mcp-endpoint.js';
import { planTools } from './plan-tools.js';
import { travelTools } from './travel-tools.js';
import type { TravelToolParts } from './travel-tools.js';

/** The MCP endpoint with the tools of this gateway. */
export const mcpProvider = (travel: TravelToolParts): FactoryProvider<McpEndpoint> => ({
  provide: McpEndpoint,
  inject: [PlansService, LOGGER],
  useFactory: (plans: PlansService, logger: Logger) => new McpEndpoint([...planTools(plans), ...travelTools(travel)], logger),
});
