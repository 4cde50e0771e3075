import { closedWeekdays } from '@app/guide';
import type { GuideCity, GuidePlace, Interest } from '@app/guide';
import type { Constraints } from '@app/contracts';
import { plannedMinutes } from './day-rules.js';
import { interestWeights } from './interests.js';
import { admissiblePlaces, placeValue, tasteOf } from './place-value.js';

/** One place as a prompt shows it to a model. */
export interface ProposalOption {
  readonly id: string;
  readonly name: string;
  readonly kind: GuidePlace['kind'];
  readonly interests: readonly Interest[];
  /** Weekdays without opening, such as `Mon`. */
  readonly closed: readonly string[];
  /** For one adult, in the city's currency. */
  readonly cost: number;
  readonly minutes: number;
  readonly indoor: boolean;
}

export interface ProposalTaste {
  readonly interests: readonly string[];
  readonly constraints: Constraints | null;
  readonly children: number;
}

/** The places a model may choose from, the best for these travellers first; what they avoid is left out. */
export function describeProposalOptions(city: GuideCity, { interests, constraints, children }: ProposalTaste): ProposalOption[] {
  const taste = tasteOf(city.places, interestWeights(interests, []), constraints, children);
  return admissiblePlaces(city.places, taste)
    .sort((a, b) => placeValue(b, taste) - placeValue(a, taste) || a.id.localeCompare(b.id))
    .map((place) => ({
      id: place.id,
      name: place.name,
      kind: place.kind,
      interests: place.interests,
      closed: closedWeekdays(place.hours),
      cost: place.cost,
      minutes: plannedMinutes(place),
      indoor: place.indoor,
    }));
}
