import { compile } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';

/** A part of the text that holds one thought. */
export interface Clause {
  readonly start: number;
  readonly end: number;
  /** One of several things named in a row. */
  readonly isListed: boolean;
  /** It goes on a list that began with a refusal: "no museums or churches". */
  readonly isRefused: boolean;
}

const SENTENCE_END = /[!?;\n]+|\.{1,9}(?=\s|$)|\s[-–—]\s|\s{0,2}(?:→|->|=>)\s{0,2}|[()]|:\s|\p{Extended_Pictographic}+/gu;
/** What stands behind is refused: "Uxmal instead of Chichén Itzá". */
const INSTEAD = /\s(?=(?:instead of|rather than|anstatt|statt|anstelle|au lieu d|plutot qu|en vez d|en lugar d|invece d|piuttosto che|em vez d|ao inves d))/gu;
/** A comma between digits belongs to a number. */
const COMMA = /,(?!\d{3}(?!\d))\s{0,2}/gu;
const MAX_PART_WORDS = 5;
/** Pairs that are one thing. */
const ONE_THING =
  /(?:fish and chips|bed and breakfast|rock and roll|mac and cheese|rice and beans|black and white|mum and dad|mom and dad|up and down|drum and bass)/gu;

interface Piece {
  readonly start: number;
  readonly end: number;
}

function splitAt(folded: string, { start, end }: Piece, pattern: RegExp): Piece[] {
  const pieces: Piece[] = [];
  let from = start;
  for (const match of folded.slice(start, end).matchAll(pattern)) {
    pieces.push({ start: from, end: start + match.index });
    from = start + match.index + match[0].length;
  }
  return [...pieces, { start: from, end }].filter((piece) => folded.slice(piece.start, piece.end).trim() !== '');
}

const wordCount = (folded: string, { start, end }: Piece): number => (folded.slice(start, end).match(/[\p{L}\p{N}]+/gu) ?? []).length;

/** "Temples and gardens" are two wishes; a long thought with "and" in it stays one. */
function splitAtAnd(folded: string, piece: Piece, words: LanguageWords): Piece[] {
  if (ONE_THING.test(folded.slice(piece.start, piece.end))) {
    ONE_THING.lastIndex = 0;
    return [piece];
  }
  const parts = splitAt(folded, piece, compile(words, words.wishes.and));
  return parts.length > 1 && parts.every((part) => wordCount(folded, part) <= MAX_PART_WORDS * 2) ? parts : [piece];
}

/** "None please": what politeness and good humour add to a refusal. */
const POLITE =
  /(?<![\p{L}\p{N}])(?:pls|plz|please|thanks|thank you|ok|okay|lol|haha|xd|bitte|danke|por favor|porfa|gracias|merci|svp|stp|grazie|per favore|obrigad[oa])$/u;
export const withoutPoliteness = (said: string): string => {
  const left = said.trim().replace(POLITE, '').trimEnd();
  return left.endsWith(',') ? left.slice(0, -1) : left;
};

/** "Museums, not for us": what only refuses belongs to what stands before it. */
function withRefusalsBehind(folded: string, parts: readonly Piece[], words: LanguageWords): Piece[] {
  const alone = compile(words, words.wishes.notBehind, 'left');
  return parts.reduce<Piece[]>((joined, part) => {
    const said = withoutPoliteness(folded.slice(part.start, part.end));
    const last = joined.at(-1);
    if (last && alone.exec(said)?.index === 0) return [...joined.slice(0, -1), { start: last.start, end: part.end }];
    return [...joined, part];
  }, []);
}

/** The clauses of a folded text from left to right. */
export function clausesOf(folded: string, words: LanguageWords): Clause[] {
  const not = compile(words, `(?:${words.wishes.not})(?: \\p{L}+){0,2}`, 'right');
  const sentences = withRefusalsBehind(folded, splitAt(folded, { start: 0, end: folded.length }, SENTENCE_END), words);
  return sentences.flatMap((sentence) => {
    const items = splitAt(folded, sentence, COMMA).flatMap((item) => splitAt(folded, item, INSTEAD));
    const parts = withRefusalsBehind(folded, items, words).flatMap((part) => splitAtAnd(folded, part, words).map((piece) => ({ piece, part })));
    return parts.map(({ piece, part }) => ({
      ...piece,
      isListed: parts.length > 1 || wordCount(folded, piece) <= MAX_PART_WORDS,
      isRefused: piece.start !== part.start && not.test(folded.slice(part.start, piece.start)) && wordCount(folded, piece) <= 2,
    }));
  });
}
