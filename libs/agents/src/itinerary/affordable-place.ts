import type { AgentContext, ValuesOf } from '@app/agent-kit';
import { wordsIn } from '@app/messages';
import { fitting } from '@app/planner';
import { inTurns } from '../plan-kit/in-turns.js';
import { decided } from '../plan-kit/plan-notes.js';
import { tripBrief } from '../request-kit/trip-brief.js';
import { isOpenRequest } from '../request-kit/wanted-names.js';
import type { reads } from './itinerary.schema.js';
import { gatherRouteFacts } from './route-facts.js';
import type { RouteFacts } from './route-facts.js';
import { tripQuestion } from './trip-question.js';
import type { TripQuestion } from './trip-question.js';

type State = ValuesOf<typeof reads>;

/** Where the trip goes, with everything looked up for it; candidates stand in the order in which they were chosen. */
export interface ChosenPlace {
  readonly state: State;
  readonly question: TripQuestion;
  readonly facts: RouteFacts | null;
}

const placed = async (state: State, context: AgentContext): Promise<ChosenPlace> => {
  const question = tripQuestion(state, context);
  return { state, question, facts: await gatherRouteFacts(tripBrief(state), question.today, context) };
};

/**
 * The facts of the first candidate or, where the traveller left the destination open, of the first whose trip keeps to the budget: what a place
 * usually costs, by which candidates are ranked, says less than its flights and beds on the days of the trip.
 */
export async function affordablePlace(state: State, context: AgentContext): Promise<ChosenPlace> {
  const first = await placed(state, context);
  const { budget } = first.facts?.parts.outline.brief ?? { budget: null };
  if (!first.facts || budget === null || !isOpenRequest(state.userRequest)) return first;
  const fitted = await inTurns(fitting(first.facts.parts), context.signal);
  if (fitted.fits) return first;
  for (const candidate of state.destinationCandidates.slice(1)) {
    const others = state.destinationCandidates.filter((one) => one !== candidate);
    const chosen = await placed({ ...state, destinationCandidates: [candidate, ...others] }, context);
    // Whoever comes next knows by its name which candidate the days go to; a region is split into bases with names of their own.
    const isNamed = chosen.facts?.parts.outline.stops[0]?.town.name === candidate.name;
    if (!chosen.facts || !isNamed || !(await inTurns(fitting(chosen.facts.parts), context.signal)).fits) continue;
    const { say, money } = wordsIn(chosen.question.language);
    const passed = say('note.passed_over', {
      place: candidate.name,
      dearer: first.question.candidate.name,
      amount: money(fitted.trip.costs.total, fitted.trip.costs.currency),
    });
    return { ...chosen, facts: { ...chosen.facts, notes: [decided(passed), ...chosen.facts.notes] } };
  }
  return first;
}
