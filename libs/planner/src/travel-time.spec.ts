import fc from 'fast-check';
import { SHORT_WALK, travelMinutes, travelTable } from './travel-time.js';

const origin = { lat: 38.7, lng: -9.14 };
const north = (km: number) => ({ lat: origin.lat + km / 111.19, lng: origin.lng });

describe('travel time', () => {
  it('is nothing from a place to itself', () => expect(travelMinutes(origin, origin)).toBe(0));
  it('walks a kilometre with its detours in under twenty minutes', () => expect(travelMinutes(origin, north(1))).toBe(18));
  it('rides what is too far to walk, the wait included', () => expect(travelMinutes(origin, north(2.9))).toBe(21));
  it('takes the train to the outskirts', () => expect(travelMinutes(origin, north(25))).toBe(72));
  it('rides earlier when people cannot walk far', () => expect(travelMinutes(origin, north(1.2), SHORT_WALK)).toBeLessThan(travelMinutes(origin, north(1.2))));
  it('is the same there and back, and never negative', () => {
    const point = fc.record({ lat: fc.double({ min: 38, max: 39, noNaN: true }), lng: fc.double({ min: -10, max: -9, noNaN: true }) });
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(Math.abs(travelMinutes(a, b) - travelMinutes(b, a))).toBeLessThanOrEqual(1);
        expect(travelMinutes(a, b)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
  it('remembers each pair without changing it', () => {
    const table = travelTable(SHORT_WALK);
    const far = north(5);
    expect([table(origin, far), table(origin, far)]).toEqual([travelMinutes(origin, far, SHORT_WALK), travelMinutes(origin, far, SHORT_WALK)]);
  });
});
