import { sumAmounts } from '@app/contracts';
import type { Activity, ItineraryDay, Meal, TransportLeg } from '@app/contracts';
import type { PlanView } from '../api/schemas.js';
import { isLocal, priceColumns, timesOf } from './flights.js';
import { formatMoney, hang, longDate, printable, spread } from './text.js';
import type { Page } from './text.js';

const TIME_COLUMNS = 15;
const LATEST = '99';
const MEAL_NAMES: Readonly<Record<Meal['meal'], string>> = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' };
const MODE_NAMES: Partial<Record<TransportLeg['mode'], string>> = { transit: 'Public transport', taxi: 'Taxi', walk: 'On foot' };
/** Kinds whose own name is no noun. */
const KIND_NAMES: Readonly<Record<string, string>> = { religious: 'place of worship' };
/** Time of one's own is neither priced nor free of charge. */
const FREE_TIME = 'free_time';

interface Entry {
  readonly sortKey: string;
  readonly lines: readonly string[];
}

/** Every day of the trip: what, when, where and for how much, in the order of the clock. */
export function renderDays(plan: PlanView, page: Page): string[] {
  const legs = plan.transport.filter(isLocal);
  return plan.itinerary.flatMap((day, index, days) => {
    const ways = legs.filter((leg) => leg.date === day.date);
    return [
      '',
      ...renderTitle(day, index, page),
      ...renderWeather(day, days[index - 1], page),
      ...renderEntries(day, ways, page),
      ...renderDaySum(day, ways, page),
    ];
  });
}

function renderTitle({ date, city, theme }: ItineraryDay, index: number, { width, style }: Page): string[] {
  const where = theme.endsWith(` ${city}`) ? theme : `${city} · ${theme}`;
  return hang(`Day ${index + 1}  `, `${longDate(date)} · ${where}`, width).map((line) => style.strong(line));
}

/** A note of the whole season is the same for every day; one reading is enough. */
function renderWeather({ weatherNote }: ItineraryDay, dayBefore: ItineraryDay | undefined, { width, style }: Page): string[] {
  if (weatherNote === null) return [];
  return hang('  Weather: ', weatherNote === dayBefore?.weatherNote ? 'as the day before' : weatherNote, width).map((line) => style.faint(line));
}

function renderEntries(day: ItineraryDay, ways: readonly TransportLeg[], page: Page): string[] {
  const entries = [
    ...day.activities.map((activity) => activityEntry(activity, page)),
    ...(day.meals ?? []).map((meal) => mealEntry(meal, page)),
    ...ways.map((way) => wayEntry(way, page)),
  ];
  if (entries.length === 0) return [page.style.faint('  Nothing is planned for this day.')];
  return entries.toSorted((a, b) => a.sortKey.localeCompare(b.sortKey)).flatMap(({ lines }) => lines);
}

function activityEntry(activity: Activity, page: Page): Entry {
  const { title, kind, locked } = activity;
  const right = kind === FREE_TIME && activity.cost.amount === 0 ? '' : priceColumns(activity.cost, activity.source);
  return entry({ times: `${activity.start}–${activity.end}`, text: title + (locked ? ' (kept)' : ''), right }, detailsOf(activity), page);
}

/** Place, kind, hours and note, as far as the title does not say them. */
function detailsOf({ title, place, kind, note, openingHours }: Activity): string {
  const sort = KIND_NAMES[kind] ?? kind.replaceAll('_', ' ');
  const isSaid = title.toLowerCase().includes(sort.toLowerCase());
  const where = title.includes(place.name) ? '' : place.name;
  const hours = openingHours?.replace(/(?<=\d)-(?=\d)/g, '–');
  const parts = [where, isSaid ? '' : sort, hours && !hours.startsWith('open') ? `open ${hours}` : hours, note];
  return parts.filter(Boolean).join(' · ');
}

function mealEntry(meal: Meal, page: Page): Entry {
  const text = [`${MEAL_NAMES[meal.meal]}: ${meal.place?.name ?? 'wherever you like'}`, meal.cuisine].filter(Boolean).join(' · ');
  return entry({ times: `${meal.start}–${meal.end}`, text, right: priceColumns(meal.cost, meal.source) }, '', page);
}

/** A ride at a fixed time in its own words, the rides of a whole day by what they are. */
function wayEntry(leg: TransportLeg, page: Page): Entry {
  const mode = MODE_NAMES[leg.mode] ?? leg.mode;
  const allDay = leg.from === leg.to ? mode : `${mode}, ${leg.from} → ${leg.to}`;
  const text = leg.departureTime === null ? allDay : leg.description || `${mode} from ${leg.from} to ${leg.to}`;
  return entry({ times: timesOf(leg), text, right: priceColumns(leg.cost, leg.source) }, '', page);
}

function entry(row: { readonly times: string; readonly text: string; readonly right: string }, details: string, { width, style }: Page): Entry {
  const first = spread({ prefix: `  ${row.times}`.padEnd(TIME_COLUMNS), text: printable(row.text) }, row.right, width);
  const more = details === '' ? [] : hang(' '.repeat(TIME_COLUMNS), details, width).map((line) => style.faint(line));
  return { sortKey: row.times || LATEST, lines: [...first, ...more] };
}

function renderDaySum(day: ItineraryDay, ways: readonly TransportLeg[], { width, style }: Page): string[] {
  const costs = [...day.activities, ...(day.meals ?? []), ...ways].map(({ cost }) => cost);
  const currency = costs[0]?.currency;
  // A sum over two currencies would be no amount of either.
  if (currency === undefined || costs.some((cost) => cost.currency !== currency)) return [];
  const total = formatMoney({ amount: sumAmounts(costs.map(({ amount }) => amount)), currency });
  return spread({ prefix: ' '.repeat(TIME_COLUMNS), text: 'This day' }, priceOnly(total), width).map((line) => style.faint(line));
}

const SOURCE_GAP = ' '.repeat(10);
const priceOnly = (amount: string): string => amount + SOURCE_GAP;
