import type { FoundPlace, PlaceQuery, PlaceSearchPort } from '@app/ports';

/** A place as a guide has it. */
export interface GuidedPlace {
  readonly name: string;
  readonly kind: string;
  readonly note: string;
  readonly lat: number;
  readonly lng: number;
  /** Higher for what the city is known for. */
  readonly rank: number;
}

export interface GuidedCity {
  readonly name: string;
  readonly summary: string;
  readonly lat: number;
  readonly lng: number;
  readonly places: readonly GuidedPlace[];
}

export interface GuidePlaceSearchOptions {
  readonly cities: readonly GuidedCity[];
  /** The city of a name in any spelling the guide knows. */
  readonly findCity: (name: string) => GuidedCity | undefined;
}

const EXACT_POINTS = 100;
const NAME_POINTS = 10;
const KIND_POINTS = 5;

/** Places of a guide, without a provider: by name, kind and words of their notes; a city's own name finds its best-known places. */
export function createGuidePlaceSearch({ cities, findCity }: GuidePlaceSearchOptions): PlaceSearchPort {
  return {
    async search(query, signal) {
      signal.throwIfAborted();
      const named = query.city === null ? undefined : findCity(query.city);
      if (query.city !== null && !named) return [];
      const whole = findCity(query.text);
      if (whole && (!named || named === whole)) return [asPlace(whole), ...bestKnown(whole).map((place) => toPlace(whole, place))].slice(0, query.limit);
      return matches(named ? [named] : cities, query);
    },
  };
}

const bestKnown = ({ places }: GuidedCity): GuidedPlace[] => [...places].sort((a, b) => b.rank - a.rank);

function matches(cities: readonly GuidedCity[], { text, limit }: PlaceQuery): FoundPlace[] {
  const wanted = fold(text);
  const words = wanted.split(' ').filter((word) => word.length > 2);
  return cities
    .flatMap((city) => city.places.map((place) => ({ city, place, points: pointsOf(place, wanted, words) })))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || b.place.rank - a.place.rank)
    .slice(0, limit)
    .map(({ city, place }) => toPlace(city, place));
}

function pointsOf(place: GuidedPlace, wanted: string, words: readonly string[]): number {
  const [name, kind, note] = [fold(place.name), fold(place.kind), fold(place.note)];
  if (name === wanted) return EXACT_POINTS;
  const points = words.map((word) => {
    if (name.includes(word)) return NAME_POINTS;
    // "museums" asks for kind "museum".
    if (kind !== '' && (kind.includes(word) || word.startsWith(kind))) return KIND_POINTS;
    return note.includes(word) ? 1 : 0;
  });
  return points.reduce<number>((sum, each) => sum + each, 0);
}

/** Lower case without accents and punctuation. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const FROM_GUIDE = { url: null, source: 'guide', sourceName: 'NaviGo guide' } as const;

const toPlace = (city: GuidedCity, { name, kind, note, lat, lng }: GuidedPlace): FoundPlace => ({
  name,
  city: city.name,
  kind,
  summary: note,
  lat,
  lng,
  ...FROM_GUIDE,
});

const asPlace = ({ name, summary, lat, lng }: GuidedCity): FoundPlace => ({ name, city: name, kind: 'city', summary, lat, lng, ...FROM_GUIDE });
