import type { FlightOption, PlanSource, Source } from '@app/contracts';
import type { GuideCity } from '@app/guide';
import type { TripFacts } from './gather-facts.js';

export interface SourcedTrip {
  readonly city: GuideCity | undefined;
  readonly cityName: string;
  readonly facts: TripFacts;
  readonly chosenFlights: readonly (FlightOption | null)[];
  /** Today at the client, the as-of date of live answers. */
  readonly today: string;
}

/** Where the facts and prices of a trip come from, one entry for each kind of thing. */
export const planSources = (trip: SourcedTrip): PlanSource[] => [placeSource(trip), ...flightSources(trip), ...weatherSources(trip), ...rateSource(trip.facts)];

const placeSource = ({ city, cityName }: SourcedTrip): PlanSource =>
  city
    ? { kind: 'guide', name: `NaviGo guide: ${city.name}`, asOf: city.asOf, note: 'Places, opening hours, usual prices, areas to stay and local transport' }
    : {
        kind: 'estimate',
        name: `General estimate: ${cityName}`,
        asOf: null,
        note: 'The guide lacks this city: prices of stay, meals and rides are general estimates, and no place is named',
      };

const FLIGHT_NOTES: Partial<Record<Source, string>> = {
  live: 'Offers of the flight provider; they may change until they are booked',
  catalog: 'Flights of the given catalog',
  estimate: 'Times and fares worked out from the distance; no offer that can be booked',
};

function flightSources({ chosenFlights, today }: SourcedTrip): PlanSource[] {
  const kinds = new Set(chosenFlights.flatMap((flight) => flight?.source ?? []));
  return [...kinds].map((kind) => ({ kind, name: 'Flights', asOf: kind === 'live' ? today : null, note: FLIGHT_NOTES[kind] ?? 'Flight prices and times' }));
}

const WEATHER_NOTES: Partial<Record<Source, string>> = { live: 'Forecast of the weather provider', climate: 'Usual weather of the month, no forecast' };

function weatherSources({ facts, today }: SourcedTrip): PlanSource[] {
  const kinds = new Set(facts.weather.daily.map(({ source }) => source));
  return [...kinds].map((kind) => ({ kind, name: 'Weather', asOf: kind === 'live' ? today : null, note: WEATHER_NOTES[kind] ?? 'Weather of the days' }));
}

const RATE_DIGITS = 6;

function rateSource({ rate }: TripFacts): PlanSource[] {
  if (!rate) return [];
  return [
    {
      kind: rate.source,
      name: `Exchange rate ${rate.from} to ${rate.to}`,
      asOf: rate.asOf,
      note: `1 ${rate.from} = ${Number(rate.rate.toPrecision(RATE_DIGITS))} ${rate.to}`,
    },
  ];
}
