import { findAirport } from '@app/guide';
import { moneyWords } from '@app/planner';
import { dateWords, dayWords, spanWords } from '../worded-text/date-words.js';
import { listWords } from '../worded-text/list-words.js';
import type { FlightLine, PlanSynthesis, StayLine, SynthesisInput } from './plan-synthesizer.schema.js';

const MAX_HIGHLIGHTS = 4;
const MAX_UNMET = 2;
const FLIGHTS_OF_A_TRIP = 2;
/** How the plan's notes begin that say why a flight is missing, which cities are, and what a plan over its budget would take. */
const NO_FLIGHT_NOTE = /^(No |The search |The trip starts |The request asks ).*(flight|way from)/;
const LEFT_OUT_NOTE = /^(NaviGo knows no place called |You asked for \d+ cities; )/;
const OVER_BUDGET_NOTE = 'Over budget: ';
const NOT_LOOKED_UP = 'Not looked up: ';

const people = (count: number): string => (count === 1 ? 'one traveller' : `${count} travellers`);

/** A summary from the computed facts alone; says what is missing, assumed or estimated. */
export function planSynthesizerExpert(input: SynthesisInput): PlanSynthesis {
  const sentences = [opening(input), leftOut(input), sights(input), flights(input), ...input.stays.map((stay) => nights(stay, input)), cost(input)];
  return { summary: [...sentences, ...limits(input)].filter((sentence) => sentence !== '').join(' '), safetyFlags: [] };
}

function opening({ destination, country, startDate, endDate, days, travellers }: SynthesisInput): string {
  const where = country ? `${destination}, ${country}` : destination;
  const when = days === 1 ? `A day in ${where}, on ${dateWords(startDate)}` : `${days} days in ${where}, from ${spanWords(startDate, endDate)}`;
  return `${when}, for ${people(travellers)}.`;
}

const leftOut = ({ notes }: SynthesisInput): string => notes.filter((note) => LEFT_OUT_NOTE.test(note)).join(' ');

const sights = ({ highlights }: SynthesisInput): string => (highlights.length > 0 ? `Highlights: ${listWords(highlights.slice(0, MAX_HIGHLIGHTS))}.` : '');

const cityOf = (iata: string): string => findAirport(iata)?.city ?? iata;

/** Where the flights go, what they cost and whether somebody offers them at that price. */
function flights({ flights: legs, currency }: SynthesisInput): string {
  const [first, second] = legs;
  if (!first) return '';
  const isReturn = legs.length === FLIGHTS_OF_A_TRIP && cityOf(second?.to ?? '') === cityOf(first.from) && cityOf(second?.from ?? '') === cityOf(first.to);
  const each = legs.map(({ from, to }) => `from ${cityOf(from)} to ${cityOf(to)}`);
  const ways = isReturn ? `Flights ${each[0]} and back` : `The ${legs.length === 1 ? 'flight' : 'flights'} ${listWords(each)}`;
  const total = moneyWords(
    legs.reduce((sum, { amount }) => sum + amount, 0),
    currency,
  );
  return `${ways} ${priceVerb(legs, legs.length > 1)} ${total}${legs.every(({ source }) => source === 'live') ? ' by live offers' : ''}.`;
}

function priceVerb(items: readonly (FlightLine | StayLine)[], isPlural: boolean): string {
  if (items.some(({ source }) => source === 'estimate')) return `${isPlural ? 'are' : 'is'} estimated at`;
  return isPlural ? 'cost' : 'costs';
}

function nights(stay: StayLine, { currency }: SynthesisInput): string {
  const isPlural = stay.nights > 1;
  const level = stay.tier ? ` at ${stay.tier} level` : '';
  return `${isPlural ? `The ${stay.nights} nights` : 'The night'} in ${stay.where}${level} ${priceVerb([stay], isPlural)} ${moneyWords(stay.amount, currency)}.`;
}

function cost({ total, limit, currency, currencyAssumed, overBy, flights: legs }: SynthesisInput): string {
  const verdict =
    overBy > 0
      ? `which is ${moneyWords(overBy, currency)} over the budget of ${moneyWords(limit, currency)}`
      : `within the budget of ${moneyWords(limit, currency)}`;
  const assumed = currencyAssumed ? ` Prices are in ${currency}, as no currency was given.` : '';
  return `The whole trip comes to ${moneyWords(total, currency)}${legs.length === 0 ? ' without flights' : ''}, ${verdict}.${assumed}`;
}

function limits({ destination, guideMissing, weatherMissing, highRiskDates, flights: legs, notes }: SynthesisInput): string[] {
  return [
    guideMissing ? `The guide has no places for ${destination}, so the days are left free and the prices are estimates.` : '',
    legs.length < FLIGHTS_OF_A_TRIP ? (notes.find((note) => NO_FLIGHT_NOTE.test(note)) ?? '') : '',
    weatherMissing ? 'No weather could be had; look at a forecast before you go.' : '',
    highRiskDates.length > 0 ? `Expect bad weather on ${listWords(highRiskDates.map(dayWords))}.` : '',
    ...notes.filter((note) => note.startsWith(OVER_BUDGET_NOTE)).map((note) => note.slice(OVER_BUDGET_NOTE.length)),
    ...notes.filter((note) => note.startsWith('Not met: ')).slice(0, MAX_UNMET),
    ...notLookedUp(notes),
  ];
}

/** What travellers are told of tools that failed, whoever words the summary. */
export const notLookedUp = (notes: readonly string[]): string[] => notes.filter((note) => note.startsWith(NOT_LOOKED_UP));
