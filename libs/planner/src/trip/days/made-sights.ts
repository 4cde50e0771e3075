import type { Wish } from '@app/contracts';
import { distanceKm, foldName } from '@app/guide';
import type { Coordinates, Town, TownPlace } from '@app/guide';
import type { TripStop } from '../trip-types.js';
import { GOOD_MATCH, conceptsOf, ownNames, rareTokens, targetsOf } from '../wishes/match.js';
import { CONCEPTS } from '../wishes/concepts.js';
import type { Concept, MadeActivity } from '../wishes/concepts.js';
import type { Words } from '@app/messages';
import { madeAdvice, madeTitle } from '../wishes/made-words.js';
import { answersFood } from '../wishes/food.js';
import { PLAIN_SIGHT } from './sight.js';
import type { Sight } from './sight.js';
import { askedVisit } from './asked-visits.js';
import { eventsOfWish } from './held-events.js';
import { eventScore } from './event-sights.js';

const WISHED_VALUE = 300;
const FURTHER_VALUE = 150;
const DAY_HOURS = { from: '09:00', to: '19:00' };
const EVENING_HOURS = { from: '19:00', to: '23:30' };
const MORNING_FLAGS = { bestAt: 'morning' as const };
const WATER: ReadonlySet<string> = new Set(['beach', 'nature']);

/** Where a table serves it, it can be tasted. */
const DRUNK: ReadonlySet<string> = new Set(['beer', 'mezcal', 'wine', 'whisky']);

/** How well the town suits the activity; 0 when it cannot be there. */
function suits({ needs }: MadeActivity, { good, places, foods, eateries }: Town): number {
  if (needs.length === 0) return 1;
  const kinds = new Set<string>(places.map(({ kind }) => kind));
  const interests = new Set<string>(places.flatMap((place) => place.interests));
  const served = [...foods, ...eateries.flatMap(({ cuisines, name }) => [...cuisines, name])];
  return needs.reduce(
    (sum, need) =>
      sum +
      (DRUNK.has(need) && answersFood(need, served) ? 1 : 0) +
      (good.includes(need) ? 3 : kinds.has(need) ? 2 : interests.has(need) ? 1 : need === 'boat' && places.some(({ flags }) => flags?.byBoat) ? 2 : 0),
    0,
  );
}

/** What is made up happens near the stay. */
const NEAR_KM = 25;
const HILLY: ReadonlySet<string> = new Set(['viewpoint', 'nature']);
/** What people come for on most days of a stay. */
const DAILY: ReadonlySet<string> = new Set(['ski', 'dive', 'surf', 'northern_lights']);
/** Clouds come and go: the lights are looked for on so many evenings. */
const MOST_TIMES: Readonly<Record<string, number>> = { northern_lights: 3 };
const EVENT_MINUTES = 180;
const NOT_EVERY_DAY = 1;

/** What places say of themselves, folded; the same places are asked for every made-up visit of every trip. */
const toldOf = new WeakMap<TownPlace, string>();
function foldedTextOf(place: TownPlace): string {
  const known = toldOf.get(place);
  if (known !== undefined) return known;
  const told = `${foldName(`${place.name} ${place.note}`)} `;
  toldOf.set(place, told);
  return told;
}

/** A place of the town whose name speaks of the activity, one by the water or in the hills, else the quarter of the stay. */
function spotFor({ id, shows }: Concept, make: MadeActivity, { town, area }: TripStop): Coordinates & { readonly name: string } {
  const near = town.places.filter((place) => distanceKm(area, place) <= NEAR_KM);
  const speaking = near.find((place) => shows.test(foldedTextOf(place)));
  const outdoors = make.needs.length > 0 && !make.indoor;
  const kinds = id === 'ski' || id === 'sledge' || id === 'snowshoe' ? HILLY : WATER;
  const needed = near.find(({ kind }) => make.needs.includes(kind));
  const place = speaking ?? needed ?? (outdoors ? near.find(({ kind, hours }) => kinds.has(kind) && hours === 'always') : undefined);
  return place ?? { name: area.name, lat: area.lat, lng: area.lng };
}

const TELLING_WORDS = 3;
const saysMore = (target: string): boolean => rareTokens(target).length > 0 || foldName(target).split(' ').length >= TELLING_WORDS;

/** What they called it, where that says more than the kind of thing: "wine bar with mavrud". */
function ownWords(wish: Wish, concept: Concept): string | null {
  const [first] = wish.targets;
  if (first === undefined || !conceptsOf(first).includes(concept) || !saysMore(first)) return null;
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}`;
}

interface MadeFacts {
  readonly make: MadeActivity;
  readonly number: number;
  readonly words: Words;
}

/** An activity without a provider, at a known place or quarter; says so in its note. `number` tells the days of a course apart. */
function madeSight(wish: Wish, concept: Concept, stop: TripStop, facts: MadeFacts): Sight {
  const { make, number, words } = facts;
  const spot = spotFor(concept, make, stop);
  const { town } = stop;
  const kind = madeTitle(concept, words);
  const own = ownWords(wish, concept);
  const title = own === null ? kind : foldName(own).includes(foldName(kind)) ? own : `${kind} (${own})`;
  const again =
    make.when === 'evening' ? words.say('made.evening', { what: title, number: number + 1 }) : words.say('visit.course_day', { what: title, day: number + 1 });
  const what = number === 0 ? title : again;
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
    note: madeAdvice(concept, words),
    ...(make.when === 'morning' ? { flags: MORNING_FLAGS } : {}),
  };
  return {
    ...PLAIN_SIGHT,
    place,
    townId: town.id,
    key: `${town.id}/${place.id}`,
    title: words.say('made.at', { what, name: spot.name }),
    source: 'estimate',
    minutes: make.minutes,
    value: number === 0 ? WISHED_VALUE : FURTHER_VALUE,
    evening: make.when === 'evening',
    wishIds: [wish.id],
    bestFor: number === 0 ? [wish.id] : [],
    must: number === 0 && wish.must,
  };
}

/** What people do in such a place when every sight is seen, the liveliest first. */
const IDEAS = ['boat', 'snorkel', 'hike', 'kayak', 'cycling', 'swim', 'fishing', 'viewpoint', 'spa', 'nature', 'photography', 'food_tour', 'yoga', 'walk'];
const IDEA_VALUE = 30;

/** Things to do without a provider, for days on which a small place has no sight left; each once. */
export function ideasFor(stop: TripStop, wishes: readonly Wish[], words: Words): Sight[] {
  const wish: Wish = { id: `idea-${stop.town.id}`, said: '', kind: 'activity', targets: [], must: false, often: 'once' };
  return IDEAS.flatMap((id) => {
    const concept = CONCEPTS.find((one) => one.id === id);
    const make = concept?.make;
    if (!concept || !make || suits(make, stop.town) === 0) return [];
    const isAvoided = wishes.some(({ kind, targets }) => kind === 'avoid' && targets.some((target) => conceptsOf(target).includes(concept)));
    if (isAvoided) return [];
    return [{ ...madeSight(wish, concept, stop, { make, number: 0, words }), value: IDEA_VALUE, wishIds: [], bestFor: [], must: false }];
  });
}

function timesIn(wish: Wish, concept: Concept, { nights }: TripStop): number {
  if (wish.count) return Math.max(1, Math.min(nights, wish.count));
  if (wish.often !== 'every_day' && !DAILY.has(concept.id)) return 1;
  return Math.min(MOST_TIMES[concept.id] ?? nights, Math.max(1, nights - 1 - (wish.often === 'every_day' ? 0 : NOT_EVERY_DAY)));
}

/** Feasts that everybody knows the months of; one out of season was misread. */
const FEASTS: readonly (readonly [RegExp, readonly number[]])[] = [
  [/new year|nouvel an|silvester|nochevieja|capodanno|reveillon|ano novo/, [12, 1]],
  [/christmas|weihnacht|noel|navidad|natale|natal|advent/, [11, 12, 1]],
  [/carnival|carnaval|karneval|fasching|carnevale|mardi gras/, [1, 2, 3]],
  [/easter|oster|paques|pascua|pasqua|pascoa/, [3, 4, 5]],
  [/halloween/, [10, 11]],
];

const isInSeason = (wish: Wish, { windows }: TripStop): boolean => {
  const words = foldName(targetsOf(wish).join(' '));
  const months = new Set(windows.map(({ date }) => Number(date.slice(5, 7))));
  return FEASTS.every(([said, when]) => !said.test(words) || when.some((month) => months.has(month)));
};

/** Time for an event that the travellers named and that no source knows: the plan keeps hours for it and says so. */
function eventTime(wish: Wish, stop: TripStop, { say }: Words): Sight {
  const { town } = stop;
  const [said = wish.said] = targetsOf(wish);
  const name = `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
  const place: TownPlace = {
    id: `event-${wish.id}`,
    name: `${name}, ${say('table.centre', { town: town.name })}`,
    kind: 'experience',
    interests: ['local_life'],
    lat: town.lat,
    lng: town.lng,
    visitMinutes: EVENT_MINUTES,
    cost: 0,
    indoor: false,
    hours: [{ days: 'Mon-Sun', from: '10:00', to: '22:00' }],
    rank: 4,
    note: say('made.event'),
  };
  return {
    ...PLAIN_SIGHT,
    place,
    townId: town.id,
    key: `${town.id}/${place.id}`,
    title: name,
    source: 'estimate',
    minutes: EVENT_MINUTES,
    value: WISHED_VALUE,
    wishIds: [wish.id],
    bestFor: [wish.id],
    must: wish.must,
  };
}

/** Kinds of things that come on most days even where one place is known for them. */
const isDaily = (wish: Wish): boolean => targetsOf(wish).some((target) => conceptsOf(target).some(({ id, make }) => make !== null && DAILY.has(id)));

/** Time for an event of the wish; none for what is held elsewhere or on other days. */
function eventTimes(wish: Wish, stops: readonly TripStop[], words: Words): Sight[] {
  const [stop] = [...stops].sort((a, b) => b.nights - a.nights);
  if (!stop || eventsOfWish(wish).length > 0 || !isInSeason(wish, stop) || ownNames(wish).length === 0) return [];
  const isKnown = stops.some(({ town }) => town.events.some((event) => eventScore(wish, event) >= GOOD_MATCH));
  return isKnown ? [] : [eventTime(wish, stop, words)];
}

/** Activities for wishes that no known place answers, each in the stop that suits it best; none where the town gives no ground for it. */
export function madeSights(open: readonly Wish[], all: readonly Wish[], stops: readonly TripStop[], words: Words): Sight[] {
  const isRepeated = (wish: Wish): boolean => wish.kind === 'activity' && (wish.often === 'every_day' || (wish.count ?? 1) > 1);
  const wishes = [...open, ...all.filter((wish) => !open.includes(wish) && (isDaily(wish) || isRepeated(wish)))];
  // Who says it twice does it once.
  const made = new Set<string>();
  return wishes.flatMap((wish) => {
    if (wish.kind === 'event') return eventTimes(wish, stops, words);
    if (wish.kind !== 'activity' && wish.kind !== 'place') return [];
    for (const concept of targetsOf(wish).flatMap(conceptsOf)) {
      const { make } = concept;
      if (!make || made.has(concept.id)) continue;
      if (!open.includes(wish) && !DAILY.has(concept.id) && !isRepeated(wish)) continue;
      const best = stops
        .map((stop) => ({ stop, points: suits(make, stop.town) }))
        .filter(({ points }) => points > 0)
        .sort((a, b) => b.points - a.points || b.stop.nights - a.stop.nights)[0];
      if (best) made.add(concept.id);
      if (best) return Array.from({ length: timesIn(wish, concept, best.stop) }, (_, number) => madeSight(wish, concept, best.stop, { make, number, words }));
    }
    const asked = open.includes(wish) ? askedVisit(wish, stops, words) : null;
    return asked ? [asked] : [];
  });
}
