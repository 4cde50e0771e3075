const CITIES = 60;
/** With the cities and the ways between them, as many rows as a catalog may have. */
const ROWS = { accommodations: 120_000, restaurants: 146_000, attractions: 29_000 };
const WORDS = ['Harbour', 'Garden', 'Old Mill', 'Silver', 'North', 'Bridge', 'Orchard', 'Lantern'];

const cityOf = (index: number): string => `Town ${index % CITIES}`;
const nameOf = (kind: string, index: number): string => `${WORDS[index % WORDS.length]} ${kind} ${index}`;
const csv = (header: string, count: number, row: (index: number) => string): string =>
  `${header}\n${Array.from({ length: count }, (_, i) => row(i)).join('\n')}\n`;

/** The body of the largest catalog that is taken: towns that are all joined, each with thousands of houses and tables. `variant` makes contents differ. */
export function largestCatalog(variant: number): Buffer {
  const pairs = Array.from({ length: CITIES * CITIES }, (_, i) => [Math.floor(i / CITIES), i % CITIES] as const).filter(([from, to]) => from !== to);
  const tables = {
    cities: csv('name,state', CITIES, (i) => `${cityOf(i)},Region ${variant}`),
    ground: csv('from,to,mode,durationMinutes,cost', pairs.length, (i) => {
      const [from = 0, to = 0] = pairs[i] ?? [];
      return `${cityOf(from)},${cityOf(to)},train,${60 + ((from * to) % 200)},${10 + ((from + to) % 40)}`;
    }),
    accommodations: csv('name,city,price,room type,house rules,capacity,rating', ROWS.accommodations, (i) => {
      const type = i % 3 === 0 ? 'Private room' : 'Entire home';
      return `${nameOf('House', i)},${cityOf(i)},${40 + (i % 97)},${type},No smoking,${1 + (i % 4)},${1 + (i % 9)}`;
    }),
    restaurants: csv(
      'name,city,cuisines,averageCost,rating',
      ROWS.restaurants,
      (i) => `${nameOf('Table', i)},${cityOf(i)},${i % 7 === 0 ? 'Thai' : 'Local'},${8 + (i % 53)},${1 + (i % 9)}`,
    ),
    attractions: csv('name,city,lat,lng', ROWS.attractions, (i) => `${nameOf('Sight', i)},${cityOf(i)},47.${i % 999},9.${i % 997}`),
  };
  return Buffer.from(JSON.stringify({ currency: 'EUR', csv: tables }));
}
