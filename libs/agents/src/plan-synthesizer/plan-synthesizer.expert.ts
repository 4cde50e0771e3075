import type { PlanSynthesis, SynthesisInput } from './plan-synthesizer.schema.js';

const MAX_HIGHLIGHTS = 4;
const MAX_UNMET = 2;
const FLIGHTS_OF_A_TRIP = 2;
/** How the plan's notes begin that say why a flight is missing, and what a plan over its budget would take. */
const NO_FLIGHT_NOTE = /^(No |The search |The trip starts ).*flight/;
const OVER_BUDGET_NOTE = 'Over budget: ';

const money = (amount: number, currency: string): string => `${amount.toFixed(2)} ${currency}`;
const people = (count: number): string => (count === 1 ? 'one traveller' : `${count} travellers`);
const list = (items: readonly string[]): string => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`);

/** A summary from the computed facts alone; says what is missing or estimated. */
export function planSynthesizerExpert(input: SynthesisInput): PlanSynthesis {
  return { summary: [opening(input), sights(input), cost(input), ...limits(input)].filter((sentence) => sentence !== '').join(' '), safetyFlags: [] };
}

function opening({ destination, country, startDate, endDate, days, travellers }: SynthesisInput): string {
  const where = country ? `${destination}, ${country}` : destination;
  const length = days === 1 ? `A day in ${where} on ${startDate}` : `${days} days in ${where}, from ${startDate} to ${endDate}`;
  return `${length}, for ${people(travellers)}.`;
}

const sights = ({ highlights }: SynthesisInput): string => (highlights.length > 0 ? `Among the stops: ${list(highlights.slice(0, MAX_HIGHLIGHTS))}.` : '');

function cost({ total, limit, currency, overBy, flights }: SynthesisInput): string {
  const withFlights = flights.length === 0 ? ' without flights' : flights.some(({ estimated }) => estimated) ? ' with estimated fares' : '';
  const verdict =
    overBy > 0 ? `which is ${money(overBy, currency)} over the budget of ${money(limit, currency)}` : `within the budget of ${money(limit, currency)}`;
  return `It comes to ${money(total, currency)}${withFlights}, ${verdict}.`;
}

function limits({ destination, guideMissing, weatherMissing, highRiskDates, flights, notes }: SynthesisInput): string[] {
  return [
    guideMissing ? `The guide has no places for ${destination}, so the days are left free and the prices are estimates.` : '',
    flights.length < FLIGHTS_OF_A_TRIP ? (notes.find((note) => NO_FLIGHT_NOTE.test(note)) ?? '') : '',
    weatherMissing ? 'No weather could be had; look at a forecast before you go.' : '',
    highRiskDates.length > 0 ? `Expect bad weather on ${list(highRiskDates)}.` : '',
    ...notes.filter((note) => note.startsWith(OVER_BUDGET_NOTE)).map((note) => note.slice(OVER_BUDGET_NOTE.length)),
    ...notes.filter((note) => note.startsWith('Not met: ')).slice(0, MAX_UNMET),
  ];
}
