import type { Decision } from '@app/contracts';
import type { RunError } from '@app/ports';

/** The log's words for the end of a run with a reason. */
export const failureDecision = (version: number, { code, message }: RunError): Decision => ({
  inputSummary: `Version ${version}`,
  keyEvidence: [`code=${code}`],
  outputSummary: message,
  riskFlags: [],
});
