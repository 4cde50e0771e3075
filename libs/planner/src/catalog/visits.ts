import { toCents } from '@app/contracts';
import type { CatalogAttraction } from '@app/contracts';
import { distanceKm } from '@app/guide';
import type { IndexedCity } from './catalog-index.js';
import type { CatalogTripRequest, CatalogVisit } from './catalog-trip.js';
import type { DaySlots, TimeSlot } from './day-slots.js';
import { isNamedIn } from './wishes.js';

/** Visits of the days in one city, and what they cost the party. */
export interface CityVisits {
  readonly days: readonly (readonly CatalogVisit[])[];
  readonly cents: number;
}

export interface VisitQuestion {
  readonly days: readonly DaySlots[];
  /** Cents that may still be spent. */
  readonly leftCents: number;
  readonly request: CatalogTripRequest;
}

const centsOf = (place: CatalogAttraction, people: number): number => toCents(place.cost ?? 0) * people;
const isOpen = ({ opens, closes }: CatalogAttraction, slot: TimeSlot): boolean => (opens ?? '00:00') <= slot.start && slot.end <= (closes ?? '24:00');

/** What must be seen, then what costs least; every full day gets something before any day gets more, and each day's places lie together. */
export function chooseVisits(city: IndexedCity, { days, leftCents, request }: VisitQuestion): CityVisits {
  const places = rankedPlaces(city, request);
  const chosen: CatalogVisit[][] = days.map(() => []);
  let spent = 0;
  const rounds = Math.max(0, ...days.map(({ visits }) => visits.length));
  for (let round = 0; round < rounds; round += 1)
    for (const at of dayOrder(days)) {
      const [slots, day] = [days[at]?.visits ?? [], chosen[at]];
      if (!day || day.length > round) continue;
      const payable = places.filter((place) => centsOf(place, request.people) <= leftCents - spent);
      const visit = nextVisit(payable, { slots, day, request });
      if (!visit) continue;
      spent += centsOf(visit.place, request.people);
      day.push(visit);
      places.splice(places.indexOf(visit.place), 1);
    }
  return { days: chosen.map((day) => day.sort((a, b) => a.start.localeCompare(b.start))), cents: spent };
}

interface OpenDay {
  readonly slots: readonly TimeSlot[];
  readonly day: readonly CatalogVisit[];
  readonly request: CatalogTripRequest;
}

/** For the first free hours of the day that some place is open in. */
function nextVisit(places: readonly CatalogAttraction[], { slots, day, request }: OpenDay): CatalogVisit | undefined {
  for (const { start, end } of slots.filter((slot) => !day.some((visit) => visit.start === slot.start))) {
    const open = places.filter((place) => isOpen(place, { start, end }));
    const place = nextPlace(open, day.at(-1)?.place, request);
    if (place) return { place, start, end };
  }
  return undefined;
}

/** Full days come first: a day of travel is filled by the travelling. */
const dayOrder = (days: readonly DaySlots[]): number[] => [...days.keys()].sort((a, b) => Number(days[b]?.isFull) - Number(days[a]?.isFull));

function rankedPlaces(city: IndexedCity, { mustSee, avoid, people }: CatalogTripRequest): CatalogAttraction[] {
  const seen = new Set<string>();
  const rank = (place: CatalogAttraction): number => (isNamedIn(mustSee, place.name) ? -1 : centsOf(place, people));
  return city.attractions
    .filter(({ name }) => !isNamedIn(avoid, name) && !seen.has(name) && seen.add(name))
    .map((place, at) => ({ place, at }))
    .sort((a, b) => rank(a.place) - rank(b.place) || a.at - b.at)
    .map(({ place }) => place);
}

/** The place nearest to the day's last one; on an empty day the first of the ranking. */
function nextPlace(places: readonly CatalogAttraction[], last: CatalogAttraction | undefined, { mustSee }: CatalogTripRequest): CatalogAttraction | undefined {
  const first = places[0];
  if (!last || !first || isNamedIn(mustSee, first.name)) return first;
  let nearest = first;
  for (const place of places) if (gapKm(last, place) < gapKm(last, nearest)) nearest = place;
  return nearest;
}

function gapKm(a: CatalogAttraction, b: CatalogAttraction): number {
  if (typeof a.lat !== 'number' || typeof a.lng !== 'number' || typeof b.lat !== 'number' || typeof b.lng !== 'number') return Infinity;
  return distanceKm({ lat: a.lat, lng: a.lng }, { lat: b.lat, lng: b.lng });
}
