import { sanitizeMarkup } from '@app/guardrails';

/** Fields that people read; ids, codes, dates and enums are left as they are. */
const TEXT_FIELDS = new Set([
  'summary',
  'name',
  'country',
  'rationale',
  'city',
  'theme',
  'title',
  'note',
  'openingHours',
  'weatherNote',
  'area',
  'description',
  'from',
  'to',
  'cuisine',
  'detail',
  'packingList',
  'optimizationTips',
]);
/** Stands where nothing but markup was. */
const NOTHING_LEFT = '(no text)';

function plainText(text: string): string {
  const plain = sanitizeMarkup(text);
  return plain === '' && text !== '' ? NOTHING_LEFT : plain;
}

/** A copy in which every text for people is without markup, at any depth; the shape stays. */
export function withoutMarkup<T>(value: T, field = ''): T {
  if (typeof value === 'string') return (TEXT_FIELDS.has(field) ? plainText(value) : value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => withoutMarkup(item, field)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutMarkup<unknown>(inner, key)])) as T;
}
