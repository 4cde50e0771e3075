import type { RateLimit } from '@app/ports';

const MS_PER = { s: 1_000, m: 60_000 } as const;

/** The bucket of a rate such as `5/s` or `60/m`. @throws {RangeError} when it is no such rate; a mistake in a tool's definition. */
export function parseRate(rate: string): RateLimit {
  const [, amount, unit] = /^([1-9]\d*)\/([sm])$/.exec(rate) ?? [];
  if (amount === undefined || (unit !== 's' && unit !== 'm')) throw new RangeError(`"${rate}" is no rate; write it as 5/s or 60/m.`);
  return { amount: Number(amount), perMs: MS_PER[unit] };
}
