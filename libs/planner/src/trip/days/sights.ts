import type { Wish } from '@app/contracts';
import { bestNamed, distanceKm, foldName, isAvoided, namesPlace } from '@app/guide';
import type { Coordinates, Town, TownEvent, TownPlace } from '@app/guide';
import { placeValue, tasteOf } from '../../place-value.js';
import type { Taste } from '../../place-value.js';
import type { DaySpending, DaysRequest } from '../trip-types.js';
import { GOOD_MATCH, OPEN_MATCH, conceptsOf, isAskedFor, namesIn, ownNames, targetsOf, wishScore } from '../wishes/match.js';
import { capital, heldEvents, isAmong, monthDay, titleOf } from './held-events.js';
import { isForEvening, sightMinutes } from './sight.js';
import type { Sight } from './sight.js';
import type { Traveller } from './traveller.js';

/** A place farther from the stay takes most of a day. */
export const FAR_KM = 25;
/** What is round the corner answers a wish as well as what takes a day. */
const FAR_ANSWER = 20;
const WISHED_BEST = 320;
const WISHED_MUST = 900;
const WISHED_ALSO = 55;
const EVERY_DAY = 90;
const STEP_FREE_POINTS = 18;
const GOOD_FOR_TOWN = 10;
const EVENT_MINUTES = 90;
const EVENT_VALUE = 60;

export const isSightWish = ({ kind }: Wish): boolean => kind === 'place' || kind === 'activity' || kind === 'event' || kind === 'mood' || kind === 'day_trip';

/** Which wishes each place of all towns of the trip answers, and which of them it answers best. */
export interface Answers {
  readonly by: ReadonlyMap<string, readonly string[]>;
  readonly best: ReadonlyMap<string, readonly Wish[]>;
  /** Wishes for something to see or do that no place answers. */
  readonly open: readonly Wish[];
}

export const keyOf = (town: Pick<Town, 'id'>, place: Pick<TownPlace, 'id'>): string => `${town.id}/${place.id}`;

interface Answer {
  readonly key: string;
  readonly points: number;
  /** True when it takes most of a day and is only of the kind that was wished for. */
  readonly isFarKind: boolean;
  /** True when it only comes near to what was wished for. */
  readonly isSubstitute: boolean;
}

/** The places of a town that answer a wish. */
const answersIn = (town: Town, wish: Wish, admitted: (place: TownPlace) => boolean): Answer[] =>
  town.places.flatMap((place): Answer[] => {
    const score = admitted(place) ? wishScore(wish, place) : 0;
    if (score < GOOD_MATCH) return [];
    const isFar = place.kind === 'day_trip' || distanceKm(town, place) > FAR_KM;
    return [
      {
        key: keyOf(town, place),
        points: score * 100 + place.rank - (isFar ? FAR_ANSWER : 0),
        isFarKind: isFar && score < 1,
        isSubstitute: score <= OPEN_MATCH,
      },
    ];
  });

/** Matches wishes with the places of the trip; one wish may be answered in several towns, its best place counts most. */
export function answersOf(towns: readonly Town[], wishes: readonly Wish[], admitted: (town: Town, place: TownPlace) => boolean): Answers {
  const by = new Map<string, string[]>();
  const best = new Map<string, Wish[]>();
  const open: Wish[] = [];
  for (const wish of wishes.filter(isSightWish)) {
    const found = towns.flatMap((town) => answersIn(town, wish, (place) => admitted(town, place)));
    for (const { key } of found) by.set(key, [...(by.get(key) ?? []), wish.id]);
    const top = found.reduce<Answer | null>((first, answer) => (first && first.points >= answer.points ? first : answer), null);
    // A bike is rented round the corner before people travel far for a ride.
    if (!top || (top.isFarKind && wish.kind === 'activity' && ownNames(wish).length === 0 && isDoneAnywhere(wish))) open.push(wish);
    else {
      best.set(top.key, [...(best.get(top.key) ?? []), wish]);
      if (found.every(({ isSubstitute }) => isSubstitute)) open.push(wish);
    }
    for (const target of top ? targetsOf(wish).flatMap(namesIn).slice(1) : []) addNamed(target, wish);
  }
  return { by, best, open };

  /** "Prado and Reina Sofía" in one wish are two places, each of which counts. */
  function addNamed(target: string, wish: Wish): void {
    for (const town of towns) {
      const place = bestNamed(
        target,
        town.places.filter((candidate) => admitted(town, candidate)),
      );
      if (!place || !namesPlace(target, place.name)) continue;
      const key = keyOf(town, place);
      if (!(best.get(key) ?? []).includes(wish)) best.set(key, [...(best.get(key) ?? []), wish]);
    }
  }
}

const isDoneAnywhere = (wish: Wish): boolean =>
  targetsOf(wish).some((target) => conceptsOf(target).some(({ make }) => make !== null && make.needs.length === 0));

const wished = (wish: Wish): number => (wish.must ? WISHED_MUST : WISHED_BEST);

/** True when the wishes rule the place out by its name or by what it is; what is wished for by name stays. */
export function isUnwanted(place: TownPlace, wishes: readonly Wish[], constraints: DaysRequest['constraints']): boolean {
  if (isAskedFor(place, wishes)) return false;
  if (isAvoided(constraints ?? {}, place)) return true;
  return wishes.some(
    (wish) =>
      wish.kind === 'avoid' &&
      targetsOf(wish).some(
        (target) =>
          namesPlace(target, place.name) ||
          isAvoided({ avoid: [target] }, place) ||
          conceptsOf(target).some(({ kinds, shows }) => kinds.includes(place.kind) || shows.test(`${foldName(place.name)} `)),
      ),
  );
}

/** True when these travellers can go there at all. */
export function isReachable(place: TownPlace, traveller: Traveller): boolean {
  const { flags } = place;
  const { reach, party } = traveller;
  if (!flags) return true;
  if ((reach.noStairs && flags.stairs && !flags.stepFree) || (reach.noSteep && flags.steep && !flags.stepFree)) return false;
  const youngest = Math.min(...party.childrenAges, 99);
  return !(flags.minAgeYears !== undefined && youngest < flags.minAgeYears);
}

const roomFor = (place: TownPlace, traveller: Traveller, wanted: boolean): boolean => wanted || place.kind !== 'nightlife' || traveller.nightlife;

/** Sources name first what a town is famous for; that decides between equals. */
const FAME_POINTS = 8;
const FAME_STEP = 2;
const fame = ({ places }: Town, place: TownPlace): number => Math.max(0, FAME_POINTS - places.indexOf(place) * FAME_STEP);

const SUNRISE = /sunrise|sonnenaufgang|lever du (?:soleil|jour)|amanecer|\balba\b|sorgere del sole|nascer do sol|first light/;
const SUNSET = /sunset|sonnenuntergang|coucher du soleil|coucher de soleil|atardecer|puesta de sol|tramonto|por do sol|golden hour/;

/** The light in which the travellers want to see the place. */
function lightOf(wishes: readonly Wish[]): Sight['light'] {
  const words = foldName(wishes.map(({ said, targets }) => [said, ...targets].join(' ')).join(' '));
  return SUNRISE.test(words) ? 'sunrise' : SUNSET.test(words) ? 'sunset' : null;
}

function sightOf(
  town: Town,
  place: TownPlace,
  facts: {
    readonly taste: Taste;
    readonly answers: Answers;
    readonly traveller: Traveller;
    readonly base: Coordinates;
    readonly everyDay: ReadonlySet<string>;
  },
): Sight {
  const { taste, answers, traveller, base, everyDay } = facts;
  const key = keyOf(town, place);
  const wishIds = answers.by.get(key) ?? [];
  const best = answers.best.get(key) ?? [];
  const stepFree = traveller.reach.stepFree && place.flags?.stepFree ? STEP_FREE_POINTS : 0;
  const known = place.interests.some((interest) => town.good.includes(interest)) ? GOOD_FOR_TOWN : 0;
  const wishPoints =
    best.reduce((sum, wish) => sum + wished(wish), 0) + (wishIds.length > 0 ? WISHED_ALSO : 0) + (wishIds.some((id) => everyDay.has(id)) ? EVERY_DAY : 0);
  return {
    place,
    townId: town.id,
    key,
    title: null,
    source: 'guide',
    minutes: sightMinutes(place),
    value: placeValue(place, taste) + known + stepFree + wishPoints + fame(town, place),
    evening: isForEvening(place),
    wishIds: [...new Set([...wishIds, ...best.map(({ id }) => id)])],
    bestFor: best.map(({ id }) => id),
    light: lightOf(best),
    must: best.some(({ must, kind }) => must || kind === 'place') || taste.mustSeeIds.has(place.id),
    far: place.kind === 'day_trip' || distanceKm(base, place) > FAR_KM,
    between: null,
    located: true,
    pause: false,
  };
}

/** The event as a sight in the middle of the town, on the dates on which it runs. */
function eventSight(town: Town, event: TownEvent, dates: readonly string[], wishIds: readonly string[]): Sight | null {
  const running = dates.filter((date) => runsOn(event, date));
  const [first, last] = [running[0], running.at(-1)];
  if (first === undefined || last === undefined) return null;
  const evening = /market|light|music|fireworks|festival/.test(event.tag);
  const place: TownPlace = {
    id: `event-${
      event.name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'event'
    }`,
    name: event.name,
    kind: 'experience',
    interests: ['local_life'],
    lat: town.lat,
    lng: town.lng,
    visitMinutes: EVENT_MINUTES,
    cost: 0,
    indoor: false,
    hours: [{ days: 'Mon-Sun', from: '11:00', to: '21:30' }],
    rank: 4,
    note: `${capital(event.tag.replaceAll('_', ' '))}: usually from ${monthDay(event.from)} to ${monthDay(event.to)}; check the dates and hours of the year.`,
    ...(evening ? { flags: { bestAt: 'evening' as const } } : {}),
  };
  return {
    place,
    townId: town.id,
    key: keyOf(town, place),
    title: null,
    source: 'guide',
    minutes: EVENT_MINUTES,
    value: EVENT_VALUE + (wishIds.length > 0 ? WISHED_BEST : 0),
    evening: false,
    wishIds,
    bestFor: wishIds,
    must: wishIds.length > 0,
    far: false,
    between: [first, last],
    located: true,
    pause: false,
    light: null,
  };
}

const LIVELY: ReadonlySet<TownPlace['kind']> = new Set(['market', 'neighbourhood', 'landmark']);

/** Whoever comes for an event goes to it again, in another part of the town. */
function furtherVisit(town: Town, event: TownEvent, sight: Sight): Sight[] {
  const spot = [...town.places].filter(({ kind }) => LIVELY.has(kind)).sort((a, b) => b.rank - a.rank || distanceKm(town, a) - distanceKm(town, b))[0];
  if (!spot) return [];
  const place: TownPlace = { ...sight.place, id: `${sight.place.id}-again`, name: `${event.name}, ${spot.name}`, lat: spot.lat, lng: spot.lng };
  return [
    {
      ...sight,
      place,
      key: keyOf(town, place),
      title: `${event.name} around ${spot.name}`,
      source: 'estimate',
      value: EVENT_VALUE + WISHED_ALSO,
      bestFor: [],
      must: false,
    },
  ];
}

/** True when a yearly event covers the date; spans may cross the end of the year. */
export function runsOn({ from, to }: Pick<TownEvent, 'from' | 'to'>, date: string): boolean {
  const day = date.slice(5);
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

export interface SightFacts {
  readonly request: Pick<DaysRequest, 'wishes' | 'constraints'>;
  readonly spending: DaySpending;
  readonly traveller: Traveller;
  readonly answers: Answers;
}

/** What may be planned in a town by travellers who sleep at `base`, the most valued first. */
export function sightsOf(town: Town, base: Coordinates, dates: readonly string[], facts: SightFacts): Sight[] {
  const { request, spending, traveller, answers } = facts;
  const { wishes, constraints } = request;
  const taste = tasteOf(town.places, traveller.weights, constraints, traveller.party.children);
  const everyDay = new Set(wishes.filter(({ often }) => often === 'every_day').map(({ id }) => id));
  const wanted = (place: TownPlace): boolean => answers.by.has(keyOf(town, place));
  const places = town.places.filter(
    (place) =>
      !isUnwanted(place, wishes, constraints) &&
      isReachable(place, traveller) &&
      roomFor(place, traveller, wanted(place)) &&
      (!spending.excludedIds.has(keyOf(town, place)) || answers.best.has(keyOf(town, place))),
  );
  const held = heldEvents(town, dates, wishes);
  const named = held.flatMap(({ held: event, wishIds, called }) => {
    const sight = eventSight(town, event, dates, wishIds);
    return sight ? [{ ...sight, title: titleOf(event.name, called) }, ...furtherVisit(town, event, sight)] : [];
  });
  const events = town.events.flatMap((event) => {
    if (isAmong(held, event)) return [];
    const ids = wishes.filter((wish) => isSightWish(wish) && eventScore(wish, event) >= GOOD_MATCH).map(({ id }) => id);
    // An event that nobody asked for is worth a word, not an hour of the day.
    if (ids.length === 0 || places.some((place) => namesPlace(event.name, place.name))) return [];
    const sight = eventSight(town, event, dates, ids);
    return sight ? [sight, ...furtherVisit(town, event, sight)] : [];
  });
  const risesLate = wishes.some(({ kind }) => kind === 'not_before');
  const asKnown = places
    .map((place) => sightOf(town, place, { taste, answers, traveller, base, everyDay }))
    .map((sight) => (risesLate && sight.light === 'sunrise' ? { ...sight, light: null } : sight));
  return [...asKnown, ...named, ...events].sort((a, b) => b.value - a.value || a.key.localeCompare(b.key));
}

/** How well an event answers a wish. */
export const eventScore = (wish: Wish, { name, tag }: TownEvent): number =>
  wishScore(wish, { name: `${name} ${tag.replaceAll('_', ' ')}`, kind: 'experience', interests: [], note: '' });
