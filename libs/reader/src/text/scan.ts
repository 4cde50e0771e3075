const TAKEN = '\u0001';
const SAME_CHARACTER: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u00b4': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u00ab': '"',
  '\u00bb': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u00a0': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\t': ' ',
  '\r': ' ',
  '\u0131': 'i',
};

/** One lower-case character without accent for each UTF-16 unit, so that positions stay those of the text. */
function foldUnit(unit: string): string {
  const same = SAME_CHARACTER[unit];
  if (same) return same;
  const folded = unit
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');
  return folded.length === 1 ? folded : (folded[0] ?? ' ');
}

const isPlain = (text: string): boolean => /^[\n -~]*$/.test(text);

/** Lower case without accents; every position is the position in `text`. */
export function foldKeepingPositions(text: string): string {
  return isPlain(text) ? text.toLowerCase() : Array.from({ length: text.length }, (_, i) => foldUnit(text.charAt(i))).join('');
}

/** A match with its place in the text. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly match: RegExpMatchArray;
}

/**
 * A text while it is read: whoever understands some words takes them, so that the 10 of "10 May" is no number of people.
 */
export class Scan {
  /** As written, in composed Unicode. */
  readonly text: string;
  /** Lower case, no accents, same positions. */
  readonly folded: string;
  private units: string[];
  /** Null after a take, until somebody looks. */
  private joined: string | null;

  constructor(text: string) {
    this.text = text.normalize('NFC');
    this.folded = foldKeepingPositions(this.text);
    this.units = [...Array.from({ length: this.folded.length }, (_, i) => this.folded.charAt(i))];
    this.joined = this.folded;
  }

  /** The folded text with taken words blanked out. */
  get rest(): string {
    return (this.joined ??= this.units.join(''));
  }

  take(start: number, end: number): void {
    for (let i = start; i < end; i++) this.units[i] = TAKEN;
    this.joined = null;
  }

  /** Every match in what is left, in order; the pattern must be global. */
  findAll(pattern: RegExp): Found[] {
    return [...this.rest.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length, match }));
  }

  find(pattern: RegExp): Found | null {
    const match = this.rest.match(pattern);
    return match?.index === undefined ? null : { start: match.index, end: match.index + match[0].length, match };
  }

  /** The person's own words at a position. */
  words(start: number, end: number): string {
    return this.text.slice(start, end).trim();
  }
}

/** Stands in {@link Scan.rest} for each character that was taken. */
export const TAKEN_CLASS = '\\u0001';
