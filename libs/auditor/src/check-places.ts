import type { Activity, ItineraryDay } from '@app/contracts';
import { distanceKm, foldName, isOpen } from '@app/guide';
import type { Coordinates } from '@app/guide';
import { besideOf } from '@app/messages';
import type { AuditViolation, Check, SourceCity, SourcePlace } from './audit-input.js';
import { isFreeTime, pointOf } from './day-items.js';
import { placesOfDay, sourcesOfDay } from './route-days.js';
import type { NamedPlace } from './day-items.js';
import { rowsUnder } from './rows-under.js';

/** Excursions of the guide lie within 45 km; farther away is another city. Regions say how far they reach. */
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
  // A source without areas may be large: its own list is handed on, so that its index is made once.
  entries: (city) =>
    activity.kind === 'free_time' ? [...(city.areas ?? []), ...city.places, ...city.eateries] : city.areas ? [...city.places, ...city.areas] : city.places,
});

export const spotsOf = (day: ItineraryDay): Spot[] => [
  ...day.activities.filter((activity) => !isFreeTime(activity, day)).map(spotOf),
  ...(day.meals ?? []).flatMap((meal) =>
    meal.place
      ? [
          {
            name: meal.meal,
            place: meal.place,
            start: meal.start,
            end: meal.end,
            entries: (city: SourceCity) => (city.areas ? [...city.eateries, ...city.areas, ...city.places] : city.eateries),
          },
        ]
      : [],
  ),
];

/** Every visited place and every named table is in the source's city of that day and open from start to end. */
export const checkPlaces: Check = (plan, context) => {
  const names = [...new Set([...plan.itinerary.map((day) => day.city), plan.selectedDestination?.name ?? ''])];
  const cities = names.map((name): PlanCity => ({ name, folded: foldName(name), source: context.findCity(name) }));
  return plan.itinerary.flatMap((day, index) => {
    const sources = sourcesOfDay(plan, day, context);
    const here = new Set(placesOfDay(plan, day).map(foldName));
    const others = cities.filter(({ folded }) => !here.has(folded));
    return spotsOf(day)
      .flatMap((spot) => spotFault(spot, day, { sources, others }) ?? [])
      .map((fault) => ({ ...fault, day: index + 1 }));
  });
};

/** A city of the plan as the source has it. */
interface PlanCity {
  readonly name: string;
  readonly folded: string;
  readonly source: SourceCity | undefined;
}

/** The source's entry that the spot stands under: of its own name, or of the place that it is near or within. */
function entryOf(spot: Spot, sources: readonly SourceCity[]): SourcePlace | undefined {
  for (const city of sources) {
    const entry = sourceOf(spot.entries(city), spot.place);
    if (entry) return entry;
    if (!city.areas) continue;
    const known = [...city.places, ...city.areas, ...city.eateries];
    for (const name of namedBeside(spot.place.name)) {
      const around = sourceOf(known, { ...spot.place, name });
      if (around) return { ...around, hours: 'always', closedOn: undefined };
    }
  }
  return undefined;
}

/** The names within a name that may be those of a place it is at; names may hold commas themselves. */
function namedBeside(name: string): string[] {
  const beside = besideOf(name);
  const parts = name.split(', ');
  return [
    ...(beside === null ? [] : [beside, ...(besideOf(beside) === null ? [] : [besideOf(beside) ?? '']), `Near ${beside}`]),
    ...parts.slice(1).map((_, index) => parts.slice(index + 1).join(', ')),
  ];
}

function spotFault(
  spot: Spot,
  day: ItineraryDay,
  { sources, others }: { readonly sources: readonly SourceCity[]; readonly others: readonly PlanCity[] },
): AuditViolation | null {
  const entry = entryOf(spot, sources);
  if (!entry) {
    const far = sources.length > 0 && sources.every((city) => liesElsewhere(spot, city) !== undefined) ? liesElsewhere(spot, sources[0]) : undefined;
    const elsewhere = far ?? otherCityOf(spot, others);
    if (elsewhere) return { code: 'PLACE_WRONG_CITY', detail: `${spot.place.name} is not in ${day.city} (${elsewhere})` };
    return { code: 'PLACE_UNKNOWN', detail: `${spot.place.name} is in no source for ${day.city}` };
  }
  if (entry.hours === null || isOpen(entry.hours, entry.closedOn, day.date, spot.start, spot.end)) return null;
  return { code: 'PLACE_CLOSED', detail: `${spot.place.name} is not open on ${day.date} from ${spot.start} to ${spot.end}` };
}

function otherCityOf(spot: Spot, cities: readonly PlanCity[]): string | undefined {
  const wanted = foldName(spot.place.name);
  return cities.find(({ source }) => source !== undefined && entryNamed(spot.entries(source), wanted, spot.place) !== undefined)?.name;
}

function liesElsewhere({ place }: Spot, city: SourceCity | undefined): string | undefined {
  const km = city ? kmBetween(city, place) : 0;
  return km > (city?.reachKm ?? MAX_KM_FROM_CENTRE) ? `${Math.round(km)} km from its centre` : undefined;
}
