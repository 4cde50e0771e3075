import { sanitizeMarkup, scan } from '@app/guardrails';

/** What is left of a text that a model worded, and the flags of the output guard; `text` is null when it must not be shown. */
export interface CheckedWords {
  readonly text: string | null;
  readonly flags: readonly string[];
}

/** Strips markup and extra white space, cuts at `maxChars`, and withholds what the output guard refuses. */
export function checkWords(text: string, maxChars: number): CheckedWords {
  const { blocked, flags } = scan({ text, direction: 'output' });
  if (blocked) return { text: null, flags };
  const plain = sanitizeMarkup(text).replace(/\s+/g, ' ').trim();
  const cut =
    plain.length <= maxChars
      ? plain
      : `${plain
          .slice(0, maxChars - 1)
          .replace(/[\uD800-\uDBFF]$/, '')
          .trimEnd()}…`;
  return { text: cut || null, flags: [] };
}
