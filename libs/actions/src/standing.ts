import type { AnyState } from '@app/agent-kit';
import type { ActionMode, ActionStep, StepApproval, StepResult } from '@app/contracts';
import type { z } from 'zod';
import type { Doubts, Examination, Rounds } from './state-schemas.js';
import { ACTION_TOOLS, resultsFieldOf } from './tools/index.js';

/** The fields of a run that say how its steps stand. */
export interface StandingState {
  readonly steps?: readonly ActionStep[] | null;
  readonly mode?: ActionMode | null;
  readonly requester?: string | null;
  readonly examination?: z.infer<typeof Examination> | null;
  readonly approvals?: readonly StepApproval[] | null;
  readonly declined?: readonly string[] | null;
  readonly doubts?: z.infer<typeof Doubts> | null;
  readonly rounds?: z.infer<typeof Rounds> | null;
  readonly wakes?: number | null;
}

/** Where a step is: done with, ready to be done, or what it waits for. */
export type Standing = 'settled' | 'left_out' | 'ready' | 'waits_for_steps' | 'waits_for_approval' | 'in_doubt' | 'deferred';

const SETTLED: readonly StepResult['status'][] = ['done', 'undone', 'not_undone', 'failed', 'denied', 'skipped'];

/** What came of every step so far, whichever tool's. */
export const resultsOf = (state: AnyState): StepResult[] =>
  ACTION_TOOLS.flatMap(({ name }) => (state[resultsFieldOf(name)] as StepResult[] | null | undefined) ?? []);

/** People whose approval of a step counts: each once, and not whoever asked where two are needed. */
export function approversOf(state: StandingState, stepId: string): string[] {
  const needed = state.examination?.verdicts.find((verdict) => verdict.stepId === stepId)?.approvals ?? 0;
  const given = (state.approvals ?? []).filter((approval) => approval.stepId === stepId).map(({ by }) => by);
  return [...new Set(given)].filter((by) => needed < 2 || by !== state.requester);
}

/** Approvals that a step still needs; 0 when it needs none or nobody may give them. */
export function approvalsLeft(state: StandingState, step: ActionStep): number {
  const verdict = state.examination?.verdicts.find(({ stepId }) => stepId === step.id);
  if (verdict?.decision !== 'approve' || (state.declined ?? []).includes(step.id)) return 0;
  return Math.max(0, verdict.approvals - approversOf(state, step.id).length);
}

/** How each step stands. With APPROVAL nothing is done before everything that needs approval has been decided; with PLAN nothing is done at all. */
export function standings(state: StandingState & AnyState): ReadonlyMap<string, Standing> {
  const steps = state.steps ?? [];
  const results = new Map(resultsOf(state).map((result) => [result.stepId, result]));
  const found = new Map<string, Standing>();
  const holdsAll = state.mode === 'APPROVAL' && steps.some((step) => approvalsLeft(state, step) > 0);
  // Steps stand behind what they depend on, so one pass is enough.
  for (const step of steps) found.set(step.id, standingOf(state, step, { results, found, holdsAll }));
  return found;
}

interface Around {
  readonly results: ReadonlyMap<string, StepResult>;
  readonly found: ReadonlyMap<string, Standing>;
  readonly holdsAll: boolean;
}

function standingOf(state: StandingState, step: ActionStep, around: Around): Standing {
  const result = around.results.get(step.id);
  if (result && SETTLED.includes(result.status)) return 'settled';
  if (isLeftOut(state, step, around)) return 'left_out';
  const isWoken = wokenSince(state, result);
  if (result?.status === 'in_doubt' && !(isWoken && wasSettledByPerson(state, step))) return 'in_doubt';
  if (around.holdsAll || approvalsLeft(state, step) > 0) return 'waits_for_approval';
  if (result?.status === 'deferred' && !isWoken) return 'deferred';
  return step.dependsOn.every((id) => isOver(around.found.get(id))) ? 'ready' : 'waits_for_steps';
}

const wokenSince = ({ wakes }: StandingState, result: StepResult | undefined): boolean => (result?.wakes ?? 0) < (wakes ?? 0);
const isOver = (standing: Standing | undefined): boolean => standing === undefined || standing === 'settled' || standing === 'left_out';

/** Undoing goes on whatever came of the step before; everything else needs what it stands on. */
function isLeftOut(state: StandingState, step: ActionStep, { results, found }: Around): boolean {
  if (state.mode === 'PLAN' || (state.declined ?? []).includes(step.id)) return true;
  const isLost = (id: string): boolean => found.get(id) === 'left_out' || (found.get(id) === 'settled' && results.get(id)?.status !== 'done');
  return !step.undoes && step.dependsOn.some(isLost);
}

const wasSettledByPerson = ({ doubts, rounds }: StandingState, { id }: ActionStep): boolean => id in (doubts ?? {}) || (rounds?.[id] ?? 0) > 0;
