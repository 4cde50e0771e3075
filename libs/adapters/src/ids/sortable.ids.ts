import { randomBytes } from 'node:crypto';
import type { ClockPort, IdsPort } from '@app/ports';

/** Crockford's base 32: no I, L, O or U, in the order of ASCII. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS_PER_DIGIT = 5n;
const TIME_DIGITS = 10;
const RANDOM_DIGITS = 16;
const RANDOM_BYTES = 10;

export interface SortableIdsOptions {
  readonly clock: ClockPort;
  /** That many cryptographically random bytes. */
  readonly random?: (byteCount: number) => Uint8Array;
}

/**
 * Ids such as `run_01JX3K…`: 48 bits of milliseconds and 80 random bits in 26 digits, as in ULID.
 *
 * Ids of one maker sort in the order of making, also within a millisecond and when the clock goes back. They are names,
 * not secrets: within a millisecond the next one can be guessed.
 * @see https://github.com/ulid/spec
 */
export function createSortableIds({ clock, random = randomBytes }: SortableIdsOptions): IdsPort {
  let lastMs = -1;
  let tail = 0n;
  return {
    next(prefix) {
      const nowMs = clock.now().getTime();
      // Counting on within a millisecond keeps the order; 2^80 ids in one millisecond do not happen.
      tail = nowMs > lastMs ? toInteger(random(RANDOM_BYTES)) : tail + 1n;
      lastMs = Math.max(lastMs, nowMs);
      return `${prefix}_${encode(BigInt(lastMs), TIME_DIGITS)}${encode(tail, RANDOM_DIGITS)}`;
    },
  };
}

const toInteger = (bytes: Uint8Array): bigint => bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);

function encode(value: bigint, digits: number): string {
  let text = '';
  for (let rest = value; text.length < digits; rest >>= BITS_PER_DIGIT) text = `${DIGITS[Number(rest & 31n)]}${text}`;
  return text;
}
