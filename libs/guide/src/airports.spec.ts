import { AIRPORTS, METRO_CODES } from './airports.js';

const byIata = new Map(AIRPORTS.map((airport) => [airport.iata, airport]));

describe('airports', () => {
  it('covers every inhabited continent with more than 600 airports', () => {
    expect(AIRPORTS.length).toBeGreaterThan(600);
    expect(new Set(AIRPORTS.map((airport) => airport.countryCode)).size).toBeGreaterThan(180);
  });
  it('names each code once', () => expect(byIata.size).toBe(AIRPORTS.length));
  it('has a three-letter code, a city and a country with a real name for each', () => {
    for (const airport of AIRPORTS) {
      expect(airport.iata).toMatch(/^[A-Z]{3}$/);
      expect(airport.countryCode).toMatch(/^[A-Z]{2}$/);
      expect(airport.country.length).toBeGreaterThan(2);
      expect(airport.city.length).toBeGreaterThan(1);
    }
  });
  it.each(AIRPORTS.map((airport) => [airport.iata, airport] as const))('%s lies within three hours of its time zone', (_iata, airport) => {
    const offset = new Intl.DateTimeFormat('en', { timeZone: airport.timezone, timeZoneName: 'longOffset' }).format(new Date('2027-01-15T12:00:00Z'));
    const [, sign, hours, minutes] = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(offset) ?? [];
    const zoneHours = sign ? Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60) : 0;
    const gapHours = Math.abs(zoneHours - airport.lng / 15);
    expect(Math.min(gapHours, 24 - gapHours)).toBeLessThan(3.3);
    expect(Math.abs(airport.lat)).toBeLessThan(79);
  });
  it.each([
    ['ZRH', 47.46, 8.55],
    ['HND', 35.55, 139.78],
    ['SYD', -33.95, 151.18],
    ['GRU', -23.43, -46.47],
    ['HNL', 21.32, -157.92],
    ['LIM', -12.02, -77.11],
  ])('places %s where it is', (iata, lat, lng) => {
    expect(byIata.get(iata)?.lat).toBeCloseTo(lat, 1);
    expect(byIata.get(iata)?.lng).toBeCloseTo(lng, 1);
  });
  it.each(Object.entries(METRO_CODES))('%s stands for airports of one country that exist', (code, members) => {
    expect(byIata.has(code)).toBe(false);
    expect(members.length).toBeGreaterThan(0);
    expect(new Set(members.map((iata) => byIata.get(iata)?.countryCode)).size).toBe(1);
  });
});
