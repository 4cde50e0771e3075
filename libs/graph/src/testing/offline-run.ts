import { createOfflineModel } from '@app/adapters';
import { fold } from '@app/agent-kit';
import type { AgentContext, AnyState } from '@app/agent-kit';
import { experts } from '@app/agents';
import { addDays, daysBetween } from '@app/contracts';
import type { FlightOption } from '@app/contracts';
import type { ExchangeRate, ModelPort } from '@app/ports';
import { route } from '@app/workflow';
import { PLAN_GRAPH as SERVED_GRAPH } from '../plan.graph.js';
import { withoutSections } from './without-sections.js';

/** What agents add as sections changes nothing of how a plan comes about. */
const PLAN_GRAPH = withoutSections(SERVED_GRAPH);

const MAX_STEPS = 60;
const RATES_TO_EUR: Readonly<Record<string, number>> = { JPY: 0.006, EGP: 0.018, KRW: 0.00062 };

/** How often the world was asked, by what. */
export interface Asked {
  flights: number;
  weather: number;
  rates: number;
  model: number;
}

/** A run that came to rest. */
export interface FinishedRun {
  readonly state: AnyState;
  /** Agents in the order of their turns. */
  readonly turns: readonly string[];
  readonly asked: Asked;
}

const dailyFlight = (query: Parameters<AgentContext['flights']['search']>[0]): FlightOption => ({
  ...{ offerId: `${query.originIata}-${query.destinationIata}-${query.departureDate}`, originIata: query.originIata, destinationIata: query.destinationIata },
  ...{ departureAt: `${query.departureDate}T15:00`, arrivalAt: `${query.departureDate}T17:30`, durationMinutes: 150, stops: 0, carrier: 'Example Air' },
  ...{ flightNumbers: ['EX 1'], price: { amount: 180, currency: query.currency }, source: 'estimate' },
});

const rateOf = (from: string, to: string): ExchangeRate => ({ from, to, rate: RATES_TO_EUR[from] ?? 1.1, asOf: '2027-01-14', source: 'estimate' });

function offlineWorld(asked: Asked, model: ModelPort): Pick<AgentContext, 'model' | 'flights' | 'weather' | 'exchangeRates'> {
  return {
    model: { provider: model.provider, complete: (request, signal) => ((asked.model += 1), model.complete(request, signal)) },
    flights: { search: (query) => ((asked.flights += 1), Promise.resolve([dailyFlight(query)])) },
    weather: {
      summarize: ({ city, startDate, endDate }) => {
        asked.weather += 1;
        const daily = Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_, index) => ({
          ...{ date: addDays(startDate, index), weatherCode: 2, summary: 'partly cloudy', highC: 23, lowC: 14, precipitationMm: 0 },
          ...{ precipitationProbability: 10, riskLevel: 'LOW' as const, source: 'climate' as const },
        }));
        return Promise.resolve({ location: city, timezone: 'UTC', highRiskDates: [], degraded: null, daily });
      },
    },
    exchangeRates: {
      rate: (from, to) => ((asked.rates += 1), Promise.resolve(rateOf(from, to))),
      rates: (from, to) => ((asked.rates += 1), Promise.resolve(from.map((one) => rateOf(one, to)))),
    },
  };
}

/** What an agent may touch in a run without a bus or a store. */
export const worldAsking = (model: ModelPort, asked: Asked = { flights: 0, weather: 0, rates: 0, model: 0 }): AgentContext => ({
  ...offlineWorld(asked, model),
  tell: () => undefined,
  now: new Date('2027-01-15T09:00:00Z'),
  requestContext: {},
  signal: new AbortController().signal,
});

/** What becomes of an agent's output before it is folded. */
export type Tamper = (agent: string, writes: AnyState) => AnyState;
const untouched: Tamper = (_agent, writes) => writes;

/** Runs the agents of the plan graph one after another, without a bus or a store, until nobody is wanted. */
export async function runOffline(
  start: AnyState,
  model: ModelPort = createOfflineModel({ experts, latencyMs: 0 }),
  tamper: Tamper = untouched,
): Promise<FinishedRun> {
  const asked: Asked = { flights: 0, weather: 0, rates: 0, model: 0 };
  const context = worldAsking(model, asked);
  const turns: string[] = [];
  let state = start;
  while (turns.length < MAX_STEPS) {
    const move = route(PLAN_GRAPH, state, new Set());
    if (move.kind === 'stuck') throw new Error(`stuck after ${turns.join(', ')}`);
    if (move.kind !== 'dispatch') return { state, turns, asked };
    for (const name of move.agents) {
      const agent = PLAN_GRAPH.agents[name];
      if (!agent) throw new Error(`there is no agent ${name}`);
      const input = Object.fromEntries(Object.entries(agent.reads).map(([field, schema]) => [field, schema.parse(state[field])]));
      const writes = tamper(name, (await agent.run(input, context)).writes);
      for (const [field, value] of Object.entries(writes)) agent.writes[field]?.parse(value);
      state = fold(state, writes, PLAN_GRAPH.reducers);
      turns.push(name);
    }
  }
  throw new Error(`no end after ${turns.join(', ')}`);
}
