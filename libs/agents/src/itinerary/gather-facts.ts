import type { AgentContext } from '@app/agent-kit';
import { NavigoError } from '@app/contracts';
import type { FlightOption, PlanNote, WeatherRiskSummary } from '@app/contracts';
import { wordsIn } from '@app/messages';
import type { GuideCity } from '@app/guide';
import type { ExchangeRate } from '@app/ports';
import { decided } from '../plan-kit/plan-notes.js';
import { ToolTextCleaner } from './clean-tool-text.js';
import type { TripQuestion } from './trip-question.js';

const MAX_OFFERS = 10;

/** What the world said about the trip; what it did not say is empty, with the reason in `notes`. */
export interface TripFacts {
  readonly outbound: readonly FlightOption[];
  readonly inbound: readonly FlightOption[];
  readonly weather: WeatherRiskSummary;
  /** From the currency that the destination's prices are in; null when it is the request's own. */
  readonly rate: ExchangeRate | null;
  readonly notes: readonly PlanNote[];
  readonly safetyFlags: readonly string[];
  readonly riskFlags: readonly string[];
}

/** Prices of cities that the guide lacks are estimated in euro. */
const priceCurrency = (city: GuideCity | undefined): string => city?.currency ?? 'EUR';

/**
 * Flights both ways, weather and exchange rate, asked side by side. Flights and weather may fail: the trip is then planned without them.
 *
 * @throws {RetryableError | TerminalError} PROVIDER_* of the exchange rate, because no price is right without it.
 */
export async function gatherFacts(question: TripQuestion, context: AgentContext): Promise<TripFacts> {
  const [outbound, inbound, weather, rate] = await Promise.allSettled([
    searchFlights(question, 'outbound', context),
    searchFlights(question, 'inbound', context),
    askWeather(question, context),
    askRate(question, context),
  ]);
  context.signal.throwIfAborted();
  if (rate.status === 'rejected') throw rate.reason;
  const cleaner = new ToolTextCleaner();
  const flights = { outbound: settledFlights(outbound, cleaner), inbound: settledFlights(inbound, cleaner) };
  const sky = settledWeather(weather, question, cleaner);
  const failedSearch = outbound.status === 'rejected' || inbound.status === 'rejected';
  const noWeather = weather.status === 'rejected';
  return {
    outbound: flights.outbound,
    inbound: flights.inbound,
    weather: sky,
    rate: rate.value,
    notes: [...flightNotes(question, [outbound, inbound]), ...(sky.degraded ? [decided(sky.degraded)] : [])],
    safetyFlags: [...(noWeather ? ['WEATHER_UNAVAILABLE'] : []), ...cleaner.flags],
    riskFlags: [
      ...(failedSearch ? ['FLIGHTS_UNAVAILABLE'] : []),
      ...(noWeather ? ['WEATHER_UNAVAILABLE'] : []),
      ...(sky.highRiskDates.length > 0 ? ['WEATHER_HIGH_RISK'] : []),
      ...cleaner.flags,
    ],
  };
}

type Direction = 'outbound' | 'inbound';

async function searchFlights({ request, route, currency }: TripQuestion, direction: Direction, { flights, signal }: AgentContext): Promise<FlightOption[]> {
  if (!route) return [];
  const isOutbound = direction === 'outbound';
  return flights.search(
    {
      originIata: isOutbound ? route.from : route.to,
      destinationIata: isOutbound ? route.to : route.from,
      departureDate: isOutbound ? request.travelStartDate : request.travelEndDate,
      adults: request.adults,
      children: request.children,
      childrenAges: request.childrenAges ?? [],
      currency,
      maxResults: MAX_OFFERS,
    },
    signal,
  );
}

const askWeather = async ({ request, candidate, city, today }: TripQuestion, { weather, signal }: AgentContext): Promise<WeatherRiskSummary> =>
  weather.summarize(
    {
      city: candidate.name,
      country: candidate.country || null,
      coordinates: city ? { lat: city.lat, lng: city.lng } : null,
      startDate: request.travelStartDate,
      endDate: request.travelEndDate,
      today,
    },
    signal,
  );

async function askRate({ city, currency }: TripQuestion, { exchangeRates, signal }: AgentContext): Promise<ExchangeRate | null> {
  const from = priceCurrency(city);
  return from === currency ? null : exchangeRates.rate(from, currency, signal);
}

const failureCode = (reason: unknown): string => (reason instanceof NavigoError ? reason.code : 'INTERNAL_ERROR');

const settledFlights = (result: PromiseSettledResult<FlightOption[]>, cleaner: ToolTextCleaner): FlightOption[] =>
  result.status === 'fulfilled' ? cleaner.flights(result.value) : [];

function settledWeather(
  result: PromiseSettledResult<WeatherRiskSummary>,
  { candidate, city, language }: TripQuestion,
  cleaner: ToolTextCleaner,
): WeatherRiskSummary {
  if (result.status === 'fulfilled') return cleaner.weather(result.value);
  const degraded = wordsIn(language).say('note.weather_missing', { city: candidate.name, code: failureCode(result.reason) });
  return { location: candidate.name, timezone: city?.timezone ?? 'UTC', daily: [], highRiskDates: [], degraded };
}

function flightNotes({ route, request, candidate, language }: TripQuestion, results: readonly PromiseSettledResult<FlightOption[]>[]): PlanNote[] {
  if (!route) return [];
  const { say, date } = wordsIn(language);
  return results.flatMap((result, index): PlanNote[] => {
    const [from, to] = index === 0 ? [route.from, route.to] : [route.to, route.from];
    const way = { from, to, date: date(index === 0 ? request.travelStartDate : request.travelEndDate) };
    if (result.status === 'rejected')
      return [{ kind: 'way_missing', text: say('note.flights_failed', { ...way, code: failureCode(result.reason), city: candidate.name }) }];
    return result.value.length === 0 ? [{ kind: 'way_missing', text: say('note.no_flight_offered', way) }] : [];
  });
}
