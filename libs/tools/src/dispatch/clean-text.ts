import { sanitizeMarkup, scan } from '@app/guardrails';
import { WITHHELD } from './clean-words.js';

/** Dates, times and amounts say nothing to anybody. */
const ONLY_NUMBERS = /^[\d\s:.,+-]*$/;

export interface CleanedValue {
  readonly value: unknown;
  readonly flags: readonly string[];
}

/**
 * The same value with every text made safe: what tries to instruct somebody is withheld, markup is taken out. The texts of one object are
 * also read together, because an order can be split over two fields.
 */
export function cleanText(value: unknown): CleanedValue {
  const cleaner = new Cleaner();
  return { value: cleaner.clean(value), flags: [...cleaner.raised] };
}

class Cleaner {
  readonly raised = new Set<string>();
  /** Lists repeat words such as their source; each is read once. */
  private readonly flagsByText = new Map<string, readonly string[]>();

  clean(value: unknown): unknown {
    if (typeof value === 'string') return this.cleanString(value);
    if (typeof value !== 'object' || value === null) return value;
    const isSplit = this.isSplitOrder(Object.values(value));
    const cleanItem = (item: unknown): unknown => (isSplit && typeof item === 'string' ? WITHHELD : this.clean(item));
    if (Array.isArray(value)) return value.map(cleanItem);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleanItem(item)]));
  }

  private cleanString(text: string): string {
    const flags = this.flagsOf(text);
    for (const flag of flags) this.raised.add(flag);
    return flags.length > 0 ? WITHHELD : sanitizeMarkup(text);
  }

  /** Empty when the text may be shown. */
  private flagsOf(text: string): readonly string[] {
    if (ONLY_NUMBERS.test(text)) return [];
    let flags = this.flagsByText.get(text);
    if (!flags) {
      const verdict = scan({ text, direction: 'tool' });
      this.flagsByText.set(text, (flags = verdict.blocked ? verdict.flags : []));
    }
    return flags;
  }

  /** True when the texts together are an order and none of them is one alone, which is dealt with text by text. */
  private isSplitOrder(items: readonly unknown[]): boolean {
    const texts = items.filter((item) => typeof item === 'string').filter((text) => !ONLY_NUMBERS.test(text));
    if (texts.length < 2) return false;
    const together = this.flagsOf(texts.join(' '));
    if (together.length === 0 || texts.some((text) => this.flagsOf(text).length > 0)) return false;
    for (const flag of together) this.raised.add(flag);
    return true;
  }
}
