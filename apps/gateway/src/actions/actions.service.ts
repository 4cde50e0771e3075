import { Inject, Injectable } from '@nestjs/common';
import { ACTIONS_NAME } from '@app/actions';
import type { ActionDecision } from '@app/actions';
import type { AnyState } from '@app/agent-kit';
import { ActionProposal, RequestError, RetryableError, isOpen } from '@app/contracts';
import type { ActionAnswersBody, ActionRun, ActionsBody, ApproveBody } from '@app/contracts';
import { cancelRun, resumeRun, reviewRun, startRun } from '@app/engine';
import type { Engine, RequestName } from '@app/engine';
import type { EffectStore, ThreadStore, ThreadView } from '@app/ports';
import { MovedSubscription } from '@app/queue';
import { HistoryService } from '../history/history.service.js';
import { OwnerBudgets } from '../http/owner-budgets.js';
import type { Followed } from '../plans/event-sender.js';
import type { PostOptions } from '../plans/plans.service.js';
import { RunWaiter } from '../plans/run-waiter.js';
import { ACTION_THREADS, EFFECT_STORE, ENGINE, SHUTDOWN } from '../tokens.js';
import { approvable } from './approvable.js';
import { checkActionAnswers } from './check-action-answers.js';
import { toActionRun } from './present-actions.js';
import { undoSteps } from './undo-steps.js';
import { requestNameOf } from '../plans/request-name.js';

/** Behind everything that a version tells. */
const LAST_PLACE = 999_999_999;

/** Runs of actions on plans: starts them, answers their questions, takes decisions, and has them taken back. */
@Injectable()
export class ActionsService {
  private readonly waiter: RunWaiter;

  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    @Inject(ACTION_THREADS) private readonly threads: ThreadStore,
    @Inject(EFFECT_STORE) private readonly effects: EffectStore,
    @Inject(HistoryService) private readonly looksBack: HistoryService,
    @Inject(OwnerBudgets) private readonly budgets: OwnerBudgets,
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
    @Inject(MovedSubscription) moved: MovedSubscription,
  ) {
    this.waiter = new RunWaiter(threads, moved);
  }

  /** Starts a run about the plan as it is now. @throws {RequestError} NOT_FOUND, NO_PLAN_YET, RUN_IN_PROGRESS. */
  async start(threadId: string, { request, mode, context = {} }: ActionsBody, options: PostOptions): Promise<ActionRun> {
    await this.budgets.spendRun(options.ownerId, threadId);
    const taken = await this.looksBack.planToTake(options.ownerId, threadId, undefined);
    return this.open(threadId, { request, mode, context, taken }, { said: { request, mode, context }, options });
  }

  /** A run that takes back what another one did, the last thing first. @throws {RequestError} NOT_FOUND, RUN_NOT_AWAITING. */
  async undo(actionId: string, options: PostOptions): Promise<ActionRun> {
    const thread = await this.findToAct(options.ownerId, actionId);
    const key = options.idempotencyKey;
    const used = key === undefined ? null : await this.engine.store.findKey(options.ownerId, key);
    // What an earlier request with this key took back is not there to be taken back any more.
    if (used) return this.rest(options.ownerId, { ...used, isNew: false }, options);
    const undoing = { runId: thread.runId, steps: undoSteps(thread, await this.effects.listOfRun(thread.runId)) };
    const said = { undoes: thread.runId };
    return this.open(
      thread.threadId,
      { request: `Undo ${thread.runId}`, mode: 'APPROVAL', context: {}, taken: thread.state['taken'], undoing },
      { said, options },
    );
  }

  /** What tells of a run, from its first version to its end. @throws {RequestError} NOT_FOUND. */
  async feedOf(ownerId: string, actionId: string, nodes: boolean): Promise<Omit<Followed, 'lastEventId'>> {
    const { threadId, firstVersion, version, status } = await this.findThread(ownerId, actionId);
    const isOver = !isOpen(status);
    const until = { only: actionId, ...(isOver ? { lastVersion: version } : {}) };
    return { feed: { ownerId, threadId, workflow: ACTIONS_NAME, nodes }, from: `${firstVersion - 1}-${LAST_PLACE}`, until, isOver };
  }

  async find(ownerId: string, actionId: string): Promise<ActionRun> {
    return this.present(await this.findThread(ownerId, actionId));
  }

  /** @throws {RequestError} NOT_FOUND, RUN_NOT_AWAITING, VALIDATION_ERROR naming each answer. */
  async answer(actionId: string, { answers }: ActionAnswersBody, options: PostOptions): Promise<ActionRun> {
    return this.once({ answers, actionId }, options, async (idempotency) => {
      const thread = await this.findToAct(options.ownerId, actionId);
      const checked = thread.status === 'awaiting_input' ? checkActionAnswers(thread.state['questions'], answers) : {};
      const delta = { answers: { ...(thread.state['answers'] ?? {}), ...checked }, questions: null, steps: null, examination: null };
      const evidence = Object.keys(checked).map((id) => `answered=${id}`);
      await resumeRun(this.engine, { thread, delta, inputSummary: 'Questions about actions were answered', evidence, idempotency });
      return thread;
    });
  }

  /** @throws {RequestError} NOT_FOUND, RUN_NOT_AWAITING, VERSION_CONFLICT when the plan or the run has moved on, FORBIDDEN for whoever may not approve. */
  async approve(actionId: string, body: ApproveBody, options: PostOptions): Promise<ActionRun> {
    return this.once({ approve: actionId, body }, options, async (idempotency) => {
      const thread = await this.findToAct(options.ownerId, actionId);
      if (thread.status === 'awaiting_review') await this.checkDecision(thread, body, options.ownerId);
      const decision: ActionDecision = { steps: body.steps, decline: body.decline, doubts: body.doubts, by: options.ownerId };
      await reviewRun(this.engine, { thread, body: decision, idempotency });
      return thread;
    });
  }

  /** @throws {RequestError} NOT_FOUND, RUN_ENDED. */
  async cancel(ownerId: string, actionId: string): Promise<ActionRun> {
    const thread = await this.findToAct(ownerId, actionId);
    await cancelRun(this.engine, thread.runId);
    return this.find(ownerId, actionId);
  }

  private async checkDecision(thread: ThreadView, body: ApproveBody, by: string): Promise<void> {
    if (body.expectedVersion !== undefined && body.expectedVersion !== thread.version)
      throw new RequestError('VERSION_CONFLICT', `The run is at version ${thread.version}, the decision was about ${body.expectedVersion}.`);
    const plan = await this.looksBack.planToTake(by, thread.threadId, undefined);
    const { version } = Object(thread.state['taken']) as { version?: number };
    if (body.steps.length > 0 && !thread.state['undoing'] && plan.version !== version)
      throw new RequestError('VERSION_CONFLICT', `The plan is at version ${plan.version}, the steps are about ${version}; cancel this run and ask again.`);
    approvable(thread.state, ActionProposal.parse(thread.state['proposal']), { ...body, by });
  }

  private async open(threadId: string, state: AnyState, { said, options }: { readonly said: AnyState; readonly options: PostOptions }): Promise<ActionRun> {
    const { ownerId, idempotencyKey, traceparent } = options;
    const started = await startRun(this.engine, {
      ...{ workflow: ACTIONS_NAME, ownerId, threadId, scenario: ACTIONS_NAME, state: { ...state, requester: ownerId }, said, idempotencyKey, traceparent },
    });
    return this.rest(ownerId, { ...started, isNew: started.version !== null }, options);
  }

  /** Does what moves a run, or finds that the same request did before. */
  private async once(body: unknown, options: PostOptions, act: (idempotency: RequestName | null) => Promise<ThreadView>): Promise<ActionRun> {
    const { ownerId } = options;
    const idempotency = requestNameOf(options, body);
    const used = idempotency && (await this.engine.store.findKey(ownerId, idempotency.key));
    if (used && used.bodyHash !== idempotency.bodyHash)
      throw new RequestError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was sent before with another body; use a new key for a new request.');
    const { threadId, runId } = used ?? (await act(idempotency));
    return this.rest(ownerId, { threadId, runId, isNew: false }, options);
  }

  /** The run once it rests, or as it is when the wait is over. */
  private async rest(ownerId: string, run: { threadId: string; runId: string; isNew: boolean }, { waitMs }: PostOptions): Promise<ActionRun> {
    const thread = await this.waiter.wait(ownerId, run, waitMs, this.shutdown);
    if (!thread) throw new RetryableError('STORE_UNAVAILABLE', `The run ${run.runId} was taken on but cannot be looked at; see GET /actions/${run.runId}.`);
    return this.present(thread);
  }

  private async present(thread: ThreadView): Promise<ActionRun> {
    return toActionRun(thread, await this.effects.listOfRun(thread.runId));
  }

  private async findToAct(memberId: string, actionId: string): Promise<ThreadView> {
    const thread = await this.findThread(memberId, actionId);
    if (thread.role === 'viewer') throw new RequestError('FORBIDDEN', 'You may look at this thread, but not act in it; ask its owner.');
    return thread;
  }

  /** Only members of its thread see a run. */
  private async findThread(memberId: string, actionId: string): Promise<ThreadView> {
    const run = await this.engine.store.loadRun(actionId);
    const thread = run && (await this.threads.findThread(memberId, run.threadId, actionId));
    if (thread) return thread;
    throw new RequestError('NOT_FOUND', `There is no run of actions ${actionId}.`);
  }
}
