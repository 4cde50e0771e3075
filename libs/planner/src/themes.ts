import { distanceKm } from '@app/guide';
import type { GuideCity, GuidePlace, Interest } from '@app/guide';
import type { DayFrame } from './day-frame.js';

/** How an interest is called in a sentence. */
export const INTEREST_WORDS: Readonly<Record<Interest, string>> = {
  food: 'food',
  museums: 'museums',
  art: 'art',
  history: 'history',
  architecture: 'architecture',
  nature: 'green places',
  beach: 'the beach',
  shopping: 'shopping',
  nightlife: 'nightlife',
  music: 'music',
  walks: 'walks',
  views: 'views',
  religion: 'sacred places',
  markets: 'markets',
  family: 'family fun',
  books: 'books',
  wine: 'wine',
  photography: 'photo spots',
  sports: 'sports',
  wellness: 'wellness',
  local_life: 'local life',
  science: 'science',
};
const AREA_RADIUS_KM = 1.2;
/** What fits any place says little about a day. */
const VAGUE: ReadonlySet<Interest> = new Set(['photography', 'family']);
const VAGUE_POINTS = 1.5;

/** The interests that most places of a day share, the best known place first. */
function topInterests(places: readonly GuidePlace[], weights: ReadonlyMap<Interest, number>): Interest[] {
  const points = new Map<Interest, number>();
  for (const place of places) {
    for (const [index, interest] of place.interests.entries()) {
      points.set(
        interest,
        (points.get(interest) ?? 0) + 1 + (weights.get(interest) ?? 0) * 0.8 - index * 0.2 - (VAGUE.has(interest) && !weights.has(interest) ? VAGUE_POINTS : 0),
      );
    }
  }
  return [...points].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([interest]) => interest);
}

/** Where a day mostly happens: its neighbourhood, a stay area in its middle, else its best known place. */
function areaOf(city: GuideCity, places: readonly GuidePlace[]): string | undefined {
  const ranked = [...places].sort((a, b) => b.rank - a.rank || a.id.localeCompare(b.id));
  const excursion = ranked.find((place) => place.kind === 'day_trip');
  const neighbourhood = excursion ?? ranked.find((place) => place.kind === 'neighbourhood');
  if (neighbourhood) return neighbourhood.name;
  const middle = {
    lat: places.reduce((sum, place) => sum + place.lat, 0) / places.length,
    lng: places.reduce((sum, place) => sum + place.lng, 0) / places.length,
  };
  const [nearest] = city.stayAreas.map((area) => ({ area, km: distanceKm(area, middle) })).sort((a, b) => a.km - b.km);
  return nearest && nearest.km <= AREA_RADIUS_KM ? nearest.area.name : ranked[0]?.name;
}

function withoutVisits(city: GuideCity, frame: DayFrame): string {
  switch (frame.kind) {
    case 'before_arrival':
      return `On the way to ${city.name}`;
    case 'arrival':
      return `Arrival in ${city.name} and rest`;
    case 'departure':
      return `Leaving ${city.name}`;
    case 'after_departure':
      return 'On the way home';
    case 'full':
      return `A free day in ${city.name}`;
  }
}

const PREFIX: Readonly<Partial<Record<DayFrame['kind'], string>>> = { arrival: 'Arrival, then ', departure: 'Last hours: ' };
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names each day after what its places share and where they are; no two days get the same words. */
export class ThemeNamer {
  private readonly given: Set<string>;

  /** `taken` are the words that other days have already. */
  constructor(
    private readonly city: GuideCity,
    private readonly weights: ReadonlyMap<Interest, number>,
    taken: readonly string[] = [],
  ) {
    this.given = new Set(taken);
  }

  nameOf(frame: DayFrame, places: readonly GuidePlace[]): string {
    if (places.length === 0) return withoutVisits(this.city, frame);
    const interests = topInterests(places, this.weights).map((interest) => INTEREST_WORDS[interest]);
    const [first = 'sights', second] = interests;
    const words = second ? `${first} and ${second}` : first;
    const candidates = [areaOf(this.city, places), ...places.map((place) => place.name)].map((where) =>
      capitalised(`${PREFIX[frame.kind] ?? ''}${words} around ${where}`),
    );
    const theme = candidates.find((candidate) => !this.given.has(candidate)) ?? `${candidates[0]}, ${frame.date}`;
    this.given.add(theme);
    return theme;
  }
}
