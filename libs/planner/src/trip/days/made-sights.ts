import type { Wish } from '@app/contracts';
import { foldName } from '@app/guide';
import type { Coordinates, Town, TownPlace } from '@app/guide';
import type { TripStop } from '../trip-types.js';
import { conceptsOf, targetsOf } from '../wishes/match.js';
import type { Concept, MadeActivity } from '../wishes/concepts.js';
import type { Sight } from './sight.js';

const WISHED_VALUE = 300;
const FURTHER_VALUE = 150;
const DAY_HOURS = { from: '09:00', to: '19:00' };
const EVENING_HOURS = { from: '19:00', to: '23:30' };
const MORNING_FLAGS = { bestAt: 'morning' as const };
const WATER: ReadonlySet<string> = new Set(['beach', 'nature']);

/** How well the town suits the activity; 0 when it cannot be there. */
function suits({ needs }: MadeActivity, { good, places }: Town): number {
  if (needs.length === 0) return 1;
  const kinds = new Set<string>(places.map(({ kind }) => kind));
  const interests = new Set<string>(places.flatMap((place) => place.interests));
  return needs.reduce(
    (sum, need) =>
      sum + (good.includes(need) ? 3 : kinds.has(need) ? 2 : interests.has(need) ? 1 : need === 'boat' && places.some(({ flags }) => flags?.byBoat) ? 2 : 0),
    0,
  );
}

const HILLY: ReadonlySet<string> = new Set(['viewpoint', 'nature']);
/** What people come for on most days of a stay. */
const DAILY: ReadonlySet<string> = new Set(['ski', 'dive', 'surf']);
const NOT_EVERY_DAY = 1;

/** A place of the town whose name speaks of the activity, one by the water or in the hills, else the quarter of the stay. */
function spotFor({ id, shows }: Concept, make: MadeActivity, { town, area }: TripStop): Coordinates & { readonly name: string } {
  const speaking = town.places.find(({ name, note }) => shows.test(`${foldName(`${name} ${note}`)} `));
  const outdoors = make.needs.length > 0 && !make.indoor;
  const kinds = id === 'ski' || id === 'sledge' || id === 'snowshoe' ? HILLY : WATER;
  const place = speaking ?? (outdoors ? town.places.find(({ kind, hours }) => kinds.has(kind) && hours === 'always') : undefined);
  return place ?? { name: area.name, lat: area.lat, lng: area.lng };
}

/** An activity without a provider, at a known place or quarter; says so in its note. `number` tells the days of a course apart. */
function madeSight(wish: Wish, concept: Concept, stop: TripStop, facts: { readonly make: MadeActivity; readonly number: number }): Sight {
  const { make, number } = facts;
  const spot = spotFor(concept, make, stop);
  const { town } = stop;
  const what = number === 0 ? make.title : `${make.title}, day ${number + 1}`;
  const place: TownPlace = {
    id: `${concept.id.replaceAll('_', '-')}-${wish.id}${number === 0 ? '' : `-${number + 1}`}`,
    name: `${what}, ${spot.name}`,
    kind: 'experience',
    interests: concept.interests.length > 0 ? [...concept.interests] : ['local_life'],
    lat: spot.lat,
    lng: spot.lng,
    visitMinutes: make.minutes,
    cost: Math.round(town.daily.food.midrange * make.costShare),
    indoor: make.indoor,
    hours: [{ days: 'Mon-Sun', ...(make.when === 'evening' ? EVENING_HOURS : DAY_HOURS) }],
    rank: 3,
    note: make.advice,
    ...(make.when === 'morning' ? { flags: MORNING_FLAGS } : {}),
  };
  return {
    place,
    townId: town.id,
    key: `${town.id}/${place.id}`,
    title: `${what}: ${spot.name}`,
    source: 'estimate',
    minutes: make.minutes,
    value: number === 0 ? WISHED_VALUE : FURTHER_VALUE,
    evening: make.when === 'evening',
    wishIds: [wish.id],
    bestFor: number === 0 ? [wish.id] : [],
    must: number === 0 && wish.must,
    far: false,
    between: null,
    located: true,
    pause: false,
    light: null,
  };
}

const timesIn = (wish: Wish, concept: Concept, { nights }: TripStop): number =>
  wish.often === 'every_day' || DAILY.has(concept.id) ? Math.max(1, nights - 1 - (wish.often === 'every_day' ? 0 : NOT_EVERY_DAY)) : 1;

/** Activities for wishes that no known place answers, each in the stop that suits it best; none where the town gives no ground for it. */
export function madeSights(wishes: readonly Wish[], stops: readonly TripStop[]): Sight[] {
  return wishes.flatMap((wish) => {
    if (wish.kind !== 'activity' && wish.kind !== 'place') return [];
    for (const concept of targetsOf(wish).flatMap(conceptsOf)) {
      const { make } = concept;
      if (!make) continue;
      const best = stops
        .map((stop) => ({ stop, points: suits(make, stop.town) }))
        .filter(({ points }) => points > 0)
        .sort((a, b) => b.points - a.points || b.stop.nights - a.stop.nights)[0];
      if (best) return Array.from({ length: timesIn(wish, concept, best.stop) }, (_, number) => madeSight(wish, concept, best.stop, { make, number }));
    }
    return [];
  });
}
