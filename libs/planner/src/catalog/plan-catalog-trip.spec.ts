import type { Catalog } from '@app/contracts';
import type { CatalogTrip, CatalogTripRequest, NoCatalogTrip, SearchLimits } from './catalog-trip.js';
import { planCatalogTrip } from './plan-catalog-trip.js';
import { smallCatalog, smallRequest } from './testing/small-catalogs.js';

const LIMITS: SearchLimits = { deadlineMs: 60_000, seed: 1, nowMs: () => performance.now() };
const ask = (more: Partial<CatalogTripRequest> = {}, catalog: Catalog = smallCatalog()) => planCatalogTrip(catalog, smallRequest(more), LIMITS);
const trip = async (more: Partial<CatalogTripRequest> = {}, catalog?: Catalog): Promise<CatalogTrip> => {
  const answer = await ask(more, catalog);
  if ('trip' in answer) return answer.trip;
  throw new Error(`no trip: ${answer.noTrip.reason}`);
};
const noTrip = async (more: Partial<CatalogTripRequest>, catalog?: Catalog): Promise<NoCatalogTrip> => {
  const answer = await ask(more, catalog);
  if ('noTrip' in answer) return answer.noTrip;
  throw new Error('there is a trip');
};
const modes = ({ legs }: CatalogTrip): string[] => legs.map(({ way }) => ('flight' in way ? 'flight' : way.ground.mode));
const tables = ({ days }: CatalogTrip) => days.flatMap(({ meals }) => meals.flatMap(({ restaurant }) => restaurant ?? []));

describe('a trip on a catalog', () => {
  it('is a closed circle with a bed each night, three meals and a sight each day, everything once and within budget', async () => {
    const found = await trip();
    expect(found.legs.map(({ from, to, date }) => `${from}-${to} ${date}`)).toEqual(['Home-Arbon 2027-05-10', 'Arbon-Home 2027-05-12']);
    expect(found.stays.map(({ nights }) => nights)).toEqual([2]);
    expect(found.days.map(({ date }) => date)).toEqual(['2027-05-10', '2027-05-11', '2027-05-12']);
    expect(tables(found)).toHaveLength(9);
    expect(new Set(tables(found).map(({ name }) => name)).size).toBe(9);
    expect(found.days[1]?.visits.length).toBeGreaterThan(0);
    expect(found.totalCents).toBeLessThanOrEqual(200_000);
  });
  it('visits as many cities of a state as are asked for', async () => {
    const found = await trip({ destination: 'Hills', cities: 2, endDate: '2027-05-14' });
    expect(new Set(found.days.map(({ city }) => city))).toEqual(new Set(['Arbon', 'Bruck']));
    expect(found.stays.reduce((sum, { nights }) => sum + nights, 0)).toBe(4);
    expect(found.legs).toHaveLength(3);
  });
  it('flies only on the day of the flight', async () => {
    const found = await trip({ startDate: '2027-05-12', endDate: '2027-05-14' });
    expect(modes(found)).not.toContain('flight');
  });
  it('never mixes a car of its own with flights and taxis', async () => {
    for (const budget of [600, 900, 2_000]) {
      const used = new Set(modes(await trip({ budget })));
      if (used.has('self-driving')) expect(used).toEqual(new Set(['self-driving']));
    }
  });
  it.each([
    ['no self-driving', 'self-driving'],
    ['no flight', 'flight'],
  ])('keeps to the wish "%s"', async (transportation, mode) => {
    expect(modes(await trip({ transportation }))).not.toContain(mode);
  });
  it('takes only the way that is wanted', async () => {
    expect(new Set(modes(await trip({ transportation: 'taxi' })))).toEqual(new Set(['taxi']));
  });
  it.each([
    ['entire room', 'Villa Arbon'],
    ['private room', 'Inn Arbon'],
  ])('sleeps in the wished %s', async (roomType, name) => {
    expect((await trip({ roomType })).stays[0]?.room.name).toBe(name);
  });
  it('sleeps where the house allows what is needed', async () => {
    expect((await trip({ houseRule: 'pets', budget: 900 })).stays[0]?.room.name).toBe('Villa Arbon');
  });
  it('keeps to minimum nights, and takes as many rooms as people need', async () => {
    const found = await trip({ people: 5, budget: 4_000, roomType: 'private room' });
    expect(found.stays[0]).toMatchObject({ rooms: 3, cents: 30_000 });
    expect((await noTrip({ roomType: 'shared room' })).relaxations).toContainEqual(expect.stringContaining('Stay a day longer'));
  });
  it('serves each wished cuisine, though it costs more', async () => {
    expect(tables(await trip({ cuisines: ['thai'], budget: 900 })).map(({ cuisines }) => cuisines[0])).toContain('Thai');
  });
  it('sees what must be seen and avoids what is to be avoided', async () => {
    const found = await trip({ mustSee: ['Sight 3'], avoid: ['Sight 0', 'Table 1'] });
    const seen = found.days.flatMap(({ visits }) => visits.map(({ place }) => place.name));
    expect(seen).toContain('Sight 3 Arbon');
    expect(seen).not.toContain('Sight 0 Arbon');
    expect(tables(found).map(({ name }) => name)).not.toContain('Table 1 Arbon');
  });
  it('leaves out meals of travel days before it gives up, and says so', async () => {
    const found = await trip({ budget: 300, transportation: 'self-driving' });
    expect(found.days[1]?.meals.filter(({ restaurant }) => restaurant)).toHaveLength(3);
    expect(found.notes.join()).toMatch(/meal\(s\) on days of travel are left out/);
  });
  it('keeps meals to the hours of flights where the catalog tells times', async () => {
    const late = { number: 'F9', from: 'Home', to: 'Arbon', date: '2027-05-10', departure: '15:00', arrival: '16:00', price: 1 };
    const back = [{ from: 'Arbon', to: 'Home', mode: 'taxi', durationMinutes: 120, cost: 100 }];
    const found = await trip({}, smallCatalog({ timeGrain: 'clock', flights: [late], ground: back }));
    expect(modes(found)[0]).toBe('flight');
    expect(found.days[0]?.meals.map(({ meal }) => meal)).toEqual(['dinner']);
  });
  it('spends money on better things when there is some', async () => {
    expect((await trip({ budget: 5_000 })).stays[0]?.room.name).toBe('Villa Arbon');
  });
  it('is the same for the same seed', async () => {
    const [one, other] = [
      await trip({ destination: 'Hills', cities: 2, endDate: '2027-05-15' }),
      await trip({ destination: 'Hills', cities: 2, endDate: '2027-05-15' }),
    ];
    expect(other).toEqual(one);
  });
});

describe('a request that no trip on the catalog meets', () => {
  it('is told by how much the budget is short', async () => {
    const { reason, relaxations } = await noTrip({ budget: 100 });
    const more = Number(/Raise the budget by ([\d.]+)/.exec(relaxations[0] ?? '')?.[1]);
    expect(reason).toMatch(/costs [\d.]+ EUR; the budget is 100 EUR/);
    await expect(ask({ budget: 100 + more })).resolves.toHaveProperty('trip');
    await expect(ask({ budget: 100 + more - 1 })).resolves.toHaveProperty('noTrip');
  });
  it('is told which wish to give up', async () => {
    const { reason, relaxations } = await noTrip({ cuisines: ['Martian'] });
    expect(reason).toMatch(/No restaurant .* serves Martian/);
    expect(relaxations).toEqual([expect.stringMatching(/^Do without Martian food; then a trip is possible from/)]);
  });
  it.each([
    [{ originCity: null }, /does not say where the trip starts/],
    [{ originCity: 'Nowhere' }, /no way from Nowhere/],
    [{ destination: 'Atlantis' }, /nothing in Atlantis/],
    [{ cities: ['Atlantis'] }, /does not know Atlantis/],
    [{ destination: 'Hills', cities: 5 }, /2 place\(s\) to visit in Hills, not 5/],
    [{ endDate: '2027-05-10' }, /one night at least/],
  ])('is refused for %j', async (more, reason) => {
    expect((await noTrip(more)).reason).toMatch(reason);
  });
  it('stops when it is cancelled', async () => {
    const aborted = AbortSignal.abort(new Error('enough'));
    let now = 0;
    const slow = { ...LIMITS, signal: aborted, nowMs: () => (now += 10) };
    await expect(planCatalogTrip(manyTowns(12), smallRequest({ destination: 'Hills', cities: 3, endDate: '2027-05-20', budget: 1e6 }), slow)).rejects.toThrow(
      'enough',
    );
  });
  it('gives what it found when its time is over', async () => {
    let now = 0;
    const short = { ...LIMITS, deadlineMs: 40, nowMs: () => (now += 1) };
    await expect(
      planCatalogTrip(manyTowns(12), smallRequest({ destination: 'Hills', cities: 3, endDate: '2027-05-20', budget: 1e6 }), short),
    ).resolves.toHaveProperty('trip');
    expect(now).toBeLessThan(80);
  });
});

function manyTowns(count: number): Catalog {
  const towns = Array.from({ length: count }, (_, i) => `Town ${String.fromCharCode(65 + i)}`);
  const all = ['Home', ...towns];
  return smallCatalog({
    cities: all.map((name) => ({ name, state: 'Hills' })),
    flights: [],
    ground: all.flatMap((from) => all.filter((to) => to !== from).map((to) => ({ from, to, mode: 'taxi', durationMinutes: 60, cost: from.length }))),
    accommodations: towns.map((city) => ({ name: `Inn ${city}`, city, price: 10, roomType: 'Private room', capacity: 2 })),
    restaurants: [],
    attractions: [],
  });
}
