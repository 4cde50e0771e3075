import type { Decision, PlanPreview } from '@app/contracts';
import type { RunError } from '@app/ports';

/** The log's words for the end of a run with a reason. */
export const failureDecision = (version: number, { code, message }: RunError): Decision => ({
  inputSummary: `Version ${version}`,
  keyEvidence: [`code=${code}`],
  outputSummary: message,
  riskFlags: [],
});

/** The log's words for a plan that a person is asked about. */
export const reviewDecision = ({ budgetStatus, violations, revisionCount, total, currency }: PlanPreview): Decision => ({
  inputSummary: `Plan after ${revisionCount} revision(s)`,
  keyEvidence: [`total=${total ?? 'none'} ${currency ?? ''}`.trim(), `budget=${budgetStatus}`, `violations=${violations.length}`],
  outputSummary: 'The plan waits for a person to decide',
  riskFlags: [],
});
