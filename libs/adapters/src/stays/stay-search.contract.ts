import type { StaySearchPort } from '@app/ports';
import { noAbort } from '../testing/test-http-client.js';
import { STAY_QUERY } from './fixtures/lisbon.js';

export interface StaySearchUnderTest {
  readonly stays: StaySearchPort;
  readonly close: () => Promise<void>;
}

/** What every search for stays promises, see {@link StaySearchPort}; `make` gives one that knows at least two stays in Lisbon. */
export function describeStaySearch(name: string, make: () => Promise<StaySearchUnderTest>): void {
  describe(`${name} as a search for stays`, () => {
    let made: StaySearchUnderTest;
    beforeEach(async () => (made = await make()));
    afterEach(() => made.close());

    it('gives stays for the dates in the traveller’s currency, the cheapest first, each with where house and price come from', async () => {
      const found = await made.stays.search({ ...STAY_QUERY, currency: 'USD' }, noAbort());
      expect(found.length).toBeGreaterThanOrEqual(2);
      const amounts = found.map(({ totalPrice }) => totalPrice.amount);
      expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
      for (const stay of found) {
        expect(stay).toMatchObject({ city: 'Lisbon', checkInDate: '2027-05-10', checkOutDate: '2027-05-13', nights: 3, rooms: 1 });
        expect(stay.totalPrice.currency).toBe('USD');
        expect(['live/live', 'live/guide', 'guide/guide']).toContain(`${stay.source}/${stay.priceSource}`);
        expect(stay.sourceName.length).toBeGreaterThan(2);
      }
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    });

    it('stops at the limit', async () => {
      expect(await made.stays.search({ ...STAY_QUERY, maxResults: 1 }, noAbort())).toHaveLength(1);
    });

    it.each([
      ['an unknown city', { city: 'Atlantis' }],
      ['no night', { checkOutDate: '2027-05-10' }],
      ['nights backwards', { checkOutDate: '2027-05-09' }],
    ])('knows none for %s', async (_what, more) => {
      expect(await made.stays.search({ ...STAY_QUERY, ...more }, noAbort())).toEqual([]);
    });

    it('ends with the reason of a caller who has aborted', async () => {
      await expect(made.stays.search(STAY_QUERY, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
    });
  });
}
