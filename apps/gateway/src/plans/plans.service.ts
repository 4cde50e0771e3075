import { Inject, Injectable } from '@nestjs/common';
import { OutboxPublisher, bodyHashOf, resumeRun, startRun } from '@app/engine';
import type { Engine } from '@app/engine';
import type { AnyState } from '@app/agent-kit';
import { RequestError, RetryableError } from '@app/contracts';
import type { ChatBody, PlanBody, ResumeBody, UserRequest } from '@app/contracts';
import type { ClockPort, ThreadStore, ThreadView } from '@app/ports';
import { CLOCK, ENGINE, SHUTDOWN, THREAD_STORE } from '../tokens.js';
import { CatalogsService } from '../catalogs/catalogs.service.js';
import { checkDates } from './check-dates.js';
import { checkAnswers } from './check-answers.js';
import { RunWaiter } from './run-waiter.js';

/** A thread as it was seen, or the word that a run was taken on although nobody could look at it since. */
export type PlanOutcome =
  { readonly kind: 'seen'; readonly thread: ThreadView } | { readonly kind: 'accepted'; readonly threadId: string; readonly version: number };

/** What comes with a POST besides its body. */
export interface PostOptions {
  readonly ownerId: string;
  readonly idempotencyKey: string | undefined;
  readonly traceparent: string | null;
  readonly waitMs: number;
}

/** Starts runs, resumes them, and waits for them on behalf of HTTP clients. */
@Injectable()
export class PlansService {
  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    @Inject(OutboxPublisher) private readonly outbox: OutboxPublisher,
    @Inject(THREAD_STORE) private readonly threads: ThreadStore,
    @Inject(CLOCK) private readonly clock: ClockPort,
    @Inject(RunWaiter) private readonly waiter: RunWaiter,
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
    @Inject(CatalogsService) private readonly catalogs: CatalogsService,
  ) {}

  async plan(body: PlanBody, options: PostOptions): Promise<PlanOutcome> {
    checkDates(body.userRequest, body.context?.now, this.clock.now());
    const userRequest = { ...body.userRequest, userId: options.ownerId === 'local' ? body.userRequest.userId : options.ownerId };
    return this.start(
      body,
      { turns: [], naturalLanguage: null, userRequest: await this.inOwnCurrency(userRequest, body.catalogId, options.ownerId) },
      body.scenario ?? 'api',
      options,
    );
  }

  async chat(body: ChatBody, options: PostOptions): Promise<PlanOutcome> {
    const { naturalLanguage, answers } = body;
    if (answers) checkAnswers({ context: body.context }, answers, this.clock.now());
    return this.start(body, { turns: [naturalLanguage], naturalLanguage, ...(answers ? { answers } : {}) }, body.scenario ?? 'api-chat', options);
  }

  private async start(body: PlanBody | ChatBody, request: AnyState, scenario: string, options: PostOptions): Promise<PlanOutcome> {
    const { ownerId, idempotencyKey, traceparent } = options;
    const state = { ...request, context: body.context ?? {}, ownerId, ...(await this.catalogFields(ownerId, body.catalogId)) };
    const started = await startRun(this.engine, this.outbox, { ownerId, threadId: body.threadId, scenario, state, idempotencyKey, traceparent });
    return this.outcome(started, started.version, options);
  }

  /** Without another word a budget is in the currency of the catalog that it is spent on. */
  private async inOwnCurrency(request: UserRequest, catalogId: string | undefined, ownerId: string): Promise<UserRequest> {
    if (catalogId === undefined || request.currency) return request;
    return { ...request, currency: (await this.catalogs.find(ownerId, catalogId)).currency };
  }

  /** The run keeps to the content that the catalog has now. @throws {RequestError} NOT_FOUND for a catalog that the caller does not have. */
  private async catalogFields(ownerId: string, catalogId: string | undefined): Promise<AnyState> {
    if (catalogId === undefined) return {};
    const { hash, currency } = await this.catalogs.find(ownerId, catalogId);
    return { catalogId, catalogContent: { hash, currency } };
  }

  async resume(body: ResumeBody, options: PostOptions): Promise<PlanOutcome> {
    const key = options.idempotencyKey;
    const idempotency = key === undefined ? null : { key, bodyHash: bodyHashOf(body) };
    const before = idempotency && (await this.resumedBefore(idempotency, options));
    if (before) return before;
    const thread = await this.find(options.ownerId, body.threadId);
    checkVersion(thread, body.expectedVersion);
    if (thread.status === 'awaiting_input') checkAnswers(thread.state, body.answers ?? {}, this.clock.now());
    try {
      const version = await resumeRun(this.engine, this.outbox, { thread, idempotency, ...toResumption(thread, body) });
      return await this.outcome(thread, version, options);
    } catch (error) {
      // Of two requests with one key the second may have looked before the first was stored.
      const twin = idempotency && isRunNotAwaiting(error) ? await this.resumedBefore(idempotency, options) : null;
      if (twin) return twin;
      throw error;
    }
  }

  /** What the same request led to when it came before; null when it is new. @throws {RequestError} IDEMPOTENCY_KEY_REUSED. */
  private async resumedBefore(idempotency: { key: string; bodyHash: string }, options: PostOptions): Promise<PlanOutcome | null> {
    const used = await this.engine.store.findKey(options.ownerId, idempotency.key);
    if (!used) return null;
    if (used.bodyHash !== idempotency.bodyHash)
      throw new RequestError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was sent before with another body; use a new key for a new request.');
    return this.outcome(used, null, options);
  }

  /** The run at rest, or that it was taken on. `version` is null for a run that an earlier request made move. */
  private async outcome(run: { threadId: string; runId: string }, version: number | null, options: PostOptions): Promise<PlanOutcome> {
    const { threadId, runId } = run;
    const thread = await this.waiter.wait(options.ownerId, { threadId, runId, isNew: version !== null }, options.waitMs, this.shutdown);
    if (thread) return { kind: 'seen', thread };
    if (version === null) throw new RetryableError('STORE_UNAVAILABLE', 'The run cannot be looked at; the same request may be sent again.');
    return { kind: 'accepted', threadId, version };
  }

  /** @throws {RequestError} NOT_FOUND for an unknown thread and for somebody else's alike. */
  async find(ownerId: string, threadId: string): Promise<ThreadView> {
    const thread = await this.threads.findThread(ownerId, threadId);
    if (!thread) throw new RequestError('NOT_FOUND', `There is no thread ${threadId}.`);
    return thread;
  }
}

const isRunNotAwaiting = (error: unknown): boolean => error instanceof RequestError && error.code === 'RUN_NOT_AWAITING';

function checkVersion(thread: ThreadView, expected: number | undefined): void {
  if (expected === undefined || expected === thread.version) return;
  throw new RequestError('VERSION_CONFLICT', `Thread ${thread.threadId} is at version ${thread.version}, the answers were given for ${expected}.`);
}

/** A person's words as a version: answers join those given before, a message is one more turn. */
function toResumption(thread: ThreadView, body: ResumeBody): { delta: AnyState; inputSummary: string; evidence: string[] } {
  const { answers: before, turns } = thread.state;
  const answers = body.answers ?? {};
  const message = body.message === undefined ? {} : { turns: [...(Array.isArray(turns) ? turns : []), body.message] };
  return {
    delta: { answers: { ...(before ?? {}), ...answers }, ...message, pendingQuestions: null },
    inputSummary: 'The traveller answered',
    evidence: [...Object.keys(answers).map((field) => `answered=${field}`), ...(body.message === undefined ? [] : ['message in free words'])],
  };
}
