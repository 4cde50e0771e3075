import type { SharedPlan } from '@app/contracts';
import { dayRows, priceWords } from './day-rows.js';
import type { DayRow } from './day-rows.js';
import { routeSketch } from './route-sketch.js';
import { wayRows } from './way-rows.js';

const SPECIAL: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Words of others as text of a page. */
const text = (words: string): string => words.replace(/[&<>"']/g, (sign) => SPECIAL[sign] ?? sign);

const SKETCH = { width: 640, height: 240, margin: 24 };
const DOT = 11;

function sketch(rows: readonly DayRow[]): string {
  const stops = routeSketch(rows, SKETCH);
  if (stops.length === 0) return '';
  const line = stops.map(({ x, y }) => `${x},${y}`).join(' ');
  const dots = stops.map(({ number, x, y }) => `<circle cx="${x}" cy="${y}" r="${DOT}"/><text x="${x}" y="${y + 4}" text-anchor="middle">${number}</text>`);
  return `<svg class="sketch" viewBox="0 0 ${SKETCH.width} ${SKETCH.height}" role="img" aria-label="Where the stops lie to each other"><polyline points="${line}"/>${dots.join('')}</svg>`;
}

function dayPart(day: SharedPlan['itinerary'][number], index: number): string {
  const rows = dayRows(day);
  const lines = rows.map((row, at) => {
    const more = [row.where, row.openingWords].filter((words) => words !== null).map(text);
    const what = `${text(row.title)}${more.length === 0 ? '' : `<br><small>${more.join(' · ')}</small>`}`;
    return `<tr><td>${at + 1}</td><td>${row.start}-${row.end}</td><td><bdi>${what}</bdi></td><td>${text(priceWords(row.cost))}<br><small>${text(row.source)}</small></td></tr>`;
  });
  const weather = day.weatherNote === null ? '' : `<p class="faint">${text(day.weatherNote)}</p>`;
  return `<h2>Day ${index + 1}: ${day.date}, ${text(day.city)}</h2><p>${text(day.theme)}</p>${weather}${sketch(rows)}<table>${lines.join('')}</table>`;
}

const table = (title: string, rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : `<h2>${title}</h2><table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${text(cell)}</td>`).join('')}</tr>`).join('')}</table>`;

/** A shared plan as the part of a page that needs no script: nothing in it loads anything or runs. */
export function toHtml(plan: SharedPlan): string {
  const { title, route = [], itinerary, transport, stays, costs, sources } = plan;
  const ways = wayRows(transport).map(({ when, mode, way, cost }) => [when, `${mode}: ${way}`, priceWords(cost)]);
  const nights = stays.map(({ checkInDate, checkOutDate, name, city, cost }) => [`${checkInDate} - ${checkOutDate}`, `${name}, ${city}`, priceWords(cost)]);
  const sums = costs ? [...Object.entries(costs.byCategory), ['total', costs.total] as const] : [];
  const money = sums.map(([category, amount]) => [category, `${amount.toFixed(2)} ${costs?.currency ?? ''}`]);
  const facts = sources.map(({ kind, name, asOf, note }) => [
    kind,
    `${name}${asOf === null ? '' : `, as of ${asOf}`}${kind === 'live' && note !== '' ? `. ${note}` : ''}`,
  ]);
  return [
    `<main class="narrow shared"><h1>${text(title)}</h1>`,
    table(
      'Route',
      route.map(({ city, country, arrive, leave, nights }) => [
        `${arrive} - ${leave}`,
        `${city}, ${country}`,
        `${nights} ${nights === 1 ? 'night' : 'nights'}`,
      ]),
    ),
    ...itinerary.map(dayPart),
    table('Getting there and around', ways),
    table('Nights', nights),
    table('Costs', money),
    table('Sources', facts),
    '</main>',
  ].join('\n');
}
