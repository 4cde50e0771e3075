import type { FlightOption, PlanSource } from '@app/contracts';
import type { GuideCity } from '@app/guide';
import type { Words } from '@app/messages';
import type { TripFacts } from './gather-facts.js';
import { knownKind } from './route-sources.js';

export interface SourcedTrip {
  readonly city: GuideCity | undefined;
  readonly cityName: string;
  readonly facts: TripFacts;
  readonly chosenFlights: readonly (FlightOption | null)[];
  /** Today at the client, the as-of date of live answers. */
  readonly today: string;
  readonly words: Words;
}

/** Where the facts and prices of a trip come from, one entry for each kind of thing. */
export const planSources = (trip: SourcedTrip): PlanSource[] => [placeSource(trip), ...flightSources(trip), ...weatherSources(trip), ...rateSource(trip)];

const placeSource = ({ city, cityName, words: { say } }: SourcedTrip): PlanSource =>
  city
    ? { kind: 'guide', name: say('source.guide_name', { city: city.name }), asOf: city.asOf, note: say('source.guide_usual') }
    : {
        kind: 'estimate',
        name: say('source.estimate_name', { city: cityName }),
        asOf: null,
        note: say('source.estimate_note'),
      };

const FLIGHT_KINDS = ['live', 'catalog', 'estimate'] as const;
const WEATHER_KINDS = ['live', 'climate'] as const;

function flightSources({ chosenFlights, today, words: { say } }: SourcedTrip): PlanSource[] {
  const kinds = new Set(chosenFlights.flatMap((flight) => flight?.source ?? []));
  return [...kinds].map((kind) => ({
    kind,
    name: say('source.flights'),
    asOf: kind === 'live' ? today : null,
    note: say(`source.flights_${knownKind(FLIGHT_KINDS, kind)}`),
  }));
}

function weatherSources({ facts, today, words: { say } }: SourcedTrip): PlanSource[] {
  const kinds = new Set(facts.weather.daily.map(({ source }) => source));
  return [...kinds].map((kind) => ({
    kind,
    name: say('source.weather'),
    asOf: kind === 'live' ? today : null,
    note: say(`source.weather_${knownKind(WEATHER_KINDS, kind)}`),
  }));
}

const RATE_DIGITS = 6;

function rateSource({ facts: { rate }, words: { say } }: SourcedTrip): PlanSource[] {
  if (!rate) return [];
  return [
    {
      kind: rate.source,
      name: say('source.rate', { from: rate.from, to: rate.to }),
      asOf: rate.asOf,
      note: `1 ${rate.from} = ${Number(rate.rate.toPrecision(RATE_DIGITS))} ${rate.to}`,
    },
  ];
}
