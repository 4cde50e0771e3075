import { sanitizeMarkup, scan } from '@app/guardrails';

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

/** A copy in which every text for people is mapped, at any depth; the shape stays. */
function mapTexts<T>(value: T, map: (text: string) => string, field = ''): T {
  if (typeof value === 'string') return (TEXT_FIELDS.has(field) ? map(value) : value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, map, field)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts<unknown>(inner, map, key)])) as T;
}

/** A copy in which every text for people is without markup, at any depth; the shape stays. */
export const withoutMarkup = <T>(value: T): T => mapTexts(value, plainText);

/** Texts that nobody may read replaced, at any depth, and the flags of the output guard. */
export interface SafePlan<T> {
  readonly plan: T;
  readonly flags: readonly string[];
}

/** Holds every text for people against the output guard: all of them at once, and one by one only when that raises suspicion. */
export function withoutUnsafeText<T>(plan: T): SafePlan<T> {
  const texts = new Set<string>();
  mapTexts(plan, (text) => {
    texts.add(text);
    return text;
  });
  if (!scan({ text: [...texts].join('\n\n'), direction: 'output' }).blocked) return { plan, flags: [] };
  const flags = new Set<string>();
  const unsafe = new Set(
    [...texts].filter((text) => {
      const verdict = scan({ text, direction: 'output' });
      for (const flag of verdict.flags) flags.add(flag);
      return verdict.blocked;
    }),
  );
  return { plan: mapTexts(plan, (text) => (unsafe.has(text) ? NOTHING_LEFT : text)), flags: [...flags] };
}
