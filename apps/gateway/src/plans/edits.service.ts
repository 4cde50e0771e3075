import { Inject, Injectable } from '@nestjs/common';
import { reviewRun, startRun } from '@app/engine';
import type { Engine, RequestName, StartedRun } from '@app/engine';
import type { AnyState } from '@app/agent-kit';
import { PLAN_NAME } from '@app/graph';
import { FinalPlan, PlanNotes, RequestError, RevisionPatch } from '@app/contracts';
import type { EditsAnswer, EditsBody, RunStatus } from '@app/contracts';
import type { PastState, ThreadView } from '@app/ports';
import { HistoryService } from '../history/history.service.js';
import { OwnerBudgets } from '../http/owner-budgets.js';
import { ENGINE } from '../tokens.js';
import { editedState } from './follow-up.js';
import { PlansService } from './plans.service.js';
import type { PlanOutcome, PostOptions } from './plans.service.js';
import { readEdits } from './read-edits.js';
import { ThreadTurns } from './thread-turns.js';
import { requestNameOf } from './request-name.js';
import { restoredState } from './restored-state.js';

/** Edits that led to a version at rest, or a run that still works on them. */
export type EditsOutcome = { readonly kind: 'done'; readonly answer: EditsAnswer } | { readonly kind: 'going'; readonly outcome: PlanOutcome };

const SCENARIO = 'api-edits';
/** What makes two requests with one key the same. */
const saidBy = (body: EditsBody, ownerId: string): AnyState => ({ edits: body, ownerId });

const CHANGEABLE: ReadonlySet<RunStatus> = new Set(['complete', 'awaiting_review', 'refused']);

/** Changes plans by typed edits: the same agents and the same audit as for a change in words, without a reading that could go wrong. */
@Injectable()
export class EditsService {
  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(HistoryService) private readonly looksBack: HistoryService,
    @Inject(ThreadTurns) private readonly turns: ThreadTurns,
    @Inject(OwnerBudgets) private readonly budgets: OwnerBudgets,
  ) {}

  /**
   * Makes all edits in one run, and waits for what comes of it.
   *
   * @throws {RequestError} NOT_FOUND, FORBIDDEN, NO_PLAN_YET, RUN_IN_PROGRESS, VERSION_CONFLICT, IDEMPOTENCY_KEY_REUSED, VALIDATION_ERROR.
   */
  async edit(threadId: string, body: EditsBody, options: PostOptions): Promise<EditsOutcome> {
    const idempotency = requestNameOf(options, { threadId, scenario: SCENARIO, state: saidBy(body, options.ownerId) });
    const before = idempotency && (await this.plans.resumedBefore(idempotency, options));
    if (before) return this.told(before, await this.versionBefore(before, options), options);
    await this.budgets.spendRun(options.ownerId, threadId);
    const { from, outcome } = await this.turns.take(threadId, async () => {
      const thread = await this.plans.findToAct(options.ownerId, threadId);
      checkChangeable(thread, body);
      return { from: thread.version, outcome: await this.run(thread, body, options, idempotency) };
    });
    return this.told(await this.plans.outcome(outcome, outcome.version, options), from, options);
  }

  /** A plan that awaits review is decided on; a finished one is taken up by a new run. */
  private async run(
    thread: ThreadView,
    body: EditsBody,
    { ownerId, traceparent }: PostOptions,
    idempotency: RequestName | null,
  ): Promise<{ threadId: string; runId: string; version: number | null; isAtRest?: boolean }> {
    const [first] = body.edits;
    if (first?.kind === 'restore') return this.restore(thread, { body, version: first.version }, { ownerId, traceparent, idempotencyKey: idempotency?.key });
    const wish = readEdits(thread.state, body.edits);
    if (thread.status === 'awaiting_review') {
      const decided = await reviewRun(this.engine, { thread, body: { action: 'revise', ...wish }, idempotency });
      const { runId, version, status } = decided;
      return { threadId: thread.threadId, runId, version, isAtRest: status !== 'in_progress' };
    }
    const state = editedState(thread, wish);
    if (!state) throw new RequestError('NO_PLAN_YET', `Thread ${thread.threadId} has no plan that could be changed.`);
    return startRun(this.engine, {
      ...{ workflow: PLAN_NAME, ownerId, threadId: thread.threadId, scenario: SCENARIO, state: { ...state, ownerId } },
      ...{ said: saidBy(body, ownerId), idempotencyKey: idempotency?.key, traceparent },
    });
  }

  /** A new run that begins as that version was; a plan that awaits review gives way to the one from before. */
  private async restore(
    { threadId, state, status }: ThreadView,
    { body, version }: { readonly body: EditsBody; readonly version: number },
    { ownerId, traceparent, idempotencyKey }: Pick<PostOptions, 'ownerId' | 'traceparent'> & { readonly idempotencyKey: string | undefined },
  ): Promise<StartedRun> {
    const past = await this.looksBack.past(ownerId, threadId, version);
    const restored = restoredState(this.engine.workflows.current(past.workflow), past, state);
    return startRun(this.engine, {
      ...{ workflow: past.workflow, ownerId, threadId, scenario: SCENARIO, state: { ...restored, ownerId } },
      ...{ said: saidBy(body, ownerId), idempotencyKey, traceparent },
      ...(status === 'awaiting_review' ? { onBusy: 'interrupt' as const } : {}),
    });
  }

  private async told(outcome: PlanOutcome, from: number, { ownerId }: PostOptions): Promise<EditsOutcome> {
    if (outcome.kind === 'accepted' || outcome.thread.status === 'in_progress') return { kind: 'going', outcome };
    const { thread } = outcome;
    const past = await this.looksBack.past(ownerId, thread.threadId, from);
    const diff = await this.looksBack.diff(ownerId, thread.threadId, { from, to: thread.version });
    return { kind: 'done', answer: answerOf(thread, past, diff) };
  }

  /** Where the edits of an earlier, identical request began: the last version of another run, or of the decision. */
  private async versionBefore(outcome: PlanOutcome, { ownerId }: PostOptions): Promise<number> {
    if (outcome.kind === 'accepted') return outcome.version;
    const { threadId, runId, version } = outcome.thread;
    const { versions } = await this.looksBack.history(ownerId, threadId, 0);
    const begins = versions.filter((entry) => entry.version <= version && entry.runId === runId && ['request', 'decision'].includes(entry.cause)).at(-1);
    return Math.max(1, (begins?.version ?? version) - 1);
  }
}

/** @throws {RequestError} VERSION_CONFLICT, RUN_IN_PROGRESS, NO_PLAN_YET. */
function checkChangeable({ threadId, status, version }: ThreadView, { expectedVersion }: EditsBody): void {
  if (expectedVersion !== undefined && expectedVersion !== version)
    throw new RequestError('VERSION_CONFLICT', `Thread ${threadId} is at version ${version}, the edits were made on ${expectedVersion}.`);
  if (status === 'in_progress') throw new RequestError('RUN_IN_PROGRESS', `Thread ${threadId} has a run that is still going; wait for it or cancel it.`);
  if (!CHANGEABLE.has(status)) throw new RequestError('NO_PLAN_YET', `Thread ${threadId} has no plan that could be changed.`);
}

const planIn = (state: PastState['state']): FinalPlan | null => FinalPlan.nullish().parse(state['finalPlan']) ?? null;

function answerOf({ threadId, status, version, state }: ThreadView, past: PastState, diff: EditsAnswer['diff']): EditsAnswer {
  const [before, after] = [planIn(past.state), planIn(state)];
  const keyOf = ({ code, day, detail }: FinalPlan['checks']['violations'][number]): string => JSON.stringify([code, day, detail]);
  const known = new Set((before?.checks.violations ?? []).map(keyOf));
  const violations = after?.checks.violations ?? [];
  return {
    ...{ threadId, status, version, diff },
    isChanged: diff.route.length + diff.days.length + diff.items.length + diff.bookings.length > 0 || (diff.costs?.difference ?? 0) !== 0,
    checks: { pass: after?.checks.pass ?? false, violations, added: violations.filter((one) => !known.has(keyOf(one))) },
    notes: notesIn(state, after, past.state),
  };
}

/** What the agents say about the change: the section that every view shows, what was left out, and why something could not be. */
function notesIn(state: ThreadView['state'], plan: FinalPlan | null, before: PastState['state']): string[] {
  const sections = (plan?.planSections ?? []).filter(({ agent }) => agent === 'reviser');
  const told = sections.flatMap((section) => [...(section.text ? [section.text] : []), ...(section.items ?? [])]);
  const said = [...told, ...(RevisionPatch.safeParse(state['revisionPatch']).data?.notes ?? [])];
  const known = new Set(unmetIn(before));
  const refused = unmetIn(state).filter((words) => !known.has(words));
  return [...new Set([...said, ...refused.filter((words) => !said.some((note) => note.includes(words.slice(words.indexOf(': ') + 2, -1))))])];
}

/** "Prado Museum on day 1: it is closed on Mondays." */
const unmetIn = (state: PastState['state']): string[] =>
  (PlanNotes.nullish().safeParse(state['planNotes']).data ?? []).flatMap((note) =>
    typeof note !== 'string' && note.kind === 'not_met' ? [`${note.what}: ${note.why}.`] : [],
  );
