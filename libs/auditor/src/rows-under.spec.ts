import { Catalog } from '@app/contracts';
import { auditPublished } from './published/index.js';
import { catalogCityFinder } from './catalog-source.js';
import { rowsUnder } from './rows-under.js';

describe('rows by their key', () => {
  it('goes through a table once, however many looks follow, misses included', () => {
    let made = 0;
    const keyOf = ({ city }: { city: string }): string => ((made += 1), city);
    const rows = Array.from({ length: 1_000 }, (_, n) => ({ city: `c${n % 10}`, n }));
    for (let look = 0; look < 500; look += 1) expect(rowsUnder(rows, keyOf, `c${look % 20}`)).toHaveLength(look % 20 < 10 ? 100 : 0);
    expect(made).toBe(rows.length);
    expect(
      rowsUnder(rows, keyOf, 'c3')
        .map(({ n }) => n)
        .slice(0, 3),
    ).toEqual([3, 13, 23]);
  });
  it('keeps ways of making keys apart', () => {
    const rows = [{ a: 'x', b: 'y' }];
    expect(rowsUnder(rows, ({ a }) => a, 'x')).toEqual(rows);
    expect(rowsUnder(rows, ({ b }) => b, 'x')).toEqual([]);
  });
});

describe('a catalog with many rows', () => {
  /** Counts how often any row gives its city away. */
  const counting = (size: number) => {
    let reads = 0;
    const row = (n: number) => ({
      name: `Sight ${n}`,
      get city() {
        reads += 1;
        return 'Bay';
      },
    });
    const empty = Catalog.parse({ currency: 'EUR', cities: [], flights: [], ground: [], accommodations: [], restaurants: [], attractions: [] });
    return { catalog: { ...empty, attractions: Array.from({ length: size }, (_, n) => row(n)) }, reads: () => reads };
  };
  it('is read once for all cities that a plan asks for', () => {
    const { catalog, reads } = counting(500);
    const find = catalogCityFinder(catalog);
    for (let n = 0; n < 200; n += 1) expect(find(`Nowhere ${n}`)).toBeUndefined();
    expect(find('bay')?.places).toHaveLength(500);
    expect(reads()).toBe(500);
  });
  it('is read once for all that a published plan names', () => {
    const { catalog, reads } = counting(500);
    const day = { current_city: 'Bay', transportation: '-', breakfast: '-', lunch: '-', dinner: '-', accommodation: '-' };
    const days = Array.from({ length: 3 }, (_, at) => ({ ...day, attraction: Array.from({ length: 100 }, (_, n) => `Sight ${at * 100 + n}, Bay;`).join('') }));
    const request = { travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', adults: 1, children: 0, budget: 10, originCity: 'Home' };
    auditPublished(days, request as never, catalog);
    expect(reads()).toBe(500);
  });
});
