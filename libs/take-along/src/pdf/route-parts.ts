import { waysByStop } from '@app/contracts';
import type { FinalPlan } from '@app/contracts';
import { priceWords } from '../day-rows.js';
import { STATUS_WORDS, nightWords, wayWords } from '../fact-sections.js';
import { BODY, drawBooking, heading } from './booking-row.js';
import type { Sheet } from './sheet.js';

/** The stops with their dates, nights and why, and how each is reached. */
export function routePart(sheet: Sheet, { route = [], transport }: FinalPlan): void {
  if (route.length === 0) return;
  heading(sheet, 'Route');
  const ways = waysByStop(route, transport);
  for (const [index, { city, country, arrive, leave, nights, why }] of route.entries()) {
    const details = [...(ways[index] ?? []).map(wayWords), why].filter((words) => words !== '').join(' · ');
    drawBooking(sheet, { when: `${arrive} - ${leave}`, what: country === '' ? city : `${city}, ${country}`, details, price: nightWords(nights), source: '' });
  }
  const home = ways.at(-1) ?? [];
  if (home.length > 0) drawBooking(sheet, { when: home[0]?.date ?? '', what: 'Home', details: home.map(wayWords).join(' · '), price: '', source: '' });
}

/** What became of the wishes, what the plan cannot do, and what would make it fit. */
export function outcomePart(sheet: Sheet, { wishes = [], limitations = [], relaxations = [], costs }: FinalPlan): void {
  if (wishes.length > 0) heading(sheet, 'Your wishes');
  for (const { said, status, why } of wishes) drawBooking(sheet, { when: STATUS_WORDS[status], what: said, details: why, price: '', source: '' });
  if (limitations.length > 0) heading(sheet, 'What this plan cannot do');
  for (const { detail, day } of limitations) sheet.write(`• ${day === undefined ? '' : `Day ${day}: `}${detail}`, BODY);
  if (relaxations.length === 0 || !costs) return;
  heading(sheet, 'How it could fit');
  for (const { change, total, saves } of relaxations) {
    const inMoney = (amount: number): string => priceWords({ amount, currency: costs.currency });
    drawBooking(sheet, { when: saves > 0 ? `saves ${inMoney(saves)}` : '', what: change, details: '', price: inMoney(total), source: '' });
  }
}
