import { FlightOption } from '@app/contracts';
import type { FlightQuery, FlightSearchPort } from '@app/ports';

export const FLIGHT_QUERY: FlightQuery = {
  originIata: 'ZRH',
  destinationIata: 'LIS',
  departureDate: '2027-05-10',
  adults: 2,
  children: 0,
  childrenAges: [],
  currency: 'EUR',
  maxResults: 10,
};

export interface FlightSearchUnderTest {
  readonly flights: FlightSearchPort;
  close(): Promise<void>;
}

export interface FlightSearchMaker {
  /** Offers at least three ways from ZRH to LIS on 2027-05-10, and knows a rate from EUR to USD of 2. */
  offering(): Promise<FlightSearchUnderTest>;
  /** Offers nothing for that query. */
  empty(): Promise<FlightSearchUnderTest>;
}

/** What every flight search promises, see {@link FlightSearchPort}. */
export function describeFlightSearch(name: string, make: FlightSearchMaker): void {
  describe(`${name} as a flight search`, () => {
    const signal = new AbortController().signal;
    let open: FlightSearchUnderTest | undefined;
    const searchIn = async (made: Promise<FlightSearchUnderTest>, more: Partial<FlightQuery> = {}): Promise<FlightOption[]> => {
      open = await made;
      return open.flights.search({ ...FLIGHT_QUERY, ...more }, signal);
    };
    afterEach(async () => {
      await open?.close();
      open = undefined;
    });

    it('offers flights of the asked route and day', async () => {
      const options = await searchIn(make.offering());
      expect(options.length).toBeGreaterThanOrEqual(3);
      for (const option of options) {
        expect(FlightOption.parse(option)).toMatchObject({ originIata: 'ZRH', destinationIata: 'LIS' });
        expect(option.departureAt.slice(0, 10)).toBe('2027-05-10');
        expect(option.price.amount).toBeGreaterThan(0);
      }
    });

    it('names each offer once', async () => {
      const ids = (await searchIn(make.offering())).map((option) => option.offerId);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('sorts by price and cuts after that', async () => {
      const all = await searchIn(make.offering());
      await open?.close();
      const prices = all.map((option) => option.price.amount);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      expect(await searchIn(make.offering(), { maxResults: 2 })).toEqual(all.slice(0, 2));
    });

    it('gives all prices in the traveller’s currency', async () => {
      const inEur = await searchIn(make.offering());
      await open?.close();
      const inUsd = await searchIn(make.offering(), { currency: 'USD' });
      expect(new Set(inUsd.map((option) => option.price.currency))).toEqual(new Set(['USD']));
      // Each adapter rounds once, to cents or to whole units.
      expect(Math.abs((inUsd[0]?.price.amount ?? 0) - 2 * (inEur[0]?.price.amount ?? 0))).toBeLessThanOrEqual(1);
    });

    it('has no offers where nobody flies', async () => {
      expect(await searchIn(make.empty())).toEqual([]);
    });

    it('ends with the reason of a caller who has aborted', async () => {
      open = await make.offering();
      await expect(open.flights.search(FLIGHT_QUERY, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
    });
  });
}
