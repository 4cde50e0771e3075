import { Inject, Injectable } from '@nestjs/common';
import { OutboxPublisher, replayStep } from '@app/engine';
import type { Engine, ReplayResult } from '@app/engine';
import { RequestError } from '@app/contracts';
import type { BulkReplayAnswer, BulkReplayBody, FailedJob, JobsPage, JobsQuery, ReplayAnswer, ReplayBody } from '@app/contracts';
import type { FailedStepStore, StepRecord } from '@app/ports';
import { ENGINE, FAILED_STEPS } from '../tokens.js';
import { cursorOf, positionOfCursor } from './job-cursor.js';

const MS_PER_SECOND = 1_000;

/** Lists failed steps and puts them back to work, for people who look after the whole system. */
@Injectable()
export class JobsService {
  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    @Inject(OutboxPublisher) private readonly outbox: OutboxPublisher,
    @Inject(FAILED_STEPS) private readonly steps: FailedStepStore,
  ) {}

  async list({ cursor, limit, agent, code, from, to }: JobsQuery): Promise<JobsPage> {
    const after = cursor === undefined ? null : positionOfCursor(cursor);
    const found = await this.steps.listFailed({ agent, code, from, to, onlyReplayable: false }, after, limit + 1);
    const page = found.slice(0, limit);
    const last = page.at(-1);
    const nextCursor = found.length > limit && last?.settledAt ? cursorOf({ settledAt: last.settledAt, stepId: last.stepId }) : null;
    return { jobs: page.map(toJob), nextCursor };
  }

  /** @throws {RequestError} NOT_FOUND for an unknown step, STEP_NOT_FAILED for one that waits, is at work or has ended otherwise. */
  async replay(stepId: string, by: string, { reason, dryRun }: ReplayBody): Promise<ReplayAnswer> {
    const result = await replayStep(this.engine, this.outbox, this.steps, { stepId, by, reason: reason ?? null, isDryRun: dryRun });
    if (result.kind === 'unknown') throw new RequestError('NOT_FOUND', `There is no job ${stepId}.`);
    const answer = toAnswer(result);
    if (result.kind === 'not_failed') throw new RequestError('STEP_NOT_FAILED', answer.detail);
    return answer;
  }

  /** Replays every failed step that fits, one after the other: the database should stay free for the plans of others. */
  async replayAll({ reason, dryRun, limit, agent, code, from, to }: BulkReplayBody, by: string): Promise<BulkReplayAnswer> {
    const found = await this.steps.listFailed({ agent, code, from, to, onlyReplayable: true }, null, limit + 1);
    const jobs: ReplayAnswer[] = [];
    for (const { stepId } of found.slice(0, limit)) {
      const result = await replayStep(this.engine, this.outbox, this.steps, { stepId, by, reason: reason ?? null, isDryRun: dryRun });
      if (result.kind !== 'unknown') jobs.push(toAnswer(result));
    }
    const skipped = jobs.filter(({ outcome }) => outcome === 'skipped').length;
    return { dryRun, replayed: dryRun ? 0 : jobs.length - skipped, skipped, more: found.length > limit, jobs };
  }
}

const toJob = (step: StepRecord): FailedJob => ({
  id: step.stepId,
  state: 'failed',
  agent: step.agent,
  threadId: step.threadId,
  runId: step.runId,
  ownerId: step.ownerId,
  attempts: step.attempt,
  code: step.errorCode,
  message: step.errorMessage,
  failedAt: step.settledAt ?? '',
  ageSeconds: Math.round(step.ageMs / MS_PER_SECOND),
  movedOn: !step.isNewestRun,
});

function toAnswer(result: Exclude<ReplayResult, { kind: 'unknown' }>): ReplayAnswer {
  const { stepId: id, agent, threadId, attempt } = result.step;
  const of = { id, agent, threadId };
  switch (result.kind) {
    case 'replayed':
      return { ...of, outcome: 'replayed', attempt: result.attempt, detail: `Runs again as attempt ${result.attempt}.` };
    case 'would_replay':
      return { ...of, outcome: 'would_replay', attempt: result.attempt, detail: `Would run again as attempt ${result.attempt}.` };
    case 'moved_on':
      return { ...of, outcome: 'skipped', attempt, detail: result.reason };
    case 'not_failed':
      return { ...of, outcome: 'skipped', attempt, detail: `Job ${id} is ${result.step.status} (attempt ${attempt}); only failed jobs can be replayed.` };
  }
}
