import { Inject, Injectable } from '@nestjs/common';
import { resumeRun, startRun } from '@app/engine';
import type { Engine, RequestName } from '@app/engine';
import { PLAN_NAME } from '@app/graph';
import type { AnyState } from '@app/agent-kit';
import { RequestError, RetryableError } from '@app/contracts';
import type { ChatBody, PlanBody, ResumeBody, UserRequest } from '@app/contracts';
import type { ClockPort, ThreadStore, ThreadView } from '@app/ports';
import { CLOCK, ENGINE, SHUTDOWN, THREAD_STORE } from '../tokens.js';
import { OwnerBudgets } from '../http/owner-budgets.js';
import { RequestMemory } from '../me/request-memory.js';
import { CatalogsService } from '../catalogs/catalogs.service.js';
import { checkDates } from './check-dates.js';
import { checkAnswers } from './check-answers.js';
import { followUpState } from './follow-up.js';
import { RunWaiter } from './run-waiter.js';
import { requestNameOf } from './request-name.js';

/** A thread as it was seen, or the word that a run was taken on although nobody could look at it since. */
export type PlanOutcome =
  | { readonly kind: 'seen'; readonly thread: ThreadView }
  | { readonly kind: 'accepted'; readonly threadId: string; readonly version: number; readonly isQueued?: boolean };

/** What comes with a POST besides its body. */
export interface PostOptions {
  readonly ownerId: string;
  readonly idempotencyKey: string | undefined;
  readonly traceparent: string | null;
  readonly waitMs: number;
}

/** The run that an answer is about. */
export interface WantedRun {
  readonly threadId: string;
  readonly runId: string;
  /** True while it waits for the end of another run. */
  readonly isQueued?: boolean;
  /** True when nothing of it is left to be done. */
  readonly isAtRest?: boolean;
}

/** Starts runs, resumes them, and waits for them on behalf of HTTP clients. */
@Injectable()
export class PlansService {
  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    @Inject(THREAD_STORE) private readonly threads: ThreadStore,
    @Inject(CLOCK) private readonly clock: ClockPort,
    @Inject(RunWaiter) private readonly waiter: RunWaiter,
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
    @Inject(RequestMemory) private readonly memory: RequestMemory,
    @Inject(CatalogsService) private readonly catalogs: CatalogsService,
    @Inject(OwnerBudgets) private readonly budgets: OwnerBudgets,
  ) {}

  async plan(body: PlanBody, options: PostOptions): Promise<PlanOutcome> {
    await this.budgets.spendRun(options.ownerId, body.threadId);
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
    await this.budgets.spendRun(options.ownerId, body.threadId);
    const { naturalLanguage, answers } = body;
    if (answers) checkAnswers({ context: body.context }, answers, this.clock.now());
    const request = { turns: [naturalLanguage], naturalLanguage, ...(answers ? { answers } : {}) };
    const scenario = body.scenario ?? 'api-chat';
    const followUp = await this.followUp(body, options);
    if (!followUp) return this.start(body, request, scenario, options);
    const { ownerId, idempotencyKey, traceparent } = options;
    const state = { ...followUp, ownerId, ...(body.limits ? { limits: body.limits } : {}) };
    // The state holds the plan that was found, which changes from one request to the next; the same words are the same request.
    const said = { ...request, context: body.context ?? {}, ownerId };
    const started = await startRun(this.engine, {
      workflow: PLAN_NAME,
      ownerId,
      threadId: body.threadId,
      scenario,
      state,
      said,
      idempotencyKey,
      traceparent,
      onBusy: body.onBusy,
    });
    return this.outcome(started, started.version, options);
  }

  /** The first state of a run about the plan that the thread has; null for a new trip. Only a named thread can have a plan. */
  private async followUp(body: ChatBody, { ownerId }: PostOptions): Promise<AnyState | null> {
    if (body.threadId === undefined || body.about === 'trip') return null;
    const thread = await this.threads.findThread(ownerId, body.threadId);
    return thread && followUpState(thread, body, 'reviser' in this.engine.workflows.current(PLAN_NAME).agents);
  }

  private async start(body: PlanBody | ChatBody, request: AnyState, scenario: string, options: PostOptions): Promise<PlanOutcome> {
    const { ownerId, idempotencyKey, traceparent } = options;
    const { review, limits, onBusy, threadId } = body;
    checkReview(review, this.engine);
    const state = {
      ...request,
      context: body.context ?? {},
      ownerId,
      ...(review ? { review } : {}),
      ...(limits ? { limits } : {}),
      ...(body.remember ? { remember: true } : {}),
      ...(await this.catalogFields(ownerId, body.catalogId)),
    };
    const added = await this.memory.recall(ownerId, body);
    const started = await startRun(this.engine, {
      ...{ workflow: PLAN_NAME, ownerId, threadId, scenario, state, added },
      ...{ idempotencyKey, traceparent, onBusy },
    });
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
    const idempotency = requestNameOf(options, body);
    const before = idempotency && (await this.resumedBefore(idempotency, options));
    if (before) return before;
    await this.budgets.spendRun(options.ownerId, body.threadId);
    const thread = await this.findToAct(options.ownerId, body.threadId);
    checkVersion(thread, body.expectedVersion);
    if (thread.status === 'awaiting_input') checkAnswers(thread.state, body.answers ?? {}, this.clock.now());
    try {
      const version = await resumeRun(this.engine, { thread, idempotency, ...toResumption(thread, body) });
      return await this.outcome(thread, version, options);
    } catch (error) {
      // Of two requests with one key the second may have looked before the first was stored.
      const twin = idempotency && isRunNotAwaiting(error) ? await this.resumedBefore(idempotency, options) : null;
      if (twin) return twin;
      throw error;
    }
  }

  /** What the same request led to when it came before; null when it is new. @throws {RequestError} IDEMPOTENCY_KEY_REUSED. */
  async resumedBefore(idempotency: RequestName, options: PostOptions): Promise<PlanOutcome | null> {
    const used = await this.engine.store.findKey(options.ownerId, idempotency.key);
    if (!used) return null;
    if (used.bodyHash !== idempotency.bodyHash)
      throw new RequestError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was sent before with another body; use a new key for a new request.');
    return this.outcome(used, null, options);
  }

  /** The run at rest, or that it was taken on. `version` is null for a run that an earlier request made move. */
  async outcome(run: WantedRun, version: number | null, options: PostOptions): Promise<PlanOutcome> {
    const { threadId, runId } = run;
    const thread = await this.waiter.wait(options.ownerId, { threadId, runId, isNew: version !== null && !run.isAtRest }, options.waitMs, this.shutdown);
    if (thread) return { kind: 'seen', thread };
    if (version !== null) return { kind: 'accepted', threadId, version, ...(run.isQueued ? { isQueued: true } : {}) };
    const newest = await this.threads.findThread(options.ownerId, threadId);
    // The thread is there and the run is not: its request waits for the one before it.
    if (newest) return { kind: 'accepted', threadId, version: newest.version, isQueued: true };
    throw new RetryableError('STORE_UNAVAILABLE', 'The run cannot be looked at; the same request may be sent again.');
  }

  /** The thread as one of its runs left it. @throws {RequestError} NOT_FOUND. */
  async findRun(ownerId: string, { threadId, runId }: { threadId: string; runId: string }): Promise<ThreadView> {
    const thread = await this.threads.findThread(ownerId, threadId, runId);
    if (!thread) throw new RequestError('NOT_FOUND', `There is no thread ${threadId}.`);
    return thread;
  }

  /** A thread in which the caller may act. @throws {RequestError} NOT_FOUND, FORBIDDEN for a member who only looks. */
  async findToAct(memberId: string, threadId: string): Promise<ThreadView> {
    const thread = await this.find(memberId, threadId);
    if (thread.role === 'viewer') throw new RequestError('FORBIDDEN', `You may look at thread ${threadId}, but not act in it; ask its owner.`);
    return thread;
  }

  /** @throws {RequestError} NOT_FOUND for an unknown thread and for somebody else's alike. */
  async find(ownerId: string, threadId: string): Promise<ThreadView> {
    const thread = await this.threads.findThread(ownerId, threadId);
    if (!thread) throw new RequestError('NOT_FOUND', `There is no thread ${threadId}.`);
    return thread;
  }
}

/** True for the answer to who came too late. */
export const isRunNotAwaiting = (error: unknown): boolean => error instanceof RequestError && error.code === 'RUN_NOT_AWAITING';

/** After a roll-back to a graph that asks nobody, a wish to decide is refused, not forgotten. @throws {RequestError} VALIDATION_ERROR. */
function checkReview(review: PlanBody['review'], { workflows }: Engine): void {
  const current = workflows.current(PLAN_NAME);
  if (review !== 'required' || current.review) return;
  const message = `is not offered by graph version ${current.version}, which new runs keep to`;
  throw new RequestError('VALIDATION_ERROR', `review: ${message}`, [{ path: 'review', message }]);
}

function checkVersion(thread: ThreadView, expected: number | undefined): void {
  if (expected === undefined || expected === thread.version) return;
  throw new RequestError('VERSION_CONFLICT', `Thread ${thread.threadId} is at version ${thread.version}, the answers were given for ${expected}.`);
}

/** Each version holds the whole conversation, so its size counts once for each turn. */
const MAX_TURNS = 40;
const MAX_CONVERSATION_CHARS = 64_000;

/** @throws {RequestError} QUOTA_EXCEEDED for one more message in a conversation that is as long as one may be. */
function checkConversation(said: readonly string[], message: string | undefined): void {
  if (message === undefined) return;
  const chars = said.reduce((sum, turn) => sum + turn.length, message.length);
  if (said.length >= MAX_TURNS || chars > MAX_CONVERSATION_CHARS)
    throw new RequestError('QUOTA_EXCEEDED', `A conversation has at most ${MAX_TURNS} messages and ${MAX_CONVERSATION_CHARS} characters; start a new thread.`);
}

/** A person's words as a version: answers join those given before, a message is one more turn. */
function toResumption(thread: ThreadView, body: ResumeBody): { delta: AnyState; inputSummary: string; evidence: string[] } {
  const { answers: before, turns } = thread.state;
  const answers = body.answers ?? {};
  const said = Array.isArray(turns) ? (turns as string[]) : [];
  checkConversation(said, body.message);
  const message = body.message === undefined ? {} : { turns: [...said, body.message] };
  return {
    delta: { answers: { ...(before ?? {}), ...answers }, ...message, pendingQuestions: null },
    inputSummary: 'The traveller answered',
    evidence: [...Object.keys(answers).map((field) => `answered=${field}`), ...(body.message === undefined ? [] : ['message in free words'])],
  };
}
