import { fold } from '@app/agent-kit';
import type { AnyState, Reducers } from '@app/agent-kit';
import type { RunEvent, StepJob } from '@app/contracts';
import type { IdsPort, Move, NewVersion, OpenStep, RunSnapshot } from '@app/ports';
import { decideMove } from '../decide-move.js';
import type { DecisionContext } from '../decision-context.js';
import { decideResume } from '../resume-run.js';
import { decideReview } from '../review-run.js';
import { endOf, hold } from './history.js';
import type { History } from './history.js';
import { decisionFor, outcomeOf, resumeOf } from './scenarios.js';
import type { Scenario } from './scenarios.js';
import { openedRun } from './small-graph.js';

/** Ids in the order they are asked for; cheap, because a world of its own is made for every schedule. */
export function countedIds(): IdsPort {
  let made = 0;
  return { next: (prefix) => `${prefix}_${String((made += 1)).padStart(4, '0')}` };
}

export const contextOf = ({ graph, settings }: Scenario, ids: IdsPort): DecisionContext => ({
  workflow: graph,
  settings,
  ids,
  now: new Date('2026-11-20T12:00:00Z'),
});
export const NUDGE: RunEvent = { type: 'run_changed', runId: 'run_1', version: 1 };
export const firstVersionOf = (run: RunSnapshot): NewVersion => ({ version: run.version, cause: 'request', stepId: null, agent: null, delta: run.state });

/** The job that names a step; what only orchestrators count stays with them. */
export const jobOf = (runId: string, { stepId, agent, attempt, version }: OpenStep): StepJob => ({ runId, stepId, agent, attempt, version });

/** What moves have left behind. */
export const historyOf = (start: RunSnapshot, run: RunSnapshot, moves: readonly Move[], reducers: Reducers): History => ({
  reducers,
  threadId: run.threadId,
  status: run.status,
  error: moves.at(-1)?.error ?? null,
  state: run.state,
  versions: [firstVersionOf(start), ...moves.flatMap((move) => move.versions)],
  log: moves.flatMap((move) => move.logEntries),
});

/** The state as it was at a version. */
export const stateAt = (start: RunSnapshot, moves: readonly Move[], version: number, reducers: Reducers): AnyState =>
  moves.reduce((state, move) => move.versions.filter((one) => one.version <= version).reduce((at, one) => fold(at, one.delta, reducers), state), start.state);

/** Scenarios of this project need a few dozen; more means that the engine goes round in circles. */
const MAX_VISITS = 5_000;

/**
 * Every way a scenario may end when nothing goes wrong: siblings may finish in any order, and a run that is blocked by one of them ends
 * differently for each order. A schedule of faults has to end in one of these.
 */
export function faultFreeEnds(scenario: Scenario): ReadonlySet<string> {
  const ends = new Set<string>();
  let visits = 0;
  const context = contextOf(scenario, countedIds());
  const start = openedRun(scenario.start);
  const settledOf = (moves: readonly Move[], step: OpenStep): RunEvent => {
    const job = jobOf(start.runId, step);
    return { type: 'step_settled', job, outcome: outcomeOf(scenario, job, stateAt(start, moves, step.version, scenario.graph.reducers), 1) };
  };
  const visit = (run: RunSnapshot, moves: readonly Move[]): void => {
    hold((visits += 1) <= MAX_VISITS, `${scenario.name} has no end without faults, or too many`);
    if (run.status === 'awaiting_input' && scenario.answer) {
      const { move, next } = decideResume(run, resumeOf(scenario.answer), context);
      return visit(next, [...moves, move]);
    }
    const decided = decisionFor(scenario, run);
    if (decided) {
      const { move, next } = decideReview(run, decided, context);
      return visit(next, [...moves, move]);
    }
    if (run.status !== 'in_progress') return void ends.add(endOf(historyOf(start, run, moves, scenario.graph.reducers)));
    const events = run.openSteps.length > 0 ? run.openSteps.map((step) => settledOf(moves, step)) : [NUDGE];
    for (const event of events) {
      const decision = decideMove(run, event, context);
      if (decision.kind === 'stale') throw new Error(`without a fault nothing is stale: ${decision.reason}`);
      visit(decision.decided.next, [...moves, decision.decided.move]);
    }
  };
  visit(start, []);
  return ends;
}
