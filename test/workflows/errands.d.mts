import type { z } from 'zod';
import type { defineAgent } from '@app/agent-kit';
import type { Workflow, defineWorkflow } from '@app/workflow';

export interface Kit {
  readonly defineWorkflow: typeof defineWorkflow;
  readonly defineAgent: typeof defineAgent;
  readonly z: typeof z;
}
export function defineErrands(
  kit: Kit,
  more?: { readonly version?: 1 | 2; readonly pauseMs?: number },
): { readonly errand: Workflow; readonly receipt: Workflow };
