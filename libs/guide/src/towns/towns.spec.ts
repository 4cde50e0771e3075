import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { distanceKm } from '../distance.js';
import { isOpen } from '../hours.js';
import { dataFile } from './data-files.js';
import { knownWaysBetween, knownWaysOf } from './known-ways.js';
import { decodeIndex, encodeIndex } from './index-file.js';
import { buildTownIndex } from './town-index.js';
import type { TownPlace } from './town.js';
import { monthsOf, numberOf, recordsOf } from './town-records.js';
import { findTown, findTowns, openTown, townSummaries, townSummary, townsNear } from './towns.js';

const SAME_PLACE_KM = 1.5;
const MODES = ['train', 'night_train', 'bus', 'ferry', 'car'];

describe('the gazetteer', () => {
  it('has an index that was made from its files', () => {
    const folder = dirname(dataFile('index.json'));
    expect(readFileSync(dataFile('index.json'), 'utf8')).toBe(encodeIndex(buildTownIndex(folder)));
  });
  it('has an index that says the same when it is read', () => {
    const index = buildTownIndex(dirname(dataFile('index.json')));
    expect(decodeIndex(encodeIndex(index))).toEqual(JSON.parse(JSON.stringify(index)));
  });
  it('opens every town that it lists, each under one id, with a bed, a price and a climate', () => {
    const ids = townSummaries().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const broken = ids.filter((id) => {
      const town = openTown(id);
      return !town || town.id !== id || town.stayAreas.length === 0 || town.climate.length !== 12 || !(town.daily.food.midrange > 0);
    });
    expect(broken).toEqual([]);
  });
  it('lies where it says: every place within reach of its town, every base and way between known towns', () => {
    const known = new Set(townSummaries().map(({ id }) => id));
    expect(townSummaries().flatMap(({ id, bases }) => bases.filter((base) => !known.has(base)).map((base) => `${id}: ${base}`))).toEqual([]);
    for (const id of ['lisbon', 'vienna', 'paris'])
      for (const way of knownWaysOf(id)) {
        expect(MODES).toContain(way.mode);
        expect(way.minutes).toBeGreaterThan(0);
        expect(way.price).toBeGreaterThanOrEqual(0);
      }
  });
  it('knows ways in both directions', () => {
    expect(knownWaysBetween('paris', 'london').length).toBeGreaterThan(0);
    expect(knownWaysBetween('london', 'paris')).toEqual(knownWaysBetween('paris', 'london'));
    expect(knownWaysOf('qwertzburg')).toEqual([]);
  });
  it('says one thing of a place, whichever town lists it', () => {
    const byName = new Map<string, { readonly town: string; readonly place: TownPlace }[]>();
    for (const { id, country } of townSummaries())
      for (const place of openTown(id)?.places ?? []) {
        const key = `${country}/${place.name}`;
        byName.set(key, [...(byName.get(key) ?? []), { town: id, place }]);
      }
    const hoursOf = ({ hours, closedOn }: TownPlace): string => JSON.stringify([hours, closedOn ?? []]);
    // The price of a day trip may hold the way there.
    const agree = (one: TownPlace, other: TownPlace): boolean =>
      hoursOf(one) === hoursOf(other) && (one.cost === other.cost || one.kind === 'day_trip' || other.kind === 'day_trip');
    const contradictions = [...byName.values()].flatMap((listed) =>
      listed.flatMap((one, index) =>
        listed
          .slice(index + 1)
          .filter((other) => distanceKm(one.place, other.place) < SAME_PLACE_KM && !agree(one.place, other.place))
          .map((other) => `${one.place.name}: ${one.town}, ${other.town}`),
      ),
    );
    expect(contradictions).toEqual([]);
  });
  it('has hours that the calendar can be asked about', () => {
    const graz = openTown(findTown('Graz')?.id ?? '');
    for (const { hours, closedOn } of graz?.places ?? []) expect(typeof isOpen(hours, closedOn, '2027-05-11', '11:00', '11:30')).toBe('boolean');
  });
});

describe('a town', () => {
  it.each([
    ['Graz', 'AT'],
    ['lissabon', 'PT'],
    ['Córdoba, Argentina', 'AR'],
    ['Córdoba, Spain', 'ES'],
    ['Córdoba, España', 'ES'],
    ['Kenosha, United States', 'US'],
    ['Kenosha, USA', 'US'],
    ['Oxford, England', 'GB'],
    ['Salzburg, Österreich', 'AT'],
  ])('is found as %s', (name, countryCode) => expect(findTown(name)?.countryCode).toBe(countryCode));
  it('bears its own name before a place round about that is called so too', () => {
    expect(findTown('Tequila')?.id).toBe('tequila');
    expect(findTown('Ubud')?.id).toBe('ubud');
    expect(findTown('Guadalajara')?.id).toBe('guadalajara');
  });
  it('of a name that is borne twice is the one nearby', () => {
    expect(findTowns('Córdoba').length).toBeGreaterThan(1);
    expect(findTown('Córdoba', { lat: -34.6, lng: -58.4 })?.countryCode).toBe('AR');
    expect(findTown('Córdoba', { lat: 37.4, lng: -6 })?.countryCode).toBe('ES');
  });
  it('is none in a country where it does not lie, nor under an invented name', () => {
    expect(findTown('Graz, Spain')).toBeUndefined();
    expect(findTown('Qwertzburg')).toBeUndefined();
    expect([openTown('qwertzburg'), townSummary('qwertzburg')]).toEqual([undefined, undefined]);
  });
  it('has its neighbours by distance', () => {
    const near = townsNear({ lat: 38.72, lng: -9.14 }, 60);
    expect(near[0]?.name).toBe('Lisbon');
    expect(near.every(({ distanceKm }, index) => distanceKm <= 60 && (index === 0 || distanceKm >= (near[index - 1]?.distanceKm ?? 0)))).toBe(true);
    const far = townsNear({ lat: 38.72, lng: -9.14 }, 25_000).filter(({ distanceKm }) => distanceKm <= 60);
    expect(near).toEqual(far);
  });
});

describe('the lines of a data file', () => {
  it('are cells between bars; comments are none', () => expect(recordsOf('# about\n\ntown | a | b c \n')).toEqual([{ type: 'town', cells: ['a', 'b c'] }]));
  it('do not take an empty cell for nought', () => {
    expect(() => numberOf('')).toThrow(/where a number belongs/);
    expect(() => numberOf('1O')).toThrow(/where a number belongs/);
    expect(numberOf('0')).toBe(0);
  });
  it('have months that go over the turn of the year', () => expect(monthsOf('4-6,9,11-2')).toEqual([4, 5, 6, 9, 11, 12, 1, 2]));
});
