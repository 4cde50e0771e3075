import { sumAmounts } from '@app/contracts';
import type { Activity, ItineraryDay, Meal, TransportLeg } from '@app/contracts';
import type { PlanView } from '../api/schemas.js';
import { isLocal, priceColumns, timesOf } from './flights.js';
import { formatMoney, hang, longDate, printable, spread } from './text.js';
import type { Page } from './text.js';

const TIME_COLUMNS = 15;
const LATEST = '99';
const MEAL_NAMES: Readonly<Record<Meal['meal'], string>> = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' };

interface Entry {
  readonly sortKey: string;
  readonly lines: readonly string[];
}

/** Every day of the trip: what, when, where and for how much, in the order of the clock. */
export function renderDays(plan: PlanView, page: Page): string[] {
  const legs = plan.transport.filter(isLocal);
  return plan.itinerary.flatMap((day, index) => {
    const today = legs.filter((leg) => leg.date === day.date).map((leg) => ({ leg, isRepeated: isRepeated(leg, legs) }));
    return ['', ...renderTitle(day, index, page), ...renderWeather(day, page), ...renderEntries(day, today, page), ...renderDaySum(day, today, page)];
  });
}

/** A way of a day; the long words of one that is described the same every day are read once. */
interface LocalWay {
  readonly leg: TransportLeg;
  readonly isRepeated: boolean;
}

const isRepeated = (leg: TransportLeg, legs: readonly TransportLeg[]): boolean => legs.find(({ description }) => description === leg.description) !== leg;

function renderTitle(day: ItineraryDay, index: number, { width, style }: Page): string[] {
  return hang(`Day ${index + 1}  `, `${longDate(day.date)} · ${day.city}: ${day.theme}`, width).map((line) => style.strong(line));
}

function renderWeather({ weatherNote }: ItineraryDay, { width, style }: Page): string[] {
  return weatherNote === null ? [] : hang('  Weather: ', weatherNote, width).map((line) => style.faint(line));
}

function renderEntries(day: ItineraryDay, ways: readonly LocalWay[], page: Page): string[] {
  const entries = [
    ...day.activities.map((activity) => activityEntry(activity, page)),
    ...(day.meals ?? []).map((meal) => mealEntry(meal, page)),
    ...ways.map((way) => wayEntry(way, page)),
  ];
  if (entries.length === 0) return [page.style.faint('  Nothing is planned for this day.')];
  return entries.toSorted((a, b) => a.sortKey.localeCompare(b.sortKey)).flatMap(({ lines }) => lines);
}

function activityEntry(activity: Activity, page: Page): Entry {
  const { title, place, kind, note, openingHours, locked } = activity;
  const mark = locked ? ' (kept)' : '';
  const sort = kind.replaceAll('_', ' ');
  const where = title.includes(place.name) ? sort : `${place.name} (${sort})`;
  const hours = openingHours === undefined || openingHours.startsWith('open') ? openingHours : `open ${openingHours}`;
  const details = [where, hours, note].filter((detail) => detail !== undefined && detail !== '');
  return entry({ times: `${activity.start}–${activity.end}`, text: title + mark, right: priceColumns(activity.cost, activity.source) }, details.join(' · '), page);
}

function mealEntry(meal: Meal, page: Page): Entry {
  const place = meal.place?.name ?? 'wherever you like';
  const text = `${MEAL_NAMES[meal.meal]}: ${place}${meal.cuisine === null ? '' : ` (${meal.cuisine})`}`;
  return entry({ times: `${meal.start}–${meal.end}`, text, right: priceColumns(meal.cost, meal.source) }, '', page);
}

/** "What: how" becomes the entry and its details. */
function wayEntry({ leg, isRepeated: isKnown }: LocalWay, page: Page): Entry {
  const [text = '', ...details] = (leg.description || `${leg.mode} from ${leg.from} to ${leg.to}`).split(': ');
  return entry({ times: timesOf(leg), text, right: priceColumns(leg.cost, leg.source) }, isKnown ? '' : details.join(': '), page);
}

function entry(row: { readonly times: string; readonly text: string; readonly right: string }, details: string, { width, style }: Page): Entry {
  const first = spread({ prefix: `  ${row.times}`.padEnd(TIME_COLUMNS), text: printable(row.text) }, row.right, width);
  const more = details === '' ? [] : hang(' '.repeat(TIME_COLUMNS), details, width).map((line) => style.faint(line));
  return { sortKey: row.times || LATEST, lines: [...first, ...more] };
}

function renderDaySum(day: ItineraryDay, ways: readonly LocalWay[], { width, style }: Page): string[] {
  const costs = [...day.activities, ...(day.meals ?? []), ...ways.map(({ leg }) => leg)].map(({ cost }) => cost);
  const currency = costs[0]?.currency;
  // A sum over two currencies would be no amount of either.
  if (currency === undefined || costs.some((cost) => cost.currency !== currency)) return [];
  const total = formatMoney({ amount: sumAmounts(costs.map(({ amount }) => amount)), currency });
  return spread({ prefix: ' '.repeat(TIME_COLUMNS), text: 'This day' }, priceOnly(total), width).map((line) => style.faint(line));
}

const SOURCE_GAP = ' '.repeat(10);
const priceOnly = (amount: string): string => amount + SOURCE_GAP;
