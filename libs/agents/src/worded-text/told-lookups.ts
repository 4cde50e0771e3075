import type { AgentContext } from '@app/agent-kit';
import { NavigoError, fromCents, toCents } from '@app/contracts';
import type { FlightOption, GroundJourney, RoadDrive, StepEventInput, WeatherRiskSummary } from '@app/contracts';
import { moneyWords } from '@app/planner';
import type { ExchangeRate, GroundTransportPort } from '@app/ports';
import { counted } from './told-thought.js';

type Asked = Readonly<Record<string, string | number | readonly string[]>>;

/** What came of a look-up, in a few honest words. */
interface LookedUp {
  readonly text: string;
  readonly source?: string | undefined;
  readonly ok?: boolean | undefined;
}

/**
 * Tells what a step looks up by itself, in the shapes in which a model's calls are told. Results are told in the order of the calls, whichever
 * comes first, so that a step that runs again tells the same events at the same places and readers see none twice.
 */
class LookupTeller {
  private told = 0;
  private readonly waiting: (StepEventInput | null)[] = [];

  constructor(private readonly tell: AgentContext['tell']) {}

  /** Waits for an answer that somebody else gives, and tells of both. */
  async of<T>(tool: string, asked: Asked, ask: () => Promise<T>, wordsOf: (answer: T) => LookedUp): Promise<T> {
    const settle = this.begin(tool, asked);
    try {
      const answer = await ask();
      settle(wordsOf(answer));
      return answer;
    } catch (reason) {
      settle({ ok: false, text: reason instanceof NavigoError ? reason.code : 'INTERNAL_ERROR' });
      throw reason;
    }
  }

  private begin(tool: string, asked: Asked): (found: LookedUp) => void {
    const place = this.waiting.push(null) - 1;
    const callId = `look-up-${place + 1}`;
    this.tell(callOf(tool, callId, asked));
    return (found) => {
      this.waiting[place] = resultOf(tool, callId, found);
      this.tellSettled();
    };
  }

  private tellSettled(): void {
    for (let next = this.waiting[this.told]; next; next = this.waiting[this.told]) {
      this.told += 1;
      this.tell(next);
    }
  }
}

/** Of a long list the first ones and how many more. */
const MAX_LISTED = 6;
const plain = (value: Asked[string]): string | number | string[] =>
  typeof value !== 'object' ? value : value.length <= MAX_LISTED ? [...value] : [...value.slice(0, MAX_LISTED), `${value.length - MAX_LISTED} more`];

const callOf = (tool: string, callId: string, asked: Asked): StepEventInput => ({
  event: 'tool_call',
  data: { tool, callId, arguments: Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, plain(value)])) },
});
const resultOf = (tool: string, callId: string, { ok = true, text, source }: LookedUp): StepEventInput => ({
  event: 'tool_result',
  data: { tool, callId, ok, text, ...(source ? { source } : {}) },
});

/** What is found without asking anybody, in the same shapes. */
export const knownLookup = (tool: string, callId: string, asked: Asked, found: LookedUp): [StepEventInput, StepEventInput] => [
  callOf(tool, callId, asked),
  resultOf(tool, callId, found),
];

function flightWords(flights: readonly FlightOption[], currency: string): LookedUp {
  if (flights.length === 0) return { text: 'No flight is offered.' };
  const [first] = flights;
  const cheapest = Math.min(...flights.map(({ price }) => toCents(price.amount)));
  const source = first?.source ?? 'estimate';
  return { text: `${counted(flights.length, 'flight')}, the cheapest ${moneyWords(fromCents(cheapest), currency)} (${source}).`, source };
}

function weatherWords({ daily, highRiskDates }: WeatherRiskSummary): LookedUp {
  const [first] = daily;
  if (!first) return { text: 'No weather is known.' };
  const [low, high] = [Math.min(...daily.map(({ lowC }) => lowC)), Math.max(...daily.map(({ highC }) => highC))];
  const kind = first.source === 'live' ? 'forecast' : 'usual weather of the season';
  const risk = highRiskDates.length > 0 ? `, bad weather on ${highRiskDates.join(', ')}` : '';
  return { text: `${counted(daily.length, 'day')}, ${Math.round(low)} to ${Math.round(high)} °C${risk} (${kind}).`, source: first.source };
}

const RATE_DIGITS = 4;
const SHOWN_RATES = 4;

function rateWords(rates: readonly ExchangeRate[]): LookedUp {
  if (rates.length === 0) return { text: 'No rate is known.' };
  const shown = rates.slice(0, SHOWN_RATES).map(({ from, to, rate }) => `1 ${from} = ${Number(rate.toPrecision(RATE_DIGITS))} ${to}`);
  const more = rates.length > SHOWN_RATES ? ` and ${rates.length - SHOWN_RATES} more` : '';
  return { text: `${shown.join(', ')}${more} (${rates[0]?.source}).`, source: rates[0]?.source };
}

function journeyWords(journeys: readonly GroundJourney[]): LookedUp {
  const [first] = journeys;
  if (!first) return { text: 'The timetable holds no connection.' };
  const quickest = Math.min(...journeys.map(({ minutes }) => minutes));
  return { text: `${counted(journeys.length, 'connection')}, the quickest ${quickest} min (${first.sourceName}).`, source: first.source };
}

const driveWords = (drive: RoadDrive | null): LookedUp =>
  drive ? { text: `${Math.round(drive.km)} km by road, ${drive.minutes} min (${drive.sourceName}).`, source: drive.source } : { text: 'No road leads there.' };

const toldWays = ({ planner, roads }: GroundTransportPort, teller: LookupTeller): GroundTransportPort => ({
  planner: planner && {
    about: planner.about,
    search: (query, signal) =>
      teller.of(
        'search_connections',
        { from: query.from.name, to: query.to.name, date: query.date, modes: query.modes },
        () => planner.search(query, signal),
        journeyWords,
      ),
  },
  roads: roads && {
    about: roads.about,
    drive: (query, signal) => teller.of('search_roads', { from: query.from.name, to: query.to.name }, () => roads.drive(query, signal), driveWords),
  },
});

/** The context of a step whose look-ups are told; what is remembered instead of asked is not. */
export function withToldLookups(context: AgentContext): AgentContext {
  const teller = new LookupTeller(context.tell);
  const { flights, weather, exchangeRates, groundTransport } = context;
  return {
    ...context,
    ...(groundTransport ? { groundTransport: toldWays(groundTransport, teller) } : {}),
    flights: {
      search: (query, signal) =>
        teller.of(
          'search_flights',
          { from: query.originIata, to: query.destinationIata, date: query.departureDate, travellers: query.adults + query.children },
          () => flights.search(query, signal),
          (found) => flightWords(found, query.currency),
        ),
    },
    weather: {
      summarize: (query, signal) =>
        teller.of('get_weather', { city: query.city, from: query.startDate, to: query.endDate }, () => weather.summarize(query, signal), weatherWords),
    },
    exchangeRates: {
      rate: (from, to, signal) =>
        teller.of(
          'convert_currency',
          { from, to },
          () => exchangeRates.rate(from, to, signal),
          (rate) => rateWords([rate]),
        ),
      rates: (from, to, signal) => teller.of('convert_currency', { from, to }, () => exchangeRates.rates(from, to, signal), rateWords),
    },
  };
}
