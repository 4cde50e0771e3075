import { z } from 'zod';

/** Why an agent did what it did; one entry for each finished step. */
export const DecisionLogEntry = z.strictObject({
  agent: z.string(),
  inputSummary: z.string(),
  keyEvidence: z.array(z.string()),
  outputSummary: z.string(),
  riskFlags: z.array(z.string()),
  timestamp: z.iso.datetime(),
});
export type DecisionLogEntry = z.infer<typeof DecisionLogEntry>;

/** What an agent contributes; name and time are added by the engine. */
export type Decision = Omit<DecisionLogEntry, 'agent' | 'timestamp'>;
