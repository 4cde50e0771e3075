import type { NewAuditEntry } from '@app/ports';
import type { ReplayRequest, ReplayResult } from './replay-request.js';

const wordsOf = (result: ReplayResult): Record<string, unknown> => {
  if (result.kind === 'unknown') return {};
  const { agent, threadId, attempt, errorCode, status } = result.step;
  const step = { agent, threadId, attempt, code: errorCode, stepStatus: status };
  return result.kind === 'moved_on' ? { ...step, why: result.reason } : step;
};

/** What the audit log keeps of a wish to replay, whatever came of it. */
export const auditOf = (id: string, request: ReplayRequest, result: ReplayResult): NewAuditEntry => ({
  id,
  actor: request.by,
  role: request.role,
  action: 'job.replay',
  target: request.stepId,
  reason: request.reason,
  outcome: result.kind,
  runId: result.kind === 'unknown' ? null : result.step.runId,
  detail: {
    ...wordsOf(result),
    ...('attempt' in result ? { nextAttempt: result.attempt } : {}),
    dryRun: request.isDryRun,
    ...(request.requestId === null ? {} : { requestId: request.requestId }),
  },
});
