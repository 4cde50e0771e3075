import type { Wish } from '@app/contracts';
import { distanceKm, foldName, toMinutes } from '@app/guide';
import type { GuideEatery, Town, TownPlace } from '@app/guide';
import type { Words } from '@app/messages';
import type { TripStop } from '../trip-types.js';
import { isBreak, wishesFood } from '../wishes/food.js';
import { targetsOf } from '../wishes/match.js';
import { PLAIN_SIGHT } from './sight.js';
import type { Sight } from './sight.js';

/** The reader tells coffee in English, however it was said. */
const PLAIN_COFFEE = /^coffee$/i;
const BREAK_MINUTES = 45;
const BREAK_VALUE = 260;
const COST_SHARE = 0.1;
const NEAR_KM = 8;
/** Coffee, cake and ice cream belong between the meals. */
const BREAK_HOURS = [
  { days: 'Mon-Sun', from: '09:30', to: '11:30' },
  { days: 'Mon-Sun', from: '14:45', to: '18:00' },
];
const SWEET_KITCHEN = /coffee|cake|caf[eé]|pastr|gelato|ice cream|tea\b|bakery|dessert/i;

/** A beer café has no cake. */
const DRINKS = /beer|bier|wine|cocktail|\bbar\b/i;

const cakes = ({ kind, cuisines, name }: GuideEatery): boolean =>
  kind === 'cafe' || [...cuisines, name].some((word) => SWEET_KITCHEN.test(word) && !DRINKS.test(word));

/** Who cooks from noon to three has no time for a break. */
const isOpenBetweenMeals = (eatery: GuideEatery): boolean => {
  const spans = hoursOf(eatery);
  return spans === 'always' || spans.some(({ from, to }) => toMinutes(to) - toMinutes(from) >= BREAK_MINUTES);
};

/** Tables for the break, those that are known for what was wished first, then the nearest to the stay. */
function tablesFor(wish: Wish, { town, area }: TripStop): GuideEatery[] {
  const near = town.eateries.filter((eatery) => distanceKm(area, eatery) <= NEAR_KM && isOpenBetweenMeals(eatery));
  const known = near.filter((eatery) => wishesFood(wish, [...eatery.cuisines, eatery.name]));
  const rest = near.filter((eatery) => cakes(eatery) && !known.includes(eatery));
  const byWay = (a: GuideEatery, b: GuideEatery): number => distanceKm(area, a) - distanceKm(area, b);
  return [...known.sort((a, b) => Number(cakes(b)) - Number(cakes(a)) || byWay(a, b)), ...rest.sort(byWay)];
}

/** What is had, in the words of the wish: its first name of a dish, the town's own where the wish means that. */
function dishOf(wish: Wish, { foods }: Town, { say, title }: Words): string {
  const targets = targetsOf(wish);
  const dish = targets.find((target) => foods.some((food) => foldName(food).includes(foldName(target)))) ?? targets[0] ?? wish.said;
  return PLAIN_COFFEE.test(dish) ? say('break.coffee') : title(dish);
}

/** The hours of the café that lie between the meals. */
function hoursOf({ hours }: GuideEatery): TownPlace['hours'] {
  if (hours === 'always') return BREAK_HOURS;
  return hours.flatMap(({ days, from, to }) =>
    BREAK_HOURS.flatMap((span) => {
      const [start, end] = [from > span.from ? from : span.from, to < span.to && to > from ? to : span.to];
      return start < end ? [{ days, from: start, to: end }] : [];
    }),
  );
}

const isOpenDaily = ({ hours }: GuideEatery): boolean => hours === 'always' || hours.every(({ days }) => days === 'Mon-Sun');

/** One break at a café by name, or in the quarter of the stay where none is known. `date` binds it to one day. */
function breakSight(
  wish: Wish,
  stop: TripStop,
  facts: { readonly table: GuideEatery | undefined; readonly date: string | null; readonly best: boolean; readonly words: Words },
): Sight {
  const { table, date, best, words } = facts;
  const { say } = words;
  const { town, area } = stop;
  const spot = table ?? { name: area.name, lat: area.lat, lng: area.lng };
  const place: TownPlace = {
    id: `break-${wish.id}${date === null ? '' : `-${date}`}${table ? `-${table.id}` : ''}`,
    name: spot.name,
    kind: 'experience',
    interests: ['food'],
    lat: spot.lat,
    lng: spot.lng,
    visitMinutes: BREAK_MINUTES,
    cost: Math.round(town.daily.food.midrange * COST_SHARE * 100) / 100,
    indoor: true,
    hours: table ? hoursOf(table) : BREAK_HOURS,
    rank: 2,
    note: say(table ? 'rest.sit_down' : 'break.no_address'),
  };
  return {
    ...PLAIN_SIGHT,
    place,
    townId: town.id,
    key: `${town.id}/${place.id}`,
    title: say(table ? 'break.at' : 'break.in', { dish: dishOf(wish, town, words), name: spot.name }),
    source: table ? 'guide' : 'estimate',
    minutes: BREAK_MINUTES,
    value: best ? BREAK_VALUE : -BREAK_VALUE,
    wishIds: [wish.id],
    bestFor: best ? [wish.id] : [],
    must: best && (wish.must || wish.often === 'every_day'),
    between: date === null ? null : [date, date],
    pause: true,
  };
}

const knows = (wish: Wish, { town }: TripStop): number =>
  (wishesFood(wish, town.foods) ? 2 : 0) + (town.eateries.some((eatery) => wishesFood(wish, [...eatery.cuisines, eatery.name])) ? 3 : 0);

/** Wishes for coffee, cake and the like as short visits: one in the stop that is known for it, or one on each day that was asked for. */
export function breakSights(wishes: readonly Wish[], stops: readonly TripStop[], words: Words): Sight[] {
  return wishes.flatMap((wish): Sight[] => {
    if (wish.kind !== 'food' || !isBreak(wish)) return [];
    if (wish.often === 'every_day')
      return stops.flatMap((stop) => {
        const tables = tablesFor(wish, stop);
        return stop.windows.map(({ date }, index) => breakSight(wish, stop, { table: tables[index % Math.max(1, tables.length)], date, best: true, words }));
      });
    const best = [...stops].sort((a, b) => knows(wish, b) - knows(wish, a) || b.nights - a.nights)[0];
    if (!best) return [];
    const [first, second] = tablesFor(wish, best);
    return [
      breakSight(wish, best, { table: first, date: null, best: true, words }),
      // Another one may lie on the way of a day on which the first is closed.
      ...(second && first && !isOpenDaily(first) ? [breakSight(wish, best, { table: second, date: null, best: false, words })] : []),
    ];
  });
}
