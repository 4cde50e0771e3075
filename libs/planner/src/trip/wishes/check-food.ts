import type { Wish } from '@app/contracts';
import { dietsOf, foldName, keepsDiets } from '@app/guide';
import type { Evidence } from './evidence.js';
import { quoted, townNames } from './evidence.js';
import { answersFood } from './food.js';
import { met, notMet, partly } from './ledger-row.js';
import type { Finding } from './ledger-row.js';
import { targetsOf } from './match.js';

/** A wished food is served at a table of the plan, or at a named break. */
export function checkFood(wish: Wish, evidence: Evidence): Finding {
  const { meals, activities, facts } = evidence;
  const targets = targetsOf(wish);
  const serves = (words: readonly string[]): boolean => targets.some((target) => answersFood(target, words));
  const tables = meals.filter(({ meal, eatery }) => meal.place !== null && serves([...(eatery?.cuisines ?? []), meal.cuisine ?? '', meal.place.name]));
  const breaks = activities.filter(({ activity }) => serves([activity.title, activity.place.name]));
  const where = [...tables.map(({ id }) => id), ...breaks.map(({ activity }) => activity.id)];
  if (where.length === 0) return notMet(`NaviGo knows no table for ${targets[0] ?? 'it'} near the way in ${townNames(evidence)}; ask at the stay.`);
  const names = quoted([...tables.map(({ meal }) => meal.place?.name ?? ''), ...breaks.map(({ activity }) => activity.place.name)]);
  if (wish.often === 'every_day') {
    const days = new Set([...tables, ...breaks].map(({ dayIndex }) => dayIndex)).size;
    return days >= facts.days.length - 2
      ? met(`On ${days} of ${facts.days.length} days: ${names}.`, where)
      : partly(`On ${days} of ${facts.days.length} days only: ${names}.`, where);
  }
  const sure = breaks.length > 0 || tables.some(({ eatery, meal }) => eatery !== undefined || knownDish(meal.cuisine ?? '', evidence));
  return sure ? met(`Served at ${names}.`, where) : partly(`Time is set aside for it in ${names}, but no table is known to serve it.`, where);
}

/** A dish of the place is found in its quarters without the name of a table. */
const knownDish = (cuisine: string, { facts }: Evidence): boolean =>
  facts.towns.some(({ foods }) => foods.some((food) => foldName(food) === foldName(cuisine)));

/** A diet is kept at tables that are known for it; elsewhere it can only be asked for. */
export function checkDiet(wish: Wish, { meals }: Evidence): Finding {
  const { diets, unknown } = dietsOf({ diet: [...targetsOf(wish)] });
  const main = meals.filter(({ meal }) => meal.meal !== 'breakfast');
  if (diets.length === 0)
    return partly(
      `No source says which tables can serve "${unknown[0] ?? wish.said}"; the meals name it, ask at each.`,
      main.map(({ id }) => id),
    );
  const broken = main.filter(({ eatery }) => eatery && !keepsDiets(eatery, diets));
  if (broken.length > 0)
    return notMet(
      `Not sure at ${quoted(broken.map(({ meal }) => meal.place?.name ?? ''))}.`,
      broken.map(({ id }) => id),
    );
  const sure = main.filter(({ eatery }) => eatery !== undefined);
  if (sure.length === main.length)
    return met(
      `All ${main.length} meals are at tables where it is easy to keep.`,
      sure.map(({ id }) => id),
    );
  return partly(
    `${sure.length} of ${main.length} meals are at tables where it is easy to keep; the others say to ask ahead.`,
    sure.map(({ id }) => id),
  );
}
