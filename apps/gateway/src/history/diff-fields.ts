import { isDeepStrictEqual } from 'node:util';
import type { DiffAnswer } from '@app/contracts';

type FieldChange = DiffAnswer['fields'][number];
type Named = Readonly<Record<string, unknown>>;
type Scalar = string | number | boolean | null;

/** A field of a field is named; what lies deeper counts as its change. */
const MAX_DEPTH = 2;
const MAX_SHOWN_CHARS = 200;

const isNamed = (value: unknown): value is Named => typeof value === 'object' && value !== null && !Array.isArray(value);
const isAbsent = (value: unknown): boolean => value === undefined || value === null;
const isShort = (value: unknown): value is Scalar =>
  value === null || typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= MAX_SHOWN_CHARS);

function changeOf(field: string, before: unknown, after: unknown): FieldChange {
  const change = isAbsent(before) ? 'added' : isAbsent(after) ? 'removed' : 'changed';
  return {
    field,
    change,
    ...(isShort(before) && change !== 'added' ? { before } : {}),
    ...(isShort(after) && change !== 'removed' ? { after } : {}),
  };
}

/** Fields that were added, removed or changed, by name; a field that is null is as absent as one that nobody wrote. */
export function diffFields(before: Named, after: Named, path = '', depth = 1): FieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name) => {
    const [old, now] = [before[name], after[name]];
    if ((isAbsent(old) && isAbsent(now)) || isDeepStrictEqual(old, now)) return [];
    const field = `${path}${name}`;
    return depth < MAX_DEPTH && isNamed(old) && isNamed(now) ? diffFields(old, now, `${field}.`, depth + 1) : [changeOf(field, old, now)];
  });
}
