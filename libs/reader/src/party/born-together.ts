import { compile } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';

/** How many were born together: two, or three; null where the text speaks of no twins. */
export function bornTogether(folded: string, words: LanguageWords): number | null {
  if (compile(words, words.people.triplets).test(folded)) return 3;
  return compile(words, words.people.twins).test(folded) ? 2 : null;
}
