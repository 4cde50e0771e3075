import { GuideCity } from './city.schema.js';
import { GUIDE_CITIES } from './guide-cities.js';
import { distanceKm } from './distance.js';
import { climateOf, findAirport, findGuideCity, nearestAirports } from './guide.js';
import { describeHours, isOpen, openingWindows } from './hours.js';
import { foldName } from './names.js';

const MONDAY = '2027-05-10';
const TUESDAY = '2027-05-11';
const MAX_KM_FROM_CENTRE = 60;

describe('opening hours', () => {
  const museum = [{ days: 'Tue-Sun', from: '10:00', to: '18:00' }];
  const split = [
    { days: 'Mon,Wed-Fri', from: '09:00', to: '12:00' },
    { days: 'Mon', from: '14:00', to: '18:00' },
  ];

  it('is closed on a weekday without a rule', () => expect(isOpen(museum, undefined, MONDAY, '11:00', '12:00')).toBe(false));
  it('is open up to the closing minute', () => expect(isOpen(museum, undefined, TUESDAY, '10:00', '18:00')).toBe(true));
  it('is closed to a visit that ends after closing time', () => expect(isOpen(museum, undefined, TUESDAY, '17:00', '18:05')).toBe(false));
  it('is closed to a visit that begins before opening time', () => expect(isOpen(museum, undefined, TUESDAY, '09:55', '11:00')).toBe(false));
  it('is closed to a visit across a midday break', () => expect(isOpen(split, undefined, MONDAY, '11:00', '15:00')).toBe(false));
  it('is closed on a yearly closing day', () => expect(isOpen('always', ['05-10'], MONDAY, '11:00', '12:00')).toBe(false));
  it('refuses a span that ends before it begins', () => expect(isOpen('always', undefined, MONDAY, '12:00', '11:00')).toBe(false));
  it('wraps a weekday range over the week end', () => {
    const hours = [{ days: 'Sat-Mon', from: '10:00', to: '12:00' }];
    expect(openingWindows(hours, undefined, MONDAY)).toHaveLength(1);
    expect(openingWindows(hours, undefined, TUESDAY)).toHaveLength(0);
  });
  it('joins windows that touch', () => {
    const hours = [
      { days: 'Mon', from: '13:00', to: '18:00' },
      { days: 'Mon-Sun', from: '10:00', to: '13:00' },
    ];
    expect(openingWindows(hours, undefined, MONDAY)).toEqual([{ fromMinute: 600, toMinute: 1080 }]);
  });
  it('describes the hours of a date and the closing weekdays', () => {
    expect(describeHours({ hours: museum }, TUESDAY)).toBe('10:00-18:00, closed Mon');
    expect(describeHours({ hours: museum }, MONDAY)).toBe('closed on this date, closed Mon');
    expect(describeHours({ hours: 'always' }, MONDAY)).toBe('open at all hours');
    expect(describeHours({ hours: split }, MONDAY)).toBe('09:00-12:00 and 14:00-18:00, closed Tue, Sat, Sun');
  });
});

describe('finding a city', () => {
  it.each(['Lisbon', 'LISBOA', ' lisbon ', 'LIS', 'Lisbon, Portugal', 'lisbon, pt'])('knows %s', (name) => expect(findGuideCity(name)?.id).toBe('lisbon'));
  it('reads over accents and the Turkish i', () => {
    expect(foldName('Ciudad de  México')).toBe('ciudad de mexico');
    expect(findGuideCity('İstanbul')?.id).toBe('istanbul');
  });
  it('finds a city by one of its airports', () => expect(findGuideCity('HND')?.id).toBe('tokyo'));
  it('does not take a namesake in another country for it', () => expect(findGuideCity('Paris, Texas')).toBeUndefined());
  it.each(['', 'Atlantis', ','])('knows no city %p', (name) => expect(findGuideCity(name)).toBeUndefined());
  it('gives the climate of a city it knows and of no other', () => {
    expect(climateOf('Rome')).toHaveLength(12);
    expect(climateOf('Atlantis')).toBeUndefined();
  });
});

describe('airports', () => {
  it('finds an airport in any case', () => expect(findAirport('lis')?.city).toBe('Lisbon'));
  it('knows no airport of an unknown code', () => expect(findAirport('QQQ')).toBeUndefined());
  it('lists the nearest first', () => {
    const [first, second] = nearestAirports(38.72, -9.14);
    expect(first?.iata).toBe('LIS');
    expect(first?.distanceKm).toBeLessThan(second?.distanceKm ?? 0);
  });
  it.each([
    [0, 0],
    [64.1, -21.9],
    [-36.8, 174.8],
    [78.2, 15.6],
  ])('lists the same near %d, %d as if every airport was measured', (lat, lng) => {
    const all = nearestAirports(lat, lng, Infinity).map(({ iata }) => iata);
    expect(all.length).toBeGreaterThan(1_000);
    expect(nearestAirports(lat, lng, 5).map(({ iata }) => iata)).toEqual(all.slice(0, 5));
  });
  it('measures great circles', () => expect(distanceKm({ lat: 47.458, lng: 8.548 }, { lat: 38.774, lng: -9.134 })).toBeCloseTo(1727, -2));
});

const duplicates = (values: readonly string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index);

describe('the guide', () => {
  it('has each city once', () => expect(duplicates(GUIDE_CITIES.map((city) => city.id))).toEqual([]));
  it('gives no alias to two cities', () => {
    expect(duplicates(GUIDE_CITIES.flatMap((city) => [...new Set([city.name, ...city.aliases].map(foldName))]))).toEqual([]);
  });
});

describe.each(GUIDE_CITIES.map((city) => [city.name, city] as const))('%s', (_, city) => {
  const located = [...city.places, ...city.eateries, ...city.stayAreas];

  it('fits the schema', () => expect(GuideCity.safeParse(city).error?.issues ?? []).toEqual([]));
  it('has unique ids and names', () => {
    expect(duplicates(located.map((item) => item.id).filter((id) => city.places.some((place) => place.id === id)))).toEqual([]);
    expect(duplicates(city.eateries.map((item) => item.id))).toEqual([]);
    expect(duplicates(city.places.map((item) => foldName(item.name)))).toEqual([]);
    expect(duplicates(city.eateries.map((item) => foldName(item.name)))).toEqual([]);
  });
  it('has every coordinate near its centre', () => {
    expect(located.filter((item) => distanceKm(city, item) > MAX_KM_FROM_CENTRE).map((item) => item.id)).toEqual([]);
    expect(city.airports.filter((airport) => distanceKm(city, airport) > 120).map((airport) => airport.iata)).toEqual([]);
  });
  it('has no two places on one spot', () => {
    expect(duplicates(city.places.map((place) => `${place.lat},${place.lng}`))).toEqual([]);
  });
  it('has rules that open before they close', () => {
    const rules = [...city.places, ...city.eateries].flatMap((item) => (item.hours === 'always' ? [] : item.hours.map((rule) => ({ id: item.id, ...rule }))));
    expect(rules.filter((rule) => rule.from >= rule.to || rule.to > '24:00').map((rule) => rule.id)).toEqual([]);
  });
  it('has visits that fit into the opening hours of some day', () => {
    const week = ['2027-05-10', '2027-05-11', '2027-05-12', '2027-05-13', '2027-05-14', '2027-05-15', '2027-05-16'];
    const visitable = (place: GuideCity['places'][number]) =>
      week.some((date) =>
        openingWindows(place.hours, undefined, date).some((window) => window.toMinute - window.fromMinute >= Math.min(place.visitMinutes, 330)),
      );
    expect(city.places.filter((place) => !visitable(place)).map((place) => place.id)).toEqual([]);
  });
  it('offers enough of everything', () => {
    expect(city.places.length).toBeGreaterThanOrEqual(12);
    expect(city.places.filter((place) => place.indoor).length).toBeGreaterThanOrEqual(5);
    expect(city.places.filter((place) => place.cost === 0).length).toBeGreaterThanOrEqual(5);
    expect(city.places.filter((place) => place.kind === 'museum' || place.kind === 'gallery').length).toBeGreaterThanOrEqual(3);
    expect(city.eateries.length).toBeGreaterThanOrEqual(6);
    for (const meal of ['breakfast', 'lunch', 'dinner'] as const)
      expect(city.eateries.filter((eatery) => eatery.meals.includes(meal)).length).toBeGreaterThanOrEqual(3);
  });
  it('has prices that rise with the tier', () => {
    for (const { nightly } of city.stayAreas) {
      expect(nightly.budget).toBeLessThan(nightly.midrange);
      expect(nightly.midrange).toBeLessThan(nightly.premium);
    }
    const { food } = city.daily;
    expect([food.budget, food.midrange, food.premium]).toEqual([food.budget, food.midrange, food.premium].sort((a, b) => a - b));
  });
  it('has everyday meals in proportion to a day of food', () => {
    const everyday = city.eateries.filter((eatery) => eatery.tier !== 'premium');
    const odd = everyday.filter((eatery) => eatery.mealCost > city.daily.food[eatery.tier] * 1.6 || eatery.mealCost < city.daily.food.budget * 0.1);
    expect(odd.map((eatery) => `${eatery.id} ${eatery.mealCost}`)).toEqual([]);
  });
  it('has a climate whose days are warmer than its nights', () => {
    expect(city.climate).toHaveLength(12);
    expect(city.climate.filter((month) => month.highC <= month.lowC)).toEqual([]);
  });
  it('lies in a time zone that exists', () => expect(() => new Intl.DateTimeFormat('en', { timeZone: city.timezone })).not.toThrow());
});
