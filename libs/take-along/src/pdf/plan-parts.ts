import type { FinalPlan, PlanSection, PlanSource } from '@app/contracts';
import { priceWords } from '../day-rows.js';
import { wayRows } from '../way-rows.js';
import { BODY, QUIET, drawBooking, heading } from './booking-row.js';
import { COLORS, PAGE, TEXT_WIDTH } from './sheet.js';
import type { Sheet } from './sheet.js';

/** Flights and other ways, and the nights. */
export function bookingsPart(sheet: Sheet, { transport, stays }: FinalPlan): void {
  if (transport.length > 0) heading(sheet, 'Getting there and around');
  for (const { when, mode, way, details, cost, source } of wayRows(transport))
    drawBooking(sheet, { when, what: `${mode.charAt(0).toUpperCase()}${mode.slice(1)} ${way}`, details, price: priceWords(cost), source });
  if (transport.length > 0) sheet.write('Times are local to each place.', QUIET);
  if (stays.length > 0) heading(sheet, 'Nights');
  for (const { checkInDate, checkOutDate, name, area, city, nights, rooms, cost, source } of stays) {
    const where = [area, city].filter((part) => part !== null).join(', ');
    const details = `${where} · ${nights} ${nights === 1 ? 'night' : 'nights'} · ${rooms} ${rooms === 1 ? 'room' : 'rooms'}`;
    drawBooking(sheet, { when: `${checkInDate} - ${checkOutDate}`, what: name, details, price: priceWords(cost), source });
  }
}

const CATEGORY_WORDS: Readonly<Record<string, string>> = { localTransport: 'local transport', groundTransport: 'ground transport' };
const BAR = { x: PAGE.margin + 110, width: 240, height: 9 };

/** What each category costs, as bars, and how the sum stands to the budget. */
export function costsPart(sheet: Sheet, { costs, budget }: FinalPlan): void {
  if (!costs) return;
  const entries = Object.entries(costs.byCategory);
  heading(sheet, 'Costs', entries.length * 18 + 40);
  const most = Math.max(...entries.map(([, amount]) => amount), 1);
  const right = { x: PAGE.margin, width: TEXT_WIDTH, align: 'right' } as const;
  for (const [category, amount] of entries) {
    sheet.writeAt(sheet.y, CATEGORY_WORDS[category] ?? category, { x: PAGE.margin, width: 105, ...BODY });
    sheet.doc.rect(BAR.x, sheet.y + 3, Math.max((BAR.width * amount) / most, 1), BAR.height).fill(COLORS.accent);
    sheet.y = sheet.writeAt(sheet.y, priceWords({ amount, currency: costs.currency }), { ...right, ...BODY }) + 3;
  }
  sheet.doc.rect(PAGE.margin, sheet.y, TEXT_WIDTH, 0.7).fill(COLORS.line);
  sheet.gap(3);
  sheet.writeAt(sheet.y, 'Total for all travellers', { x: PAGE.margin, width: 250, ...BODY, weight: 700 });
  sheet.y = sheet.writeAt(sheet.y, priceWords({ amount: costs.total, currency: costs.currency }), { ...right, ...BODY, weight: 700 });
  if (!budget) return;
  const words = `The budget is ${priceWords({ amount: budget.budgetLimit, currency: budget.currency })}; the plan is ${budget.withinBudget ? 'within' : 'over'} it.`;
  sheet.write(words, { ...BODY, color: budget.withinBudget ? COLORS.ink : COLORS.alarm });
}

const COLUMNS = 2;

/** Things to pack, with boxes to tick. */
export function packingPart(sheet: Sheet, items: readonly string[]): void {
  if (items.length === 0) return;
  heading(sheet, 'To pack');
  const width = TEXT_WIDTH / COLUMNS;
  for (let from = 0; from < items.length; from += COLUMNS) {
    const row = items.slice(from, from + COLUMNS).map((item, column) => ({ item, box: { x: PAGE.margin + column * width + 16, width: width - 26, ...BODY } }));
    const height = Math.max(...row.map(({ item, box }) => sheet.heightOf(item, box))) + 3;
    sheet.ensure(height);
    for (const { item, box } of row) {
      sheet.doc
        .lineWidth(0.8)
        .rect(box.x - 15, sheet.y + 3, 8, 8)
        .stroke(COLORS.quiet);
      sheet.writeAt(sheet.y, item, box);
    }
    sheet.gap(height);
  }
}

/** What agents add to the plan, shown without knowing what it is about. A row of a table is a line under the words of its first cell. */
export function sectionsPart(sheet: Sheet, sections: readonly PlanSection[]): void {
  for (const { title, text, items = [], table, sources } of sections) {
    heading(sheet, title);
    if (text) sheet.write(text, BODY);
    for (const item of items) sheet.write(`• ${item}`, BODY);
    for (const [first = '', ...cells] of table?.rows ?? []) {
      sheet.write(first, { ...BODY, weight: 700 });
      const said = cells.flatMap((cell, index) => (cell === '' ? [] : [`${table?.head[index + 1] ?? ''}: ${cell}`.replace(/^: /, '')]));
      sheet.write(said.join(' · '), BODY);
      sheet.gap(2);
    }
    if (sources.length > 0) sheet.write(`Sources: ${sources.join('; ')}`, QUIET);
  }
}

/** What does not hold, and what was flagged; nothing of it is hidden on paper. */
export function checksPart(sheet: Sheet, { checks, safetyFlags }: FinalPlan): void {
  if (checks.violations.length > 0) heading(sheet, 'What does not hold');
  for (const { detail, day, code } of checks.violations)
    sheet.write(`${day === undefined ? '' : `Day ${day}: `}${detail} (${code})`, { ...BODY, color: COLORS.alarm });
  if (safetyFlags.length === 0) return;
  heading(sheet, 'Flags');
  for (const flag of safetyFlags) sheet.write(flag, BODY);
}

/** Where facts and prices come from. */
export function sourcesPart(sheet: Sheet, sources: readonly PlanSource[]): void {
  if (sources.length > 0) heading(sheet, 'Sources');
  for (const { kind, name, asOf, note } of sources)
    sheet.write(`${kind}: ${name}${asOf === null ? '' : `, as of ${asOf}`}${note === '' ? '' : `. ${note}`}`, QUIET);
}
