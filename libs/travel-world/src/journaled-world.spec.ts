import { RetryableError } from '@app/contracts';
import type { WeatherRiskSummary } from '@app/contracts';
import { InMemoryCallJournal } from '@app/persistence';
import type { FlightQuery, StepJournal, WeatherQuery } from '@app/ports';
import { journaledWorld } from './journaled-world.js';
import type { LookedUp } from './journaled-world.js';

const SIGNAL = new AbortController().signal;
const FLIGHTS: FlightQuery = {
  ...{ originIata: 'ZRH', destinationIata: 'LIS', departureDate: '2027-05-10', adults: 1, children: 0, childrenAges: [], currency: 'EUR', maxResults: 5 },
};
const WEATHER: WeatherQuery = { city: 'Lisbon', country: null, coordinates: null, startDate: '2027-05-10', endDate: '2027-05-12', today: '2027-01-01' };
const SKY: WeatherRiskSummary = { location: 'Lisbon', timezone: 'Europe/Lisbon', daily: [], highRiskDates: [], degraded: null };

describe('what a step looks up outside', () => {
  const calls = new InMemoryCallJournal();
  const attempt = (stepId: string, number = 1): Promise<StepJournal> =>
    calls.openStep({ threadId: 'thr_w', runId: 'run_w', stepId, attempt: number, fresh: number === 1, countedAttempt: 0 });

  function counting(): { readonly world: LookedUp; readonly asked: string[] } {
    const asked: string[] = [];
    const note = <T>(what: string, value: T) => (asked.push(what), Promise.resolve(value));
    const rateOf = (from: string, to: string) => ({ from, to, rate: 1.1, asOf: '2027-01-01', source: 'live' as const });
    return {
      asked,
      world: {
        flights: { search: () => note('flights', []) },
        weather: { summarize: ({ city }) => note(`weather ${city}`, SKY) },
        exchangeRates: {
          rate: (from, to) => note('rate', rateOf(from, to)),
          rates: (from, to) =>
            note(
              'rates',
              from.map((one) => rateOf(one, to)),
            ),
        },
      },
    };
  }
  const lookUp = ({ flights, weather, exchangeRates }: LookedUp) =>
    Promise.all([
      flights.search(FLIGHTS, SIGNAL),
      weather.summarize(WEATHER, SIGNAL),
      exchangeRates.rate('EUR', 'USD', SIGNAL),
      exchangeRates.rates(['EUR', 'GBP'], 'USD', SIGNAL),
    ]);

  it('is asked once, whoever runs the step again', async () => {
    const { world, asked } = counting();
    const first = await lookUp(journaledWorld(world, await attempt('stp_w1')));
    const again = await lookUp(journaledWorld(world, await attempt('stp_w1', 2)));
    expect(again).toEqual(first);
    expect(asked).toEqual(['flights', 'weather Lisbon', 'rate', 'rates']);
  });

  it('is asked anew by another step, and for something else', async () => {
    const { world, asked } = counting();
    await journaledWorld(world, await attempt('stp_w2')).weather.summarize(WEATHER, SIGNAL);
    await journaledWorld(world, await attempt('stp_w3')).weather.summarize(WEATHER, SIGNAL);
    await journaledWorld(world, await attempt('stp_w3', 2)).weather.summarize({ ...WEATHER, city: 'Porto' }, SIGNAL);
    expect(asked).toEqual(['weather Lisbon', 'weather Lisbon', 'weather Porto']);
  });

  it('is asked once for the ways of a trip too', async () => {
    const { world } = counting();
    const asked: string[] = [];
    const about = { name: 'Timetable', licence: 'theirs', url: 'https://timetable.example' };
    const groundTransport: NonNullable<LookedUp['groundTransport']> = {
      planner: { about, search: async () => (asked.push('connections'), []) },
      roads: { about, drive: async () => (asked.push('drive'), null) },
    };
    const place = { name: 'Zurich', lat: 47.4, lng: 8.5, timezone: 'Europe/Zurich' };
    const query = { from: place, to: { ...place, name: 'Bern' }, date: '2027-05-10', time: { departAfter: '09:00' }, modes: ['train' as const] };
    for (const number of [1, 2]) {
      const { planner, roads } = journaledWorld({ ...world, groundTransport }, await attempt('stp_w5', number)).groundTransport ?? {};
      expect(planner?.about).toBe(about);
      expect(await planner?.search(query, SIGNAL)).toEqual([]);
      expect(await roads?.drive(query, SIGNAL)).toBeNull();
    }
    expect(asked).toEqual(['connections', 'drive']);
  });

  it('is asked again when it failed', async () => {
    const { world, asked } = counting();
    const down: LookedUp['weather'] = { summarize: () => Promise.reject(new RetryableError('PROVIDER_UNAVAILABLE', 'down')) };
    await expect(journaledWorld({ ...world, weather: down }, await attempt('stp_w4')).weather.summarize(WEATHER, SIGNAL)).rejects.toThrow('down');
    await journaledWorld(world, await attempt('stp_w4', 2)).weather.summarize(WEATHER, SIGNAL);
    expect(asked).toEqual(['weather Lisbon']);
  });
});
