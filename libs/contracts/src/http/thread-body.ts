import { z } from 'zod';
import { RunStatus } from '../run-status.js';
import { PlanWatch } from '../watches/watch.js';
import { PlanPreview } from './decide.js';

/** A thread with its whole state. */
export const ThreadBody = z.strictObject({
  threadId: z.string(),
  status: RunStatus,
  version: z.number().int(),
  /** Agents that are at work. */
  next: z.array(z.string()),
  values: z.record(z.string(), z.unknown()),
  /** What a person decides on; given while the run awaits review. */
  preview: PlanPreview.nullable(),
  /** What a watch found about this plan, and what it proposes; null where nobody watches it. */
  watch: PlanWatch.nullable(),
  metadata: z.record(z.string(), z.unknown()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ThreadBody = z.infer<typeof ThreadBody>;
