import type { PlanNote } from '@app/contracts';
import { findAirport } from '@app/guide';
import { wordsIn } from '@app/messages';
import type { Words } from '@app/messages';
import { noteText } from '../plan-kit/plan-notes.js';
import type { FlightLine, GroundLine, PlanSynthesis, StayLine, SummaryFacts } from '../summary-kit/summary-facts.js';

const MAX_HIGHLIGHTS = 4;
const MAX_UNMET = 2;
const FLIGHTS_OF_A_TRIP = 2;

/** A summary from the computed facts alone; says what is missing, assumed or estimated. */
export function narratorExpert(input: SummaryFacts): PlanSynthesis {
  const words = wordsIn(input.language);
  const sentences = [
    opening(input, words),
    textsOf(input, 'left_out').join(' '),
    sights(input, words),
    flights(input, words),
    ground(input, words),
    ...input.stays.map((stay) => nights(stay, input, words)),
    cost(input, words),
  ];
  return { summary: [...sentences, ...limits(input, words)].filter((sentence) => sentence !== '').join(' '), safetyFlags: [] };
}

function opening({ destination, country, startDate, endDate, days, travellers }: SummaryFacts, words: Words): string {
  const { say, date, span } = words;
  const where = country ? `${destination}, ${words.country(country)}` : destination;
  const people = say('sum.people', { count: travellers });
  if (days === 1) return say('sum.day', { where, date: date(startDate), people });
  return say('sum.days', { days, where, span: span(startDate, endDate), people });
}

const textsOf = ({ notes }: SummaryFacts, kind: 'left_out' | 'over_budget' | 'way_missing'): string[] =>
  notes.flatMap((note) => (note.kind === kind ? [note.text] : []));

const sights = ({ highlights }: SummaryFacts, { say, list }: Words): string =>
  highlights.length > 0 ? say('sum.highlights', { places: list(highlights.slice(0, MAX_HIGHLIGHTS)) }) : '';

const cityOf = (iata: string): string => findAirport(iata)?.city ?? iata;

/** Where the flights go, what they cost and whether somebody offers them at that price. */
function flights({ flights: legs, currency }: SummaryFacts, words: Words): string {
  const { say, list } = words;
  const [first, second] = legs;
  if (!first) return '';
  const amount = legs.reduce((sum, leg) => sum + leg.amount, 0);
  const known = priced(legs, { amount, currency, isPlural: legs.length > 1 }, words);
  const price = legs.every(({ source }) => source === 'live') ? say('sum.live', { price: known }) : known;
  const [from, to] = [cityOf(first.from), cityOf(first.to)];
  const isReturn = legs.length === FLIGHTS_OF_A_TRIP && cityOf(second?.to ?? '') === from && cityOf(second?.from ?? '') === to;
  if (isReturn) return say('sum.flights_return', { from, to, price });
  const ways = legs.map((leg) => say('sum.way', { from: cityOf(leg.from), to: cityOf(leg.to) }));
  return legs.length === 1 ? say('sum.flight', { way: ways[0] ?? '', price }) : say('sum.flights', { ways: list(ways), price });
}

/** "Train from Munich to Bolzano and bus from Bolzano to Ortisei: 124 EUR". */
function ground({ ground: legs, currency }: SummaryFacts, words: Words): string {
  const { say, list } = words;
  if (legs.length === 0) return '';
  const price = priced(legs, { amount: legs.reduce((sum, leg) => sum + leg.amount, 0), currency, isPlural: true }, words);
  return say('sum.ground', { ways: list(legs.map(({ mode, from, to }) => `${say(`mode.${mode}`)} ${say('sum.way', { from, to })}`)), price });
}

interface Price {
  readonly amount: number;
  readonly currency: string;
  readonly isPlural: boolean;
}

function priced(items: readonly (FlightLine | GroundLine | StayLine)[], { amount, currency, isPlural }: Price, { say, money }: Words): string {
  const values = { amount: money(amount, currency) };
  if (items.some(({ source }) => source === 'estimate')) return say(isPlural ? 'sum.are_estimated' : 'sum.is_estimated', values);
  return say(isPlural ? 'sum.cost' : 'sum.costs', values);
}

function nights(stay: StayLine, { currency }: SummaryFacts, words: Words): string {
  const { say } = words;
  const level = stay.tier ? say('sum.level', { tier: say(`tier.${stay.tier}`) }) : '';
  const price = priced([stay], { amount: stay.amount, currency, isPlural: stay.nights > 1 }, words);
  return say('sum.nights', { nights: stay.nights, where: stay.where, level, price });
}

function cost({ total, limit, currency, currencyAssumed, overBy, isReached }: SummaryFacts, { say, money }: Words): string {
  const sums = { total: money(total, currency), budget: money(limit, currency), flights: isReached ? '' : say('sum.without_way_there') };
  const verdict = overBy > 0 ? say('sum.total_over', { ...sums, over: money(overBy, currency) }) : say('sum.total_within', sums);
  return currencyAssumed ? `${verdict} ${say('sum.currency_assumed', { currency })}` : verdict;
}

function limits(input: SummaryFacts, words: Words): string[] {
  const { destination, guideMissing, weatherMissing, highRiskDates, flights: legs, notes } = input;
  const { say, list, day } = words;
  return [
    guideMissing ? say('sum.guide_missing', { city: destination }) : '',
    legs.length < FLIGHTS_OF_A_TRIP ? (textsOf(input, 'way_missing')[0] ?? '') : '',
    weatherMissing ? say('sum.weather_missing') : '',
    highRiskDates.length > 0 ? say('sum.bad_weather', { days: list(highRiskDates.map(day)) }) : '',
    ...textsOf(input, 'over_budget'),
    ...notes
      .filter(({ kind }) => kind === 'not_met')
      .slice(0, MAX_UNMET)
      .map((note) => noteText(note, words)),
    ...notLookedUp(notes, words),
  ];
}

/** What travellers are told of tools that failed, whoever words the summary. */
export const notLookedUp = (notes: readonly PlanNote[], words: Words): string[] =>
  notes.filter(({ kind }) => kind === 'not_looked_up').map((note) => noteText(note, words));
