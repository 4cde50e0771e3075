import type { Wish } from '@app/contracts';
import { dietsOf, foldName, keepsDiets } from '@app/guide';
import type { Evidence } from './evidence.js';
import { quoted, townNames } from './evidence.js';
import { GOOD_TABLES, answersFood, isForGoodTables, timesAsked } from './food.js';
import { met, notMet, partly } from './ledger-row.js';
import type { Finding } from './ledger-row.js';
import { targetsOf } from './match.js';

/** A wished food is served at a table of the plan, or at a named break. */
export function checkFood(wish: Wish, evidence: Evidence): Finding {
  const { meals, activities, facts, words } = evidence;
  const { say } = words;
  if (isForGoodTables(wish)) return checkGoodTables(evidence);
  const targets = targetsOf(wish);
  const serves = (kitchen: readonly string[]): boolean => targets.some((target) => answersFood(target, kitchen));
  const tables = meals.filter(({ meal, eatery }) => meal.place !== null && serves([...(eatery?.cuisines ?? []), meal.cuisine ?? '', meal.place.name]));
  const breaks = activities.filter(({ activity }) => serves([activity.title, activity.place.name]));
  const where = [...tables.map(({ id }) => id), ...breaks.map(({ activity }) => activity.id)];
  if (where.length === 0 && targets.includes(GOOD_TABLES)) return checkGoodTables(evidence);
  if (where.length === 0) return notMet(say('wish.no_table', { what: targets[0] ?? say('wish.it'), city: townNames(evidence) }));
  const names = quoted([...tables.map(({ meal }) => meal.place?.name ?? ''), ...breaks.map(({ activity }) => activity.place.name)]);
  if (wish.often === 'every_day') {
    const days = new Set([...tables, ...breaks].map(({ dayIndex }) => dayIndex)).size;
    return days >= facts.days.length - 2
      ? met(say('wish.on_days', { days, all: facts.days.length, names }), where)
      : partly(say('wish.on_days_only', { days, all: facts.days.length, names }), where);
  }
  const times = new Set([...tables, ...breaks].map((one) => ('meal' in one ? one.id : one.activity.id))).size;
  if (times < timesAsked(wish)) return partly(say('wish.served_at', { names }), where);
  const sure = breaks.length > 0 || tables.some(({ eatery, meal }) => eatery !== undefined || knownDish(meal.cuisine ?? '', evidence));
  return sure ? met(say('wish.served_at', { names }), where) : partly(say('wish.time_for_food', { names }), where);
}

const FOOD_PLACES: ReadonlySet<string> = new Set(['market', 'food_hall']);

/** Who comes to eat wants tables with a name, at least one a day, and markets of food. */
function checkGoodTables({ meals, activities, facts, words: { say } }: Evidence): Finding {
  const tables = meals.filter(({ eatery }) => eatery !== undefined);
  const markets = activities.filter(({ known }) => known !== undefined && FOOD_PLACES.has(known.kind));
  const names = quoted([...tables.map(({ meal }) => meal.place?.name ?? ''), ...markets.map(({ activity }) => activity.place.name)], 5);
  const where = [...tables.map(({ id }) => id), ...markets.map(({ activity }) => activity.id)];
  if (tables.length >= facts.days.length - 1 && tables.length > 0) return met(say('wish.served_at', { names }), where);
  if (names !== '') return partly(say('wish.served_at', { names }), where);
  return partly(say('wish.no_named_place', { names: facts.days[0]?.city ?? '' }), where);
}

/** A dish of the place is found in its quarters without the name of a table. */
const knownDish = (cuisine: string, { facts }: Evidence): boolean =>
  facts.towns.some(({ foods }) => foods.some((food) => cuisine.split('; ').some((dish) => foldName(food) === foldName(dish))));

/** A diet is kept at tables that are known for it; elsewhere it can only be asked for. */
export function checkDiet(wish: Wish, { meals, words: { say } }: Evidence): Finding {
  const { diets, unknown } = dietsOf({ diet: [...targetsOf(wish)] });
  const main = meals.filter(({ meal }) => meal.meal !== 'breakfast');
  if (diets.length === 0)
    return partly(
      say('wish.diet_unknown', { diet: unknown[0] ?? wish.said }),
      main.map(({ id }) => id),
    );
  const broken = main.filter(({ eatery }) => eatery && !keepsDiets(eatery, diets));
  if (broken.length > 0)
    return notMet(
      say('wish.diet_not_sure', { names: quoted(broken.map(({ meal }) => meal.place?.name ?? '')) }),
      broken.map(({ id }) => id),
    );
  const sure = main.filter(({ eatery }) => eatery !== undefined);
  if (sure.length === main.length)
    return met(
      say('wish.diet_all', { count: main.length }),
      sure.map(({ id }) => id),
    );
  return partly(
    say('wish.diet_some', { count: sure.length, all: main.length }),
    sure.map(({ id }) => id),
  );
}
