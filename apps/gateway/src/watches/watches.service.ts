import { Inject, Injectable } from '@nestjs/common';
import { DailyWeather, FinalPlan, RequestError, WatchProposal, WeatherRiskSummary, isOpen } from '@app/contracts';
import type { WatchAnswer, WatchBody } from '@app/contracts';
import type { AnyState } from '@app/agent-kit';
import { callRun } from '@app/engine';
import type { Engine } from '@app/engine';
import type { ClockPort, ThreadView } from '@app/ports';
import { PROPOSAL_KEY, WATCH_NAME, digestOfPlan } from '@app/watches';
import type { WatchCall } from '@app/watches';
import { HistoryService } from '../history/history.service.js';
import { OwnerBudgets } from '../http/owner-budgets.js';
import type { Followed } from '../plans/event-sender.js';
import { editedState } from '../plans/follow-up.js';
import { PlansService } from '../plans/plans.service.js';
import type { PostOptions } from '../plans/plans.service.js';
import { CLOCK, ENGINE, STANDING_BOUNDS } from '../tokens.js';
import { toWatch } from './present-watch.js';
import { StandingRuns } from './standing-runs.js';
import type { StandingBounds } from './standing-bounds.js';

/** Behind everything that a version tells. */
const LAST_PLACE = 999_999_999;

/** Watches over plans: set, looked at, their proposals decided about, and ended. */
@Injectable()
export class WatchesService {
  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    @Inject(StandingRuns) private readonly runs: StandingRuns,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(HistoryService) private readonly looksBack: HistoryService,
    @Inject(OwnerBudgets) private readonly budgets: OwnerBudgets,
    @Inject(CLOCK) private readonly clock: ClockPort,
    @Inject(STANDING_BOUNDS) private readonly bounds: StandingBounds,
  ) {}

  /** @throws {RequestError} NOT_FOUND, NO_PLAN_YET, RUN_IN_PROGRESS where the thread is watched, QUOTA_EXCEEDED. */
  async open({ threadId, ...watching }: WatchBody, options: PostOptions): Promise<WatchAnswer> {
    await this.budgets.spendRun(options.ownerId, threadId);
    await this.looksBack.planToTake(options.ownerId, threadId, undefined);
    const state = { watching };
    return toWatch(await this.runs.open({ workflow: WATCH_NAME, threadId, state, said: state, most: this.bounds.watches }, options));
  }

  async list(ownerId: string): Promise<WatchAnswer[]> {
    return (await this.runs.list(ownerId, WATCH_NAME)).map(toWatch);
  }

  async find(ownerId: string, watchId: string): Promise<WatchAnswer> {
    return toWatch(await this.runs.find(ownerId, WATCH_NAME, watchId));
  }

  end(ownerId: string, watchId: string): Promise<void> {
    return this.runs.end(ownerId, WATCH_NAME, watchId);
  }

  /** What tells of a watch, from its first look to its end. @throws {RequestError} NOT_FOUND. */
  async feedOf(ownerId: string, watchId: string): Promise<Omit<Followed, 'lastEventId'>> {
    const { threadId, firstVersion, version, status } = await this.runs.find(ownerId, WATCH_NAME, watchId);
    const isOver = !isOpen(status);
    const until = { only: watchId, ...(isOver ? { lastVersion: version } : {}) };
    return { feed: { ownerId, threadId, workflow: WATCH_NAME, nodes: false }, from: `${firstVersion - 1}-${LAST_PLACE}`, until, isOver };
  }

  /** The plan is revised as proposed. @throws {RequestError} NOT_FOUND, RUN_NOT_AWAITING, VERSION_CONFLICT when proposal or plan have changed. */
  async accept(watchId: string, number: number, options: PostOptions): Promise<WatchAnswer> {
    return this.decide(watchId, { number, action: 'accepted' }, options, async (proposal, { threadId }) => {
      await this.budgets.spendRun(options.ownerId, threadId);
      const plan = await this.plans.findToAct(options.ownerId, threadId);
      return { action: 'accepted', start: revisedStart(plan, proposal) };
    });
  }

  /** The plan stays as it is. @throws {RequestError} NOT_FOUND, RUN_NOT_AWAITING, VERSION_CONFLICT. */
  dismiss(watchId: string, number: number, options: PostOptions): Promise<WatchAnswer> {
    return this.decide(watchId, { number, action: 'dismissed' }, options, async () => ({ action: 'dismissed' }));
  }

  private async decide(
    watchId: string,
    said: { readonly number: number; readonly action: WatchCall['action'] },
    options: PostOptions,
    callOf: (proposal: WatchProposal, thread: ThreadView) => Promise<{ action: 'dismissed' } | { action: 'accepted'; start: AnyState }>,
  ): Promise<WatchAnswer> {
    const { ownerId } = options;
    const view = await this.runs.once(WATCH_NAME, { watchId, ...said }, options, async (idempotency) => {
      const thread = await this.runs.findToAct(ownerId, WATCH_NAME, watchId);
      const proposal = WatchProposal.safeParse(thread.state['proposal']).data;
      if (!proposal || thread.status !== 'waiting') throw new RequestError('RUN_NOT_AWAITING', `Watch ${watchId} proposes nothing now; look at it again.`);
      if (proposal.number !== said.number)
        throw new RequestError('VERSION_CONFLICT', `Watch ${watchId} proposes number ${proposal.number} now, the decision was about ${said.number}.`);
      const body: WatchCall = { ...(await callOf(proposal, thread)), by: ownerId, at: this.clock.now().toISOString() };
      await callRun(this.engine, { runId: watchId, key: PROPOSAL_KEY, body, idempotency });
      return thread;
    });
    return toWatch(view);
  }
}

/** The first state of the run that revises the plan. @throws {RequestError} VERSION_CONFLICT when it is another plan by now. */
function revisedStart(thread: ThreadView, { planDigest, changes, weather }: WatchProposal): AnyState {
  const plan = FinalPlan.safeParse(thread.state['finalPlan']).data;
  const state = plan && digestOfPlan(plan) === planDigest ? editedState(thread, { feedback: '', locks: [], changes }) : null;
  if (!state) throw new RequestError('VERSION_CONFLICT', 'The plan has changed since this was proposed; the next look proposes anew what still holds.');
  return { ...state, ownerId: thread.ownerId, ...withSky(thread.state['weatherRisks'], weather) };
}

/** What was known of the weather, with the days that are foretold otherwise by now. */
function withSky(known: unknown, days: readonly DailyWeather[]): AnyState {
  const summary = WeatherRiskSummary.safeParse(known).data;
  if (!summary || days.length === 0) return {};
  const byDate = new Map([...summary.daily, ...days].map((day) => [day.date, day] as const));
  const daily = [...byDate.values()].sort((one, other) => one.date.localeCompare(other.date));
  return { weatherRisks: { ...summary, daily, highRiskDates: daily.filter(({ riskLevel }) => riskLevel === 'HIGH').map(({ date }) => date) } };
}
