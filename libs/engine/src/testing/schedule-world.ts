import type { RunEvent, StepJob } from '@app/contracts';
import type { Move, OpenStep, OutgoingMessage, RunSnapshot } from '@app/ports';
import { decideMove } from '../decide-move.js';
import type { DecisionContext } from '../decision-context.js';
import type { DecidedMove } from '../move-draft.js';
import { decideResume } from '../resume-run.js';
import { decideReview } from '../review-run.js';
import { NUDGE, contextOf, countedIds, historyOf, jobOf, stateAt } from './fault-free.js';
import { checkTransition, hold } from './history.js';
import type { History } from './history.js';
import { decisionFor, outcomeOf, resumeOf } from './scenarios.js';
import type { Scenario } from './scenarios.js';
import { openedRun } from './small-graph.js';

/** A message on the bus; `key` is what the bus knows it by. */
interface InFlight {
  readonly key: string;
  readonly body: { readonly kind: 'job'; readonly job: StepJob } | { readonly kind: 'event'; readonly event: RunEvent };
}

/** What may happen next; what is named several times happens more often. */
const FAULTS = [
  ...['deliver', 'deliver', 'deliver', 'deliver', 'deliver', 'deliver'],
  ...['redeliver', 'lose', 'arrive_late', 'crash_before_commit', 'crash_after_commit', 'crash_after_publish'],
  ...['relay', 'expire', 'reconcile', 'wipe', 'nudge', 'restart', 'answer'],
] as const;
type Fault = (typeof FAULTS)[number];
type Crash = Extract<Fault, `crash_${string}`>;
const isCrash = (fault: Fault): fault is Crash => fault.startsWith('crash_');
const ORCHESTRATORS = 2;
/** Longer than any lease and any pause before a retry. */
const LONG_MS = 200_000;
const MAX_HEALING_ROUNDS = 500;

/** Numbers below this name every fault together with one of sixteen choices of message and orchestrator. */
export const SCHEDULE_RANGE = FAULTS.length * 16 * ORCHESTRATORS;

/**
 * One run, a bus, an outbox, leases and two orchestrators with memories of their own, all in plain variables: small enough to try any
 * schedule of deliveries and faults against the decisions of the engine.
 */
export class ScheduleWorld {
  readonly moves: Move[] = [];
  private run: RunSnapshot;
  private nowMs = 0;
  private isWiped = false;
  private bus: InFlight[] = [];
  /** Messages in the hands of processes that everybody gave up; they may still arrive. */
  private limbo: InFlight[] = [];
  private readonly outbox = new Map<string, { readonly message: OutgoingMessage; readonly dueMs: number }>();
  /** The attempt of each step that reached a worker first. */
  private readonly firstTries = new Map<string, number>();
  private readonly leases = new Map<string, number>();
  private readonly memories: (RunSnapshot | null)[] = Array.from({ length: ORCHESTRATORS }, () => null);
  private readonly start: RunSnapshot;
  private readonly context: DecisionContext;

  constructor(private readonly scenario: Scenario) {
    this.start = openedRun(scenario.start);
    this.run = this.start;
    this.context = contextOf(scenario, countedIds());
    this.outbox.set('run_1.v1', { message: { queue: this.scenario.graph.eventsQueue, jobId: 'run_1.v1', payload: NUDGE, delayMs: 0 }, dueMs: 0 });
  }

  history(): History {
    return historyOf(this.start, this.run, this.moves, this.scenario.graph.reducers);
  }

  /** True when the run failed because a step was lost as often as the settings allow, and not before. */
  wasGivenUp(): boolean {
    const lost = this.moves.flatMap((move) => move.retried).map(({ lostCount }) => lostCount);
    return this.moves.at(-1)?.error?.code === 'STEP_LOST' && Math.max(0, ...lost) === this.scenario.settings.maxDeliveries - 1;
  }

  /** Lets one thing happen; the number says what, to which message, and in which orchestrator. */
  apply(choice: number): void {
    const fault = FAULTS[choice % FAULTS.length] ?? 'deliver';
    const rest = Math.floor(choice / FAULTS.length);
    this.suffer(fault, Math.floor(rest / ORCHESTRATORS), rest % ORCHESTRATORS);
  }

  /** No more faults: delivers, relays and reconciles until the run is at rest, then hands over everything that was late. */
  heal(): void {
    for (let round = 0; this.run.status === 'in_progress' || this.isAsked(); round += 1) {
      this.answer();
      hold(round < MAX_HEALING_ROUNDS, `the run does not come to rest: ${JSON.stringify(this.run)}`);
      if (this.bus.length === 0) this.relay();
      if (this.bus.length > 0) this.deliver(this.bus, 0, round % ORCHESTRATORS);
      else this.suffer('expire', 0, round % ORCHESTRATORS);
    }
    const moved = this.moves.length;
    this.bus.push(...this.limbo.splice(0));
    this.relay();
    for (let round = 0; this.bus.length > 0; round += 1) this.deliver(this.bus, 0, round % ORCHESTRATORS);
    this.reconcile(0);
    hold(this.moves.length === moved, 'a run at rest was moved by a late message');
  }

  /** One thing that happens, by name. */
  suffer(fault: Fault, pick: number, orchestrator: number): void {
    // The bus gives a message again when its consumer died, and sometimes when it did not.
    if (fault === 'redeliver' || isCrash(fault)) return this.handle(this.bus[pick % this.bus.length], orchestrator, fault);
    switch (fault) {
      case 'deliver':
        return this.bus.length > 0 ? this.deliver(this.bus, pick, orchestrator) : this.relay();
      case 'lose':
        return void this.limbo.push(...this.bus.splice(pick % (this.bus.length || 1), 1));
      case 'arrive_late':
        return this.deliver(this.limbo, pick, orchestrator);
      case 'relay':
        return this.relay();
      case 'expire':
        this.nowMs += LONG_MS;
        return this.reconcile(orchestrator);
      case 'reconcile':
        return this.reconcile(orchestrator);
      case 'wipe':
        this.bus = [];
        this.isWiped = true;
        return;
      case 'nudge':
        return this.advance(NUDGE, orchestrator, 'deliver');
      case 'restart':
        this.memories[orchestrator] = null;
        return;
      case 'answer':
        return this.answer();
    }
  }

  private isAsked(): boolean {
    return (this.run.status === 'awaiting_input' && this.scenario.answer !== undefined) || decisionFor(this.scenario, this.run) !== undefined;
  }

  /** The gateway's turn: it commits and dies, so that its message is found by the relay or not at all. */
  private answer(): void {
    const decision = decisionFor(this.scenario, this.run);
    if (decision) this.commit(decideReview(this.run, decision, this.context), NUDGE);
    else if (this.isAsked() && this.scenario.answer) this.commit(decideResume(this.run, resumeOf(this.scenario.answer), this.context), NUDGE);
  }

  private deliver(from: InFlight[], pick: number, orchestrator: number): void {
    const [message] = from.splice(pick % (from.length || 1), 1);
    this.handle(message, orchestrator, 'deliver');
  }

  private handle(message: InFlight | undefined, orchestrator: number, fault: Fault): void {
    if (message?.body.kind === 'event') this.advance(message.body.event, orchestrator, fault);
    else if (message) this.work(message.body.job);
  }

  /** A worker's turn: it looks whether the step is still wanted, and reads the state at the step's version. */
  private work(job: StepJob): void {
    const step = this.run.openSteps.find((open) => open.stepId === job.stepId);
    if (this.run.status !== 'in_progress' || !step || step.attempt > job.attempt) return;
    const { guard, rows } = this.scenario.graph;
    hold(!guard.blocks(this.run.state) || rows[job.agent]?.(this.run.state) === true, `${job.agent} works although the run is blocked`);
    const firstTry = this.firstTries.get(job.stepId) ?? job.attempt;
    this.firstTries.set(job.stepId, firstTry);
    const outcome = outcomeOf(this.scenario, job, stateAt(this.start, this.moves, job.version, this.scenario.graph.reducers), firstTry);
    this.put({
      key: `${this.scenario.graph.eventsQueue} ${job.stepId}.${job.attempt}`,
      body: { kind: 'event', event: { type: 'step_settled', job, outcome } },
    });
  }

  /** What an orchestrator does with an event: decide on what it remembers, commit if nobody was faster, publish. */
  private advance(event: RunEvent, orchestrator: number, fault: Fault): void {
    for (;;) {
      const remembered = this.memories[orchestrator];
      const decision = decideMove(remembered ?? this.run, event, this.context);
      this.memories[orchestrator] = null;
      if (decision.kind === 'stale' && !remembered) return;
      if (decision.kind === 'stale') continue;
      if (fault === 'crash_before_commit') return;
      if (!this.commit(decision.decided, event)) continue;
      if (fault === 'crash_after_commit') return;
      this.publish(decision.decided.move.messages.filter((message) => message.delayMs === 0));
      if (fault === 'crash_after_publish') return;
      for (const message of decision.decided.move.messages) if (message.delayMs === 0) this.outbox.delete(message.jobId);
      this.memories[orchestrator] = decision.decided.next;
      return;
    }
  }

  private commit({ move, next }: DecidedMove, event: RunEvent): boolean {
    if (move.expectedMoveCount !== this.run.moveCount) return false;
    checkTransition(this.run.status, move);
    checkAttempt(move, event);
    hold((move.restingState === null) === (move.status === 'in_progress'), `status ${move.status} with the resting state ${JSON.stringify(move.restingState)}`);
    hold(next.status === 'in_progress' || next.openSteps.length === 0, `a run at rest waits for ${JSON.stringify(next.openSteps)}`);
    for (const { stepId, version } of move.added)
      hold(version === move.version, `step ${stepId} is to read version ${version}, not the newest, ${move.version}`);
    this.moves.push(move);
    this.run = next;
    for (const { stepId } of move.settled) hold(this.leases.delete(stepId), `step ${stepId} was settled although nobody waits for it`);
    for (const { stepId, leaseMs } of [...move.added, ...move.retried]) this.leases.set(stepId, this.nowMs + leaseMs);
    for (const message of move.messages) this.outbox.set(message.jobId, { message, dueMs: this.nowMs + message.delayMs });
    return true;
  }

  private relay(): void {
    const due = [...this.outbox.values()].filter(({ dueMs }) => dueMs <= this.nowMs);
    this.publish(due.map(({ message }) => message));
    for (const { message } of due) this.outbox.delete(message.jobId);
  }

  private publish(messages: readonly OutgoingMessage[]): void {
    for (const { queue, jobId, payload } of messages)
      this.put({
        key: `${queue} ${jobId}`,
        body: queue === this.scenario.graph.eventsQueue ? { kind: 'event', event: payload as RunEvent } : { kind: 'job', job: payload as StepJob },
      });
  }

  /** The bus drops a message that it holds already. */
  private put(message: InFlight): void {
    if (!this.holds(message.key)) this.bus.push(message);
  }

  private holds(key: string): boolean {
    return this.bus.some((message) => message.key === key);
  }

  private reconcile(orchestrator: number): void {
    if (this.run.status !== 'in_progress') return;
    const steps = this.run.openSteps;
    if (this.isWiped) for (const step of steps) this.put({ key: jobKey(step), body: { kind: 'job', job: jobOf(this.run.runId, step) } });
    else for (const step of steps) if ((this.leases.get(step.stepId) ?? 0) < this.nowMs) this.lookAfter(step, orchestrator);
    this.isWiped = false;
    if (this.run.openSteps.length === 0) this.advance(NUDGE, orchestrator, 'deliver');
  }

  private lookAfter(step: OpenStep, orchestrator: number): void {
    if (this.holds(jobKey(step)) || this.holds(`${this.scenario.graph.eventsQueue} ${step.stepId}.${step.attempt}`)) {
      this.leases.set(step.stepId, this.nowMs + this.scenario.settings.leaseMs);
      return;
    }
    const job = jobOf(this.run.runId, step);
    this.advance({ type: 'step_settled', job, outcome: { ...LOST, message: `attempt ${step.attempt} was lost` } }, orchestrator, 'deliver');
  }
}

const LOST = { kind: 'failed', code: 'STEP_LOST', retryable: true, afterMs: 0, usage: { modelCalls: 0, inputTokens: 0, outputTokens: 0 } } as const;
const jobKey = (step: OpenStep): string => `agent-${step.agent} ${step.stepId}.${step.attempt}`;

/** The log names the attempt whose outcome was taken, not the one that was awaited last. */
function checkAttempt(move: Move, event: RunEvent): void {
  if (event.type !== 'step_settled') return;
  const entry = move.logEntries.find(({ stepId }) => stepId === event.job.stepId);
  hold(!entry || entry.attempt === event.job.attempt, `attempt ${event.job.attempt} was taken, attempt ${entry?.attempt} is logged`);
}
