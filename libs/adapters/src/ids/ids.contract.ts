import type { IdPrefix, IdsPort } from '@app/ports';

const PREFIXES: readonly IdPrefix[] = ['thr', 'run', 'stp', 'evt', 'req', 'msg'];
const MANY = 5_000;

/** What every maker of ids promises, see {@link IdsPort}. */
export function describeIds(name: string, make: () => IdsPort): void {
  describe(`${name} as a maker of ids`, () => {
    it.each(PREFIXES)('begins ids of %s with it, and they may be thread ids', (prefix) => {
      const id = make().next(prefix);
      expect(id.startsWith(`${prefix}_`)).toBe(true);
      expect(id).toMatch(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/);
    });

    it('never makes one twice, and they sort in the order of making', () => {
      const ids = make();
      const made = Array.from({ length: MANY }, () => ids.next('evt'));
      expect(new Set(made).size).toBe(MANY);
      expect([...made].sort()).toEqual(made);
    });
  });
}
