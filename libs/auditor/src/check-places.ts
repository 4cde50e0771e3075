import type { Activity, ItineraryDay } from '@app/contracts';
import { distanceKm, foldName, isOpen } from '@app/guide';
import type { Coordinates } from '@app/guide';
import type { AuditContext, AuditViolation, Check, SourceCity, SourcePlace } from './audit-input.js';
import { isFreeTime, pointOf } from './day-items.js';
import type { NamedPlace } from './day-items.js';
import { rowsUnder } from './rows-under.js';

/** Excursions of the guide lie within 45 km; farther away is another city. */
const MAX_KM_FROM_CENTRE = 60;
/** A name with coordinates this far from the source's is another place. */
const MAX_KM_FROM_SOURCE = 3;

/** The source's entry of that name; undefined when it has none, or one that lies elsewhere. */
export function sourceOf<P extends SourcePlace>(entries: readonly P[], place: NamedPlace): P | undefined {
  return entryNamed(entries, foldName(place.name), place);
}

const nameKey = ({ name }: SourcePlace): string => foldName(name);

const entryNamed = <P extends SourcePlace>(entries: readonly P[], folded: string, place: NamedPlace): P | undefined =>
  rowsUnder(entries, nameKey, folded).find((entry) => kmBetween(entry, place) <= MAX_KM_FROM_SOURCE);

/** 0 where one of them says nothing about where it lies. */
function kmBetween(a: Partial<Coordinates>, b: Partial<Coordinates>): number {
  const [from, to] = [pointOf(a), pointOf(b)];
  return from && to ? distanceKm(from, to) : 0;
}

/** A visit or a table with the part of a source that would know it. */
export interface Spot {
  readonly name: string;
  readonly place: NamedPlace;
  readonly start: string;
  readonly end: string;
  readonly entries: (city: SourceCity) => readonly SourcePlace[];
}

const spotOf = (activity: Activity): Spot => ({
  name: activity.title,
  place: activity.place,
  start: activity.start,
  end: activity.end,
  entries: (city) => city.places,
});

export const spotsOf = (day: ItineraryDay): Spot[] => [
  ...day.activities.filter((activity) => !isFreeTime(activity, day)).map(spotOf),
  ...(day.meals ?? []).flatMap((meal) =>
    meal.place ? [{ name: meal.meal, place: meal.place, start: meal.start, end: meal.end, entries: (city: SourceCity) => city.eateries }] : [],
  ),
];

/** Every visited place and every named table is in the source's city of that day and open from start to end. */
export const checkPlaces: Check = (plan, context) => {
  const names = [...new Set([...plan.itinerary.map((day) => day.city), plan.selectedDestination?.name ?? ''])];
  const cities = names.map((name): PlanCity => ({ name, folded: foldName(name), source: context.findCity(name) }));
  return plan.itinerary.flatMap((day, index) =>
    spotsOf(day)
      .flatMap((spot) => spotFault(spot, day, { context, cities }) ?? [])
      .map((fault) => ({ ...fault, day: index + 1 })),
  );
};

/** A city of the plan as the source has it. */
interface PlanCity {
  readonly name: string;
  readonly folded: string;
  readonly source: SourceCity | undefined;
}

function spotFault(
  spot: Spot,
  day: ItineraryDay,
  { context, cities }: { readonly context: AuditContext; readonly cities: readonly PlanCity[] },
): AuditViolation | null {
  const city = context.findCity(day.city);
  const entry = city && sourceOf(spot.entries(city), spot.place);
  if (!entry) {
    const elsewhere = liesElsewhere(spot, city) ?? otherCityOf(spot, foldName(day.city), cities);
    if (elsewhere) return { code: 'PLACE_WRONG_CITY', detail: `${spot.place.name} is not in ${day.city} (${elsewhere})` };
    return { code: 'PLACE_UNKNOWN', detail: `${spot.place.name} is in no source for ${day.city}` };
  }
  if (entry.hours === null || isOpen(entry.hours, entry.closedOn, day.date, spot.start, spot.end)) return null;
  return { code: 'PLACE_CLOSED', detail: `${spot.place.name} is not open on ${day.date} from ${spot.start} to ${spot.end}` };
}

function otherCityOf(spot: Spot, here: string, cities: readonly PlanCity[]): string | undefined {
  const wanted = foldName(spot.place.name);
  return cities.find(({ folded, source }) => folded !== here && source !== undefined && entryNamed(spot.entries(source), wanted, spot.place) !== undefined)
    ?.name;
}

function liesElsewhere({ place }: Spot, city: SourceCity | undefined): string | undefined {
  const km = city ? kmBetween(city, place) : 0;
  return km > MAX_KM_FROM_CENTRE ? `${Math.round(km)} km from its centre` : undefined;
}
