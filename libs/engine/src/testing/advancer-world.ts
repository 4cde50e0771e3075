import { canonicalJson } from '@app/agent-kit';
import { ServedWorkflows } from '@app/workflow';
import type { RunEvent, StepJob } from '@app/contracts';
import type { ClockPort, OutgoingMessage, RunSnapshot, RunStore, ThreadView } from '@app/ports';
import { RunAdvancer } from '../advance-run.js';
import { createEngine } from '../engine.js';
import type { Engine } from '../engine.js';
import { reconcile } from '../reconcile.js';
import { relayOutbox } from '../relay-outbox.js';
import { resumeRun } from '../resume-run.js';
import { reviewRun } from '../review-run.js';
import { startRun } from '../start-run.js';
import { countedIds } from './fault-free.js';
import { flaky } from './flaky-store.js';
import type { FlakyStore, StoreFault } from './flaky-store.js';
import { HandDrivenBus } from './hand-driven-bus.js';
import { hold } from './history.js';
import { decisionFor, outcomeOf, resumeOf } from './scenarios.js';
import type { Scenario } from './scenarios.js';

interface Orchestrator {
  readonly advancer: RunAdvancer;
  readonly engine: Engine;
}
/** A clock that the world moves. */
export interface MovableClock extends ClockPort {
  advanceBy(elapsedMs: number): void;
}

const FAULTS = [
  ...['deliver', 'deliver', 'deliver', 'deliver', 'deliver', 'deliver', 'race', 'race'],
  ...['redeliver', 'lose', 'arrive_late', 'lose_answer', 'fail_commit', 'crash_after_commit', 'crash_after_publish'],
  ...['bus_away', 'forget', 'relay', 'expire', 'reconcile', 'wipe', 'nudge', 'restart', 'answer'],
] as const;
type Fault = (typeof FAULTS)[number];
const ORCHESTRATORS = 2;
const LONG_MS = 200_000;
const MAX_HEALING_ROUNDS = 500;

/** Numbers below this name every fault together with one of sixteen choices of message and orchestrator. */
export const ADVANCER_SCHEDULE_RANGE = FAULTS.length * 16 * ORCHESTRATORS;

/** The commands of the engine on a store and a bus that a schedule ill-treats, with two orchestrators at once. */
export class AdvancerWorld {
  private readonly bus = new HandDrivenBus();
  private readonly store: FlakyStore;
  private readonly parts: Omit<Engine, 'outbox'>;
  private readonly orchestrators: Orchestrator[];
  private readonly limbo: OutgoingMessage[] = [];
  /** What each step was given first; it must be the same every time, as an effect is named after its step and its input. */
  private readonly inputs = new Map<string, string>();
  /** The attempt of each step that reached a worker first. */
  private readonly firstTries = new Map<string, number>();
  private names = { threadId: '', runId: '' };

  constructor(
    private readonly scenario: Scenario,
    store: RunStore,
    private readonly clock: MovableClock,
  ) {
    const { graph } = scenario;
    this.store = flaky(store);
    this.parts = {
      ...{ workflows: new ServedWorkflows({ current: graph }), store: this.store, queue: this.bus, ids: countedIds(), clock },
      announce: () => undefined,
      onTrouble: (error) => {
        throw error;
      },
      settings: { ...scenario.settings, outboxGraceMs: 0, idleRunMs: 0 },
    };
    this.orchestrators = Array.from({ length: ORCHESTRATORS }, () => this.startOrchestrator());
  }

  async open(): Promise<{ readonly threadId: string; readonly runId: string }> {
    const { start: state } = this.scenario;
    const request = {
      workflow: this.scenario.graph.name,
      ownerId: 'local',
      threadId: undefined,
      scenario: 'api',
      state,
      idempotencyKey: undefined,
      traceparent: null,
    };
    this.names = await startRun(this.orchestrator(0).engine, request);
    return this.names;
  }

  /** Lets one thing happen; the number says what, to which message, and in which orchestrator. */
  async apply(choice: number): Promise<void> {
    const fault = FAULTS[choice % FAULTS.length] ?? 'deliver';
    const rest = Math.floor(choice / FAULTS.length);
    await this.suffer(fault, Math.floor(rest / ORCHESTRATORS), rest % ORCHESTRATORS);
  }

  /** One thing that happens, by name. */
  async suffer(fault: Fault, pick: number, at: number): Promise<void> {
    await this.faults[fault](pick, at);
    this.bus.isAway = false;
    this.store.recover();
  }

  /** No more faults: answers, delivers, relays and reconciles until the run is at rest, then hands over everything that was late. */
  async heal(): Promise<RunSnapshot> {
    let run = await this.run();
    for (let round = 0; run.status === 'in_progress' || this.isAsked(run); round += 1) {
      hold(round < MAX_HEALING_ROUNDS, `the run does not come to rest: ${JSON.stringify(run)}`);
      await this.answer(0);
      if (this.bus.messages.length === 0) await this.suffer('relay', 0, round % ORCHESTRATORS);
      await this.suffer(this.bus.messages.length > 0 ? 'deliver' : 'expire', 0, round % ORCHESTRATORS);
      run = await this.run();
    }
    await this.bus.publish(this.limbo.splice(0));
    for (let round = 0; this.bus.messages.length > 0; round += 1) await this.suffer('deliver', 0, round % ORCHESTRATORS);
    await this.suffer('expire', 0, 0);
    hold((await this.run()).moveCount === run.moveCount, 'a run at rest was moved by a late message');
    await Promise.all(this.orchestrators.map(({ engine }) => engine.outbox.drain()));
    return run;
  }

  private readonly faults: Readonly<Record<Fault, (pick: number, at: number) => Promise<unknown>>> = {
    deliver: (pick, at) => this.handle(this.bus.take(pick), at),
    redeliver: (pick, at) => this.handle(this.bus.peek(pick), at),
    race: (pick, at) => Promise.all([this.handle(this.bus.peek(pick), 0), this.handle(this.bus.peek(pick + at), 1)]),
    lose: async (pick) => this.limbo.push(...[this.bus.take(pick)].filter((lost) => lost !== undefined)),
    arrive_late: (pick, at) => this.handle(this.limbo.splice(pick % (this.limbo.length || 1), 1)[0], at),
    lose_answer: (pick, at) => this.failCommit('after_commit', pick, at),
    fail_commit: (pick, at) => this.failCommit('before_commit', pick, at),
    crash_after_commit: (pick, at) => this.failCommit('after_commit', pick, at).then(() => this.restart(at)),
    crash_after_publish: (pick, at) => this.handle(this.bus.peek(pick), at).then(() => this.restart(at)),
    bus_away: (pick, at) => {
      const message = this.bus.take(pick);
      this.bus.isAway = true;
      return this.handle(message, at);
    },
    forget: (_pick, at) => this.orchestrator(at).engine.outbox.drain(),
    relay: (_pick, at) => relayOutbox(this.orchestrator(at).engine),
    expire: (_pick, at) => this.reconcileAfter(LONG_MS, at),
    // Time passes before a round, as a round looks only at what is older than now.
    reconcile: (_pick, at) => this.reconcileAfter(1, at),
    wipe: async () => this.bus.wipe(),
    nudge: (_pick, at) => this.orchestrator(at).advancer.advance({ type: 'run_changed', runId: this.names.runId, version: 1 }),
    restart: async (_pick, at) => this.restart(at),
    answer: (_pick, at) => this.answer(at),
  };

  private async reconcileAfter(elapsedMs: number, at: number): Promise<void> {
    this.clock.advanceBy(elapsedMs);
    const { engine, advancer } = this.orchestrator(at);
    await reconcile(engine, advancer);
  }

  /** A message stays on the bus when its handler failed. */
  private async failCommit(fault: StoreFault, pick: number, at: number): Promise<void> {
    this.store.failNext(fault);
    await this.handle(this.bus.peek(pick), at);
  }

  private restart(at: number): void {
    this.orchestrators[at] = this.startOrchestrator();
  }

  private async handle(message: OutgoingMessage | undefined, at: number): Promise<void> {
    if (!message) return;
    try {
      if (message.queue !== this.scenario.graph.eventsQueue) return await this.work(message.payload as StepJob);
      await this.orchestrator(at).advancer.advance(message.payload as RunEvent);
    } catch {
      // The bus gives a message again whose handler threw.
      if (!this.bus.messages.includes(message)) this.bus.messages.push(message);
    }
  }

  /** A worker's turn: input by the job's version, outcome by message. */
  private async work(job: StepJob): Promise<void> {
    const input = await this.store.loadStepInput(job);
    if (!input) return;
    // Which attempt was counted last grows with the attempts; what the agent sees must not change.
    const { ownerId, threadId, state } = input;
    const given = canonicalJson({ ownerId, threadId, state });
    hold((this.inputs.get(job.stepId) ?? given) === given, `step ${job.stepId} was given ${this.inputs.get(job.stepId)}, then ${given}`);
    this.inputs.set(job.stepId, given);
    const firstTry = this.firstTries.get(job.stepId) ?? job.attempt;
    this.firstTries.set(job.stepId, firstTry);
    const payload: RunEvent = { type: 'step_settled', job, outcome: outcomeOf(this.scenario, job, state, firstTry) };
    await this.bus.publish([{ queue: this.scenario.graph.eventsQueue, jobId: `${job.stepId}.${job.attempt}`, payload, delayMs: 0 }]);
  }

  private isAsked(run: RunSnapshot): boolean {
    return (run.status === 'awaiting_input' && this.scenario.answer !== undefined) || decisionFor(this.scenario, run) !== undefined;
  }

  /** A person answers twice at once: one of the two is told that nobody asks any more. */
  private async answer(at: number): Promise<void> {
    const run = await this.run();
    if (!this.isAsked(run)) return;
    const both = await Promise.allSettled([1, 2].map(() => this.answerOnce(run, at)));
    const won = both.filter((result) => result.status === 'fulfilled').length;
    hold(won === 1, `${won} of two answers were taken`);
  }

  private answerOnce(run: RunSnapshot, at: number): Promise<unknown> {
    const { runId, threadId, status, moveCount, state } = run;
    const thread = { runId, threadId, status, moveCount, state } as ThreadView;
    const { engine } = this.orchestrator(at);
    const body = decisionFor(this.scenario, run);
    if (body) return reviewRun(engine, { thread, body, idempotency: null });
    return resumeRun(engine, { thread, ...resumeOf(this.scenario.answer ?? {}) });
  }

  private async run(): Promise<RunSnapshot> {
    const run = await this.store.loadRun(this.names.runId);
    hold(run !== null, 'the run is gone');
    return run;
  }

  private startOrchestrator(): Orchestrator {
    const engine = createEngine(this.parts, () => undefined);
    return { engine, advancer: new RunAdvancer(engine) };
  }

  private orchestrator(at: number): Orchestrator {
    const orchestrator = this.orchestrators[at];
    hold(orchestrator !== undefined, `there is no orchestrator ${at}`);
    return orchestrator;
  }
}
