import type { Activity, ItineraryDay, Meal, TransportLeg } from '@app/contracts';
import { addDays } from '@app/contracts';
import { distanceKm, foldName, toHhmm } from '@app/guide';
import type { Words } from '@app/messages';
import { MEAL_SHARES } from '../../meal-slots.js';
import { converted, entrancePrice, farePrice, mealPrice } from '../../pricing.js';
import type { Pricing } from '../../pricing.js';
import { hoursWords } from '../../hours-words.js';
import { ThemeNamer, interestWords } from '../../themes.js';
import { visitTitle } from '../../visit-title.js';
import { weatherNote } from '../../weather-note.js';
import type { DaySpending, DaysRequest, TripStop } from '../trip-types.js';
import { answersByName, rareTokens, targetsOf } from '../wishes/match.js';
import { isAskedVisit } from './asked-visits.js';
import { dietWords } from './diet-words.js';
import { proposedTheme } from './proposed-theme.js';
import type { Rest } from './rests.js';
import type { Sight } from './sight.js';
import type { DatedTrip } from './special-days.js';
import type { Traveller } from './traveller.js';
import type { DayItem, PlannedDay, TripDay } from './trip-day.js';
import { modeOf, noteWords, tripMode } from './trip-way-words.js';

const MINUTES_PER_DAY = 1440;
const TOLD_PAUSE_MINUTES = 90;
const PAUSE_KM_PER_HOUR = 25;

/** One window with everything that happens in it. */
export interface FinishedDay {
  readonly planned: PlannedDay;
  readonly rests: readonly Rest[];
}

export interface WritingFacts {
  readonly request: Pick<DaysRequest, 'party' | 'currency' | 'proposal' | 'wishes'>;
  readonly spending: DaySpending;
  readonly traveller: Traveller;
  readonly words: Words;
}

/** Prices of a town that is visited from a stop; another currency is taken at the price level of the two. */
export function pricingOf(stop: TripStop, town: TripStop['town'], { party, currency }: Pick<DaysRequest, 'party' | 'currency'>): Pricing {
  const rate = town.currency === stop.town.currency ? stop.rateFromTown : (stop.rateFromTown * stop.town.daily.food.midrange) / town.daily.food.midrange;
  return { currency, rate, adults: party.adults, children: party.children };
}

const MAX_SAID_CHARS = 70;

/** The travellers' own words for what the visit is there for. */
function wishWords({ bestFor, place, title, source }: Sight, { request: { wishes }, words: { say } }: WritingFacts): string[] {
  const meant = wishes.filter(
    (wish) => bestFor.includes(wish.id) && (source === 'estimate' || answersByName(wish, { ...place, name: `${title ?? ''} ${place.name}` })),
  );
  const said = meant.map((wish) => say('visit.quoted', { said: wish.said.length > MAX_SAID_CHARS ? `${wish.said.slice(0, MAX_SAID_CHARS - 1)}…` : wish.said }));
  return said.length > 0 ? [say('visit.wished', { said: said.join(', ') })] : [];
}

/** An excursion bears the name that was asked for, where its place has another: "Ring of Kerry (Kerry Cliffs)". */
function askedName({ bestFor, place }: Sight, { request: { wishes } }: WritingFacts): string | null {
  const wish = wishes.find(({ id, kind }) => kind === 'day_trip' && bestFor.includes(id));
  const [name] = wish ? targetsOf(wish) : [];
  const own = new Set(foldName(`${place.name} ${(place.alsoCalled ?? []).join(' ')}`).split(' '));
  return name === undefined || rareTokens(name).every((word) => own.has(word)) ? null : `${name} (${place.name})`;
}

function noteOf(sight: Sight, facts: WritingFacts): string {
  const { place } = sight;
  const { spoken, reach } = facts.traveller;
  const { say, list } = facts.words;
  const fitting = place.interests.filter((interest) => spoken.has(interest));
  const flags = place.flags ?? {};
  return [
    place.note,
    ...wishWords(sight, facts),
    ...(flags.bookAhead ? [say('visit.book_ahead')] : []),
    ...(flags.needsCar ? [say('visit.needs_car')] : []),
    ...(flags.byBoat ? [say('visit.by_boat')] : []),
    ...(flags.minHeightCm ? [say('visit.min_height', { cm: flags.minHeightCm })] : []),
    ...(reach.stepFree ? [say(flags.stepFree ? 'visit.step_free' : 'visit.access_unknown')] : []),
    ...(fitting.length > 0 ? [say('visit.fits_interest', { interests: list(interestWords(fitting, say)) })] : []),
  ]
    .filter((text) => text !== '')
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ');
}

type Visit = Extract<DayItem, { type: 'visit' }>;
type TimedMeal = Extract<DayItem, { type: 'meal' }>;

/** Where the number of things is limited, the rest between two of them is told, not listed. */
function pauseNote(visit: Visit, { planned, rests }: FinishedDay, { words }: WritingFacts): string {
  const { items } = planned.timed;
  const next = items[items.indexOf(visit) + 1];
  const to = next && (next.type === 'visit' ? next.sight.place : next.table);
  const way = to && visit.sight.located ? (distanceKm(visit.sight.place, to) / PAUSE_KM_PER_HOUR) * 60 : 0;
  if (
    !next ||
    next.startMinute - visit.endMinute - way < TOLD_PAUSE_MINUTES ||
    rests.some(({ startMinute }) => startMinute >= visit.endMinute && startMinute < next.startMinute)
  )
    return '';
  return ` ${words.say('visit.pause_until', { time: toHhmm(next.startMinute) })}`;
}

function visitActivity(visit: Visit, window: FinishedDay, id: string, facts: WritingFacts): Activity {
  const { sight, startMinute, endMinute } = visit;
  const { day } = window.planned;
  const { place } = sight;
  const kind = sight.far ? 'day_trip' : sight.pause ? 'free_time' : place.kind;
  return {
    id,
    title: sight.title ?? visitTitle(kind, askedName(sight, facts) ?? place.name, facts.words),
    kind,
    place: { name: place.name, ...(sight.located ? { lat: place.lat, lng: place.lng } : {}) },
    start: toHhmm(startMinute),
    end: toHhmm(endMinute),
    cost: entrancePrice(pricingOf(day.stop, day.town, facts.request), place.cost, place.childCost),
    source: sight.source,
    note: `${noteOf(sight, facts)}${pauseNote(visit, window, facts)}`.trim(),
    ...(sight.pause ? {} : { openingHours: hoursWords(place, day.date, facts.words) }),
  };
}

const restActivity = (rest: Rest, day: TripDay, id: string, facts: WritingFacts): Activity => ({
  id,
  title: rest.title,
  kind: 'free_time',
  place: { name: rest.name, ...(day.besideMove || !rest.located ? {} : { lat: rest.lat, lng: rest.lng }) },
  start: toHhmm(rest.startMinute),
  end: toHhmm(rest.endMinute),
  cost: mealPrice(pricingOf(day.stop, day.town, facts.request), rest.adultCost),
  source: 'guide',
  note: rest.note,
});

function writtenMeal({ due, table, startMinute, endMinute }: TimedMeal, day: TripDay, facts: WritingFacts): Meal {
  const { spending, request, traveller, words } = facts;
  const usual = day.town.daily.food[spending.mealTier] * spending.mealShare * MEAL_SHARES[due.meal];
  const asks = [...traveller.diets.map((diet) => dietWords(diet, words)), ...traveller.otherDiets];
  return {
    meal: due.meal,
    place: table && { name: table.name, ...(day.besideMove ? {} : { lat: table.lat, lng: table.lng }) },
    cuisine: table?.cuisine ?? (asks.length > 0 ? words.say('meal.ask_diet', { diets: words.list(asks) }) : null),
    start: toHhmm(startMinute),
    end: toHhmm(endMinute),
    cost: mealPrice(pricingOf(day.stop, day.town, request), table?.adultCost ?? usual),
    source: 'guide',
  };
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Activities of a date in order of time, numbered across its windows. */
function activitiesOf(windows: readonly FinishedDay[], facts: WritingFacts): Activity[] {
  const entries = windows.flatMap((window) => [
    ...window.planned.timed.items
      .filter((item) => item.type === 'visit')
      .map((item) => ({ start: item.startMinute, write: (id: string) => visitActivity(item, window, id, facts), tail: item.sight.place.id })),
    ...window.rests.map((rest) => ({
      start: rest.startMinute,
      write: (id: string) => restActivity(rest, window.planned.day, id, facts),
      tail: `free-${slug(rest.name)}`,
    })),
  ]);
  const index = windows[0]?.planned.day.index ?? 0;
  return entries.sort((a, b) => a.start - b.start).map(({ write, tail }, position) => write(`d${index + 1}-a${position + 1}-${tail}`));
}

/** Names days; one namer for each town, so that no two days of a town get the same words. */
export class DayWriter {
  private readonly namers = new Map<string, ThemeNamer>();

  constructor(private readonly facts: WritingFacts) {}

  /** One calendar day of its windows in order of time. */
  write(windows: readonly FinishedDay[]): ItineraryDay {
    const last = windows.findLast(({ planned: { day } }) => day.way === null && day.kind !== 'passing') ?? windows.at(-1);
    const day = last?.planned.day;
    if (!day) throw new Error('a date without windows is not written');
    const outdoors = windows.flatMap(({ planned }) => planned.order).filter(({ place }) => !place.indoor).length;
    return {
      date: day.date,
      city: day.stop.town.name,
      theme: this.themeOf(windows, day),
      activities: activitiesOf(windows, this.facts),
      meals: windows.flatMap(({ planned }) =>
        planned.timed.items.filter((item) => item.type === 'meal').map((item) => writtenMeal(item, planned.day, this.facts)),
      ),
      weatherNote: weatherNote(day.weather, outdoors, this.facts.words),
    };
  }

  private themeOf(windows: readonly FinishedDay[], day: TripDay): string {
    const trip = windows.find(({ planned }) => planned.day.way !== null || planned.order.some((sight) => !sight.located && !isAskedVisit(sight)));
    const { say } = this.facts.words;
    if (trip) return tripTheme(trip.planned, this.facts.words);
    if (windows.some(({ planned }) => planned.day.free)) return say('theme.free_day', { city: day.town.name });
    const proposed = proposedTheme(
      day.date,
      windows.flatMap(({ planned }) => planned.order),
      this.facts.request.proposal,
    );
    if (proposed) return proposed;
    const stops = [...new Set(windows.map(({ planned }) => planned.day.stop.town.name))];
    const [fullest] = [...windows].sort((a, b) => b.planned.order.length - a.planned.order.length);
    const places = fullest?.planned.order.map(({ place }) => place) ?? [];
    const main = fullest?.planned.day ?? day;
    const frame = { index: day.index, date: day.date, fromMinute: day.fromMinute, toMinute: day.toMinute };
    if (stops.length < 2) return this.namerOf(main).nameOf({ ...frame, kind: day.kind === 'passing' ? 'full' : day.kind }, places);
    const move = say('theme.move', { from: stops[0] ?? '', to: stops.at(-1) ?? '' });
    if (places.length === 0) return move;
    const named = this.namerOf(main).nameOf({ ...frame, kind: 'full' }, places);
    return say('theme.move_with', { move, theme: this.facts.words.language === 'en' ? `${named.charAt(0).toLowerCase()}${named.slice(1)}` : named });
  }

  private namerOf({ town }: TripDay): ThemeNamer {
    let namer = this.namers.get(town.id);
    if (!namer) this.namers.set(town.id, (namer = new ThemeNamer(town, this.facts.traveller.weights, this.facts.words)));
    return namer;
  }
}

/** A day trip is named after its target and what is seen there. */
function tripTheme({ day, order }: PlannedDay, { say, list }: Words): string {
  const names = order.filter(({ located }) => located).map(({ place }) => place.name);
  const to = day.way?.toName ?? order.find((sight) => !isAskedVisit(sight))?.place.name ?? day.town.name;
  return names.length > 0 ? say('theme.day_trip_sights', { place: to, sights: list(names.slice(0, 2)) }) : say('theme.day_trip', { place: to });
}

/** The ways of a day trip there and back. */
export function tripLegs({ trip, day, times }: DatedTrip, facts: WritingFacts): TransportLeg[] {
  if (!times) return [];
  const { way } = trip;
  const { words } = facts;
  const note = noteWords(way.note, words);
  const told = words.say('way.day_trip', { mode: tripMode(way.mode, words), minutes: way.minutes });
  const drive = modeOf(way.mode) === 'drive';
  const pricing = pricingOf(day.stop, day.stop.town, facts.request);
  const cost = drive ? converted(pricing, way.adultCost) : farePrice(pricing, way.adultCost);
  const leg = (id: string, from: string, to: string, leave: number): TransportLeg => {
    const arrival = leave + way.minutes;
    return {
      id: `d${day.index + 1}-${id}`,
      mode: modeOf(way.mode),
      from,
      to,
      date: day.date,
      departureTime: toHhmm(leave),
      arrivalDate: addDays(day.date, Math.floor(arrival / MINUTES_PER_DAY)),
      arrivalTime: toHhmm(arrival % MINUTES_PER_DAY),
      description: note === '' ? told : words.say('way.with_note', { words: told, note }),
      cost,
      source: 'estimate',
      offerId: null,
    };
  };
  return [leg('trip-out', way.fromName, way.toName, times.leave), leg('trip-back', way.toName, way.fromName, times.leaveBack)];
}
