import { wordsIn } from '@app/messages';
import { distanceKm } from '@app/guide';
import { flightAt, spotIn } from '../testing/made-briefs.js';
import { knownRoute, mainMode } from './known-route.js';
import { landmassOf } from './land/landmass.js';
import { isAcrossWater } from './land/seas.js';
import { minutesBetween, shifted } from './moments.js';
import { timedFlightWay } from './timed-way.js';
import { surfaceOptions } from './way-options.js';
import { modelledWays } from './way-model.js';

const COUPLE = { adults: 2, children: 0, childrenAges: [] };
const ONE_TO_ONE = { party: COUPLE, rateFrom: () => 1, words: wordsIn('en') };
const modes = (from: string, to: string) => surfaceOptions(spotIn(from), spotIn(to), ONE_TO_ONE).map(({ mode }) => mode);

describe('ways over land and sea', () => {
  it('cross no ocean', () => {
    expect(modes('Lisbon', 'New York')).toEqual([]);
    expect(modes('Sydney', 'Auckland')).toEqual([]);
  });
  it('are no coaches and cars where no road leads', () => {
    expect(modes('Cusco', 'Machu Picchu')).toEqual(['train']);
  });
  it('reach an island by ship only', () => {
    expect(landmassOf(spotIn('Palma'))).not.toBe(landmassOf(spotIn('Barcelona')));
    expect(
      modelledWays(spotIn('Barcelona'), spotIn('Palma'), wordsIn('en')).every(({ mode, assumption }) => mode === 'ferry' || assumption.includes('ferry')),
    ).toBe(true);
  });
  it.each([
    ['Victoria', { lat: 48.43, lng: -123.37 }, 'Vancouver', { lat: 49.28, lng: -123.12 }],
    ['Naxos', { lat: 37.1, lng: 25.38 }, 'Paros', { lat: 37.08, lng: 25.15 }],
    ['Hiddensee', { lat: 54.55, lng: 13.1 }, 'Schaprode', { lat: 54.52, lng: 13.17 }],
    ['Mindelo', { lat: 16.886, lng: -24.988 }, 'Porto Novo', { lat: 17.02, lng: -25.06 }],
    ['Tarifa', { lat: 36.01, lng: -5.6 }, 'Tangier', { lat: 35.78, lng: -5.81 }],
  ])('lead from %s to %s over water', (_one, from, _other, to) => expect(landmassOf(from)).not.toBe(landmassOf(to)));
  it.each([
    ['Skye', { lat: 57.41, lng: -6.19 }, 'Inverness', { lat: 57.48, lng: -4.22 }],
    ['Key West', { lat: 24.56, lng: -81.78 }, 'Miami', { lat: 25.76, lng: -80.19 }],
    ['Pula', { lat: 44.87, lng: 13.85 }, 'Rijeka', { lat: 45.33, lng: 14.44 }],
  ])('lead from %s to %s by road', (_one, from, _other, to) => {
    expect(landmassOf(from)).toBe(landmassOf(to));
    expect(isAcrossWater(from, to)).toBe(false);
  });
  it('lead round a bay where people drive round it', () => {
    expect(modes('Oviedo', 'Nantes')).toEqual(expect.arrayContaining(['drive', 'train']));
    expect(modes('Bari', 'Dubrovnik')).not.toContain('train');
  });
  it('promise no train in a day where the known connections take longer', () => {
    expect(modes('Bergen', 'Hamburg')).not.toContain('train');
  });
  it.each([
    ['Helsinki', { lat: 60.17, lng: 24.94 }, 'Tallinn', { lat: 59.44, lng: 24.75 }],
    ['Bari', { lat: 41.12, lng: 16.87 }, 'Dubrovnik', { lat: 42.65, lng: 18.09 }],
    ['Buenos Aires', { lat: -34.6, lng: -58.38 }, 'Montevideo', { lat: -34.9, lng: -56.19 }],
    ['Doha', { lat: 25.29, lng: 51.53 }, 'Dubai', { lat: 25.2, lng: 55.27 }],
  ])('take no road over the sea from %s to %s', (_one, from, _other, to) => expect(isAcrossWater(from, to)).toBe(true));
  it.each([
    ['Ipoh', { lat: 4.597, lng: 101.09 }, 'Kota Bharu', { lat: 6.125, lng: 102.238 }],
    ['Nelson', { lat: -41.271, lng: 173.284 }, 'Kaikoura', { lat: -42.4, lng: 173.68 }],
  ])('lead from %s to %s though an island lies beside them', (_one, from, _other, to) => expect(landmassOf(from)).toBe(landmassOf(to)));
  it.each([
    ['Hanover', 'Langeoog'],
    ['Bremen', 'Heligoland'],
    ['Nantes', 'Groix'],
  ])('go from %s by rail to where the boats to %s leave', (from, to) => {
    const way = modelledWays(spotIn(from), spotIn(to), wordsIn('en')).find(({ mode }) => mode === 'train');
    expect(way?.assumption).toMatch(/by rail.*by sea/);
    expect(modelledWays(spotIn(to), spotIn(from), wordsIn('en')).find(({ mode }) => mode === 'train')).toEqual(way);
  });
  it('go by rail and sea to no island without a port near by', () =>
    expect(modelledWays(spotIn('Paris'), spotIn('Reykjavik'), wordsIn('en')).map(({ mode }) => mode)).not.toContain('train'));
  it('take no train where none stops, and no ship that nobody has heard of', () => {
    const modelled = (from: string, to: string) => modelledWays(spotIn(from), spotIn(to), wordsIn('en')).map(({ mode }) => mode);
    expect(modelled('Saas-Fee', 'Zermatt')).not.toContain('train');
    expect(modelled('Réunion', 'Mauritius')).toEqual([]);
  });
  it('are slow where roads are', () => {
    const driveMinutes = (from: string, to: string) => modelledWays(spotIn(from), spotIn(to), wordsIn('en')).find(({ mode }) => mode === 'drive')?.minutes ?? 0;
    expect(driveMinutes('Sarajevo', 'Durmitor')).toBeGreaterThan(140);
    expect(driveMinutes('Luang Prabang', 'Vang Vieng')).toBeGreaterThan(160);
  });
  it('go through the tunnel from France, and by road with the car on a boat or a shuttle', () => {
    const ways = modelledWays(spotIn('Paris'), spotIn('London'), wordsIn('en'));
    expect(ways.map(({ mode }) => mode)).toEqual(['train', 'drive']);
    expect(ways[1]?.assumption).toContain('car ferry');
  });
  it('come from the tables where these hold one, with their source', () => {
    const train = surfaceOptions(spotIn('Paris'), spotIn('London'), ONE_TO_ONE).find(({ mode }) => mode === 'train');
    expect(train).toMatchObject({ source: 'guide' });
    expect(train?.minutes).toBeLessThan(200);
  });
  it('drive by the direct road, not from town to town of a table', () => {
    const drive = surfaceOptions(spotIn('Quebec City'), spotIn('Boston'), ONE_TO_ONE).find(({ mode }) => mode === 'drive');
    expect(drive?.note).not.toContain('by way of');
    expect(drive?.minutes).toBeLessThan(8 * 60);
  });
  it('cost each of the travellers, a child half, and a car once', () => {
    const priceOf = (adults: number, children: number) =>
      Object.fromEntries(
        surfaceOptions(spotIn('Vienna'), spotIn('Salzburg'), { ...ONE_TO_ONE, party: { adults, children, childrenAges: [] } }).map(({ mode, price }) => [
          mode,
          price,
        ]),
      );
    const [one, two, family] = [priceOf(1, 0), priceOf(2, 0), priceOf(2, 2)];
    expect(two['train']).toBeCloseTo((one['train'] ?? 0) * 2, 2);
    expect(family['train']).toBeCloseTo((one['train'] ?? 0) * 3, 2);
    expect(family['drive']).toBe(one['drive']);
  });
  it('in a currency without a rate are estimated, never taken one to one', () => {
    const [from, to] = [spotIn('Tokyo'), spotIn('Kyoto')];
    const yenOnly = { party: COUPLE, rateFrom: (currency: string) => (currency === 'EUR' ? 1 : 0), words: wordsIn('en') };
    expect(surfaceOptions(from, to, ONE_TO_ONE).some(({ source }) => source === 'guide')).toBe(true);
    for (const option of surfaceOptions(from, to, yenOnly)) {
      expect(option.source).toBe('estimate');
      expect(option.price).toBeLessThan(1000);
    }
  });
  it('are no detour over the whole map', () => {
    for (const { minutes } of surfaceOptions(spotIn('Paris'), spotIn('Madrid'), ONE_TO_ONE)) expect(minutes).toBeLessThan(24 * 60);
  });
});

describe('a chain of known ways', () => {
  it('changes at most three times and counts the time for it', () => {
    const route = knownRoute('vienna', 'venice', new Set(['train', 'bus']));
    if (!route) throw new Error('the tables lack a way from Vienna to Venice');
    expect(route.ways.length).toBeLessThanOrEqual(4);
    expect(route.via).toHaveLength(route.ways.length - 1);
    expect(route.minutes).toBe(route.ways.reduce((sum, { minutes }) => sum + minutes, 0) + 35 * route.via.length);
    expect(['train', 'bus']).toContain(mainMode(route));
  });
  it('is none where no table leads', () => expect(knownRoute('lisbon', 'tokyo', new Set(['train']))).toBeUndefined());
});

describe('moments', () => {
  it('go over midnight both ways', () => {
    expect(shifted({ date: '2027-05-31', minute: 1430 }, 20)).toEqual({ date: '2027-06-01', minute: 10 });
    expect(shifted({ date: '2027-01-01', minute: 10 }, -20)).toEqual({ date: '2026-12-31', minute: 1430 });
    expect(minutesBetween({ date: '2027-05-31', minute: 1430 }, { date: '2027-06-01', minute: 10 })).toBe(20);
  });
});

describe('a flight with its ways to and from the airports', () => {
  const timed = (never: readonly ('train' | 'taxi' | 'bus' | 'transit')[], rateFrom = (_currency: string) => 1) =>
    timedFlightWay(
      {
        ...{
          flight: flightAt('2027-05-10T10:00', '2027-05-10T13:00', 200, { originIata: 'ZRH', destinationIata: 'HND' }),
          from: spotIn('Zurich'),
          to: spotIn('Tokyo'),
          id: 'flight-outbound',
        },
        ...{ fromHome: true, toHome: false, mayDrive: false, byRentalCar: false, never },
      },
      { party: COUPLE, rateFrom, words: wordsIn('en') },
      'EUR',
    );
  it('leaves home in time and is at the bed after the landing', () => {
    const { legs, leave, arrive } = timed([]);
    expect(minutesBetween(leave, { date: '2027-05-10', minute: 600 })).toBeGreaterThanOrEqual(120);
    expect(minutesBetween({ date: '2027-05-10', minute: 780 }, arrive)).toBeGreaterThan(45);
    expect(legs.map(({ id }) => id)).toEqual(['flight-outbound', 'transfer-flight-outbound-in']);
  });
  it('takes no way into town that was ruled out', () => {
    const usual = timed([]).legs[1]?.mode ?? 'taxi';
    expect(timed([usual as 'train']).legs[1]?.mode).toBe('taxi');
    expect(timed([usual as 'train', 'taxi']).legs[1]?.mode).toBe('transit');
  });
  it('prices the way into town in no currency without a rate', () => {
    const { legs } = timed([], (currency) => (currency === 'EUR' ? 1 : 0));
    expect(legs[1]).toMatchObject({ source: 'estimate' });
    expect(legs[1]?.cost.amount).toBeGreaterThan(0);
    expect(legs[1]?.cost.amount).toBeLessThan(100);
  });
});

it('the distance of a place to itself makes no way', () => {
  const spot = spotIn('Lisbon');
  expect(distanceKm(spot, spot)).toBe(0);
  expect(surfaceOptions(spot, spot, ONE_TO_ONE)).toEqual([]);
});
