import type { SharedPlan } from '@app/contracts';
import { dayRows, priceWords } from './day-rows.js';
import type { DayRow } from './day-rows.js';
import { routeSketch } from './route-sketch.js';
import { wayRows } from './way-rows.js';

const SPECIAL: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Words of others as text of a page. */
const text = (words: string): string => words.replace(/[&<>"']/g, (sign) => SPECIAL[sign] ?? sign);

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;color:#1d2b33;max-width:46rem;margin:2rem auto;padding:0 1rem}h1{font-size:1.7rem}
h2{font-size:1.2rem;margin:2rem 0 .3rem;border-bottom:2px solid #0f6e6e}table{border-collapse:collapse;width:100%}td,th{padding:.3rem .6rem .3rem 0;vertical-align:top;text-align:start}
td:last-child{text-align:end;white-space:nowrap}small,.quiet{color:#5b6b74}svg{display:block;max-width:100%;background:#f3f7f7;border-radius:8px;margin:.6rem 0}`;
const SKETCH = { width: 640, height: 240, margin: 24 };
const DOT = 11;

function sketch(rows: readonly DayRow[]): string {
  const stops = routeSketch(rows, SKETCH);
  if (stops.length === 0) return '';
  const line = stops.map(({ x, y }) => `${x},${y}`).join(' ');
  const dots = stops.map(
    ({ number, x, y }) =>
      `<circle cx="${x}" cy="${y}" r="${DOT}" fill="#0f6e6e"/><text x="${x}" y="${y + 4}" text-anchor="middle" font-size="12" fill="#fff">${number}</text>`,
  );
  return `<svg viewBox="0 0 ${SKETCH.width} ${SKETCH.height}" role="img" aria-label="Where the stops lie to each other"><polyline points="${line}" fill="none" stroke="#0f6e6e" stroke-opacity=".5" stroke-width="2"/>${dots.join('')}</svg>`;
}

function dayPart(day: SharedPlan['itinerary'][number], index: number): string {
  const rows = dayRows(day);
  const lines = rows.map((row, at) => {
    const more = [row.where, row.openingWords].filter((words) => words !== null).map(text);
    const what = `${text(row.title)}${more.length === 0 ? '' : `<br><small>${more.join(' · ')}</small>`}`;
    return `<tr><td>${at + 1}</td><td>${row.start}-${row.end}</td><td><bdi>${what}</bdi></td><td>${text(priceWords(row.cost))}<br><small>${text(row.source)}</small></td></tr>`;
  });
  const weather = day.weatherNote === null ? '' : `<p class="quiet">${text(day.weatherNote)}</p>`;
  return `<h2>Day ${index + 1}: ${day.date}, ${text(day.city)}</h2><p>${text(day.theme)}</p>${weather}${sketch(rows)}<table>${lines.join('')}</table>`;
}

const table = (title: string, rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : `<h2>${title}</h2><table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${text(cell)}</td>`).join('')}</tr>`).join('')}</table>`;

/** A shared plan as a page of its own: nothing on it loads anything or runs. */
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
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${text(title)}</title><style>${STYLE}</style></head><body><h1>${text(title)}</h1>`,
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
    '</body></html>\n',
  ].join('\n');
}
