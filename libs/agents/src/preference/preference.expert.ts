import type { Preferences } from '@app/contracts';
import { interestsOf } from '@app/planner';
import { affordableTier } from '../style-kit/cost-level.js';
import type { PreferenceExtraction, PreferenceInput } from './preference.schema.js';
import { paceInWords, tierAsked } from '../request-kit/style-words.js';

const MAX_INFERRED_INTERESTS = 6;

/** The style that goes with a pace. */
export const STYLE_OF_PACE = { slow: 'relaxed', normal: 'balanced', fast: 'packed' } as const satisfies Record<
  Preferences['preferredPace'],
  Preferences['travelStyle']
>;

/** Reads pace, tier and interests from words; money decides the tier when no word does. */
export function preferenceExpert(input: PreferenceInput): PreferenceExtraction {
  const pace = input.constraints?.pace ?? paceInWords(input.requestText) ?? 'normal';
  return {
    travelStyle: STYLE_OF_PACE[pace],
    prioritizedInterests: input.interests.length > 0 ? [...input.interests] : interestsOf(input.requestText).slice(0, MAX_INFERRED_INTERESTS),
    preferredPace: pace,
    accommodationPreference: tierAsked(input) ?? affordableTier(input.moneyPerPersonDay, input.costLevel),
  };
}
