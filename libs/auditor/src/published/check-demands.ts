import type { CatalogAccommodation } from '@app/contracts';
import { MEALS, isBlank, namedPlace } from './day-words.js';
import { publishedTotals } from './published-totals.js';
import { firstFault } from './published-case.js';
import type { PublishedCase, PublishedRule } from './published-case.js';

const staysOf = ({ days, tables }: PublishedCase): (CatalogAccommodation | undefined)[] =>
  days.map(({ accommodation }) => (isBlank(accommodation) ? undefined : tables.accommodations(accommodation)[0]));

/** Each wished cuisine is served away from home. After a meal at home the rest of that day is not looked at, as in the published rules. */
export const checkCuisines: PublishedRule = ({ days, tables, origin, request }) => {
  const served = days.flatMap((day) => {
    const meals = MEALS.map((meal) => day[meal]).filter((words): words is string => !isBlank(words));
    const atHome = meals.findIndex((words) => namedPlace(words)?.city === origin);
    return (atHome < 0 ? meals : meals.slice(0, atHome)).map((words) => tables.restaurant(words)?.cuisines.join(', ') ?? '');
  });
  const missing = (request.constraints?.cuisines ?? []).find((cuisine) => !served.some((words) => words.includes(cuisine)));
  return missing === undefined ? null : { detail: `no meal is ${missing}` };
};

/** No accommodation forbids what the travellers need. */
export const checkHouseRule: PublishedRule = (one) => {
  const rule = one.request.constraints?.houseRule;
  if (rule === undefined) return null;
  const stays = staysOf(one);
  return firstFault(one.days, (_, index) => (stays[index]?.houseRules.join(' & ').includes(`No ${rule}`) ? `${stays[index].name} says: No ${rule}` : null));
};

const ROOM_TYPES: Readonly<Record<string, (type: string) => boolean>> = {
  'not shared room': (type) => !/shared/i.test(type),
  'shared room': (type) => /shared/i.test(type),
  'private room': (type) => /private/i.test(type),
  'entire room': (type) => /entire/i.test(type),
};

/** Each accommodation has the wished type of room. */
export const checkRoomType: PublishedRule = (one) => {
  const fits = ROOM_TYPES[one.request.constraints?.roomType?.toLowerCase() ?? ''];
  if (!fits) return null;
  const stays = staysOf(one);
  return firstFault(one.days, (_, index) => {
    const stay = stays[index];
    return stay && !fits(stay.roomType) ? `${stay.name} is: ${stay.roomType}` : null;
  });
};

/** How plans write what a request may rule out; the published rules read it in this spelling only. */
const RULED_OUT: Readonly<Record<string, string>> = { 'no flight': 'Flight', 'no self-driving': 'Self-driving' };

/** Nothing is used that the travellers rule out. */
export const checkRuledOut: PublishedRule = ({ days, request }) => {
  const words = RULED_OUT[request.constraints?.transportation?.toLowerCase() ?? ''];
  if (words === undefined) return null;
  return firstFault(days, ({ transportation }) => (!isBlank(transportation) && transportation.includes(words) ? `${words} is ruled out` : null));
};

/** The plan costs no more than the budget; a way without a price is never cheap enough. */
export const checkBudget: PublishedRule = (one) => {
  const { totals, unpriced } = publishedTotals(one);
  if (unpriced !== null) return { detail: 'a way has no price', day: unpriced };
  return totals.total > one.request.budget ? { detail: `${totals.total} ${totals.currency} is more than the budget of ${one.request.budget}` } : null;
};
