import type { LanguageWords } from '../languages/language-words.js';
import { compile } from '../languages/compile.js';
import { fillersOf } from '../wishes/fillers.js';
import { conceptsIn, lexiconOf } from '../wishes/lexicon.js';

/** A capitalised word of a marked text. */
export const NAME = "\\p{Lu}[\\p{Ll}']+(?:-\\p{Lu}?\\p{Ll}+)?";

const WORD = /\p{L}[\p{L}'’]*(?:-\p{L}+)*/gu;
const WRITTEN_AS_NAME = /^\p{Lu}\p{Ll}/u;

const GREETING =
  /^(?:hi|hello|hey|howdy|howzit|dear|thanks|hallo|moin|servus|danke|bonjour|bonsoir|salut|coucou|merci|hola|buenas|buenos|gracias|ciao|salve|buongiorno|grazie|ola|oi|bom|obrigad[oa])$/;

/** Words with a capital that name nobody: those that open sentences, and what travellers wish for. */
function isCommonWord(word: string, words: LanguageWords): boolean {
  const { relative, offspring, children, writer, possessive, pair, parent, parents } = words.people;
  const isRelation =
    compile(words, `(?:${[relative, offspring, children, writer, possessive, pair, parent, parents].join('|')})`, 'right').exec(word)?.[0] === word;
  return isRelation || GREETING.test(word) || fillersOf(words).has(word) || conceptsIn(lexiconOf(words), [word]).length > 0;
}

/** "Ella 8 and Max 3." */
const isAgedInRow = (folded: string, at: number, word: string): boolean =>
  /(?:,|\b(?:and|und|et|y|e)) $/.test(folded.slice(Math.max(0, at - 5), at)) &&
  /^ \d{1,2}(?:[,.;)!]|$| (?:and|und|et|y|e|to|nach|a|para|in|from) )/.test(folded.slice(at + word.length));

/**
 * The folded text in which only words that may be a name keep their capital, at the same positions.
 *
 * German writes every noun with a capital, and sentences begin with one: such words stay small.
 */
export function withNamesMarked(text: string, folded: string, words: LanguageWords): string {
  return folded.replace(WORD, (word: string, at: number) =>
    WRITTEN_AS_NAME.test(text.slice(at)) && (!isCommonWord(word, words) || isAgedInRow(folded, at, word)) ? word.charAt(0).toUpperCase() + word.slice(1) : word,
  );
}
