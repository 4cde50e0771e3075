import { z } from 'zod';
import { callKey } from '@app/agent-kit';
import type { AgentContext } from '@app/agent-kit';
import { AppliedCorrection, CurrencyCode, FlightOption, FoundTown, GroundJourney, RoadDrive, Source, WeatherRiskSummary } from '@app/contracts';
import type { GroundTransportPort, StepJournal } from '@app/ports';

/** What agents look up by themselves, without a model that asks for it. */
export type LookedUp = Pick<AgentContext, 'flights' | 'weather' | 'exchangeRates' | 'placeSource' | 'groundTransport'>;

const NO_USAGE = { modelCalls: 0, inputTokens: 0, outputTokens: 0 };
const KnownRate = z.object({ from: CurrencyCode, to: CurrencyCode, rate: z.number().positive(), asOf: z.string(), source: Source });

type Once = <T>(name: string, query: unknown, parts: { readonly schema: z.ZodType<T>; readonly ask: () => Promise<T> }) => Promise<T>;

/** The same look-ups, answered from the journal when the step runs again; failures are not recorded. A record that does not fit any more is ignored. */
export function journaledWorld<W extends LookedUp>(world: W, journal: StepJournal): W {
  const { flights, weather, exchangeRates, placeSource, groundTransport } = world;
  const once: Once = async (name, query, { schema, ask }) => {
    const key = callKey('tool', name, query);
    const start = await journal.begin(key);
    const known = start.kind === 'recorded' ? schema.safeParse(start.entry.result) : undefined;
    if (known?.success) return known.data;
    const startedAt = performance.now();
    const result = await ask();
    const winner = schema.safeParse((await journal.record(key, { result, usage: NO_USAGE, costUsd: null, durationMs: performance.now() - startedAt })).result);
    return winner.success ? winner.data : result;
  };
  return {
    ...world,
    flights: { search: (query, signal) => once('flights', query, { schema: z.array(FlightOption), ask: () => flights.search(query, signal) }) },
    weather: { summarize: (query, signal) => once('weather', query, { schema: WeatherRiskSummary, ask: () => weather.summarize(query, signal) }) },
    exchangeRates: {
      rate: (from, to, signal) => once('exchange_rate', { from, to }, { schema: KnownRate, ask: () => exchangeRates.rate(from, to, signal) }),
      rates: (from, to, signal) => once('exchange_rates', { from, to }, { schema: z.array(KnownRate), ask: () => exchangeRates.rates(from, to, signal) }),
    },
    ...(placeSource
      ? {
          placeSource: {
            town: (query, signal) => once('towns', query, { schema: FoundTown.nullable(), ask: () => placeSource.town(query, signal) }),
            corrections: (signal) => once('corrections', {}, { schema: z.array(AppliedCorrection).readonly(), ask: () => placeSource.corrections(signal) }),
          },
        }
      : {}),
    ...(groundTransport ? { groundTransport: journaledWays(groundTransport, once) } : {}),
  };
}

function journaledWays({ planner, roads }: GroundTransportPort, once: Once): GroundTransportPort {
  return {
    planner: planner && {
      about: planner.about,
      search: (query, signal) => once('connections', query, { schema: z.array(GroundJourney).readonly(), ask: () => planner.search(query, signal) }),
    },
    roads: roads && {
      about: roads.about,
      drive: (query, signal) => once('drives', query, { schema: RoadDrive.nullable(), ask: () => roads.drive(query, signal) }),
    },
  };
}
