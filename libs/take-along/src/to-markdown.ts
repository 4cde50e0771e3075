import type { FinalPlan, ItineraryDay, Money, PlanSection } from '@app/contracts';
import { outcomeSections, routeSections } from './fact-sections.js';
import { markdownTable, markdownText as text } from './markdown-text.js';
import type { PlanToTake } from './plan-to-take.js';
import { tripTitle } from './trip-title.js';
import { wayRows } from './way-rows.js';

const amount = (value: number, currency: string): string => `${value.toFixed(2)} ${currency}`;
const price = (cost: Money): string => (cost.amount === 0 ? 'free' : amount(cost.amount, cost.currency));

interface DayRow {
  readonly start: string;
  readonly cells: readonly string[];
}

function dayRows(day: ItineraryDay): string[][] {
  const activities = day.activities.map((activity): DayRow => {
    const what = [`**${text(activity.title)}**`, ...(activity.note === undefined ? [] : [text(activity.note)])].join(': ');
    return { start: activity.start, cells: [`${activity.start}-${activity.end}`, what, text(activity.place.name), price(activity.cost), activity.source] };
  });
  const meals = (day.meals ?? []).map((meal): DayRow => {
    const what = meal.cuisine === null ? meal.meal : `${meal.meal}, ${text(meal.cuisine)}`;
    return {
      start: meal.start,
      cells: [`${meal.start}-${meal.end}`, what, meal.place ? text(meal.place.name) : 'anywhere near', price(meal.cost), meal.source],
    };
  });
  return [...activities, ...meals].sort((a, b) => a.start.localeCompare(b.start)).map(({ cells }) => [...cells]);
}

const dayPart = (day: ItineraryDay, index: number): string[] => [
  `## Day ${index + 1}: ${day.date}, ${text(day.city)}`,
  '',
  text(day.theme),
  '',
  ...(day.weatherNote === null ? [] : [`Weather: ${text(day.weatherNote)}`, '']),
  ...markdownTable(['Time', 'What', 'Where', 'Cost', 'Source'], dayRows(day)),
];

function waysPart({ transport, stays }: FinalPlan): string[] {
  const ways = wayRows(transport).map(({ when, mode, way, details, cost, source }) => [when, mode, text(way), text(details), price(cost), source]);
  const nights = stays.map((stay) => {
    const where = [stay.area, stay.city].filter((part) => part !== null).map(text);
    return [text(stay.name), where.join(', '), `${stay.checkInDate} - ${stay.checkOutDate}`, String(stay.nights), price(stay.cost), stay.source];
  });
  return [
    ...(ways.length > 0 ? ['## Getting there and around', '', 'Times are local to each place.', ''] : []),
    ...markdownTable(['When', 'How', 'Way', 'Details', 'Cost', 'Source'], ways),
    ...(nights.length > 0 ? ['## Nights', ''] : []),
    ...markdownTable(['Stay', 'Where', 'Dates', 'Nights', 'Cost', 'Source'], nights),
  ];
}

function costsPart({ costs, budget }: FinalPlan): string[] {
  if (!costs) return [];
  const rows = Object.entries(costs.byCategory).map(([category, value]) => [text(category), amount(value, costs.currency)]);
  const verdict = budget
    ? [`The budget is ${amount(budget.budgetLimit, budget.currency)}; the plan is ${budget.withinBudget ? 'within' : 'over'} it.`, '']
    : [];
  return ['## Costs', '', ...markdownTable(['For', 'Sum'], [...rows, ['**Total**', `**${amount(costs.total, costs.currency)}**`]]), ...verdict];
}

const list = (title: string, items: readonly string[]): string[] => (items.length === 0 ? [] : [`## ${title}`, '', ...items.map((item) => `- ${item}`), '']);

const sectionPart = ({ title, text: words, items = [], table, sources }: PlanSection): string[] => [
  `## ${text(title)}`,
  '',
  ...(words ? [text(words), ''] : []),
  ...(items.length > 0 ? [...items.map((item) => `- ${text(item)}`), ''] : []),
  ...(table
    ? markdownTable(
        table.head.map(text),
        table.rows.map((row) => row.map(text)),
      )
    : []),
  ...(sources.length > 0 ? [`Sources: ${sources.map(text).join('; ')}`, ''] : []),
];

/** The plan to read, in Markdown. Words of others cannot become links, images or HTML. */
export function toMarkdown({ plan }: PlanToTake): string {
  const { checks, sources } = plan;
  return [
    `# ${text(tripTitle(plan))}`,
    '',
    text(plan.summary),
    '',
    ...[...routeSections(plan), ...outcomeSections(plan)].flatMap(sectionPart),
    ...plan.itinerary.flatMap(dayPart),
    ...waysPart(plan),
    ...costsPart(plan),
    ...list('To pack', plan.packingList.map(text)),
    ...(plan.planSections ?? []).flatMap(sectionPart),
    ...list(
      'What does not hold',
      checks.violations.map(({ code, detail, day }) => `${text(code)}${day === undefined ? '' : ` (day ${day})`}: ${text(detail)}`),
    ),
    ...list(
      'Sources',
      sources.map(
        ({ kind, name, asOf, note }) => `${kind}: ${text(name)}${asOf === null ? '' : `, as of ${text(asOf)}`}${note === '' ? '' : `. ${text(note)}`}`,
      ),
    ),
  ].join('\n');
}
