import { Inject, Injectable } from '@nestjs/common';
import type { AnyState } from '@app/agent-kit';
import { MAX_GROUP_PEOPLE, RequestError, UserRequest } from '@app/contracts';
import type { GroupAnswer, GroupBallotBody, GroupExpenseBody, GroupVoteBody, GroupWishesBody, MemberItem } from '@app/contracts';
import { callRun } from '@app/engine';
import type { Engine, RequestName } from '@app/engine';
import { GROUP_KEY, GROUP_NAME, GroupShown, requestOfAll, wins } from '@app/groups';
import type { GroupCall } from '@app/groups';
import type { ClockPort, ExchangeRatePort, MemberStore, ThreadView } from '@app/ports';
import { HeavyDesk } from '../heavy/heavy-desk.js';
import { OwnerBudgets } from '../http/owner-budgets.js';
import { editedState } from '../plans/follow-up.js';
import { PlansService, isRunNotAwaiting } from '../plans/plans.service.js';
import type { PostOptions } from '../plans/plans.service.js';
import { readEdits } from '../plans/read-edits.js';
import { CLOCK, ENGINE, EXCHANGE_RATES, MEMBER_STORE } from '../tokens.js';
import { StandingRuns } from '../watches/standing-runs.js';
import { toGroup } from './present-group.js';

const MAX_GROUPS = 50;
const HOUR_MS = 3_600_000;
const TRIES = 5;
const RATE_TIMEOUT_MS = 10_000;
/** Words of a group are read in a moment; a plan takes longer, and is told of. */
const PATIENCE_MS = 10_000;

/** A call as its kind needs it; who and when is added here. */
type Said<C = GroupCall> = C extends GroupCall ? Omit<C, 'by' | 'at'> : never;
interface Seen {
  readonly group: ThreadView;
  readonly shown: GroupShown;
  readonly plan: ThreadView;
  readonly members: readonly MemberItem[];
}

/** Groups of people who plan one trip: what each wishes, what they settle, vote on and pay. */
@Injectable()
export class GroupsService {
  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    @Inject(StandingRuns) private readonly runs: StandingRuns,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(MEMBER_STORE) private readonly members: MemberStore,
    @Inject(OwnerBudgets) private readonly budgets: OwnerBudgets,
    @Inject(HeavyDesk) private readonly desk: HeavyDesk,
    @Inject(EXCHANGE_RATES) private readonly rates: ExchangeRatePort,
    @Inject(CLOCK) private readonly clock: ClockPort,
  ) {}

  /** @throws {RequestError} NOT_FOUND, FORBIDDEN, RUN_IN_PROGRESS where the thread has a group, QUOTA_EXCEEDED. */
  async open(threadId: string, options: PostOptions): Promise<GroupAnswer> {
    await this.budgets.spendRun(options.ownerId, threadId);
    await this.plans.findToAct(options.ownerId, threadId);
    const state = { seenAt: this.clock.now().toISOString() };
    await this.runs.open({ workflow: GROUP_NAME, threadId, state, said: { group: threadId }, most: MAX_GROUPS }, options);
    return this.find(options.ownerId, threadId);
  }

  /** @throws {RequestError} NOT_FOUND. */
  async find(memberId: string, threadId: string): Promise<GroupAnswer> {
    return toGroup({ ...(await this.seen(memberId, threadId)), by: memberId });
  }

  /** What is settled, voted and owed is there as long as the thread; nobody adds to it. @throws {RequestError} NOT_FOUND, FORBIDDEN, RUN_ENDED. */
  async end(memberId: string, threadId: string): Promise<void> {
    await this.runs.end(memberId, GROUP_NAME, (await this.seen(memberId, threadId)).group.runId);
  }

  /** @throws {RequestError} NOT_FOUND, FORBIDDEN, VALIDATION_ERROR for words that the guard blocks, QUOTA_EXCEEDED for one person too many. */
  say(threadId: string, said: GroupWishesBody, options: PostOptions): Promise<GroupAnswer> {
    return this.do(threadId, { said }, options, async ({ shown }) => {
      await this.checkWords(options.ownerId, [said.text]);
      if (shown.words.length >= MAX_GROUP_PEOPLE && !shown.words.some(({ by }) => by === options.ownerId))
        throw new RequestError('QUOTA_EXCEEDED', `At most ${MAX_GROUP_PEOPLE} people of a group say what they wish for.`);
      return { kind: 'say', said };
    });
  }

  /** Plans the trip for everybody. @throws {RequestError} NOT_FOUND, FORBIDDEN, NO_PLAN_YET, RUN_IN_PROGRESS. */
  plan(threadId: string, options: PostOptions): Promise<GroupAnswer> {
    return this.do(threadId, { plan: threadId }, options, async (seen) => {
      await this.budgets.spendRun(options.ownerId, threadId);
      return { kind: 'plan', start: planOfAll(seen) };
    });
  }

  /** @throws {RequestError} NOT_FOUND, FORBIDDEN, VALIDATION_ERROR for edits that do not fit the plan. */
  openVote(threadId: string, { question, options: choices, quorum, closesInHours }: GroupVoteBody, options: PostOptions): Promise<GroupAnswer> {
    return this.do(threadId, { question, choices, quorum, closesInHours }, options, async ({ plan, members }) => {
      await this.checkWords(options.ownerId, [question, ...choices.map(({ text }) => text)]);
      for (const { edits } of choices) if (edits.length > 0) readEdits(plan.state, edits);
      const half = Math.floor(members.filter(({ role }) => role !== 'viewer').length / 2) + 1;
      const closesAt = new Date(this.clock.now().getTime() + closesInHours * HOUR_MS).toISOString();
      return { kind: 'open_vote', vote: { question, options: choices, quorum: quorum ?? half, closesAt } };
    });
  }

  /** A later ballot takes the place of an earlier one. @throws {RequestError} NOT_FOUND, FORBIDDEN, RUN_NOT_AWAITING for a vote that is over. */
  vote(threadId: string, number: number, { option }: GroupBallotBody, options: PostOptions): Promise<GroupAnswer> {
    return this.do(threadId, { number, option }, options, async ({ shown, plan }) => {
      const vote = shown.votes.find((one) => one.number === number);
      if (!vote) throw new RequestError('NOT_FOUND', `There is no vote ${number}.`);
      if (vote.outcome !== null || vote.closesAt <= this.clock.now().toISOString()) throw new RequestError('RUN_NOT_AWAITING', `Vote ${number} is over.`);
      const choice = vote.options[option - 1];
      if (!choice) throw invalid('option', `vote ${number} has ${vote.options.length} options`);
      const changes = choice.edits.length > 0 && wins(vote, options.ownerId, option);
      if (changes) await this.budgets.spendRun(options.ownerId, threadId);
      return { kind: 'ballot', number, option, start: changes ? changedPlan(plan, choice.edits) : null };
    });
  }

  /** @throws {RequestError} NOT_FOUND, FORBIDDEN, VALIDATION_ERROR for people or a currency that nobody knows. */
  spend(threadId: string, { what, amount, currency, for: named }: GroupExpenseBody, options: PostOptions): Promise<GroupAnswer> {
    return this.do(threadId, { what, amount, currency, named }, options, async ({ plan, members }) => {
      await this.checkWords(options.ownerId, [what]);
      const acting = members.filter(({ role }) => role !== 'viewer').map(({ memberId }) => memberId);
      const stranger = named?.find((memberId) => !acting.includes(memberId));
      if (stranger !== undefined) throw invalid('for', `${stranger} does not travel in this group`);
      const own = currencyOf(plan);
      const rate = currency === undefined || currency === own ? null : await this.rates.rate(currency, own, AbortSignal.timeout(RATE_TIMEOUT_MS));
      const paid = rate && currency !== undefined ? { amount, currency } : null;
      return { kind: 'spend', expense: { what, amount: Math.round(amount * (rate?.rate ?? 1) * 100) / 100, paid, for: [...new Set(named ?? acting)].sort() } };
    });
  }

  /** @throws {RequestError} NOT_FOUND, FORBIDDEN for what somebody else paid. */
  takeBackExpense(threadId: string, number: number, options: PostOptions): Promise<GroupAnswer> {
    return this.do(threadId, { takeBack: number }, options, async ({ shown }) => {
      const expense = shown.expenses.find((one) => one.number === number);
      if (!expense) throw new RequestError('NOT_FOUND', `There is no expense ${number}.`);
      if (expense.by !== options.ownerId) throw new RequestError('FORBIDDEN', `${expense.by} paid this; only they take it back.`);
      return { kind: 'take_back_expense', number };
    });
  }

  /** Does what a member asks for in the group of a thread, as it is by then; `said` is what makes two requests with one key the same. */
  async do(threadId: string, said: AnyState, options: PostOptions, callOf: (seen: Seen) => Promise<Said>): Promise<GroupAnswer> {
    await this.runs.once(GROUP_NAME, { threadId, ...said }, options, (idempotency) => this.call(threadId, options.ownerId, { callOf, idempotency }));
    return this.find(options.ownerId, threadId);
  }

  /** One call counts at a time; who comes second is tried again. */
  private async call(
    threadId: string,
    by: string,
    { callOf, idempotency }: { readonly callOf: (seen: Seen) => Promise<Said>; readonly idempotency: RequestName | null },
  ): Promise<ThreadView> {
    for (let tries = 1; ; tries += 1) {
      const seen = await this.rested(by, threadId);
      if (seen.group.role === 'viewer') throw new RequestError('FORBIDDEN', 'You may look at this group, but not act in it; ask an owner of the thread.');
      const body = { ...(await callOf(seen)), by, at: this.clock.now().toISOString() } as GroupCall;
      try {
        await callRun(this.engine, { runId: seen.group.runId, key: GROUP_KEY, body, idempotency });
        return seen.group;
      } catch (error) {
        if (!isRunNotAwaiting(error) || tries >= TRIES) throw error;
      }
    }
  }

  private async rested(memberId: string, threadId: string): Promise<Seen> {
    const before = await this.seen(memberId, threadId);
    if (before.group.status !== 'in_progress') return checkOpen(before);
    await this.runs.rested(memberId, GROUP_NAME, before.group, PATIENCE_MS);
    return checkOpen(await this.seen(memberId, threadId));
  }

  private async seen(memberId: string, threadId: string): Promise<Seen> {
    const plan = await this.plans.find(memberId, threadId);
    const group = await this.runs.findOn(memberId, GROUP_NAME, threadId);
    const members = (await this.members.list(memberId, threadId)) ?? [];
    return { group, shown: GroupShown.parse(group.state), plan, members };
  }

  /** Orders to the system end a run that reads them; here they would end the group of everybody. @throws {RequestError} VALIDATION_ERROR. */
  private async checkWords(ownerId: string, texts: readonly string[]): Promise<void> {
    for (const text of [...texts, texts.join(' ')]) {
      const { blocked } = await this.desk.scan(ownerId, { text, direction: 'input' });
      if (blocked) throw invalid('text', 'reads like an order to the system; say what you wish for');
    }
  }
}

function invalid(path: string, message: string): RequestError {
  return new RequestError('VALIDATION_ERROR', `${path}: ${message}`, [{ path, message }]);
}

/** @throws {RequestError} RUN_IN_PROGRESS, RUN_ENDED. */
function checkOpen(seen: Seen): Seen {
  if (seen.shown.start) throw new RequestError('RUN_IN_PROGRESS', 'The plan of the group is being made; wait for it.');
  if (seen.group.status !== 'waiting' && seen.group.status !== 'in_progress') throw new RequestError('RUN_ENDED', 'This group has ended; open another one.');
  return seen;
}

const requestOf = ({ state }: Pick<ThreadView, 'state'>): UserRequest | null => UserRequest.safeParse(state['userRequest']).data ?? null;
const currencyOf = (plan: ThreadView): string => requestOf(plan)?.currency ?? 'EUR';

/** The first state of a run that plans with everybody's wishes. @throws {RequestError} NO_PLAN_YET. */
function planOfAll({ plan, shown, members }: Seen): AnyState {
  const request = requestOf(plan);
  if (!request || plan.status !== 'complete') throw new RequestError('NO_PLAN_YET', 'This thread has no finished plan to go on from; plan the trip first.');
  const people = members.filter(({ role }) => role !== 'viewer').length;
  const { context, catalogId, catalogContent } = plan.state;
  return {
    ...{ turns: [], naturalLanguage: null, context: context ?? {}, ownerId: plan.ownerId },
    ...(catalogId ? { catalogId, catalogContent } : {}),
    userRequest: requestOfAll(request, { ...shown, people }),
  };
}

/** The first state of a run that changes the plan as was voted. @throws {RequestError} NO_PLAN_YET, VALIDATION_ERROR where the edits fit no more. */
function changedPlan(plan: ThreadView, edits: GroupVoteBody['options'][number]['edits']): AnyState {
  const state = editedState(plan, readEdits(plan.state, edits));
  if (!state) throw new RequestError('NO_PLAN_YET', 'This thread has no finished plan that could be changed; plan the trip first.');
  return { ...state, ownerId: plan.ownerId };
}
