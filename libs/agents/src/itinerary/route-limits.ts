import type { Limitation, UserRequest } from '@app/contracts';
import { moneyWords } from '@app/planner';
import type { ChosenLeg, FittedTrip, TripBrief, TripOutline, TripVersion } from '@app/planner';

const TIERS = ['budget', 'midrange', 'premium'];

/** Ways that are missing, and those that go otherwise than was asked; leg `i` leads to stop `i`, the last one home. */
export const wayLimits = ({ outLeg, betweenLegs, homeLeg }: TripOutline, legs: readonly (ChosenLeg | null)[]): Limitation[] =>
  [outLeg, ...betweenLegs, homeLeg].flatMap((leg): Limitation[] => {
    if (!leg) return [];
    const [from, to] = [leg.from.city, leg.to.city];
    const chosen = legs[leg.index];
    if (!chosen) return [{ code: 'WAY_MISSING', detail: `No way from ${from} to ${to} is known that the request allows.`, city: to }];
    if (!chosen.missesWish) return [];
    return [{ code: 'WAY_WISH_UNMET', detail: `From ${from} to ${to} none of the ways asked for is known; the plan goes by ${chosen.way.mode}.`, city: to }];
  });

/** Names that nobody knows, and stops for which there are no nights. */
export const placeLimits = ({ unknown, dropped }: TripOutline): Limitation[] => [
  ...unknown.map(({ place, said }) => ({
    code: 'PLACE_UNKNOWN',
    detail: `NaviGo knows no place called ${said ?? place}, so it is not on the route.`,
    city: place,
  })),
  ...dropped.map(({ place }) => ({
    code: 'STOP_DROPPED',
    detail: `${place} is left out, because the trip has fewer nights than stops; add a night for it.`,
    city: place,
  })),
];

/** What the request says too little of. */
export const requestLimits = (brief: TripBrief, request: UserRequest, trip: TripVersion): Limitation[] => [
  ...homeLimits(brief, request),
  ...cityLimits(brief, trip),
];

/** Without a place that the travellers start from, the ways there and back are missing, and so is their price; the traveller must know. */
function homeLimits({ home, route }: TripBrief, { originCity, originIata }: UserRequest): Limitation[] {
  if (home || route.ownWayThere) return [];
  const said = originCity ?? originIata;
  const why = said ? `No place called ${said} is known` : 'No origin is known';
  return [{ code: 'HOME_UNKNOWN', detail: `${why}, so no flights or other ways there and back were looked for and the costs hold none.` }];
}

/** A number of cities without their names is kept as far as the names go. */
function cityLimits({ constraints }: TripBrief, { route }: TripVersion): Limitation[] {
  const asked = constraints?.cities;
  const planned = new Set(route.map(({ city }) => city)).size;
  if (typeof asked !== 'number' || asked <= planned) return [];
  return [{ code: 'FEWER_CITIES', detail: `You asked for ${asked} cities; the plan has ${planned}, because no others were named.` }];
}

/** Money that is left may buy more than the travellers usually take; they hear of it. */
export function tierNotes({ trip: { level }, fits }: FittedTrip, { preferences }: TripBrief): string[] {
  const usual = preferences.accommodationPreference;
  if (!fits || TIERS.indexOf(level.stay) <= TIERS.indexOf(usual)) return [];
  return [`Much of the budget was left, so the stays were raised from ${usual} to ${level.stay}.`];
}

export function budgetLimits({ trip, gaveUpTier }: FittedTrip, { budget, currency }: TripBrief): Limitation[] {
  const { total } = trip.costs;
  if (budget === null) return [];
  if (total > budget) {
    const detail = `Over budget: The simplest version of this trip costs ${moneyWords(total, currency)}, the budget is ${moneyWords(budget, currency)}.`;
    return [{ code: 'OVER_BUDGET', detail }];
  }
  return gaveUpTier ? [{ code: 'TIER_GIVEN_UP', detail: 'The level of stay that was asked for does not fit the budget; the plan has a simpler one.' }] : [];
}
