import type { ClockPort } from '@app/ports';

/** What every clock promises, see {@link ClockPort}. */
export function describeClock(name: string, make: () => ClockPort): void {
  describe(`${name} as a clock`, () => {
    it('tells a real instant', () => expect(Number.isFinite(make().now().getTime())).toBe(true));

    it('does not go back', () => {
      const clock = make();
      const earlier = clock.now().getTime();
      expect(clock.now().getTime()).toBeGreaterThanOrEqual(earlier);
    });

    it('cannot be moved through the date it gave away', () => {
      const clock = make();
      clock.now().setUTCFullYear(1999);
      expect(clock.now().getUTCFullYear()).toBeGreaterThan(2020);
    });
  });
}
