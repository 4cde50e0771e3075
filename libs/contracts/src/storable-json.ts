import { toStorableText } from './text.js';

/** Deeper than any answer we use, and far below what would exhaust the stack. */
const MAX_DEPTH = 100;

/**
 * The same JSON value with every key and string free of NUL and broken surrogates.
 *
 * @throws {RangeError} when it is nested more than 100 levels deep.
 */
export function toStorableJson(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) throw new RangeError(`the answer is nested more than ${MAX_DEPTH} levels deep`);
  if (typeof value === 'string') return toStorableText(value);
  if (Array.isArray(value)) return value.map((item) => toStorableJson(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [toStorableText(key), toStorableJson(item, depth + 1)]));
}
