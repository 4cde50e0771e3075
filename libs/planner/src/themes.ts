import { distanceKm } from '@app/guide';
import type { GuideCity, GuidePlace, Interest } from '@app/guide';
import type { Words } from '@app/messages';
import type { DayFrame } from './day-frame.js';

/** How interests are called in a sentence. */
export const interestWords = (interests: readonly Interest[], say: Words['say']): string[] => interests.map((interest) => say(`interest.${interest}`));

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

function withoutVisits({ name: city }: GuideCity, frame: DayFrame, { say }: Words): string {
  switch (frame.kind) {
    case 'before_arrival':
      return say('theme.way_there', { city });
    case 'arrival':
      return say('theme.arrive_and_rest', { city });
    case 'departure':
      return say('theme.leave', { city });
    case 'after_departure':
      return say('theme.way_home');
    case 'full':
      return say('theme.free_day', { city });
  }
}

/** What the day is for, with the first or last part of the trip before it. */
function framed(what: string, { kind }: DayFrame, { say }: Words): string {
  if (kind === 'arrival') return say('theme.arrival', { what });
  return kind === 'departure' ? say('theme.departure', { what }) : what;
}

/** Names each day after what its places share and where they are; no two days get the same words. */
export class ThemeNamer {
  private readonly given: Set<string>;

  /** `taken` are the words that other days have already. */
  constructor(
    private readonly city: GuideCity,
    private readonly weights: ReadonlyMap<Interest, number>,
    private readonly words: Words,
    taken: readonly string[] = [],
  ) {
    this.given = new Set(taken);
  }

  nameOf(frame: DayFrame, places: readonly GuidePlace[]): string {
    if (places.length === 0) return withoutVisits(this.city, frame, this.words);
    const { say, title } = this.words;
    const [first = say('theme.sights'), second] = interestWords(topInterests(places, this.weights), say);
    const what = second ? say('theme.two', { first, second }) : first;
    const candidates = [areaOf(this.city, places) ?? this.city.name, ...places.map((place) => place.name)].map((where) =>
      title(framed(say('theme.around', { what, where }), frame, this.words)),
    );
    const theme =
      candidates.find((candidate) => !this.given.has(candidate)) ?? say('theme.again', { theme: candidates[0] ?? this.city.name, date: frame.date });
    this.given.add(theme);
    return theme;
  }
}
