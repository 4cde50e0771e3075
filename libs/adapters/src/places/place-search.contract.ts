import { Source } from '@app/contracts';
import type { PlaceQuery, PlaceSearchPort } from '@app/ports';

export const PLACE_QUERY: PlaceQuery = { text: 'Belém Tower', city: 'Lisbon', limit: 3 };

export interface PlaceSearchUnderTest {
  readonly places: PlaceSearchPort;
  close(): Promise<void>;
}

/** Knows the Belém Tower and two more places that answer to "tower" in Lisbon, and nothing named "qqqqqq". */
export type PlaceSearchMaker = () => Promise<PlaceSearchUnderTest>;

/** What every search of places promises, see {@link PlaceSearchPort}. */
export function describePlaceSearch(name: string, make: PlaceSearchMaker): void {
  describe(`${name} as a search of places`, () => {
    const signal = new AbortController().signal;
    let open: PlaceSearchUnderTest;
    beforeEach(async () => {
      open = await make();
    });
    afterEach(() => open.close());

    it('finds a place by its name, first of all', async () => {
      const [first] = await open.places.search(PLACE_QUERY, signal);
      expect(first?.name).toBe('Belém Tower');
      expect(first?.lat).toBeCloseTo(38.69, 1);
      expect(first?.lng).toBeCloseTo(-9.22, 1);
    });

    it('says what each place is and where that comes from', async () => {
      for (const place of await open.places.search({ ...PLACE_QUERY, text: 'tower' }, signal)) {
        expect(place.summary.length).toBeGreaterThan(5);
        expect(Source.parse(place.source)).toBe(place.source);
        expect(place.sourceName).not.toBe('');
      }
    });

    it('gives no more than asked for', async () => {
      expect(await open.places.search({ ...PLACE_QUERY, text: 'tower' }, signal)).toHaveLength(3);
      expect(await open.places.search({ ...PLACE_QUERY, text: 'tower', limit: 1 }, signal)).toHaveLength(1);
    });

    it('finds nothing where there is nothing', async () => {
      expect(await open.places.search({ ...PLACE_QUERY, text: 'qqqqqq' }, signal)).toEqual([]);
    });

    it('ends with the reason of a caller who has aborted', async () => {
      await expect(open.places.search(PLACE_QUERY, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
    });
  });
}
