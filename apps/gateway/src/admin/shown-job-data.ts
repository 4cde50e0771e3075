import { z } from 'zod';

const Step = z.object({
  runId: z.string(),
  stepId: z.string(),
  agent: z.string(),
  attempt: z.number(),
  version: z.number(),
  traceparent: z.string().optional(),
});
const Changed = z.object({ type: z.string(), runId: z.string(), version: z.number(), traceparent: z.string().optional() });
const Usage = z.object({ modelCalls: z.number(), inputTokens: z.number(), outputTokens: z.number() });
const Settled = z.object({
  type: z.string(),
  job: Step,
  outcome: z.object({
    kind: z.string(),
    code: z.string().optional(),
    retryable: z.boolean().optional(),
    durationMs: z.number().optional(),
    usage: Usage.optional(),
  }),
});
/** Only what is named here is shown: ids and numbers, no words of travellers, agents or models. */
const Shown = z.union([Settled, Changed, Step]);

/** What of a job's data people may see who look after the queues. */
export function shownJobData(data: unknown): unknown {
  const read = Shown.safeParse(data);
  return read.success ? read.data : { hidden: 'data of an unknown form' };
}
