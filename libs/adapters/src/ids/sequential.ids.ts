import type { IdPrefix, IdsPort } from '@app/ports';

const DIGITS = 6;

/** Ids such as `run_000001`, counted per prefix, so that tests can name them beforehand. */
export function createSequentialIds(): IdsPort {
  const made = new Map<IdPrefix, number>();
  return {
    next(prefix) {
      const count = (made.get(prefix) ?? 0) + 1;
      made.set(prefix, count);
      return `${prefix}_${String(count).padStart(DIGITS, '0')}`;
    },
  };
}
