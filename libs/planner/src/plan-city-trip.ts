import { TerminalError } from '@app/contracts';
import type { GuideStayArea } from '@app/guide';
import { fitBudget } from './budget-fit.js';
import { cityNotes } from './city-notes.js';
import { rankedAreas } from './stays.js';
import type { CityTripInput, TripPlan } from './trip-input.js';
import { tripSetup } from './trip-setup.js';
import { unmetWishes } from './unmet-wishes.js';

/**
 * A complete trip to one city of the guide: every date once with timed visits and meals, stay, ways and costs.
 *
 * Opening hours hold from start to end of each visit, ways between neighbours fit, no sight comes twice. The same input gives the same
 * plan. What could not be done is in `unmet`, what was decided in `notes`; prices are of the guide and the flights' own.
 *
 * @throws {TerminalError} VALIDATION_ERROR when the end is before the start or a flight is priced in another currency.
 */
export function planCityTrip(input: CityTripInput): TripPlan {
  if (input.endDate < input.startDate) throw new TerminalError('VALIDATION_ERROR', `the trip ends on ${input.endDate}, before its start on ${input.startDate}`);
  const setup = tripSetup(input);
  const tier = input.preferences.accommodationPreference;
  const area = firstArea(input, rankedAreas(input.city, setup.places, tier));
  const { draft, notes, unmet } = fitBudget(setup, { mealTier: tier, stay: { area, tier }, tables: 'usual', excludedIds: new Set() });
  const { days, stays, transport, costs } = draft;
  return {
    days,
    stays,
    transport,
    costs,
    tier: draft.spending.stay.tier,
    notes: [...cityNotes(setup, draft), ...notes],
    unmet: [...unmet, ...unmetWishes(setup, draft)],
  };
}

function firstArea(input: CityTripInput, areas: readonly GuideStayArea[]): GuideStayArea {
  const [area] = areas;
  if (!area) throw new TerminalError('VALIDATION_ERROR', `the guide has no area to stay in ${input.city.name}`);
  return area;
}
