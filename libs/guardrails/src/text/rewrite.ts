/** Below, a reading is looked at as a whole: that is cheap, and its parts tell less than the whole. */
const LONG_CHARS = 4_096;
/** On each side of what was written anew: with it as many words as a rule looks at, and a window of the model. */
const CONTEXT_CHARS = 200;
const BREAK = '\n\n';

const LETTER = /\p{L}/u;
const WORDS = /[a-z]{5,}/gi;

/**
 * One other spelling of a text. In a long text most words stay as they were, and the rules have read those already: then the reading is
 * what was written anew and holds a word that rules know, with the words around it.
 */
export class Rewrite {
  private readonly pieces: string[] = [];
  /** Where what was written anew begins and ends in the new text, in turns. */
  private readonly edges: number[] = [];
  /** What stood there. */
  private readonly found: string[] = [];
  private length = 0;
  private read = 0;

  constructor(private readonly text: string) {}

  /** Replaces what the expression finds by what `anew` says, as `String.replace` does. */
  static of(text: string, expression: RegExp, anew: (found: string) => string): Rewrite {
    const rewrite = new Rewrite(text);
    for (const { 0: found, index } of text.matchAll(expression)) {
      const written = anew(found);
      if (written !== found) rewrite.replace(index, found, written);
    }
    return rewrite;
  }

  /** Whether anything is written anew. */
  get changes(): boolean {
    return this.edges.length > 0;
  }

  /** The whole text as it reads now. */
  whole(): string {
    return this.pieces.join('') + this.text.slice(this.read);
  }

  /** The reading to look at; null when there is nothing that the text itself does not say. */
  reading(telling: ReadonlySet<string>): string | null {
    if (this.edges.length === 0) return null;
    const whole = this.whole();
    if (whole.length <= LONG_CHARS) return whole;
    const edges = this.edges.filter((_edge, at) => this.isTelling(whole, at - (at % 2), telling));
    return edges.length === 0 ? null : partsOf(whole, edges);
  }

  private isTelling(whole: string, at: number, telling: ReadonlySet<string>): boolean {
    const written = whole.slice(this.edges[at], this.edges[at + 1]);
    // One of one or many is no disguise. A piece without letters joins the words on its sides or parts them.
    if (isPlural(this.found[at / 2] ?? '', written)) return false;
    return !LETTER.test(written) || (written.match(WORDS) ?? []).some((word) => telling.has(word.toLowerCase()));
  }

  /** Notes that `found` at the index reads `written`; the indices of calls grow. */
  replace(index: number, found: string, written: string): void {
    const kept = this.text.slice(this.read, index);
    this.pieces.push(kept, written);
    this.length += kept.length + written.length;
    this.edges.push(this.length - written.length, this.length);
    this.found.push(found);
    this.read = index + found.length;
  }
}

const isPlural = (one: string, other: string): boolean => `${one.toLowerCase()}s` === other.toLowerCase() || `${other.toLowerCase()}s` === one.toLowerCase();

function partsOf(whole: string, edges: readonly number[]): string {
  const parts: string[] = [];
  let from = 0;
  let to = -1;
  for (let at = 0; at < edges.length; at += 2) {
    const start = Math.max(0, (edges[at] ?? 0) - CONTEXT_CHARS);
    if (to >= 0 && start > to) parts.push(whole.slice(from, to));
    if (to < 0 || start > to) from = start;
    to = (edges[at + 1] ?? 0) + CONTEXT_CHARS;
  }
  parts.push(whole.slice(from, to));
  return parts.join(BREAK);
}
