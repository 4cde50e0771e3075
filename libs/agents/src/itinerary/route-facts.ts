import type { AgentContext } from '@app/agent-kit';
import { NavigoError } from '@app/contracts';
import type { DailyWeather, FlightOption, Limitation, PlanNote, WeatherRiskSummary } from '@app/contracts';
import { wordsIn } from '@app/messages';
import { currenciesOf, outlineTrip, routeOf, dateStops, timeLeg } from '@app/planner';
import type { ChosenLeg, LegOutline, StopDates, TripBrief, TripOutline, TripParts } from '@app/planner';
import type { ExchangeRate, WaySourceName } from '@app/ports';
import { ratesTo } from '../request-kit/rates-to.js';
import { placeNamed } from '../request-kit/trip-places.js';
import { ToolTextCleaner } from './clean-tool-text.js';
import { decided } from '../plan-kit/plan-notes.js';
import { LiveWays, usedWaySources } from './live-ways.js';
import { nightLimits, placeLimits, wayLimits } from './route-limits.js';
import { tellPlaces, tellWays } from './told-route.js';

const MAX_OFFERS = 10;

/** What the world said about a route: everything that the planner needs, and what was not to be had. */
export interface RouteFacts {
  readonly parts: TripParts;
  readonly flightOptions: readonly FlightOption[];
  readonly returnFlightOptions: readonly FlightOption[];
  readonly weather: WeatherRiskSummary;
  readonly rates: readonly ExchangeRate[];
  /** The live sources that its ways come from. */
  readonly waySources: readonly WaySourceName[];
  readonly notes: readonly PlanNote[];
  readonly limitations: readonly Limitation[];
  readonly safetyFlags: readonly string[];
  readonly riskFlags: readonly string[];
}

/** Collects what went wrong on the way to the facts. */
class Remarks {
  readonly notes: PlanNote[] = [];
  readonly limitations: Limitation[] = [];
  readonly flags = new Set<string>();
  readonly risks = new Set<string>();
}

const codeOf = (reason: unknown): string => (reason instanceof NavigoError ? reason.code : 'INTERNAL_ERROR');

interface FlightSearch {
  readonly leg: LegOutline;
  readonly date: string;
}

/** Flights of one leg between its most useful airports; none where flights are not sought. */
async function flightsFor({ leg, date }: FlightSearch, brief: TripBrief, context: AgentContext, remarks: Remarks): Promise<FlightOption[]> {
  const [from] = leg.from.airports;
  const [to] = leg.to.airports;
  if (!leg.seeksFlight || !from || !to || from.iata === to.iata) return [];
  const { adults, children, childrenAges } = brief.party;
  const query = {
    originIata: from.iata,
    destinationIata: to.iata,
    departureDate: date,
    adults,
    children,
    childrenAges,
    currency: brief.currency,
    maxResults: MAX_OFFERS,
  };
  const { say, date: dated } = wordsIn(brief.language);
  const words = { from: from.iata, to: to.iata, date: dated(date) };
  try {
    const found = await context.flights.search(query, context.signal);
    const cleaner = new ToolTextCleaner();
    const flights = cleaner.flights(found);
    for (const flag of cleaner.flags) remarks.flags.add(flag);
    if (flights.length === 0) remarks.notes.push({ kind: 'way_missing', text: say('note.no_flight_offered', words) });
    return flights;
  } catch (reason) {
    context.signal.throwIfAborted();
    const code = codeOf(reason);
    remarks.risks.add('FLIGHTS_UNAVAILABLE');
    remarks.limitations.push({ code: 'FLIGHTS_UNAVAILABLE', detail: say('limit.flights_failed', { ...words, code }) });
    remarks.notes.push({ kind: 'way_missing', text: say('note.flights_failed', { ...words, code, city: leg.to.city }) });
    return [];
  }
}

async function weatherAt(
  outline: TripOutline,
  index: number,
  dates: StopDates,
  today: string,
  context: AgentContext,
  remarks: Remarks,
): Promise<WeatherRiskSummary | null> {
  const town = outline.stops[index]?.town;
  if (!town) return null;
  try {
    const asked = {
      city: town.name,
      country: town.country,
      coordinates: { lat: town.lat, lng: town.lng },
      startDate: dates.arrive,
      endDate: dates.leave,
      today,
    };
    const cleaner = new ToolTextCleaner();
    const summary = cleaner.weather(await context.weather.summarize(asked, context.signal));
    for (const flag of cleaner.flags) remarks.flags.add(flag);
    if (summary.degraded) remarks.notes.push(decided(summary.degraded));
    return summary;
  } catch (reason) {
    context.signal.throwIfAborted();
    const { say } = wordsIn(outline.brief.language);
    const told = { city: town.name, code: codeOf(reason) };
    remarks.flags.add('WEATHER_UNAVAILABLE');
    remarks.risks.add('WEATHER_UNAVAILABLE');
    remarks.limitations.push({ code: 'WEATHER_UNAVAILABLE', detail: say('limit.weather_missing', told), city: town.name });
    remarks.notes.push(decided(say('note.weather_missing', told)));
    return null;
  }
}

/** The days of all stops in order, each date once; a date of two stops keeps the weather of the one slept in. */
function joinedWeather(summaries: readonly (WeatherRiskSummary | null)[], outline: TripOutline): WeatherRiskSummary {
  const byDate = new Map<string, DailyWeather>();
  for (const summary of summaries) for (const day of summary?.daily ?? []) byDate.set(day.date, day);
  const daily = [...byDate.values()].sort((a, b) => a.date.localeCompare(b.date));
  const first = summaries.find((summary) => summary !== null);
  return {
    location: outline.stops.map(({ town }) => town.name).join(', '),
    timezone: first?.timezone ?? outline.stops[0]?.town.timezone ?? 'UTC',
    daily,
    highRiskDates: [...new Set(summaries.flatMap((summary) => summary?.highRiskDates ?? []))].sort(),
    degraded: summaries.find((summary) => summary?.degraded)?.degraded ?? (first ? null : 'No weather could be had.'),
  };
}

/**
 * Decides the route and asks for what it needs: rates, then the flight there, because its landing says when the first night is, then the other
 * flights and the weather of every stop side by side. Null when none of the places is known.
 *
 * @throws {RetryableError | TerminalError} PROVIDER_* of an exchange rate that a stop's prices need.
 */
export async function gatherRouteFacts(brief: TripBrief, today: string, context: AgentContext): Promise<RouteFacts | null> {
  const route = routeOf(brief, placeNamed);
  if (route.stops.length === 0) return null;
  // Estimates are made in EUR; what is priced in another currency without a rate is estimated too.
  const needed = new Set(['EUR', ...route.stops.map(({ town }) => town.currency)]);
  const rates = await ratesTo(brief.currency, currenciesOf(route, brief), needed, context);
  const rateByCurrency = new Map([[brief.currency, 1], ...rates.map(({ from, rate }) => [from, rate] as const)]);
  const rateFrom = (currency: string): number => rateByCurrency.get(currency) ?? 0;
  const known = outlineTrip(brief, route, rateFrom);
  tellPlaces(known, context.tell);
  const remarks = new Remarks();
  const gone = await gatherLegs(known, { rateFrom, today }, context, remarks);
  const { outline } = gone;
  const sky = joinedWeather(gone.weather, outline);
  const { dates, legs } = gone;
  tellWays(outline, legs, ({ index }) => gone.flightsByLeg.get(index) ?? 0, context.tell);
  remarks.limitations.push(...wayLimits(outline, legs), ...nightLimits(outline, legs), ...placeLimits(outline));
  return {
    parts: { outline, dates, legs, weather: gone.weather.map((summary) => summary?.daily ?? []), rateFrom, today },
    flightOptions: gone.outFlights,
    returnFlightOptions: gone.homeFlights,
    weather: sky,
    rates,
    waySources: usedWaySources(legs, context),
    notes: remarks.notes,
    limitations: remarks.limitations,
    safetyFlags: [...remarks.flags],
    riskFlags: [...remarks.risks, ...(sky.highRiskDates.length > 0 ? ['WEATHER_HIGH_RISK'] : []), ...remarks.flags],
  };
}

/** The ways with their flights, the dates that follow from the first one, and the weather of every stop. */
async function gatherLegs(
  known: TripOutline,
  { rateFrom, today }: { readonly rateFrom: (currency: string) => number; readonly today: string },
  context: AgentContext,
  remarks: Remarks,
) {
  const { brief } = known;
  const pricing = { party: brief.party, rateFrom, words: wordsIn(brief.language) };
  const isDayOut = brief.startDate === brief.endDate;
  const live = new LiveWays(known, rateFrom, context);
  const outWhen = { date: brief.startDate, purpose: isDayOut ? 'day_out' : 'out' } as const;
  const outLeg = known.outLeg && (await live.on(known.outLeg, outWhen));
  const outFlights = outLeg ? await flightsFor({ leg: outLeg, date: brief.startDate }, brief, context, remarks) : [];
  const out = outLeg && timeLeg(known, outLeg, { ...outWhen, flights: outFlights, pricing });
  const { dates, missingNights } = dateStops(known, out?.timed ?? null);
  if (missingNights > 0) remarks.limitations.push({ code: 'NIGHTS_CUT', detail: wordsIn(brief.language).say('limit.nights_cut', { count: missingNights }) });
  const dateOf = ({ index }: LegOutline): string => dates[index]?.arrive ?? brief.startDate;
  const homeWhen = { date: brief.endDate, purpose: isDayOut ? 'day_home' : 'home' } as const;
  // All ways before all flights: what is told keeps its order, whichever source answers first.
  const [homeLeg, betweenLegs] = await Promise.all([
    known.homeLeg && live.on(known.homeLeg, homeWhen),
    Promise.all(known.betweenLegs.map((leg) => live.on(leg, { date: dateOf(leg), purpose: 'on' }))),
  ]);
  remarks.limitations.push(...live.limitations);
  for (const flag of live.flags) remarks.flags.add(flag);
  const outline: TripOutline = { ...known, outLeg, betweenLegs, homeLeg };
  const [homeFlights, betweenFlights, weather] = await Promise.all([
    homeLeg ? flightsFor({ leg: homeLeg, date: brief.endDate }, brief, context, remarks) : [],
    Promise.all(betweenLegs.map((leg) => flightsFor({ leg, date: dateOf(leg) }, brief, context, remarks))),
    Promise.all(dates.map((span, index) => weatherAt(outline, index, span, today, context, remarks))),
  ]);
  const between = new Map<number, ChosenLeg | null>(
    betweenLegs.map((leg, position) => [
      leg.index,
      timeLeg(outline, leg, { date: dateOf(leg), purpose: 'on', flights: betweenFlights[position] ?? [], pricing }),
    ]),
  );
  const home = homeLeg && timeLeg(outline, homeLeg, { ...homeWhen, flights: homeFlights, pricing });
  const legs = [...outline.stops.map((_, index) => (index === 0 ? out : (between.get(index) ?? null))), home];
  const flightsByLeg = new Map([
    [0, outFlights.length],
    ...betweenLegs.map(({ index }, position): [number, number] => [index, betweenFlights[position]?.length ?? 0]),
    [outline.stops.length, homeFlights.length],
  ]);
  return { outline, dates, legs, weather, outFlights, homeFlights, flightsByLeg };
}
