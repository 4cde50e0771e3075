import { TerminalError } from '@app/contracts';
import type { BudgetAssessment } from '@app/contracts';
import type { ValuesOf } from '@app/agent-kit';
import { costedParts } from '../summary-kit/costed-parts.js';
import type { CostedParts } from '../summary-kit/costed-parts.js';
import type { reads } from './plan-synthesizer.schema.js';

type State = ValuesOf<typeof reads>;

/** A state in which everything that a plan needs is there. */
export type PlannedState = State & CostedParts & { readonly budgetAssessment: BudgetAssessment; readonly packingList: string[] };

/** @throws {TerminalError} INTERNAL_ERROR when the graph asked for a plan before its parts were there. */
export function plannedState(state: State): PlannedState {
  const { budgetAssessment, packingList } = state;
  if (!budgetAssessment || !packingList)
    throw new TerminalError('INTERNAL_ERROR', 'The synthesizer needs a budget and a packing list; look at its row in the graph.');
  return { ...costedParts(state), budgetAssessment, packingList };
}
