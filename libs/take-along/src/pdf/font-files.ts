import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.js';

export type Weight = 400 | 700;

/** One file of a family: the characters it is for, and what it can really draw. */
export interface FontFile {
  /** Names it within a document. */
  readonly name: string;
  readonly bytes: Buffer;
  covers(codePoint: number): boolean;
}

interface Family {
  readonly id: string;
  readonly weights: readonly Weight[];
}

/** In the order they are asked in; of what two have, the first one is drawn. All under the SIL Open Font License. */
const FAMILIES: readonly Family[] = [
  { id: 'noto-sans', weights: [400, 700] },
  { id: 'noto-sans-arabic', weights: [400, 700] },
  { id: 'noto-sans-hebrew', weights: [400, 700] },
  { id: 'noto-sans-thai', weights: [400, 700] },
  { id: 'sawarabi-gothic', weights: [400] },
  { id: 'gowun-dodum', weights: [400] },
  { id: 'zcool-xiaowei', weights: [400] },
];

type Range = readonly [from: number, to: number];
interface Slice {
  readonly folder: string;
  readonly id: string;
  readonly part: string;
  readonly weights: readonly Weight[];
  readonly ranges: readonly Range[];
}

const HEX = 16;
const toRange = (text: string): Range => {
  const [from = '', to = from] = text.trim().replace('U+', '').split('-');
  return [Number.parseInt(from, HEX), Number.parseInt(to, HEX)];
};

function slicesOf({ id, weights }: Family): Slice[] {
  const listing = createRequire(import.meta.url).resolve(`@fontsource/${id}/unicode.json`);
  const parts = JSON.parse(readFileSync(listing, 'utf8')) as Readonly<Record<string, string>>;
  const folder = join(dirname(listing), 'files');
  return Object.entries(parts).map(([part, ranges]) => ({ folder, id, part: part.replace(/[[\]]/g, ''), weights, ranges: ranges.split(',').map(toRange) }));
}

let slices: Slice[] | null = null;
const opened = new Map<string, FontFile>();

function open(slice: Slice, weight: Weight): FontFile {
  const drawn = slice.weights.includes(weight) ? weight : 400;
  const name = `${slice.id}-${slice.part}-${drawn}`;
  const known = opened.get(name);
  if (known) return known;
  const bytes = unpackWoff(readFileSync(join(slice.folder, `${name}-normal.woff`)));
  const font = create(bytes) as Font;
  const file = { name, bytes, covers: (codePoint: number) => font.hasGlyphForCodePoint(codePoint) };
  opened.set(name, file);
  return file;
}

const found: Readonly<Record<Weight, Map<number, FontFile | null>>> = { 400: new Map(), 700: new Map() };

/** The file that draws a character, read when it is first asked for; null where no family has it. */
export function fontFileFor(codePoint: number, weight: Weight): FontFile | null {
  const known = found[weight].get(codePoint);
  if (known !== undefined) return known;
  const file = findFile(codePoint, weight);
  found[weight].set(codePoint, file);
  return file;
}

function findFile(codePoint: number, weight: Weight): FontFile | null {
  slices ??= FAMILIES.flatMap(slicesOf);
  for (const slice of slices) {
    if (!slice.ranges.some(([from, to]) => codePoint >= from && codePoint <= to)) continue;
    const file = open(slice, weight);
    if (file.covers(codePoint)) return file;
  }
  return null;
}
