import type { AgentContext, AgentTools } from '@app/agent-kit';
import type { FlightOption, WeatherRiskSummary } from '@app/contracts';
import type { ExchangeRate, FlightQuery, ModelAnswer, ModelPort, ModelRequest, WeatherQuery } from '@app/ports';

/** A model that gives the answers it was told to, in order, and remembers what it was asked. */
export class ScriptedModel implements ModelPort {
  readonly provider = 'scripted';
  readonly asked: ModelRequest<unknown>[] = [];
  private readonly answers: unknown[];

  constructor(...answers: readonly unknown[]) {
    this.answers = [...answers];
  }

  async complete<T>(request: ModelRequest<T>): Promise<ModelAnswer<T>> {
    this.asked.push(request as ModelRequest<unknown>);
    if (this.answers.length === 0) throw new Error(`the script has no answer for ${request.task}`);
    return { value: request.schema.parse(this.answers.shift()), usage: { modelCalls: 1, inputTokens: 1, outputTokens: 1 } };
  }
}

/** A model that asks an agent's expert, as the offline one does. */
export const expertModel = <I>(expert: (input: I) => unknown): ModelPort => ({
  provider: 'expert',
  complete: async <T>(request: ModelRequest<T>): Promise<ModelAnswer<T>> => ({
    value: request.schema.parse(expert(request.input as I)),
    usage: { modelCalls: 1, inputTokens: 1, outputTokens: 1 },
  }),
});

export interface World {
  readonly model: ModelPort;
  readonly now?: string;
  readonly flights?: (query: FlightQuery) => Promise<FlightOption[]>;
  readonly weather?: (query: WeatherQuery) => Promise<WeatherRiskSummary>;
  readonly tell?: AgentContext['tell'];
  readonly rate?: (from: string, to: string) => Promise<ExchangeRate>;
  readonly tools?: AgentTools;
  readonly groundTransport?: AgentContext['groundTransport'];
}

const unasked = (what: string) => async (): Promise<never> => {
  throw new Error(`nobody expected ${what} to be asked`);
};

const fulfilled = <T>(result: PromiseSettledResult<T>): T[] => (result.status === 'fulfilled' ? [result.value] : []);

/** Everything an agent may touch; what a test does not give fails when it is asked. */
export const worldOf = ({
  model,
  now = '2027-01-15T09:00:00Z',
  flights,
  weather,
  rate,
  tell = () => undefined,
  tools,
  groundTransport,
}: World): AgentContext => ({
  model,
  flights: { search: flights ?? unasked('flights') },
  weather: { summarize: weather ?? unasked('weather') },
  exchangeRates: {
    rate: rate ?? unasked('exchange rates'),
    rates: async (from, to) => (rate ? (await Promise.allSettled(from.map((one) => rate(one, to)))).flatMap(fulfilled) : []),
  },
  tools,
  groundTransport,
  now: new Date(now),
  requestContext: {},
  tell,
  signal: new AbortController().signal,
});

export const fixedRate =
  (rate: number) =>
  async (from: string, to: string): Promise<ExchangeRate> => ({ from, to, rate, asOf: '2027-01-14', source: 'estimate' });
