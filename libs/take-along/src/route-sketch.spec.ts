import type { DayRow } from './day-rows.js';
import { routeSketch } from './route-sketch.js';

const SIZE = { width: 200, height: 100, margin: 10 };
const row = (point: DayRow['point']): DayRow => ({
  ...{ start: '09:00', end: '10:00', title: 't', where: null, point, cost: { amount: 0, currency: 'EUR' }, source: 'guide', openingWords: null },
});
const at = (lat: number, lng: number) => row({ lat, lng });

describe('the sketch of a day', () => {
  it('has north up and east right, fills the sheet, and counts as the list does', () => {
    const stops = routeSketch([at(38.7, -9.2), row(null), at(38.8, -9.1)], SIZE);
    expect(stops.map(({ number }) => number)).toEqual([1, 3]);
    const [south, north] = [stops[0]!, stops[1]!];
    expect([south.y, north.y]).toEqual([90, 10]);
    expect(south.x).toBeLessThan(north.x);
  });

  it('is as wide as the country is: a degree of longitude is shorter in the north', () => {
    const width = (lat: number): number => {
      const [west, east] = routeSketch([at(lat, 10), at(lat + 0.1, 10.1)], { ...SIZE, width: 1_000 });
      return (east?.x ?? 0) - (west?.x ?? 0);
    };
    expect(width(60)).toBeCloseTo(width(0) / 2, 0);
  });

  it('is not torn apart at the date line', () => {
    const [west, east] = routeSketch([at(-17, 179.99), at(-17.01, -179.99)], SIZE);
    expect((east?.x ?? 0) - (west?.x ?? 0)).toBeGreaterThan(0);
    expect((east?.x ?? 0) - (west?.x ?? 0)).toBeLessThanOrEqual(180);
  });

  it('stays small for places next door, and is left out where there is nothing to connect', () => {
    const [one, two] = routeSketch([at(38.7, -9.2), at(38.70001, -9.2)], SIZE);
    expect(Math.abs((one?.y ?? 0) - (two?.y ?? 0))).toBeLessThan(1);
    expect(routeSketch([at(38.7, -9.2), row(null)], SIZE)).toEqual([]);
  });
});
