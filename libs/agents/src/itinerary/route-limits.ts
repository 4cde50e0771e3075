import type { Limitation, UserRequest } from '@app/contracts';
import { wordsIn } from '@app/messages';
import { missedStops } from '@app/planner';
import type { ChosenLeg, FittedTrip, TripBrief, TripOutline, TripVersion } from '@app/planner';

const TIERS = ['budget', 'midrange', 'premium'];

/** Ways that are missing, and those that go otherwise than was asked; leg `i` leads to stop `i`, the last one home. */
export const wayLimits = ({ brief, outLeg, betweenLegs, homeLeg }: TripOutline, legs: readonly (ChosenLeg | null)[]): Limitation[] =>
  [outLeg, ...betweenLegs, homeLeg].flatMap((leg): Limitation[] => {
    if (!leg) return [];
    const { say } = wordsIn(brief.language);
    const [from, to] = [leg.from.city, leg.to.city];
    const chosen = legs[leg.index];
    if (!chosen) return [{ code: 'WAY_MISSING', detail: say('limit.way_missing', { from, to }), city: to }];
    if (!chosen.missesWish) return [];
    return [{ code: 'WAY_WISH_UNMET', detail: say('limit.way_wish_unmet', { from, to, mode: say(`mode.${chosen.way.mode}`) }), city: to }];
  });

/** Stops that the travellers must leave before they can have come there: too few nights for ways this long. */
export const nightLimits = (outline: TripOutline, legs: readonly (ChosenLeg | null)[]): Limitation[] =>
  missedStops(outline, legs).map(({ stop, arrive, leave }) => {
    const { say, date } = wordsIn(outline.brief.language);
    const city = stop.town.name;
    return { code: 'NIGHTS_TOO_FEW', detail: say('limit.nights_too_few', { city, arrive: date(arrive.date), leave: date(leave.date) }), city };
  });

/** Names that nobody knows, and stops for which there are no nights. */
export const placeLimits = ({ brief, unknown, dropped }: TripOutline): Limitation[] => [
  ...unknown.map(({ place, said }) => ({
    code: 'PLACE_UNKNOWN',
    detail: wordsIn(brief.language).say('limit.place_unknown', { name: said ?? place }),
    city: place,
  })),
  ...dropped.map(({ place }) => ({
    code: 'STOP_DROPPED',
    detail: wordsIn(brief.language).say('limit.stop_dropped', { city: place }),
    city: place,
  })),
];

/** What the request says too little of. */
export const requestLimits = (brief: TripBrief, request: UserRequest, trip: TripVersion): Limitation[] => [
  ...homeLimits(brief, request),
  ...cityLimits(brief, trip),
];

/** Without a place that the travellers start from, the ways there and back are missing, and so is their price; the traveller must know. */
function homeLimits({ home, route, language }: TripBrief, { originCity, originIata }: UserRequest): Limitation[] {
  if (home || route.ownWayThere) return [];
  const said = originCity ?? originIata;
  const { say } = wordsIn(language);
  return [{ code: 'HOME_UNKNOWN', detail: said ? say('limit.home_not_found', { name: said }) : say('limit.home_unknown') }];
}

/** A number of cities without their names is kept as far as the names go. */
function cityLimits({ constraints, language }: TripBrief, { route }: TripVersion): Limitation[] {
  const asked = constraints?.cities;
  const planned = new Set(route.map(({ city }) => city)).size;
  if (typeof asked !== 'number' || asked <= planned) return [];
  return [{ code: 'FEWER_CITIES', detail: wordsIn(language).say('limit.fewer_cities', { asked, planned }) }];
}

/** Money that is left may buy more than the travellers usually take; they hear of it. */
export function tierNotes({ trip: { level }, fits }: FittedTrip, { preferences, language }: TripBrief): string[] {
  const usual = preferences.accommodationPreference;
  if (!fits || TIERS.indexOf(level.stay) <= TIERS.indexOf(usual)) return [];
  const { say } = wordsIn(language);
  return [say('note.stays_raised', { from: say(`tier.${usual}`), to: say(`tier.${level.stay}`) })];
}

export function budgetLimits({ trip, gaveUpTier }: FittedTrip, { budget, currency, language }: TripBrief): Limitation[] {
  const { total } = trip.costs;
  const { say, money } = wordsIn(language);
  if (budget === null) return [];
  if (total > budget) {
    return [{ code: 'OVER_BUDGET', detail: say('limit.over_budget', { total: money(total, currency), budget: money(budget, currency) }) }];
  }
  return gaveUpTier ? [{ code: 'TIER_GIVEN_UP', detail: say('limit.tier_given_up') }] : [];
}
