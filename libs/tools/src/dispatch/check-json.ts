import { isStorableText } from '@app/contracts';

/** Deeper than any answer we use, and far below what would exhaust the stack; ends circles as well. */
const MAX_DEPTH = 50;

export type JsonFault = { readonly kind: 'too_large' } | { readonly kind: 'unusable'; readonly why: string };

/**
 * Null when the value is JSON of at most `maxBytes` whose numbers are finite and whose text is well-formed; else what is wrong. Stops at
 * the first fault, so that a huge value is not walked to its end. Bytes are counted as JSON needs them at least.
 */
export function checkJson(value: unknown, maxBytes: number): JsonFault | null {
  const counter = { leftBytes: maxBytes };
  const fault = walk(value, counter, 0);
  return fault ?? (counter.leftBytes < 0 ? TOO_LARGE : null);
}

const TOO_LARGE: JsonFault = { kind: 'too_large' };
const unusable = (why: string): JsonFault => ({ kind: 'unusable', why });

function walk(value: unknown, counter: { leftBytes: number }, depth: number): JsonFault | null {
  if (depth > MAX_DEPTH) return unusable(`it is nested more than ${MAX_DEPTH} levels deep`);
  if (typeof value === 'object' && value !== null) return walkInside(value, counter, depth);
  const fault = leafFault(value);
  counter.leftBytes -= typeof value === 'string' ? Buffer.byteLength(value) + 2 : 1;
  return fault ?? (counter.leftBytes < 0 ? TOO_LARGE : null);
}

function walkInside(value: object, counter: { leftBytes: number }, depth: number): JsonFault | null {
  counter.leftBytes -= 2;
  for (const [key, item] of Object.entries(value)) {
    if (item === undefined && !Array.isArray(value)) continue;
    const fault = (Array.isArray(value) ? null : walk(key, counter, depth + 1)) ?? walk(item, counter, depth + 1);
    if (fault) return fault;
  }
  return null;
}

function leafFault(value: unknown): JsonFault | null {
  if (typeof value === 'string') return isStorableText(value) ? null : unusable('it holds text that is no well-formed Unicode');
  if (typeof value === 'number') return Number.isFinite(value) ? null : unusable(`it holds ${value} where a number is due`);
  return value === null || typeof value === 'boolean' ? null : unusable(`it holds a ${typeof value}, which is no JSON`);
}
