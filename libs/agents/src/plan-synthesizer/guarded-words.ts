import type { BudgetAssessment, DestinationCandidate, ItineraryDay } from '@app/contracts';
import { scan } from '@app/guardrails';
import type { Words } from '@app/messages';

/** The parts of a plan that a model may have worded. */
export interface WordedParts {
  readonly summary: string;
  readonly destination: DestinationCandidate;
  readonly itinerary: readonly ItineraryDay[];
  readonly budget: BudgetAssessment;
  readonly packingList: readonly string[];
}

/** The same parts without anything that the output guard refuses, and its flags. */
export interface GuardedParts extends WordedParts {
  readonly flags: readonly string[];
}

/** Holds every worded text against the output guard; what it refuses is replaced by neutral words, or left out of a list. */
export function guardWords(parts: WordedParts, safe: { readonly summary: string; readonly words: Words }): GuardedParts {
  const flags = new Set<string>();
  const isSafe = (text: string): boolean => {
    const verdict = scan({ text, direction: 'output' });
    for (const flag of verdict.flags) flags.add(flag);
    return !verdict.blocked;
  };
  const { destination, budget } = parts;
  const guarded = {
    summary: isSafe(parts.summary) ? parts.summary : safe.summary,
    destination: isSafe(destination.rationale) ? destination : { ...destination, rationale: safe.words.say('sum.chosen') },
    itinerary: parts.itinerary.map((day) => (isSafe(day.theme) ? day : { ...day, theme: day.city })),
    budget: { ...budget, optimizationTips: budget.optimizationTips.filter(isSafe) },
    packingList: parts.packingList.filter(isSafe),
  };
  return { ...guarded, flags: [...flags] };
}
