import type { PlanSource, Source } from '@app/contracts';
import type { RouteFacts } from './route-facts.js';

const FLIGHT_NOTES: Partial<Record<Source, string>> = {
  live: 'Offers of the flight provider; they may change until they are booked',
  catalog: 'Flights of the given catalog',
  estimate: 'Times and fares worked out from the distance; no offer that can be booked',
};
const WAY_NOTES: Partial<Record<Source, string>> = {
  live: 'Connections of the journey planner',
  guide: 'Usual durations and prices of main connections; look up the timetable before you go',
  estimate: 'Worked out from the distance by road, rail or sea; look up the connection',
};
const WEATHER_NOTES: Partial<Record<Source, string>> = { live: 'Forecast of the weather provider', climate: 'Usual weather of the month, no forecast' };
const RATE_DIGITS = 6;

/** Where the facts and prices of a route come from, one entry for each kind of thing. */
export function routeSources({ parts, weather, rates }: RouteFacts, today: string): PlanSource[] {
  const { stops } = parts.outline;
  const seen = new Set<string>();
  const towns = stops.filter(({ town }) => !seen.has(town.id) && seen.add(town.id));
  const legs = parts.legs.flatMap((leg) => leg ?? []);
  const flightKinds = new Set(legs.flatMap(({ way }) => (way.flight ? [way.flight.source] : [])));
  const wayKinds = new Set(legs.flatMap(({ way }) => (way.flight ? [] : [way.source])));
  const weatherKinds = new Set(weather.daily.map(({ source }) => source));
  const used = new Set(stops.map(({ town }) => town.currency));
  return [
    ...towns.map(({ town }): PlanSource => ({
      kind: 'guide',
      name: `NaviGo guide: ${town.name}`,
      asOf: town.asOf,
      note:
        town.basis === 'checked'
          ? 'Places, opening hours and usual prices, looked up'
          : 'Places, opening hours, usual prices, areas to stay; from general knowledge, check what matters to you',
    })),
    ...[...flightKinds].map((kind): PlanSource => ({
      kind,
      name: 'Flights',
      asOf: kind === 'live' ? today : null,
      note: FLIGHT_NOTES[kind] ?? 'Flight prices and times',
    })),
    ...[...wayKinds].map((kind): PlanSource => ({
      kind,
      name: 'Ways over land and sea',
      asOf: kind === 'live' ? today : null,
      note: WAY_NOTES[kind] ?? 'Ways',
    })),
    ...[...weatherKinds].map((kind): PlanSource => ({
      kind,
      name: 'Weather',
      asOf: kind === 'live' ? today : null,
      note: WEATHER_NOTES[kind] ?? 'Weather of the days',
    })),
    ...rates
      .filter(({ from }) => used.has(from))
      .map((rate): PlanSource => ({
        kind: rate.source,
        name: `Exchange rate ${rate.from} to ${rate.to}`,
        asOf: rate.asOf,
        note: `1 ${rate.from} = ${Number(rate.rate.toPrecision(RATE_DIGITS))} ${rate.to}`,
      })),
  ];
}
