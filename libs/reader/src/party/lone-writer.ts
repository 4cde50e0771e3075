import { occurs } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';

/** Words for company that the rules of a language may lack. */
const COMPANY =
  /\b(?:group|party of|everyone|team|crew|students|gruppe|verein|groupe|equipe|grupo|equipo|gruppo|squadra|turma|galera|for (?:two|three|four|\d)|book for|on behalf)\b/;

/** True where the text only ever says "I", and speaks of nobody who might come along. */
export function isLoneWriter(folded: string, words: LanguageWords): boolean {
  const { self, we, relative, pair, counted, children, offspring, parents, couple, spouse, family, together } = words.people;
  const others = [we, relative, pair, counted, children, offspring, parents, couple, spouse, family, ...together.map(([pattern]) => pattern)];
  return occurs(words, self, folded) && !COMPANY.test(folded) && !others.some((pattern) => occurs(words, pattern, folded));
}
