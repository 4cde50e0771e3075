import { Inject, Injectable } from '@nestjs/common';
import type { AnyState } from '@app/agent-kit';
import { RequestError, RetryableError } from '@app/contracts';
import { cancelRun, startRun } from '@app/engine';
import type { Engine, RequestName } from '@app/engine';
import type { StandingRunStore, ThreadStore, ThreadView } from '@app/ports';
import { MovedSubscription } from '@app/queue';
import type { PostOptions } from '../plans/plans.service.js';
import { RunWaiter } from '../plans/run-waiter.js';
import { ENGINE, SHUTDOWN, STANDING_RUNS, THREADS_OF } from '../tokens.js';
import { requestNameOf } from '../plans/request-name.js';

/** More than an owner may have. */
const MAX_LISTED = 200;

export interface Opening {
  readonly workflow: string;
  /** Absent: a new thread. */
  readonly threadId: string | undefined;
  readonly state: AnyState;
  /** What the caller sent. */
  readonly said: AnyState;
  /** The most that an owner may have of them at a time. */
  readonly most: number;
}

/** Runs that go on for weeks: opened, looked at, gone on with, and ended. */
@Injectable()
export class StandingRuns {
  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    @Inject(THREADS_OF) private readonly threadsOf: (workflow: string) => ThreadStore,
    @Inject(STANDING_RUNS) private readonly standing: StandingRunStore,
    @Inject(MovedSubscription) private readonly moved: MovedSubscription,
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
  ) {}

  /** The run once it rests. @throws {RequestError} NOT_FOUND, RUN_IN_PROGRESS where the thread has one, QUOTA_EXCEEDED. */
  async open({ workflow, threadId, state, said, most }: Opening, options: PostOptions): Promise<ThreadView> {
    const { ownerId, idempotencyKey, traceparent } = options;
    const known = idempotencyKey === undefined ? null : await this.engine.store.findKey(ownerId, idempotencyKey);
    if (!known && (await this.standing.count(ownerId, workflow)) >= most)
      throw new RequestError('QUOTA_EXCEEDED', `You have ${most} of these, and no more may be; end one of them first.`);
    const started = await startRun(this.engine, { workflow, ownerId, threadId, scenario: workflow, state, said, idempotencyKey, traceparent });
    return this.atRest(workflow, { ...started, isNew: started.version !== null }, options);
  }

  async list(ownerId: string, workflow: string): Promise<ThreadView[]> {
    const threads = this.threadsOf(workflow);
    const found = await this.standing.list(ownerId, workflow, MAX_LISTED);
    const views = await Promise.all(found.map(({ threadId, runId }) => threads.findThread(ownerId, threadId, runId)));
    return views.filter((view) => view !== null);
  }

  /** Only members of its thread see a run. @throws {RequestError} NOT_FOUND. */
  async find(memberId: string, workflow: string, runId: string): Promise<ThreadView> {
    const run = await this.engine.store.loadRun(runId);
    const view = run?.workflow === workflow ? await this.threadsOf(workflow).findThread(memberId, run.threadId, runId) : null;
    if (view) return view;
    throw new RequestError('NOT_FOUND', `There is no ${workflow} ${runId}.`);
  }

  /** The newest one on a thread. @throws {RequestError} NOT_FOUND. */
  async findOn(memberId: string, workflow: string, threadId: string): Promise<ThreadView> {
    const view = await this.threadsOf(workflow).findThread(memberId, threadId);
    if (view) return view;
    throw new RequestError('NOT_FOUND', `Thread ${threadId} has no ${workflow}.`);
  }

  /** Waits until a run that is at work rests, at most for so long. */
  async rested(memberId: string, workflow: string, { threadId, runId }: Pick<ThreadView, 'threadId' | 'runId'>, waitMs: number): Promise<void> {
    await this.waiter(workflow).wait(memberId, { threadId, runId, isNew: false }, waitMs, this.shutdown);
  }

  /** @throws {RequestError} NOT_FOUND, FORBIDDEN for a member who only looks. */
  async findToAct(memberId: string, workflow: string, runId: string): Promise<ThreadView> {
    const view = await this.find(memberId, workflow, runId);
    if (view.role === 'viewer') throw new RequestError('FORBIDDEN', 'You may look at this thread, but not act in it; ask its owner.');
    return view;
  }

  /** Ends a run; what came of it stays. @throws {RequestError} NOT_FOUND, FORBIDDEN, RUN_ENDED. */
  async end(memberId: string, workflow: string, runId: string): Promise<void> {
    await cancelRun(this.engine, (await this.findToAct(memberId, workflow, runId)).runId);
  }

  /** Does what moves a run, or finds that the same request did before. @throws {RequestError} IDEMPOTENCY_KEY_REUSED. */
  async once(
    workflow: string,
    body: unknown,
    options: PostOptions,
    act: (idempotency: RequestName | null) => Promise<Pick<ThreadView, 'threadId' | 'runId'>>,
  ): Promise<ThreadView> {
    const { ownerId } = options;
    const idempotency = requestNameOf(options, body);
    const used = idempotency && (await this.engine.store.findKey(ownerId, idempotency.key));
    if (used && used.bodyHash !== idempotency.bodyHash)
      throw new RequestError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was sent before with another body; use a new key for a new request.');
    const { threadId, runId } = used ?? (await act(idempotency));
    return this.atRest(workflow, { threadId, runId, isNew: false }, options);
  }

  private async atRest(workflow: string, run: { threadId: string; runId: string; isNew: boolean }, { ownerId, waitMs }: PostOptions): Promise<ThreadView> {
    const view = await this.waiter(workflow).wait(ownerId, run, waitMs, this.shutdown);
    if (!view) throw new RetryableError('STORE_UNAVAILABLE', `The run ${run.runId} was taken on but cannot be looked at now.`);
    return view;
  }

  private waiter(workflow: string): RunWaiter {
    return new RunWaiter(this.threadsOf(workflow), this.moved);
  }
}
