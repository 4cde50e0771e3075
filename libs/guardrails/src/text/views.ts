import { decodedRuns } from './decode.js';
import { capMarks, foldLetters } from './fold.js';
import { revealHidden } from './hidden-characters.js';
import { unleet } from './leet.js';
import { correctSpelling, splitGlued, turnedViews } from './respell.js';
import type { Vocabulary } from './respell.js';
import { joinSpacedLetters } from './spaced-letters.js';

/** One way to read a text; `plain` is the text itself without what nobody sees. */
export interface TextView {
  readonly reading: 'plain' | 'tagged' | 'decoded' | 'respelled';
  /** Letters folded, case kept. */
  readonly text: string;
}

const SPLIT_BY_MARKUP = /\p{L}(?:[*~`]{1,3}|<\/?[a-z]{1,6}\/?>)+\p{L}/iu;
const MARKUP_INSIDE_WORDS = /(?<=\p{L})(?:[*~`]{1,3}|<\/?[a-z]{1,6}\/?>)+(?=\p{L})|\*\*/giu;
const CAMEL = /\p{Ll}\p{Lu}\p{Ll}+\p{Lu}/u;
const HUMP = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** Other spellings of one folded text: letters joined, digits read as letters, words taken apart, turned or corrected. */
function respellings(plain: string, vocabulary: Vocabulary): string[] {
  const views: string[] = [];
  const add = (view: string | null): void => {
    if (view !== null && view !== plain) views.push(view);
  };
  const joined = joinSpacedLetters(plain);
  add(joined);
  add(splitGlued(joined, vocabulary));
  add(unleet(plain));
  if (CAMEL.test(plain)) add(plain.replace(HUMP, ' '));
  if (SPLIT_BY_MARKUP.test(plain)) add(plain.replace(MARKUP_INSIDE_WORDS, ''));
  for (const turned of turnedViews(plain, vocabulary)) add(turned);
  add(correctSpelling(plain, vocabulary));
  return views;
}

/** All readings of a text that the rules look at: the plain one first, then hidden, decoded and respelled ones, if any. */
export function textViews(text: string, vocabulary: Vocabulary): TextView[] {
  const { visible, tagged } = revealHidden(text);
  const fold = (raw: string): string => foldLetters(capMarks(raw).normalize('NFKC'));
  const plain = fold(visible);
  return [
    { reading: 'plain', text: plain },
    ...tagged.map((message): TextView => ({ reading: 'tagged', text: fold(message) })),
    ...decodedRuns(visible)
      .map(fold)
      .map((decoded): TextView => ({ reading: 'decoded', text: correctSpelling(decoded, vocabulary) ?? decoded })),
    ...respellings(plain, vocabulary).map((respelled): TextView => ({ reading: 'respelled', text: respelled })),
  ];
}
