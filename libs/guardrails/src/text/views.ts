import { decodedRuns } from './decode.js';
import { capMarks, foldLetters } from './fold.js';
import { revealHidden } from './hidden-characters.js';
import { unleet } from './leet.js';
import { Rewrite } from './rewrite.js';
import { decipheredViews } from './ciphers.js';
import { joinPieces } from './join-pieces.js';
import { correctSpelling, distinctWords, splitGlued, turnedViews } from './respell.js';
import type { Vocabulary } from './respell.js';
import { joinLooseWords, joinSpacedLetters } from './spaced-letters.js';

/** One way to read a text; `plain` is the text itself without what nobody sees. */
export interface TextView {
  readonly reading: 'plain' | 'tagged' | 'decoded' | 'respelled';
  /** Letters folded, case kept. */
  readonly text: string;
}

const SPLIT_BY_MARKUP = /\p{L}(?:[*~`]|<\/?[a-z]{1,6}\/?>|<!--[^>]{0,20}-->|\/\*[^*/]{0,20}\*\/)+\p{L}/iu;
const MARKUP_INSIDE_WORDS =
  /(?<=\p{L})(?:[*~`]|<\/?[a-z]{1,6}\/?>|<!--[^>]{0,20}-->|\/\*[^*/]{0,20}\*\/)+(?=\p{L})|<\/(?:b|i|u|s|em|span|strong|small|mark|sub|sup)>|\*\*/giu;
const SENTENCE_BREAK = '\n\n';
const CAMEL = /\p{Ll}\p{Lu}\p{Ll}+\p{Lu}/u;
const HUMP = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** Other spellings of one folded text: letters joined, digits read as letters, words taken apart, turned or corrected. */
function respellings(plain: string, vocabulary: Vocabulary): string[] {
  const joined = joinSpacedLetters(plain);
  const words = distinctWords(plain);
  const rewrites = [
    joined,
    splitGlued(joined.whole(), vocabulary),
    joinLooseWords(plain),
    joinPieces(plain, vocabulary),
    unleet(plain),
    CAMEL.test(plain) ? Rewrite.of(plain, HUMP, () => ' ') : null,
    SPLIT_BY_MARKUP.test(plain) ? Rewrite.of(plain, MARKUP_INSIDE_WORDS, () => '') : null,
    correctSpelling(plain, words, vocabulary),
  ];
  return [
    ...rewrites.map((rewrite) => rewrite?.reading(vocabulary.telling) ?? null),
    ...turnedViews(plain, words, vocabulary),
    ...decipheredViews(plain, words, vocabulary),
  ].filter((view) => view !== null);
}

/** All messages of a kind share one view: thousands of tiny ones must not cost thousands of scans. */
const optionalView = (reading: TextView['reading'], text: string): TextView[] => (text === '' ? [] : [{ reading, text }]);

/** What a careful reader with the right tools would read: the plain text first, then hidden and encoded messages, if any. */
export function readableViews(text: string): [TextView, ...TextView[]] {
  const { visible, tagged } = revealHidden(text);
  const fold = (raw: string): string => foldLetters(capMarks(raw).normalize('NFKC'));
  return [
    { reading: 'plain', text: fold(visible) },
    ...optionalView('tagged', fold(tagged.join(' '))),
    ...optionalView('decoded', fold(decodedRuns(visible).join(SENTENCE_BREAK))),
  ];
}

/** What a text may be meant to say by somebody who hides words from rules, beside what it reads. */
export function respelledViews(readable: ReturnType<typeof readableViews>, vocabulary: Vocabulary): TextView[] {
  const decoded = readable
    .filter(({ reading }) => reading === 'decoded')
    .map((view) => correctSpelling(view.text, distinctWords(view.text), vocabulary)?.reading(vocabulary.telling) ?? null);
  const respelled = [...respellings(readable[0].text, vocabulary), ...decoded.filter((view) => view !== null)];
  return respelled.map((view): TextView => ({ reading: 'respelled', text: view }));
}

/** All views of a text: those that can be read, and those that it may be meant to say; training asks for them. @public */
export function allViews(text: string, vocabulary: Vocabulary): TextView[] {
  const readable = readableViews(text);
  return [...readable, ...respelledViews(readable, vocabulary)];
}
