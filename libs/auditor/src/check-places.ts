import type { Activity, ItineraryDay } from '@app/contracts';
import { distanceKm, foldName, isOpen } from '@app/guide';
import type { GuideCity, GuideEatery, GuidePlace } from '@app/guide';
import type { AuditContext, AuditViolation, Check } from './audit-input.js';
import { isFreeTime } from './day-items.js';
import type { NamedPlace } from './day-items.js';

/** Excursions of the guide lie within 45 km; farther away is another city. */
const MAX_KM_FROM_CENTRE = 60;
/** A name with coordinates this far from the source's is another place. */
const MAX_KM_FROM_SOURCE = 3;

/** The guide's entry of that name; undefined when it has none, or one that lies elsewhere. */
export function sourceOf<P extends GuidePlace | GuideEatery>(entries: readonly P[], place: NamedPlace): P | undefined {
  const name = foldName(place.name);
  return entries.find(
    (entry) =>
      foldName(entry.name) === name &&
      (place.lat === undefined || place.lng === undefined || distanceKm(entry, { lat: place.lat, lng: place.lng }) <= MAX_KM_FROM_SOURCE),
  );
}

interface Spot {
  readonly name: string;
  readonly place: NamedPlace;
  readonly start: string;
  readonly end: string;
  readonly entries: (city: GuideCity) => readonly (GuidePlace | GuideEatery)[];
}

const spotOf = (activity: Activity): Spot => ({
  name: activity.title,
  place: activity.place,
  start: activity.start,
  end: activity.end,
  entries: (city) => city.places,
});

const spotsOf = (day: ItineraryDay): Spot[] => [
  ...day.activities.filter((activity) => !isFreeTime(activity, day)).map(spotOf),
  ...(day.meals ?? []).flatMap((meal) =>
    meal.place ? [{ name: meal.meal, place: meal.place, start: meal.start, end: meal.end, entries: (city: GuideCity) => city.eateries }] : [],
  ),
];

/** Every visited place and every named table is in the guide's city of that day and open from start to end. */
export const checkPlaces: Check = (plan, context) => {
  const cities = [...new Set([...plan.itinerary.map((day) => day.city), plan.selectedDestination?.name ?? ''])];
  return plan.itinerary.flatMap((day, index) =>
    spotsOf(day)
      .flatMap((spot) => spotFault(spot, day, { context, cities }) ?? [])
      .map((fault) => ({ ...fault, day: index + 1 })),
  );
};

function spotFault(
  spot: Spot,
  day: ItineraryDay,
  { context, cities }: { readonly context: AuditContext; readonly cities: readonly string[] },
): AuditViolation | null {
  const city = context.findCity(day.city);
  const entry = city && sourceOf(spot.entries(city), spot.place);
  if (!entry) {
    const elsewhere = liesElsewhere(spot, city) ?? cities.find((name) => foldName(name) !== foldName(day.city) && knownIn(spot, context.findCity(name)));
    if (elsewhere) return { code: 'PLACE_WRONG_CITY', detail: `${spot.place.name} is not in ${day.city} (${elsewhere})` };
    return { code: 'PLACE_UNKNOWN', detail: `${spot.place.name} is in no source for ${day.city}` };
  }
  if (isOpen(entry.hours, 'closedOn' in entry ? entry.closedOn : undefined, day.date, spot.start, spot.end)) return null;
  return { code: 'PLACE_CLOSED', detail: `${spot.place.name} is not open on ${day.date} from ${spot.start} to ${spot.end}` };
}

const knownIn = (spot: Spot, city: GuideCity | undefined): boolean => city !== undefined && sourceOf(spot.entries(city), spot.place) !== undefined;

function liesElsewhere({ place }: Spot, city: GuideCity | undefined): string | undefined {
  if (!city || place.lat === undefined || place.lng === undefined) return undefined;
  const km = distanceKm(city, { lat: place.lat, lng: place.lng });
  return km > MAX_KM_FROM_CENTRE ? `${Math.round(km)} km from its centre` : undefined;
}
