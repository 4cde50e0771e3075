import type { Wish } from '@app/contracts';
import { distanceKm, foldName, isAvoided, namesPlace } from '@app/guide';
import type { Coordinates, Town, TownPlace } from '@app/guide';
import { placeValue, tasteOf } from '../../place-value.js';
import type { Taste } from '../../place-value.js';
import type { DaySpending, DaysRequest } from '../trip-types.js';
import { EVENING, hoursOf } from '../wishes/hours.js';
import { GOOD_MATCH, conceptsOf, isAskedFor, targetsOf } from '../wishes/match.js';
import { FAR_KM, WISHED_ALSO, WISHED_BEST, isSightWish, keyOf } from './answers.js';
import type { Answers } from './answers.js';
import { eventScore, eventSight, furtherVisit } from './event-sights.js';
import { heldEvents, isAmong, titleOf } from './held-events.js';
import { isRough } from './rough-ground.js';
import { isForEvening, sightMinutes } from './sight.js';
import type { Sight } from './sight.js';
import type { Traveller } from './traveller.js';

const WISHED_MUST = 900;
const EVERY_DAY = 90;
const STEP_FREE_POINTS = 18;
const GOOD_FOR_TOWN = 10;

const wished = (wish: Wish): number => (wish.must ? WISHED_MUST : WISHED_BEST);

/** True when the wishes rule the place out by its name or by what it is; what is wished for by name stays. */
export function isUnwanted(place: TownPlace, wishes: readonly Wish[], constraints: DaysRequest['constraints']): boolean {
  // Few places are ruled out, so few are held against every wish.
  return (isAvoided(constraints ?? {}, place) || wishes.some((wish) => wish.kind === 'avoid' && isMeantBy(wish, place))) && !isAskedFor(place, wishes);
}

const isMeantBy = (wish: Wish, place: TownPlace): boolean =>
  targetsOf(wish).some(
    (target) =>
      namesPlace(target, place.name) ||
      isAvoided({ avoid: [target] }, place) ||
      conceptsOf(target).some(({ kinds, shows }) => kinds.includes(place.kind) || shows.test(`${foldName(place.name)} `)),
  );

/** True when these travellers can go there at all. */
export function isReachable(place: TownPlace, traveller: Traveller): boolean {
  const { flags = {} } = place;
  const { reach, party } = traveller;
  if (reach.noStairs && reach.shortWalks && isRough(place, reach.stepFree)) return false;
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

const AT_NIGHT = /\b(?:(?:at|by) night|after dark|nachts|bei nacht|la nuit|de nuit|de noche|di notte|a noite|de noite|illuminated|beleuchtet)\b/;
const isOpenLate = ({ hours, kind }: TownPlace): boolean => hours === 'always' && kind !== 'nature' && kind !== 'park';

const HIGHEST_RANK = 5;
/** Who goes to Machu Picchu goes for Machu Picchu, whatever it costs, and who goes to Legoland Billund for Legoland. */
export const isHeartOf = ({ id, name, rank }: Pick<TownPlace, 'id' | 'name' | 'rank'>, town: Pick<Town, 'name' | 'places'>): boolean =>
  rank === HIGHEST_RANK && (namesPlace(name, town.name) || (town.places[0]?.id === id && namesPlace(town.name, name)));

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
  const isHeart = isHeartOf(place, town);
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
    value: placeValue(place, taste) + known + stepFree + wishPoints + fame(town, place) + (isHeart ? WISHED_BEST : 0),
    evening: isForEvening(place) || (isOpenLate(place) && best.some(({ said }) => hoursOf(said).includes(EVENING) || AT_NIGHT.test(foldName(said)))),
    wishIds: [...new Set([...wishIds, ...best.map(({ id }) => id)])],
    // The heart of a place is answered for as a wish is.
    bestFor: [...best.map(({ id }) => id), ...(isHeart ? [`heart-of-${town.id}`] : [])],
    light: lightOf(best),
    must: best.some(({ must, kind }) => must || kind === 'place') || taste.mustSeeIds.has(place.id),
    far: place.kind === 'day_trip' || distanceKm(base, place) > FAR_KM,
    between: null,
    located: true,
    pause: false,
  };
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
