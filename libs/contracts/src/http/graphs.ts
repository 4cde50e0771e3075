import { z } from 'zod';

const DEFAULT_MIGRATED = 100;
const MAX_MIGRATED = 1_000;

/** A version of the graph as operators see it: whether this release serves it, and how many runs that have not ended keep to it. */
export const GraphVersionView = z.strictObject({
  workflow: z.string(),
  version: z.number().int(),
  served: z.boolean(),
  /** True for the version that new runs keep to. */
  current: z.boolean(),
  openRuns: z.number().int(),
  /** Versions whose runs may go on under this one. */
  migratesFrom: z.array(z.number().int()),
});
export type GraphVersionView = z.infer<typeof GraphVersionView>;

export const GraphsAnswer = z.strictObject({ graphs: z.array(GraphVersionView) });
export type GraphsAnswer = z.infer<typeof GraphsAnswer>;

/** Body of `POST /admin/graphs/migrate`: runs of version `from` go on under version `to`. */
export const MigrateBody = z.strictObject({
  workflow: z.string().default('plan'),
  from: z.number().int().min(1),
  to: z.number().int().min(1),
  dryRun: z.boolean().default(false),
  limit: z.number().int().min(1).max(MAX_MIGRATED).default(DEFAULT_MIGRATED),
});
export type MigrateBody = z.infer<typeof MigrateBody>;

/** `more` is true when further runs keep to the old version. */
export const MigrateAnswer = z.strictObject({
  dryRun: z.boolean(),
  migrated: z.number().int(),
  skipped: z.number().int(),
  more: z.boolean(),
  runs: z.array(z.strictObject({ runId: z.string(), outcome: z.enum(['migrated', 'would_migrate', 'skipped']), detail: z.string() })),
});
export type MigrateAnswer = z.infer<typeof MigrateAnswer>;
