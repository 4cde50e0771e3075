import bidiFactory from 'bidi-js';
import { fontFileFor } from './font-files.js';
import type { FontFile, Weight } from './font-files.js';

// The package has one export, a function, which its types call `default`.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** Neighbouring characters that one font file draws in one direction. */
export interface TextRun {
  readonly text: string;
  readonly file: FontFile;
}

const MISSING = '?';
/** Marks and joiners belong to the letter before them. */
const CLINGS = /[\p{M}\u200c\u200d\ufe00-\ufe0f]/u;
const PICTURE = /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}]/u;
const PLAIN = /^[\x20-\x7e\u00a0-\u00ff]*$/;

/** Text on one line, of which every character can be drawn: no line breaks, no controls, no pictures, a question mark for what no font has. */
export function printable(text: string, weight: Weight): string {
  const line = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}|\p{Cf}(?<![\u200c\u200d])/gu, '');
  if (PLAIN.test(line)) return line;
  return [...line]
    .map((sign) => (fontFileFor(sign.codePointAt(0) ?? 0, weight) ? sign : PICTURE.test(sign) || CLINGS.test(sign) ? '' : MISSING))
    .join('')
    .replace(/ +/g, ' ');
}

/** Text of one direction; odd levels read from right to left. */
interface Piece {
  readonly text: string;
  readonly level: number;
}

/** Pieces in the order they are drawn from left to right; the text of each stays in the order it is read. */
function visualPieces(line: string): Piece[] {
  if (PLAIN.test(line)) return [{ text: line, level: 0 }];
  const embedding = bidi.getEmbeddingLevels(line, 'ltr');
  const pieces: { text: string; level: number }[] = [];
  let at = 0;
  for (const sign of line) {
    const level = embedding.levels[at] ?? 0;
    const last = pieces.at(-1);
    if (last && last.level === level) last.text += sign;
    else pieces.push({ text: sign, level });
    at += sign.length;
  }
  return reordered(pieces);
}

/** Turns around what reads from right to left, the deepest level first (Unicode Bidirectional Algorithm, L2). */
function reordered(pieces: readonly Piece[]): Piece[] {
  const order = [...pieces];
  for (let level = Math.max(...order.map((piece) => piece.level)); level > 0; level -= 1)
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while ((order[to]?.level ?? -1) >= level) to += 1;
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = to;
    }
  return order;
}

/** A line as runs, from left to right as they are drawn. */
export function textRuns(line: string, weight: Weight): TextRun[] {
  return visualPieces(line).flatMap((piece) => {
    const runs: { text: string; file: FontFile }[] = [];
    for (const sign of piece.text) {
      const last = runs.at(-1);
      const file = last && (CLINGS.test(sign) || sign === ' ') ? last.file : fontFileFor(sign.codePointAt(0) ?? 0, weight);
      if (!file) continue;
      if (last?.file === file) last.text += sign;
      else runs.push({ text: sign, file });
    }
    return piece.level % 2 === 1 ? runs.reverse() : runs;
  });
}
