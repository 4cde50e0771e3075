import type { ErrorCode, RunEvent, StepJob, StepOutcome } from '@app/contracts';
import { replyQueueOf, stepJobId } from '@app/engine';
import type { OutcomeSeal } from '@app/engine';
import type { MessageQueue } from '@app/ports';
import { currentTraceparent } from '@app/platform';
import type { Logger } from '@app/platform';

/** Thrown so that the queue shows the job as failed; the run has been told already. */
export class ReportedFailure extends Error {
  override name = 'UnrecoverableError';

  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** Tells the orchestrators how a step ended. A message that gets lost means that the step runs again. */
export class StepReporter {
  constructor(
    private readonly queue: MessageQueue,
    private readonly seal: OutcomeSeal,
    private readonly logger: Logger,
  ) {}

  /** @throws {ReportedFailure} after reporting a failed step. @throws {RetryableError} QUEUE_UNAVAILABLE when nobody could be told. */
  async report(job: StepJob, outcome: StepOutcome): Promise<void> {
    const traceparent = currentTraceparent() ?? job.traceparent;
    const event: RunEvent = { type: 'step_settled', job: { ...job, ...(traceparent ? { traceparent } : {}) }, outcome };
    await this.queue.publish([{ queue: replyQueueOf(job), jobId: stepJobId(job), payload: this.seal.close(event), delayMs: 0, rank: job.rank ?? 0 }]);
    const { runId, stepId, agent, attempt } = job;
    if (outcome.kind === 'succeeded') this.logger.debug({ runId, stepId, agent, attempt, durationMs: outcome.durationMs }, 'step succeeded');
    else if (outcome.isWait)
      this.logger.info({ runId, stepId, agent, attempt, code: outcome.code, afterMs: outcome.afterMs, reason: outcome.message }, 'step put off');
    else {
      this.logger.warn({ runId, stepId, agent, attempt, code: outcome.code, retryable: outcome.retryable, reason: outcome.message }, 'step failed');
      throw new ReportedFailure(outcome.code, outcome.message);
    }
  }
}
