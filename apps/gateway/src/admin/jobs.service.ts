import { Inject, Injectable } from '@nestjs/common';
import { replayStep } from '@app/engine';
import type { Engine, ReplayResult } from '@app/engine';
import { RequestError } from '@app/contracts';
import type { BulkReplayAnswer, BulkReplayBody, FailedJob, JobsPage, JobsQuery, ReplayAnswer, ReplayBody, Role } from '@app/contracts';
import type { AuditLog, FailedStepStore, StepRecord } from '@app/ports';
import { AUDIT_LOG, ENGINE, FAILED_STEPS } from '../tokens.js';
import { cursorOf, positionOfCursor } from './page-cursor.js';

const MS_PER_SECOND = 1_000;

/** Who asks, and in which HTTP request. */
export interface Asker {
  readonly ownerId: string;
  readonly role: Role;
  readonly requestId: string;
}

/** Lists failed steps and puts them back to work, for people who look after the whole system. */
@Injectable()
export class JobsService {
  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    @Inject(FAILED_STEPS) private readonly steps: FailedStepStore,
    @Inject(AUDIT_LOG) private readonly audit: AuditLog,
  ) {}

  async list({ cursor, limit, agent, code, from, to }: JobsQuery): Promise<JobsPage> {
    const after = positionOfCursor(cursor);
    const position = after && { settledAt: after.at, stepId: after.id };
    const found = await this.steps.listFailed({ agent, code, from, to, onlyReplayable: false }, position, limit + 1);
    const page = found.slice(0, limit);
    const last = page.at(-1);
    const nextCursor = found.length > limit && last?.settledAt ? cursorOf({ at: last.settledAt, id: last.stepId }) : null;
    return { jobs: page.map(toJob), nextCursor };
  }

  /** @throws {RequestError} NOT_FOUND for an unknown step, STEP_NOT_FAILED for one that waits, is at work or has ended otherwise. */
  async replay(stepId: string, asker: Asker, body: ReplayBody): Promise<ReplayAnswer> {
    const result = await this.replayOne(stepId, asker, body);
    if (result.kind === 'unknown') throw new RequestError('NOT_FOUND', `There is no job ${stepId}.`);
    const answer = toAnswer(result);
    if (result.kind === 'not_failed') throw new RequestError('STEP_NOT_FAILED', answer.detail);
    return answer;
  }

  /** Replays every failed step that fits, one after the other: the database should stay free for the plans of others. */
  async replayAll(body: BulkReplayBody, asker: Asker): Promise<BulkReplayAnswer> {
    const { dryRun, limit, agent, code, from, to } = body;
    const found = await this.steps.listFailed({ agent, code, from, to, onlyReplayable: true }, null, limit + 1);
    const jobs: ReplayAnswer[] = [];
    for (const { stepId } of found.slice(0, limit)) {
      const result = await this.replayOne(stepId, asker, body);
      if (result.kind !== 'unknown') jobs.push(toAnswer(result));
    }
    const skipped = jobs.filter(({ outcome }) => outcome === 'skipped').length;
    const sum = { dryRun, replayed: dryRun ? 0 : jobs.length - skipped, skipped, more: found.length > limit };
    await this.noteBulk(asker, body, { ...sum, considered: jobs.length });
    return { ...sum, jobs };
  }

  private replayOne(stepId: string, { ownerId, role, requestId }: Asker, { reason, dryRun }: Pick<ReplayBody, 'reason' | 'dryRun'>): Promise<ReplayResult> {
    return replayStep(this.engine, this.steps, { stepId, by: ownerId, role, reason: reason ?? null, isDryRun: dryRun, requestId });
  }

  /** Each job has an entry of its own; this one tells what was asked for, also when nothing fitted. */
  private async noteBulk({ ownerId, role, requestId }: Asker, body: BulkReplayBody, sum: Record<string, unknown>): Promise<void> {
    const { reason = null, dryRun, agent, code, from, to, limit } = body;
    const entry = { id: this.engine.ids.next('aud'), actor: ownerId, role, action: 'jobs.replay_all', target: '*', reason, runId: null };
    await this.audit.append({
      ...entry,
      outcome: dryRun ? 'would_replay' : 'replayed',
      detail: { filter: { agent, code, from, to, limit }, ...sum, requestId },
    });
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
  movedOn: !step.isNewestRun || step.isCompacted,
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
