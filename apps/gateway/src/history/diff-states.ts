import type { DiffAnswer } from '@app/contracts';
import type { StoredState } from '@app/ports';
import { diffBookings, diffCosts } from './diff-bookings.js';
import { diffFields } from './diff-fields.js';
import { diffDays, diffItems } from './diff-itinerary.js';
import { diffRoute, stopWords } from './diff-route.js';
import { comparablePlan } from './read-plan.js';

/** What differs between two states, without the names of the versions. */
export type StateDiff = Omit<DiffAnswer, 'threadId' | 'from' | 'to'>;

const signed = (amount: number, currency: string): string => `${Math.abs(amount).toFixed(2)} ${currency} ${amount > 0 ? 'more' : 'less'}`;

function itemWords({ change, day, title, before, after, costDifference }: DiffAnswer['items'][number]): string {
  const cost = costDifference === 0 ? '' : ` (${costDifference > 0 ? '+' : ''}${costDifference.toFixed(2)})`;
  const where = (slot: typeof before): string => (slot ? `${slot.date} ${slot.start}-${slot.end}` : '');
  if (change === 'moved') return `Day ${day}: ${title} moved from ${where(before)} to ${where(after)}${cost}.`;
  return `Day ${day}: ${title} ${change}${change === 'changed' ? '' : `, ${where(after ?? before)}`}${cost}.`;
}

/** What was asked for, where it fits on a line. */
const requestWords = (fields: StateDiff['fields']): string[] =>
  fields.flatMap(({ field, change, before, after }) =>
    change === 'changed' && field.startsWith('userRequest.') && before !== undefined && after !== undefined
      ? [`The request says ${field.slice('userRequest.'.length)} ${after} instead of ${before}.`]
      : [],
  );

function sentences({ fields, route, days, items, bookings, costs }: Omit<StateDiff, 'summary'>): string[] {
  const dayWords = days.flatMap(({ change, day, date, fields }) => {
    if (change !== 'changed') return [`Day ${day} (${date}) ${change}.`];
    const own = fields.filter((field) => field !== 'activities' && field !== 'meals');
    return own.length === 0 ? [] : [`Day ${day} (${date}): ${own.join(', ')} changed.`];
  });
  const bookingWords = bookings.map(({ change, title, costDifference }) => {
    const cost = costDifference === 0 ? '' : ` (${costDifference > 0 ? '+' : ''}${costDifference.toFixed(2)})`;
    return `${title} ${change}${cost}.`;
  });
  const costWords =
    costs && costs.difference !== 0 ? [`The trip costs ${signed(costs.difference, costs.currency)}: ${costs.after.toFixed(2)} ${costs.currency}.`] : [];
  return [...requestWords(fields), ...route.map(stopWords), ...dayWords, ...items.map(itemWords), ...bookingWords, ...costWords];
}

/** What differs between two states of a thread: fields by name; days, what is on them, stays, ways and costs as a person sees them. Pure. */
export function diffStates(before: StoredState, after: StoredState): StateDiff {
  const [old, now] = [comparablePlan(before), comparablePlan(after)];
  const found = {
    fields: diffFields(before, after),
    route: diffRoute(old.route, now.route),
    days: diffDays(old.days, now.days),
    items: diffItems(old.days, now.days),
    bookings: diffBookings(old, now),
    costs: diffCosts(old.costs, now.costs),
  };
  return { summary: sentences(found), ...found };
}
