import { sanitizeMarkup, scan } from '@app/guardrails';

/** Stands where a text was withheld because it tries to instruct somebody. */
export const WITHHELD = 'withheld';

export interface CleanedValue {
  readonly value: unknown;
  readonly flags: readonly string[];
}

/**
 * The same value with every text made safe: what tries to instruct somebody is withheld, markup is taken out. The texts of one object are
 * also read together, because an order can be split over two fields.
 */
export function cleanText(value: unknown): CleanedValue {
  const flags = new Set<string>();
  return { value: clean(value, flags), flags: [...flags] };
}

function clean(value: unknown, flags: Set<string>): unknown {
  if (typeof value === 'string') return isRefused(value, flags) ? WITHHELD : sanitizeMarkup(value);
  if (Array.isArray(value)) {
    const texts = value.filter((item) => typeof item === 'string');
    const refused = isSplitOrder(texts, flags);
    return value.map((item) => (refused && typeof item === 'string' ? WITHHELD : clean(item, flags)));
  }
  if (typeof value !== 'object' || value === null) return value;
  const refused = isSplitOrder(
    Object.values(value).filter((item) => typeof item === 'string'),
    flags,
  );
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, refused && typeof item === 'string' ? WITHHELD : clean(item, flags)]));
}

function isRefused(text: string, flags: Set<string>): boolean {
  const verdict = scan({ text, direction: 'tool' });
  if (verdict.blocked) for (const flag of verdict.flags) flags.add(flag);
  return verdict.blocked;
}

/** True when the texts together are an order and none of them is one alone, which is dealt with text by text. */
function isSplitOrder(texts: readonly string[], flags: Set<string>): boolean {
  if (texts.length < 2) return false;
  const found = new Set<string>();
  if (!isRefused(texts.join(' '), found) || texts.some((text) => scan({ text, direction: 'tool' }).blocked)) return false;
  for (const flag of found) flags.add(flag);
  return true;
}
