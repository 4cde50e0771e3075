import { RetryableError, TerminalError } from '@app/contracts';
import type { FlightOption } from '@app/contracts';
import type { FlightSearchPort } from '@app/ports';
import { createDegradingFlightSearch } from './degrading.flight-search.js';
import { FLIGHT_QUERY } from './flight-search.contract.js';

const option = (offerId: string, source: 'live' | 'estimate'): FlightOption => ({
  offerId,
  originIata: 'ZRH',
  destinationIata: 'LIS',
  departureAt: '2027-05-10T07:00',
  arrivalAt: '2027-05-10T09:00',
  durationMinutes: 180,
  stops: 0,
  carrier: 'North Air',
  flightNumbers: [],
  price: { amount: 100, currency: 'EUR' },
  source,
});
const answering = (...options: FlightOption[]): FlightSearchPort => ({ search: async () => options });
const failing = (error: Error): FlightSearchPort => ({ search: () => Promise.reject(error) });
const fallback = answering(option('est_1', 'estimate'));
const signal = new AbortController().signal;

describe('degrading flight search', () => {
  it('gives live offers where there are some', async () => {
    const found = await createDegradingFlightSearch({ live: answering(option('off_1', 'live')), fallback }).search(FLIGHT_QUERY, signal);
    expect(found.map(({ source }) => source)).toEqual(['live']);
  });

  it('invents nothing when the provider has no offers', async () => {
    await expect(createDegradingFlightSearch({ live: answering(), fallback }).search(FLIGHT_QUERY, signal)).resolves.toEqual([]);
  });

  it.each([new RetryableError('PROVIDER_TIMEOUT', 'Duffel did not answer in time'), new TerminalError('PROVIDER_AUTH', 'Duffel answered 401')])(
    'gives estimates and says why after $code',
    async (error) => {
      const reasons: string[] = [];
      const flights = createDegradingFlightSearch({ live: failing(error), fallback, onDegraded: (reason) => reasons.push(reason) });
      expect((await flights.search(FLIGHT_QUERY, signal)).map(({ source }) => source)).toEqual(['estimate']);
      expect(reasons).toEqual([error.message]);
    },
  );

  it('hides no defect of our own', async () => {
    const flights = createDegradingFlightSearch({ live: failing(new TypeError('x is not a function')), fallback });
    await expect(flights.search(FLIGHT_QUERY, signal)).rejects.toThrow(TypeError);
  });

  it('does not go on for a caller who aborted', async () => {
    const flights = createDegradingFlightSearch({ live: failing(new RetryableError('PROVIDER_TIMEOUT', 'slow')), fallback });
    await expect(flights.search(FLIGHT_QUERY, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
  });
});
