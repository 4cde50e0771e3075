import { occurs } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';

/** Words for company that the rules of a language may lack. */
const COMPANY =
  /\b(?:group|party of|everyone|team|crew|students|gruppe|verein|groupe|equipe|grupo|equipo|gruppo|squadra|turma|galera|for (?:two|three|four|\d)|book for|on behalf)\b/;

/** "Je pars seule ... promis à ma mère": who says so travels alone, whoever else comes up. */
const SAYS_ALONE =
  /\b(?:on my own|all alone|solo (?:female|male|girl|guy|woman|man|lady|trip|travel\w*|holiday)|(?:travel(?:l?ing)?|going|go|trip) (?:solo|alone|by myself)|ich (?:reise|fahre|fliege|bin) (?:ganz )?allein|je (?:pars|voyage|suis|viens) (?:toute? )?seule?|viaj[oe] sol[oa]|voy sol[oa]|viaggio (?:da )?sol[oa]|parto (?:da )?sol[oa]|(?:viajo|vou) sozinh[oa])\b/;
const BRINGS = /\b(?:with|bringing|taking|avec|mit|con|com) (?:my|our|mon|ma|mes|mein\w*|mi|mis|mia|mio|meu|minha)\b/;

export const saysAlone = (folded: string, words: LanguageWords): boolean =>
  (SAYS_ALONE.test(folded) || occurs(words, words.people.onlyWriter, folded)) && !BRINGS.test(folded);

/** True where the text only ever says "I", and speaks of nobody who might come along. */
export function isLoneWriter(folded: string, words: LanguageWords): boolean {
  const { self, we, relative, pair, counted, children, offspring, parents, couple, spouse, family, together } = words.people;
  const others = [we, relative, pair, counted, children, offspring, parents, couple, spouse, family, ...together.map(([pattern]) => pattern)];
  return occurs(words, self, folded) && !COMPANY.test(folded) && !others.some((pattern) => occurs(words, pattern, folded));
}
