import { Rewrite } from './rewrite.js';
import type { Vocabulary } from './respell.js';

const PIECE = /[a-z]{1,20}/gi;
/** What may stand between two pieces of one word: a hyphen, a space, an emoji, a closing and an opening quote. */
const MAX_GAP_CHARS = 4;
const MAX_PIECES = 8;
/** Fields of records and joined strings are looked at in short texts only; a long record is read as it stands. */
const MAX_RECORD_CHARS = 4_096;
const SEAM_MARK = '·';
/** From the end of one string to the beginning of the next: a comma and a key, or a plus. */
const SEAM = /["'`]\s{0,3}[,;+&]?\s{0,3}(?:["'`]?[\w-]{1,20}["'`]?\s{0,3}[:=]\s{0,3})?["'`]/gu;
/** The same where names say that the strings are parts of one: a, b, part1, 2. */
const FRAGMENT_SEAM = /["'`]\s{0,3}(?:[,;]\s{0,3}["'`]?(?:[a-z]|[a-z]{1,8}_?\d{1,3}|\d{1,3})["'`]?\s{0,3}[:=]\s{0,3}|[+&]\s{0,3}|\s{1,3})["'`]/giu;

/** The text with words that rules know put together again where marks, spaces or the fields of a record cut them. */
export function joinPieces(text: string, vocabulary: Vocabulary): Rewrite {
  const seamless = text.length > MAX_RECORD_CHARS ? text : text.replace(SEAM, SEAM_MARK);
  const joined = joinCutWords(seamless, vocabulary);
  return joined.changes || text.length > MAX_RECORD_CHARS ? joined : Rewrite.of(text, FRAGMENT_SEAM, () => ' ');
}

function joinCutWords(text: string, vocabulary: Vocabulary): Rewrite {
  const rewrite = new Rewrite(text);
  const pieces = [...text.matchAll(PIECE)];
  for (let first = 0; first < pieces.length; first += 1) {
    const cut = wordFrom(text, pieces, first, vocabulary);
    if (cut === null) continue;
    const start = pieces[first]?.index ?? 0;
    rewrite.replace(start, text.slice(start, endOf(pieces[cut.last])), cut.word);
    first = cut.last;
  }
  return rewrite;
}

const endOf = (piece: RegExpExecArray | undefined): number => (piece === undefined ? 0 : piece.index + piece[0].length);

/** The longest known word that begins with the piece and takes in the next ones. */
function wordFrom(
  text: string,
  pieces: readonly RegExpExecArray[],
  first: number,
  vocabulary: Vocabulary,
): { readonly word: string; readonly last: number } | null {
  let word = pieces[first]?.[0].toLowerCase() ?? '';
  let found: { readonly word: string; readonly last: number } | null = null;
  let hasMarks = false;
  for (let next = first + 1; next < first + MAX_PIECES && vocabulary.beginnings.has(word); next += 1) {
    const piece = pieces[next];
    const gap = piece === undefined ? '' : text.slice(endOf(pieces[next - 1]), piece.index);
    if (piece === undefined || gap.length > MAX_GAP_CHARS) break;
    word += piece[0].toLowerCase();
    hasMarks ||= gap.trim() !== '';
    // Small words too often follow each other by chance.
    if (vocabulary.telling.has(word) || (hasMarks && vocabulary.words.has(word))) found = { word, last: next };
  }
  return found;
}
