import type { PlanSource, Source } from '@app/contracts';
import { wordsIn } from '@app/messages';
import type { RouteFacts } from './route-facts.js';

/** The last words of a message about a kind of source; kinds without words of their own have the general ones. */
export const knownKind = <K extends Source>(kinds: readonly K[], kind: Source): K | 'other' => kinds.find((known) => known === kind) ?? 'other';
const FLIGHT_KINDS = ['live', 'catalog', 'estimate'] as const;
const WAY_KINDS = ['live', 'guide', 'estimate'] as const;
const WEATHER_KINDS = ['live', 'climate'] as const;
const RATE_DIGITS = 6;

/** Where the facts and prices of a route come from, one entry for each kind of thing. */
export function routeSources({ parts, weather, rates, waySources }: RouteFacts, today: string): PlanSource[] {
  const { stops, brief } = parts.outline;
  const { say } = wordsIn(brief.language);
  const seen = new Set<string>();
  const towns = stops.filter(({ town }) => !seen.has(town.id) && seen.add(town.id));
  const legs = parts.legs.flatMap((leg) => leg ?? []);
  const flightKinds = new Set(legs.flatMap(({ way }) => (way.flight ? [way.flight.source] : [])));
  const wayKinds = new Set(legs.flatMap(({ way }) => (way.flight ? [] : [way.source])));
  const weatherKinds = new Set(weather.daily.map(({ source }) => source));
  const used = new Set(stops.map(({ town }) => town.currency));
  return [
    ...towns.map(({ town }): PlanSource =>
      town.basis === 'live'
        ? {
            kind: 'estimate',
            name: say('source.estimate_name', { city: town.name }),
            asOf: null,
            note: say('source.live_town', { city: town.name }),
          }
        : {
            kind: 'guide',
            name: say('source.guide_name', { city: town.name }),
            asOf: town.asOf,
            note: say('source.guide_general'),
          },
    ),
    ...[...flightKinds].map((kind): PlanSource => ({
      kind,
      name: say('source.flights'),
      asOf: kind === 'live' ? today : null,
      note: say(`source.flights_${knownKind(FLIGHT_KINDS, kind)}`),
    })),
    ...[...wayKinds].map((kind): PlanSource => ({
      kind,
      name: say('source.ways'),
      asOf: kind === 'live' ? today : null,
      note: say(`source.ways_${knownKind(WAY_KINDS, kind)}`),
    })),
    ...waySources.map(({ name, licence, url }): PlanSource => ({ kind: 'live', name, asOf: today, note: `${licence}, ${url}` })),
    ...[...weatherKinds].map((kind): PlanSource => ({
      kind,
      name: say('source.weather'),
      asOf: kind === 'live' ? today : null,
      note: say(`source.weather_${knownKind(WEATHER_KINDS, kind)}`),
    })),
    ...rates
      .filter(({ from }) => used.has(from))
      .map((rate): PlanSource => ({
        kind: rate.source,
        name: say('source.rate', { from: rate.from, to: rate.to }),
        asOf: rate.asOf,
        note: `1 ${rate.from} = ${Number(rate.rate.toPrecision(RATE_DIGITS))} ${rate.to}`,
      })),
  ];
}
