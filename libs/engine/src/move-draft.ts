import { REPEATABLE_SEAL, fold } from '@app/agent-kit';
import type { AnyState } from '@app/agent-kit';
import type { Decision, ErrorCode, ModelSpending, RunStatus } from '@app/contracts';
import { route } from '@app/workflow';
import type { Interrupt } from '@app/workflow';
import type {
  ChildRun,
  KeptPreferences,
  Move,
  NewLogEntry,
  NewStep,
  NewVersion,
  NewWait,
  OpenStep,
  OutgoingMessage,
  RetriedStep,
  RunError,
  RunSnapshot,
  SettledStep,
  VersionCause,
} from '@app/ports';
import { runChangedMessage, stepMessage } from './run-messages.js';
import { retriedRow, settledRow } from './step-rows.js';
import type { Settling } from './step-rows.js';
import { STATUS_OF, waitFor } from './wait-for.js';
import { nextLogEntry } from './log-entries.js';
import { failureDecision } from './move-decisions.js';
import { ENGINE, OPERATOR, PERSON, REVIEW, TIMER } from './authors.js';
import type { Author } from './authors.js';
import type { DecisionContext } from './decision-context.js';

/** A move and the run as it will be once the move is stored. */
export interface DecidedMove {
  readonly move: Move;
  readonly next: RunSnapshot;
}

const NO_USAGE = { modelCalls: 0, inputTokens: 0, outputTokens: 0 };

/** Collects what one move changes. Lives for one decision; nothing leaves it but the finished move. */
export class MoveDraft {
  private state: AnyState;
  private version: number;
  private status: RunStatus = 'in_progress';
  private error: RunError | null = null;
  private log: { logSeq: number; logHash: string };
  private open: OpenStep[];
  private usage: ModelSpending = NO_USAGE;
  private graphVersion: number;
  private reminds: string | null = null;
  private waits: NewWait[] = [];
  private readonly children: ChildRun[] = [];
  private kept: KeptPreferences | null = null;
  private readonly versions: NewVersion[] = [];
  private readonly logEntries: NewLogEntry[] = [];
  private readonly settled: SettledStep[] = [];
  private readonly added: NewStep[] = [];
  private readonly retried: RetriedStep[] = [];
  private readonly messages: OutgoingMessage[] = [];

  constructor(
    private readonly run: RunSnapshot,
    private readonly context: DecisionContext,
  ) {
    this.state = run.state;
    this.graphVersion = run.graphVersion;
    this.version = run.version;
    this.open = [...run.openSteps];
    this.log = { logSeq: run.logSeq, logHash: run.logHash };
  }

  /** The state as this draft leaves it. */
  now(): AnyState {
    return this.state;
  }

  isEmpty(): boolean {
    return this.versions.length + this.settled.length + this.added.length + this.retried.length === 0 && this.status === 'in_progress';
  }

  addVersion(cause: VersionCause, author: Author, delta: AnyState, decision: Decision): void {
    this.version += 1;
    this.state = fold(this.state, delta, this.context.workflow.reducers);
    const { agent, stepId, attempt } = author;
    // What a person brings in opens a turn of the run like its request, which has no author either.
    this.versions.push({ version: this.version, cause, stepId, agent: cause === 'resume' ? null : agent, delta });
    const turn = { agent, stepId, attempt, version: this.version, decision };
    const { seal = REPEATABLE_SEAL, now, ids } = this.context;
    const entry = nextLogEntry({ threadId: this.run.threadId, ...this.log }, turn, { seal, now, saltSeed: ids.next('evt') });
    this.logEntries.push(entry);
    this.log = { logSeq: entry.seq, logHash: entry.hash };
  }

  settle(step: Settling): void {
    this.open = this.open.filter((other) => other.stepId !== step.stepId);
    this.settled.push(settledRow(step));
  }

  /** What the model was asked for in this turn, whether or not it helped. */
  spend(usage: ModelSpending): void {
    this.usage = usage;
  }

  /** What a person said in this turn that is good for other threads too. */
  keep(kept: KeptPreferences): void {
    this.kept = kept;
  }

  retry(step: OpenStep, failure: { code: ErrorCode; message: string; isLost: boolean; isWait: boolean }, delayMs: number): void {
    const again = {
      ...step,
      attempt: step.attempt + 1,
      lostCount: step.lostCount + (failure.isLost ? 1 : 0),
      waitCount: step.waitCount + (failure.isWait ? 1 : 0),
    };
    this.open = this.open.map((other) => (other.stepId === step.stepId ? again : other));
    this.retried.push(retriedRow(again, this.context.settings.leaseMs + delayMs, failure));
    this.send(again, delayMs);
  }

  /** Puts a step that failed back to work at once, with all attempts of its policy from the next one on; the decision says who wanted it and why. */
  reopen(step: Pick<OpenStep, 'stepId' | 'agent' | 'attempt' | 'version'>, decision: Decision): void {
    const { stepId, agent, version } = step;
    const attempt = step.attempt + 1;
    const again: OpenStep = { stepId, agent, attempt, firstAttempt: attempt, lostCount: 0, waitCount: 0, version };
    this.open.push(again);
    this.retried.push(retriedRow(again, this.context.settings.leaseMs, null));
    this.addVersion('replay', { ...OPERATOR, attempt }, {}, decision);
    this.send(again, 0);
  }

  /** Goes on with what a person brought in; the orchestrators look what follows from it. */
  resume(delta: AnyState, decision: Decision): void {
    this.addVersion('resume', PERSON, delta, decision);
    const traceparent = this.context.traceparent ?? this.run.traceparent;
    this.messages.push(runChangedMessage({ ...this.run, traceparent }, this.version, this.context.workflow.eventsQueue));
  }

  /** Goes on under the workflow of the context: what was at work for the old one is not waited for any more. A run that waits for a person goes on waiting. */
  migrate(delta: AnyState, decision: Decision): void {
    this.supersede(this.open.map((step) => step.agent));
    this.graphVersion = this.context.workflow.version;
    this.addVersion('migration', OPERATOR, delta, decision);
    if (this.run.status === 'in_progress') this.routeOn();
    else this.goOnWaiting();
  }

  /** Tells whoever should decide that nobody has; the run goes on waiting. */
  remind(key: string, decision: Decision): void {
    this.addVersion('reminder', TIMER, {}, decision);
    this.reminds = key;
    this.status = this.run.status;
  }

  /** Ends the run because somebody, or the time, says so: what is at work is not waited for any more. */
  stop(status: RunStatus, cause: VersionCause, author: Author, decision: Decision): void {
    for (const step of this.open) this.settle({ ...step, status: 'cancelled' });
    this.addVersion(cause, author, this.nothingShown(), decision);
    this.status = status;
  }

  /** Ends the run with a reason; `step` is the one that could not be done. */
  fail(error: RunError, step: OpenStep | null): void {
    if (step) this.settle({ ...step, status: 'failed', error });
    const isLimit = error.code === 'LIMIT_REACHED';
    this.addVersion(isLimit ? 'limit' : 'failure', step ?? ENGINE, {}, failureDecision(this.run.version, error));
    this.error = error;
    this.end(isLimit ? 'limit_reached' : 'failed');
  }

  /** Applies what the workflow wants next to this draft. */
  routeOn(): void {
    const next = route(this.context.workflow, this.state, new Set(this.open.map((step) => step.agent)));
    switch (next.kind) {
      case 'finish':
        return this.end(next.status);
      case 'interrupt':
        return this.interrupt(next.key, next.interrupt);
      case 'dispatch':
        this.supersede(next.superseded);
        return this.dispatch(this.isLimited() ? next.agents.slice(0, this.open.length > 0 ? 0 : 1) : next.agents);
      case 'stuck':
        return this.fail({ code: 'GRAPH_STUCK', message: 'No agent can go on from what is known; the workflow has a gap.', agent: null }, null);
      case 'wait':
        return;
    }
  }

  private interrupt(key: string, interrupt: Interrupt): void {
    if (interrupt.kind === 'decision') {
      const shown = interrupt.show(this.state);
      this.addVersion('review', REVIEW, { [interrupt.shows]: shown }, interrupt.describe(shown as never));
    }
    const { wait, child } = waitFor(key, interrupt, this.state, { ...this.context, run: this.run });
    this.waits.push(wait);
    if (child) this.children.push(child);
    this.status = STATUS_OF[interrupt.kind];
  }

  /** Waits for the same as before, under the names that the workflow of the context has for it. */
  private goOnWaiting(): void {
    const waiting = Object.entries(this.context.workflow.interrupts).find(([, { kind, when }]) => STATUS_OF[kind] === this.run.status && when(this.state));
    if (waiting) this.waits.push(waitFor(waiting[0], waiting[1], this.state, { ...this.context, run: this.run }).wait);
    this.status = this.run.status;
  }

  /** Writes down what a run waits for that waits already; it was brought to rest by an earlier release, which kept no such rows. */
  nameWait(): boolean {
    this.goOnWaiting();
    return this.waits.length > 0;
  }

  /** What people were shown to decide on goes when nobody decides any more. */
  private nothingShown(): AnyState {
    const shown = Object.values(this.context.workflow.interrupts).flatMap((interrupt) => (interrupt.kind === 'decision' ? [interrupt.shows] : []));
    return Object.fromEntries(shown.filter((field) => this.state[field]).map((field) => [field, null]));
  }

  /** Steps of a run with limits go one after another: two at once could each spend what is left for one. */
  private isLimited(): boolean {
    const field = this.context.workflow.fields?.limits;
    const limits = field === undefined ? null : this.state[field];
    return typeof limits === 'object' && limits !== null && Object.keys(limits).length > 0;
  }

  private supersede(agents: readonly string[]): void {
    for (const step of this.open.filter((other) => agents.includes(other.agent))) this.settle({ ...step, status: 'superseded' });
  }

  private end(status: RunStatus): void {
    this.supersede(this.open.map((step) => step.agent));
    this.status = status;
  }

  private dispatch(agents: readonly string[]): void {
    const { maxStepsPerRun, leaseMs } = this.context.settings;
    if (this.run.stepCount + agents.length > maxStepsPerRun)
      return this.fail(
        {
          code: 'STEP_CAP_REACHED',
          message: `The run needs more than ${maxStepsPerRun} steps; it goes round in circles at ${agents.join(', ')}.`,
          agent: null,
        },
        null,
      );
    for (const agent of agents) {
      const step = { stepId: this.context.ids.next('stp'), agent, attempt: 1, firstAttempt: 1, lostCount: 0, waitCount: 0, version: this.version };
      this.open.push(step);
      this.added.push({ stepId: step.stepId, agent, version: step.version, leaseMs });
      this.send(step, 0);
    }
  }

  private send(step: OpenStep, delayMs: number): void {
    const traceparent = this.context.traceparent ?? this.run.traceparent;
    const { version: graphVersion, eventsQueue } = this.context.workflow;
    this.messages.push(stepMessage({ ...this.run, ...step, graphVersion, traceparent }, eventsQueue, delayMs));
  }

  finish(): DecidedMove {
    const { run } = this;
    const stepCount = run.stepCount + this.added.length;
    const moved = { status: this.status, version: this.version, stepCount, ...this.log };
    const resting = this.status === 'in_progress' ? null : this.state;
    const move: Move = {
      runId: run.runId,
      threadId: run.threadId,
      expectedMoveCount: run.moveCount,
      ...moved,
      error: this.error,
      restingState: resting,
      usage: this.usage,
      versions: this.versions,
      logEntries: this.logEntries,
      settled: this.settled,
      added: this.added,
      retried: this.retried,
      messages: this.messages,
      ...(this.reminds === null ? {} : { reminds: this.reminds }),
      ...(this.waits.length > 0 || run.waits.length > 0 ? { waits: this.waits } : {}),
      ...(this.children.length > 0 ? { children: this.children } : {}),
      ...(this.kept ? { remembered: this.kept } : {}),
      ...(this.graphVersion === run.graphVersion ? {} : { graphVersion: this.graphVersion }),
    };
    const next: RunSnapshot = {
      ...run,
      ...moved,
      moveCount: run.moveCount + 1,
      graphVersion: this.graphVersion,
      state: this.state,
      openSteps: this.open,
      waits: this.reminds === null ? this.waits.map(({ key, kind, payload }) => ({ key, kind, payload })) : run.waits,
    };
    return { move, next };
  }
}
