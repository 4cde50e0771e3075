import type { AgentContext, ValuesOf } from '@app/agent-kit';
import type { FlightOption } from '@app/contracts';
import type { FlightQuery, WeatherQuery } from '@app/ports';
import type { reads } from './itinerary.schema.js';

type State = ValuesOf<typeof reads>;

const answers =
  ({ originIata, destinationIata, departureDate }: FlightQuery) =>
  (flight: FlightOption): boolean =>
    flight.originIata === originIata && flight.destinationIata === destinationIata && flight.departureAt.startsWith(departureDate);

/**
 * The world as the last draft saw it: what was told then is not asked again, so that a repair changes no price and costs no call. What the
 * state does not hold, such as flights between stops, is asked.
 */
export function knownWorld({ flightOptions, returnFlightOptions, weatherRisks, exchangeRate, route }: State, context: AgentContext): AgentContext {
  const flights = [...(flightOptions ?? []), ...(returnFlightOptions ?? [])];
  const isOneStop = (route ?? []).length === 1;
  const knownWeather = ({ startDate, endDate }: WeatherQuery) => {
    const daily = (weatherRisks?.daily ?? []).filter(({ date }) => date >= startDate && date <= endDate);
    return isOneStop && weatherRisks && daily.length > 0 ? { ...weatherRisks, daily } : null;
  };
  return {
    ...context,
    flights: {
      search: async (query, signal) => {
        const known = flights.filter(answers(query));
        return known.length > 0 ? known : context.flights.search(query, signal);
      },
    },
    weather: { summarize: async (query, signal) => knownWeather(query) ?? context.weather.summarize(query, signal) },
    exchangeRates: {
      rate: async (from, to, signal) => (exchangeRate?.from === from && exchangeRate.to === to ? exchangeRate : context.exchangeRates.rate(from, to, signal)),
      rates: async (from, to, signal) => {
        const known = exchangeRate?.to === to && from.includes(exchangeRate.from) ? [exchangeRate] : [];
        const unknown = from.filter((currency) => known.every((rate) => rate.from !== currency));
        return [...known, ...(unknown.length > 0 ? await context.exchangeRates.rates(unknown, to, signal) : [])];
      },
    },
  };
}
