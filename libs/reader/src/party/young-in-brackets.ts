import { compile } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';

const MAX_AGE = 17;
/** "With the little monsters (4 and 7)", "mit den Zwergen (4 und 7)", "and our two (4 and 7)". */
const WITH = 'with|mit|avec|con|com|and|und|et|y|e|&|\\+|plus|taking|bringing|w';
const OUR =
  "the|our|my|both|den|die|unseren?|unsere[nmr]?|meine[nmr]?|les|nos|mes|los|las|nuestr[oa]s|mis|i|gli|le|l'|nostr[ie]|(?:i |le )?(?:nostri|nostre|miei|mie)|os|as|(?:os |as )?(?:nossos|nossas|meus|minhas)";

/** Ages of children in brackets behind a pet name for them; none where an age is that of a grown-up. */
export function youngInBrackets(
  folded: string,
  words: LanguageWords,
): { readonly ages: readonly number[]; readonly start: number; readonly end: number } | null {
  const { and, years } = words.people;
  const list = `(\\d{1,2}(?: ?(?:,|/|&|${and})+ ?\\d{1,2}){1,4})(?: ?(?:${years}))?`;
  const called = `(?:${WITH}) (?:${OUR}) ?(?:\\p{L}+ ){0,2}?\\p{L}{2,}`;
  const patterns = [
    `${called} ?\\(${list}(?=\\))`,
    `(?:${WITH}) (?:${OUR}) (?:two|three|zwei|drei|deux|trois|dos|tres|due|tre|dois|duas),? ${list}(?= ?[.,;)])`,
  ];
  for (const pattern of patterns)
    for (const match of folded.matchAll(compile(words, pattern))) {
      const said = match.slice(1).find((group) => group !== undefined && /\d/.test(group)) ?? '';
      const ages = said.split(/\D+/).filter(Boolean).map(Number);
      if (ages.every((age) => age <= MAX_AGE)) return { ages, start: match.index, end: match.index + match[0].length };
    }
  return null;
}
