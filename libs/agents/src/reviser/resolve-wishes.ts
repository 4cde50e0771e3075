import { addDays, daysBetween, fromCents, toCents } from '@app/contracts';
import type { Activity, Costs, ItineraryDay, RevisionChange, UserRequest } from '@app/contracts';
import { bestNamed, foldName, namesPlace } from '@app/guide';
import type { GuideCity } from '@app/guide';
import { interestsOf, mealId, placeFilter } from '@app/planner';
import { readRouteChange } from '@app/reader';
import { inEnglish } from './feedback-rules.js';
import type { ReviserInput, RevisionWish } from './reviser.schema.js';

/** The plan that wishes are about. */
export interface WishedPlan {
  readonly days: readonly ItineraryDay[];
  readonly route: ReviserInput['route'];
  /** What is known in its stops; undefined where nothing is. */
  readonly city: Pick<GuideCity, 'name' | 'places' | 'eateries'> | undefined;
  readonly request: UserRequest;
  readonly costs: Costs | null;
}

/** What a wish changes, or why nothing. */
export type Resolved = { readonly changes: readonly RevisionChange[] } | { readonly problem: string };

const problem = (text: string): Resolved => ({ problem: text });
const found = (...changes: RevisionChange[]): Resolved => ({ changes });
type Resolver = (wish: RevisionWish, plan: WishedPlan) => Resolved;

interface Target {
  readonly id: string;
  readonly name: string;
}

const MEAL = /\b(breakfast|lunch|dinner|fruhstuck|mittagessen|abendessen|petit dejeuner|dejeuner|diner|desayuno|almuerzo|cena)\b/;
const MEAL_NAMES: Readonly<Record<string, 'breakfast' | 'lunch' | 'dinner'>> = {
  ...{ breakfast: 'breakfast', lunch: 'lunch', dinner: 'dinner', fruhstuck: 'breakfast', mittagessen: 'lunch', abendessen: 'dinner' },
  ...{ 'petit dejeuner': 'breakfast', dejeuner: 'lunch', diner: 'dinner', desayuno: 'breakfast', almuerzo: 'lunch', cena: 'dinner' },
};

const isVisit = ({ kind }: Activity): boolean => kind !== 'free_time';

/** What the words mean in the plan: an id, a name, a meal of a day, or a kind of place; null for nothing. */
function targetOf({ what, day }: RevisionWish, { days, city }: WishedPlan): Target | null {
  if (what === null) return null;
  const placed = days.flatMap((one, index) => (day === null || day === index + 1 ? one.activities.filter(isVisit) : []));
  const byId = days.flatMap((one) => one.activities).find(({ id }) => id.toLowerCase() === what.toLowerCase());
  const named = byId ?? placed.find(({ place }) => foldName(place.name) === foldName(what)) ?? placed.find(({ place }) => namesPlace(what, place.name));
  if (named) return { id: named.id, name: named.place.name };
  const tables = days.flatMap((one, index) => (one.meals ?? []).map((meal) => ({ id: mealId(index, meal.meal), dayNumber: index + 1, meal })));
  const mealWord = MEAL.exec(foldName(what))?.[1];
  const table =
    tables.find(({ id }) => id === what.toLowerCase()) ??
    tables.find(({ meal, dayNumber }) => meal.place && (day === null || day === dayNumber) && namesPlace(what, meal.place.name)) ??
    (mealWord === undefined || day === null ? undefined : tables.find(({ meal, dayNumber }) => dayNumber === day && meal.meal === MEAL_NAMES[mealWord]));
  if (table) return { id: table.id, name: table.meal.place?.name ?? table.meal.meal };
  const isKind = placeFilter(inEnglish(what));
  const ofKind = placed.find((activity) => {
    const place = city?.places.find(({ name }) => name === activity.place.name);
    return place !== undefined && (place.kind === foldName(what).replace(' ', '_') || (isKind(place) && place.kind.startsWith(foldName(what).slice(0, 4))));
  });
  const like = ofKind ?? placed.find((activity) => city?.places.some((place) => place.name === activity.place.name && isKind(place)));
  return like ? { id: like.id, name: like.place.name } : null;
}

const unknownTarget = ({ what, day }: RevisionWish): Resolved =>
  problem(what === null ? 'It does not say what is meant.' : `Nothing in the plan${day === null ? '' : ` of day ${day}`} is "${what}".`);

const dayOr = (wish: RevisionWish, plan: WishedPlan, make: (day: number) => RevisionChange): Resolved => {
  if (wish.day === null) return problem('It does not say which day is meant.');
  return wish.day >= 1 && wish.day <= plan.days.length ? found(make(wish.day)) : noDay(wish.day, plan);
};
const noDay = (day: number, { days }: WishedPlan): Resolved => problem(`The plan has no day ${day}; its days are 1 to ${days.length}.`);

/** The same wish when its day is one of the plan's, or names none. */
const onDays =
  (resolve: Resolver): Resolver =>
  (wish, plan) =>
    wish.day !== null && (wish.day < 1 || wish.day > plan.days.length) ? noDay(wish.day, plan) : resolve(wish, plan);

const datesFrom = (plan: WishedPlan, startDate: string, days: number): Resolved => {
  if (days < 1) return problem('A trip has at least one day.');
  return found({ kind: 'dates', startDate, endDate: addDays(startDate, days - 1) });
};
const lengthOf = ({ request }: WishedPlan): number => daysBetween(request.travelStartDate, request.travelEndDate) + 1;

/** A trip that is to be cheaper, without saying by how much, costs a tenth less. */
const CHEAPER_SHARE = 0.9;

const TIERS = ['cheaper', 'better', 'budget', 'midrange', 'premium'] as const;

/** The route's own words are read by rules, whoever found them in the feedback. */
const aboutRoute: Resolver = ({ what }, { route }) => {
  const changes = what === null ? [] : readRouteChange(what, route);
  return changes.length > 0 ? found(...changes) : problem(`What "${what ?? ''}" changes of the route was not understood.`);
};

const RESOLVERS: Readonly<Record<RevisionWish['kind'], Resolver>> = {
  route: aboutRoute,
  lighter_day: onDays(({ day }) => found({ kind: 'lighter', day })),
  fuller_day: onDays(({ day }) => found({ kind: 'fuller', day })),
  other_day: (wish, plan) => dayOr(wish, plan, (day) => ({ kind: 'renew', day })),
  swap: onDays((wish, plan) => {
    const target = targetOf(wish, plan);
    if (!target) return unknownTarget(wish);
    const { instead } = wish;
    const place = instead === null ? undefined : (bestNamed(instead, plan.city?.places ?? []) ?? bestNamed(instead, plan.city?.eateries ?? []));
    return found(
      place
        ? { kind: 'replace', activityId: target.id, place: place.name }
        : { kind: 'swap', activityId: target.id, instead: instead === null ? null : inEnglish(instead) },
    );
  }),
  remove: onDays((wish, plan) => {
    const target = targetOf(wish, plan);
    return target ? found({ kind: 'remove', activityId: target.id }) : unknownTarget(wish);
  }),
  add: onDays(({ what, day }, { city, route }) => {
    if (what === null) return problem('It does not say what is to be added.');
    const there = route.find((stop) => foldName(stop.city) === foldName(what));
    if (there) return problem(`${there.city} is on the route already.`);
    const place = bestNamed(what, city?.places ?? []);
    if (place) return found({ kind: 'add', place: place.name, day });
    const stops = day === null ? readRouteChange(`add ${what}`, route) : [];
    if (stops.length > 0) return found(...stops);
    return city?.places.some(placeFilter(inEnglish(what)))
      ? found({ kind: 'more_of', interest: inEnglish(what), day })
      : problem(`The guide has no place "${what}"${city ? ` in ${city.name}` : ''}.`);
  }),
  move: (wish, plan) => {
    const target = targetOf({ ...wish, day: null }, plan);
    return target ? dayOr(wish, plan, (day) => ({ kind: 'move', activityId: target.id, day })) : unknownTarget(wish);
  },
  more_of: onDays(({ what, day }, { city }) => {
    if (what === null) return problem('It does not say what there should be more of.');
    return city && interestsOf(inEnglish(what)).length === 0 && !city.places.some(placeFilter(inEnglish(what)))
      ? problem(`The guide has no "${what}" in ${city.name}.`)
      : found({ kind: 'more_of', interest: inEnglish(what), day });
  }),
  avoid: ({ what }, { city }) => {
    if (what === null) return problem('It does not say what is to be avoided.');
    return city && ![...city.places, ...city.eateries].some((place) => namesPlace(what, place.name)) && !isKindWord(what)
      ? problem(`Nothing in ${city.name} is "${what}".`)
      : found({ kind: 'avoid', what });
  },
  day_start: onDays(({ day, amount }) =>
    amount !== null && amount >= 300 && amount <= 960
      ? found({ kind: 'day_start', day, minute: Math.round(amount) })
      : problem('It does not say when days should begin.'),
  ),
  stay: ({ what }) => {
    const tier = TIERS.find((one) => one === what);
    return tier ? found({ kind: 'stay', tier }) : problem('It does not say what kind of stay is meant.');
  },
  cheaper_meals: () => found({ kind: 'meals', diet: null }),
  diet: ({ what }) => (what === null ? problem('It does not say which diet is meant.') : found({ kind: 'meals', diet: what })),
  shift_days: ({ amount }, plan) =>
    amount === null ? problem('It does not say by how many days.') : datesFrom(plan, addDays(plan.request.travelStartDate, Math.round(amount)), lengthOf(plan)),
  start_date: ({ what }, plan) =>
    what !== null && /^\d{4}-\d{2}-\d{2}$/.test(what) && !Number.isNaN(Date.parse(what))
      ? datesFrom(plan, what, lengthOf(plan))
      : problem('It does not say which date is meant.'),
  trip_days: ({ amount }, plan) =>
    amount === null ? problem('It does not say how many days.') : datesFrom(plan, plan.request.travelStartDate, lengthOf(plan) + Math.round(amount)),
  budget: ({ amount }) => (amount !== null && amount > 0 ? found({ kind: 'budget', amount }) : problem('It does not say how high the budget is.')),
  cheaper_trip: ({ amount }, { request, costs }) => {
    const now = Math.min(costs?.total ?? request.budget, request.budget);
    return found({ kind: 'budget', amount: amount ?? fromCents(Math.floor(toCents(now) * CHEAPER_SHARE)) });
  },
};

const KINDS = new Set(
  'museum museums gallery galleries church churches temples mosques beach beaches shopping nightlife clubs bars zoo zoos markets market'
    .split(' ')
    .concat('theme parks', 'day trips'),
);
const isKindWord = (what: string): boolean => KINDS.has(foldName(what));

/** What a wish means for this plan. */
export const resolveWish = (wish: RevisionWish, plan: WishedPlan): Resolved => RESOLVERS[wish.kind](wish, plan);
