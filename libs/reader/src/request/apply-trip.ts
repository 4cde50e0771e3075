import type { SaidDuration } from '../dates/read-duration.js';
import { saidPlace } from '../places/read-places.js';
import type { SaidPlace } from '../places/read-places.js';
import type { SaidTravellers } from '../travellers/read-travellers.js';
import type { SaidTrip } from './read-trip.js';
import type { SaidWords } from './read-words.js';
import type { SettledPlaces } from './settle-places.js';

const nightsIn = (trip: SaidTrip): number | null => {
  const stays = trip.route.route.stops.filter(({ role }) => role === 'stay');
  const known = stays.flatMap(({ nights }) => (nights === null ? [] : [nights]));
  return stays.length > 0 && known.length === stays.length ? known.reduce((sum, nights) => sum + nights, 0) : null;
};

/** Nights of single stops are no length of the trip; together they are. */
function durationOf(said: SaidWords, trip: SaidTrip): SaidDuration | null {
  const { duration } = said;
  const stays = trip.route.route.stops.filter(({ role, nights }) => role === 'stay' && nights !== null);
  if (stays.length < 2) return duration;
  const longest = Math.max(...stays.map(({ nights }) => nights ?? 0));
  const total = nightsIn(trip);
  const isOfStop = duration !== null && duration.nights <= longest + 1;
  if (total === null) return isOfStop ? null : duration;
  if (duration !== null && !isOfStop && duration.nights >= total) return duration;
  const isAtLeast = stays.some(({ nightsRule }) => nightsRule === 'at_least');
  if (isAtLeast && said.dates?.start && said.dates.end) return null;
  return { days: total + 1, nights: total, isLoose: true, words: stays.map(({ said: words, nights }) => `${words ?? ''} ${nights ?? ''}`).join(', ') };
}

/** The rules of a language know more of its ways to name people than the general ones; English is read by both. */
function travellersOf(said: SaidWords, trip: SaidTrip): SaidTravellers | null {
  const { party } = trip;
  const old = said.travellers;
  if (!party) return old;
  const children = party.children ?? old?.children ?? null;
  const ofParty: SaidTravellers = {
    adults: party.adults,
    children: party.children,
    childrenAges: party.ages,
    travellers: party.adults === null ? null : party.adults + (party.children ?? 0),
    words: old?.words ?? '',
  };
  if (!old) return ofParty;
  if (trip.language !== 'en') return party.adults === null ? { ...ofParty, adults: old.adults, travellers: old.adults === null ? null : old.adults + (children ?? 0) } : ofParty;
  const isRicher = party.isExact && (party.adults ?? 0) + (party.children ?? 0) > (old.adults ?? 0) + (old.children ?? 0) && old.adults === null;
  return isRicher ? ofParty : { ...old, childrenAges: old.childrenAges ?? party.ages };
}

/** What one message says of single fields, corrected by what it says as a whole. */
export function withTrip(said: SaidWords, trip: SaidTrip): SaidWords {
  const duration = durationOf(said, trip);
  const isOpen = trip.window !== null;
  return { ...said, duration: isOpen ? null : duration, dates: isOpen ? null : said.dates, travellers: travellersOf(said, trip) };
}

/** Origin and destinations of a route that was said as such; of single places the general reading stands. */
export function placesOfTrip(settled: SettledPlaces, trip: SaidTrip, said: SaidWords): SettledPlaces {
  const { route } = trip;
  const { countries } = said.places;
  const placeOf = (mention: Parameters<typeof saidPlace>[1], role: 'origin' | 'destination'): SaidPlace => saidPlace(said.rest, mention, role, countries);
  const isKept = trip.language === 'en' && !route.isExplicit;
  const origin = route.origin ? placeOf(route.origin, 'origin') : null;
  if (route.stops.length === 0 || said.places.areAlternatives) return isKept ? settled : { ...settled, origin: settled.origin ?? origin };
  if (isKept && settled.destinations.length > 0) return settled;
  const stops = route.stops.map((mention) => placeOf(mention, 'destination'));
  const destinations = stops.filter((place, i) => stops.findIndex(({ name }) => name === place.name) === i);
  const isStop = (place: SaidPlace | null): boolean => place !== null && destinations.some(({ name }) => name === place.name);
  return { origin: origin ?? (isStop(settled.origin) ? null : settled.origin), destinations };
}
