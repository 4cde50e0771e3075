import type { StepEventInput } from '@app/contracts';
import { RetryableError } from '@app/contracts';
import { ScriptedModel, fixedRate, worldOf } from '../spec-kit/agent-context.js';
import type { World } from '../spec-kit/agent-context.js';
import { flightOf, mildWeather } from '../spec-kit/trip-parts.js';
import { withToldLookups } from './told-lookups.js';

const query = {
  originIata: 'ZRH',
  destinationIata: 'LIS',
  departureDate: '2027-05-10',
  adults: 2,
  children: 0,
  childrenAges: [],
  currency: 'EUR',
  maxResults: 10,
};
const signal = new AbortController().signal;

function watched(world: Partial<World>) {
  const told: StepEventInput[] = [];
  const context = withToldLookups(worldOf({ model: new ScriptedModel(), ...world, tell: (event) => told.push(event) }));
  const shown = (): string[] =>
    told.map((event) =>
      event.event === 'tool_result' ? `${event.data.tool}: ${event.data.text}` : event.event === 'tool_call' ? `asks ${event.data.tool}` : event.event,
    );
  return { told, context, shown };
}

describe('what a step looks up by itself', () => {
  it('is told with what was asked and what came, in money and with its source', async () => {
    const cheap = flightOf({ price: { amount: 89, currency: 'EUR' } });
    const { context, told } = watched({ flights: async () => [flightOf(), cheap] });
    expect(await context.flights.search(query, signal)).toHaveLength(2);
    expect(told).toEqual([
      { event: 'tool_call', data: { tool: 'search_flights', callId: 'look-up-1', arguments: { from: 'ZRH', to: 'LIS', date: '2027-05-10', travellers: 2 } } },
      {
        event: 'tool_result',
        data: { tool: 'search_flights', callId: 'look-up-1', ok: true, text: '2 flights, the cheapest 89 EUR (estimate).', source: 'estimate' },
      },
    ]);
  });

  it('is told as failed, with its code, and fails as before', async () => {
    const { context, told } = watched({
      flights: async () => {
        throw new RetryableError('PROVIDER_UNAVAILABLE', 'The flight provider does not answer.');
      },
    });
    await expect(context.flights.search(query, signal)).rejects.toThrow('does not answer');
    expect(told.at(-1)).toMatchObject({ event: 'tool_result', data: { ok: false, text: 'PROVIDER_UNAVAILABLE' } });
  });

  it.each([
    ['the first answer comes first', false],
    ['the last answer comes first', true],
  ])('is told in one order when %s, so that a step that runs again tells nothing twice', async (_how, isReversed) => {
    const answers: (() => void)[] = [];
    const { context, shown } = watched({
      flights: async () => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return [];
      },
      weather: mildWeather,
      rate: fixedRate(1.1),
    });
    const all = Promise.all([
      context.flights.search(query, signal),
      context.flights.search({ ...query, originIata: 'LIS', destinationIata: 'ZRH' }, signal),
      context.weather.summarize(
        { city: 'Lisbon', country: null, coordinates: null, startDate: '2027-05-10', endDate: '2027-05-12', today: '2027-01-15' },
        signal,
      ),
      context.exchangeRates.rate('USD', 'EUR', signal),
    ]);
    for (const answer of isReversed ? answers.toReversed() : answers) answer();
    await all;
    expect(shown()).toEqual([
      'asks search_flights',
      'asks search_flights',
      'asks get_weather',
      'asks convert_currency',
      'search_flights: No flight is offered.',
      'search_flights: No flight is offered.',
      expect.stringMatching(/^get_weather: 3 days, .* °C/),
      'convert_currency: 1 USD = 1.1 EUR (estimate).',
    ]);
  });
});
