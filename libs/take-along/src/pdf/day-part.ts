import type { ItineraryDay } from '@app/contracts';
import { dayRows, priceWords } from '../day-rows.js';
import type { DayRow } from '../day-rows.js';
import { routeSketch } from '../route-sketch.js';
import type { SketchStop } from '../route-sketch.js';
import { COLORS, PAGE, TEXT_WIDTH } from './sheet.js';
import type { Sheet, TextBox } from './sheet.js';

const SKETCH = { width: 190, height: 150, margin: 16 };
const DOT = 7.5;
const COLUMN_GAP = 16;
const ROW_GAP = 5;
/** About what the lines above the list take. */
const HEADING_HEIGHT = 70;
const [NUMBER_WIDTH, TIME_WIDTH, COST_WIDTH] = [20, 66, 78];
const TITLE = { size: 10, weight: 700 } as const;
const QUIET = { size: 8.5, color: COLORS.quiet } as const;

const longDate = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

function badge(sheet: Sheet, number: number, at: { readonly x: number; readonly y: number }, color: string = COLORS.accent): void {
  sheet.doc.circle(at.x, at.y, DOT).fill(color);
  const style = { size: 8, weight: 700, color: '#ffffff' } as const;
  const words = String(number);
  sheet.line(words, at.x - sheet.widthOf(words, style) / 2, at.y - 5.5, style);
}

function drawSketch(sheet: Sheet, stops: readonly SketchStop[], x: number, y: number): void {
  const { doc } = sheet;
  doc.roundedRect(x, y, SKETCH.width, SKETCH.height, 5).fill(COLORS.pale);
  stops.forEach((stop, index) => (index === 0 ? doc.moveTo(x + stop.x, y + stop.y) : doc.lineTo(x + stop.x, y + stop.y)));
  doc.lineWidth(1.2).strokeColor(COLORS.accent).strokeOpacity(0.55).stroke().strokeOpacity(1);
  // The first stop on top: where a day begins and ends is often the same place.
  for (const { number, ...stop } of [...stops].reverse()) badge(sheet, number, { x: x + stop.x, y: y + stop.y });
  const north = { size: 7.5, weight: 700, color: COLORS.quiet } as const;
  sheet.line('N', x + SKETCH.width - 12, y + 12, north);
  doc
    .moveTo(x + SKETCH.width - 9.5, y + 5)
    .lineTo(x + SKETCH.width - 6.5, y + 12)
    .lineTo(x + SKETCH.width - 12.5, y + 12)
    .fill(COLORS.quiet);
}

interface RowBoxes {
  readonly more: string;
  readonly title: TextBox;
  readonly quiet: TextBox;
  readonly height: number;
}

/** What a row takes; `width` is what the sketch beside it leaves. */
function boxesOf(sheet: Sheet, row: DayRow, width: number): RowBoxes {
  const box = { x: PAGE.margin + NUMBER_WIDTH + TIME_WIDTH, width: width - NUMBER_WIDTH - TIME_WIDTH - COST_WIDTH };
  const more = [row.where, row.openingWords].filter((words) => words !== null).join(' · ');
  const [title, quiet] = [
    { ...box, ...TITLE },
    { ...box, ...QUIET },
  ];
  const words = sheet.heightOf(row.title, title) + sheet.heightOf(more, quiet);
  return { more, title, quiet, height: Math.max(words, 2 * sheet.lineHeight(QUIET)) + ROW_GAP };
}

/** One thing of the day. */
function drawRow(sheet: Sheet, row: DayRow, number: number, width: number): void {
  const { more, title, quiet, height } = boxesOf(sheet, row, width);
  sheet.ensure(height);
  const { y } = sheet;
  badge(sheet, number, { x: PAGE.margin + DOT, y: y + DOT }, row.point ? COLORS.accent : COLORS.quiet);
  sheet.writeAt(y, `${row.start}-${row.end}`, { x: PAGE.margin + NUMBER_WIDTH, width: TIME_WIDTH, size: 10 });
  sheet.writeAt(sheet.writeAt(y, row.title, title), more, quiet);
  const cost = { x: PAGE.margin + width - COST_WIDTH, width: COST_WIDTH, align: 'right' } as const;
  sheet.writeAt(sheet.writeAt(y, priceWords(row.cost), { ...cost, size: 10 }), row.source, { ...cost, ...QUIET });
  sheet.y = y + height;
}

/** A day with its heading, the sketch of its way beside the list, and everything in it with times and costs. A day is kept on one page where it fits. */
export function dayPart(sheet: Sheet, day: ItineraryDay, number: number): void {
  const rows = dayRows(day);
  const stops = routeSketch(rows, SKETCH);
  const width = stops.length > 0 ? TEXT_WIDTH - SKETCH.width - COLUMN_GAP : TEXT_WIDTH;
  const listHeight = rows.reduce((sum, row) => sum + boxesOf(sheet, row, width).height, 0);
  const bodyHeight = Math.max(listHeight, stops.length > 0 ? SKETCH.height : 0);
  sheet.ensure(Math.min(bodyHeight + HEADING_HEIGHT, PAGE.height - 3 * PAGE.margin));
  sheet.gap(8);
  sheet.write(`Day ${number}: ${day.city}`, { size: 15, weight: 700, color: COLORS.accent });
  sheet.write(`${longDate(day.date)} · ${day.theme}`, { size: 10, weight: 700 });
  if (day.weatherNote !== null) sheet.write(day.weatherNote, QUIET);
  sheet.gap(6);
  const top = sheet.y;
  if (stops.length > 0) drawSketch(sheet, stops, PAGE.margin + TEXT_WIDTH - SKETCH.width, top);
  rows.forEach((row, index) => drawRow(sheet, row, index + 1, width));
  // The list of a very long day has gone on to another page, where the sketch is not.
  if (listHeight < bodyHeight) sheet.y = top + bodyHeight;
  sheet.gap(6);
}
