import type { Wish } from '@app/contracts';
import type { Coordinates, Town, TownPlace } from '@app/guide';
import type { TripStop } from '../trip-types.js';
import { conceptsOf, targetsOf } from '../wishes/match.js';
import type { Concept, MadeActivity } from '../wishes/concepts.js';
import type { Sight } from './sight.js';

const WISHED_VALUE = 300;
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

function spotFor(make: MadeActivity, { town, area }: TripStop): Coordinates & { readonly name: string } {
  const outdoors = make.needs.length > 0 && !make.indoor;
  const place = outdoors ? town.places.find(({ kind, hours }) => WATER.has(kind) && hours === 'always') : undefined;
  return place ?? { name: area.name, lat: area.lat, lng: area.lng };
}

/** An activity without a provider, at a known place or quarter; says so in its note. */
function madeSight(wish: Wish, concept: Concept, make: MadeActivity, stop: TripStop): Sight {
  const spot = spotFor(make, stop);
  const { town } = stop;
  const place: TownPlace = {
    id: `${concept.id.replaceAll('_', '-')}-${wish.id}`,
    name: `${make.title}, ${spot.name}`,
    kind: 'experience',
    interests: concept.interests.length > 0 ? [...concept.interests] : ['local_life'],
    lat: spot.lat,
    lng: spot.lng,
    visitMinutes: make.minutes,
    cost: Math.round(town.daily.food.midrange * make.costShare),
    indoor: make.indoor ?? false,
    hours: make.when === 'evening' ? [{ days: 'Mon-Sun', ...EVENING_HOURS }] : [{ days: 'Mon-Sun', from: '09:00', to: '19:00' }],
    rank: 3,
    note: make.advice,
    ...(make.when === 'morning' ? { flags: MORNING_FLAGS } : {}),
  };
  return {
    place,
    townId: town.id,
    key: `${town.id}/${place.id}`,
    title: `${make.title} in ${spot.name}`,
    source: 'estimate',
    minutes: make.minutes,
    value: WISHED_VALUE,
    evening: make.when === 'evening',
    wishIds: [wish.id],
    must: wish.must,
    far: false,
    between: null,
    located: true,
  };
}

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
      if (best) return [madeSight(wish, concept, make, best.stop)];
    }
    return [];
  });
}
