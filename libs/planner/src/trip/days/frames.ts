import { monthIndex } from '@app/contracts';
import { distanceKm } from '@app/guide';
import type { DayWindow, DaysRequest, TripStop } from '../trip-types.js';
import type { Traveller } from './traveller.js';
import type { MealDue, TripDay } from './trip-day.js';

const MILD_HIGH_C = 20;
const LUNCH: MealDue = { meal: 'lunch', fromMinute: 720, preferredStartMinute: 785, latestStartMinute: 860, minutes: 60 };
const LATE_LUNCH_SHIFT = 40;
const DINNER: MealDue = { meal: 'dinner', fromMinute: 1125, preferredStartMinute: 1170, latestStartMinute: 1245, minutes: 80 };
const CHILDREN_DINNER: MealDue = { ...DINNER, fromMinute: 1080, preferredStartMinute: 1110, minutes: 70 };
/** When people sit down to dinner where they eat late, in minutes after midnight. */
const LATE_DINNER: Readonly<Record<string, number>> = { ES: 1210, AR: 1210, PT: 1185, IT: 1170, GR: 1185, FR: 1170, BR: 1170, CY: 1170, MX: 1170, CL: 1185 };
const LATE_LUNCH: ReadonlySet<string> = new Set(['ES', 'AR', 'PT', 'GR', 'MX']);
const SHORTER_DINNER_MINUTES = 60;
const NAP = { fromMinute: 780, toMinute: 915 };
const NAP_LUNCH: MealDue = { ...LUNCH, fromMinute: 690, preferredStartMinute: 700, latestStartMinute: 715, minutes: 50 };
const BEFORE_FIRST_VISIT_MINUTES = 30;
const DAY_ENDS_MINUTE = 1110;
/** Where dinner is late, so is the end of the afternoon; part of it is siesta. */
const LATEST_DAY_END_MINUTE = 1155;
const NEIGHBOUR_KM = 20;
const PASSING_MINUTES = 90;
const LUNCH_MINUTES = 60;
const ENOUGH_VISITS = { slow: 2, normal: 3 };
const MAX_VISITS = { slow: 3, normal: 4, fast: 6 } as const;
/** The day on which the trip begins is light; a move within it leaves more strength. */
const FIRST_DAY = { share: 0.7, earlyMinute: 780, early: 3, late: 2 };
const MIN_TARGET_MINUTES = 45;
const MAX_HOP_KM = 42;

const fits = ({ fromMinute, latestStartMinute, minutes }: MealDue, from: number, to: number): boolean => {
  const start = Math.max(fromMinute, from);
  return start <= latestStartMinute && start + minutes <= to;
};

function dinnerIn(countryCode: string, traveller: Traveller): MealDue {
  const late = LATE_DINNER[countryCode];
  const usual = traveller.withChildren
    ? CHILDREN_DINNER
    : late === undefined
      ? DINNER
      : { ...DINNER, fromMinute: late, preferredStartMinute: late + 30, latestStartMinute: Math.max(DINNER.latestStartMinute, late + 80) };
  const lastStart = traveller.lastMinute - usual.minutes;
  if (usual.preferredStartMinute - 15 <= lastStart) return { ...usual, latestStartMinute: Math.min(usual.latestStartMinute, lastStart) };
  const latest = traveller.lastMinute - SHORTER_DINNER_MINUTES;
  const fromMinute = Math.min(usual.fromMinute, latest - 45);
  return {
    ...usual,
    minutes: SHORTER_DINNER_MINUTES,
    fromMinute,
    preferredStartMinute: Math.min(usual.preferredStartMinute, latest - 15),
    latestStartMinute: latest,
  };
}

function lunchIn(countryCode: string, traveller: Traveller): MealDue {
  if (traveller.nap) return NAP_LUNCH;
  const shift = LATE_LUNCH.has(countryCode) && !traveller.withChildren ? LATE_LUNCH_SHIFT : 0;
  return {
    ...LUNCH,
    fromMinute: LUNCH.fromMinute + shift,
    preferredStartMinute: LUNCH.preferredStartMinute + shift,
    latestStartMinute: LUNCH.latestStartMinute + shift,
  };
}

/** Meals that fall into these hours of the day, in order of time. */
export function mealsIn(countryCode: string, hours: { readonly fromMinute: number; readonly toMinute: number }, traveller: Traveller): MealDue[] {
  return [lunchIn(countryCode, traveller), dinnerIn(countryCode, traveller)].filter((due) => fits(due, hours.fromMinute, hours.toMinute));
}

function visitsOf(window: DayWindow, from: number, { traveller, first }: { readonly traveller: Traveller; readonly first: boolean }): number {
  const usual = MAX_VISITS[traveller.pace] - (traveller.smallChildren ? 1 : 0);
  const light = window.kind === 'arrival' ? (from <= FIRST_DAY.earlyMinute ? FIRST_DAY.early : FIRST_DAY.late + (first ? 0 : 1)) : usual;
  return Math.max(1, Math.min(traveller.maxPerDay ?? Math.max(usual, traveller.minPerDay), Math.max(light, window.kind === 'full' ? traveller.minPerDay : 0)));
}

/** Visits that make a full day; less for people who take it slowly, walk little or set a number themselves. */
const enoughOf = ({ pace, nap, smallChildren, reach, maxPerDay }: Traveller): number =>
  nap || smallChildren || reach.shortWalks ? 1 : Math.min(maxPerDay ?? ENOUGH_VISITS.normal, pace === 'slow' ? ENOUGH_VISITS.slow : ENOUGH_VISITS.normal);

/** What is asked of a full day; the first and the last are as full as their hours allow. */
const fullDayVisits = ({ kind }: DayWindow, traveller: Traveller): Pick<TripDay, 'minVisits' | 'enoughVisits'> =>
  kind === 'full' ? { minVisits: traveller.minPerDay, enoughVisits: enoughOf(traveller) } : { minVisits: 0, enoughVisits: 0 };

function dayOf(stop: TripStop, window: DayWindow, index: number, facts: { readonly traveller: Traveller; readonly first: boolean }): TripDay {
  const { traveller, first } = facts;
  const firstMinute = Math.max(traveller.firstMinute, window.fromMinute);
  const fromMinute = Math.max(window.fromMinute, firstMinute - BEFORE_FIRST_VISIT_MINUTES);
  const toMinute = Math.min(window.toMinute, traveller.lastMinute);
  const meals = mealsIn(stop.town.countryCode, { fromMinute: firstMinute, toMinute }, traveller);
  const lunch = meals.some(({ meal }) => meal === 'lunch') ? LUNCH_MINUTES : 0;
  const nap = traveller.nap && window.kind === 'full' ? NAP : null;
  const light = window.kind === 'arrival' && first ? FIRST_DAY.share : 1;
  const dinner = meals.find(({ meal }) => meal === 'dinner');
  const dayEnds = Math.max(DAY_ENDS_MINUTE, Math.min(LATEST_DAY_END_MINUTE, (dinner?.fromMinute ?? 0) - 30));
  const awake = Math.max(0, Math.min(toMinute, dayEnds) - firstMinute - lunch - (nap ? nap.toMinute - nap.fromMinute : 0));
  return {
    index,
    date: window.date,
    kind: window.kind,
    stop,
    town: stop.town,
    base: stop.area,
    fromMinute,
    toMinute,
    firstMinute,
    meals,
    lunchAfter: null,
    nap,
    targetMinutes: Math.max(MIN_TARGET_MINUTES, awake * traveller.share * light),
    maxVisits: visitsOf(window, firstMinute, facts),
    ...fullDayVisits(window, traveller),
    maxKm: MAX_HOP_KM,
    strainLimit: traveller.strainLimit,
    group: stop.town.id,
    besideMove: false,
    returning: false,
    free: false,
    way: null,
    weather: stop.weather.find(({ date }) => date === window.date),
    usualHighC: stop.town.climate[monthIndex(window.date)]?.highC ?? MILD_HIGH_C,
    evenings: (traveller.evenings === 'often' || (traveller.evenings === 'some' && index % 2 === 1)) && (window.kind !== 'arrival' || !first),
  };
}

/** A date with a move has two windows, but people eat each meal once and keep their number of things. */
function sharedDates(all: readonly TripDay[], maxPerDay: number | null): TripDay[] {
  const shared = (day: TripDay): boolean => all.filter(({ date }) => date === day.date).length > 1;
  const days = maxPerDay === null ? all : all.map((day) => (shared(day) ? { ...day, maxVisits: Math.min(day.maxVisits, Math.ceil(maxPerDay / 2)) } : day));
  return days.map((day, position) => {
    const before = days.slice(0, position).filter(({ date }) => date === day.date);
    if (before.length === 0) return day;
    const eaten = new Set(before.flatMap(({ meals }) => meals.map(({ meal }) => meal)));
    const visits = before.reduce((sum, { maxVisits }) => sum + maxVisits, 0);
    return {
      ...day,
      meals: day.meals.filter(({ meal }) => !eaten.has(meal)),
      maxVisits: maxPerDay === null ? day.maxVisits : Math.min(day.besideMove ? 0 : maxPerDay, Math.max(0, maxPerDay - visits)),
    };
  });
}

const usable = ({ firstMinute, toMinute, kind }: TripDay): number => {
  const minutes = Math.min(toMinute, DAY_ENDS_MINUTE) - firstMinute;
  return kind === 'passing' && minutes >= PASSING_MINUTES ? 1440 : minutes;
};

/** On a date with a move between distant places sights come at one end only, the one with more time; at the other people pack, eat and stroll. */
function withMainEnds(days: readonly TripDay[]): TripDay[] {
  return days.map((day) => {
    const others = days.filter((other) => other !== day && other.date === day.date && distanceKm(other.base, day.base) > NEIGHBOUR_KM);
    const beaten = others.some((other) => usable(other) > usable(day) || (usable(other) === usable(day) && days.indexOf(other) > days.indexOf(day)));
    return beaten ? { ...day, besideMove: true, maxVisits: 0, minVisits: 0, enoughVisits: 0 } : day;
  });
}

/** Every window of the trip in order of time. */
export function tripDays(request: Pick<DaysRequest, 'stops'>, traveller: Traveller): TripDay[] {
  const windows = request.stops
    .flatMap((stop, position) => stop.windows.map((window) => ({ stop, window, position })))
    .sort((a, b) => a.window.date.localeCompare(b.window.date) || a.window.fromMinute - b.window.fromMinute || a.position - b.position);
  const dates = [...new Set(windows.map(({ window }) => window.date))];
  const days = windows.map(({ stop, window }, order) => dayOf(stop, window, dates.indexOf(window.date), { traveller, first: order === 0 }));
  return sharedDates(withMainEnds(days), traveller.maxPerDay);
}
