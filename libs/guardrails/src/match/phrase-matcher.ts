import { foldLetters } from '../text/fold.js';
import { elementWords, parsePattern } from './pattern.js';
import type { Lexicon, Pattern } from './pattern.js';
import type { Tokens } from './tokenize.js';

/** A pattern of `owner` matched the words from `start` up to, not including, `end`. */
export interface PhraseMatch {
  readonly owner: string;
  readonly start: number;
  readonly end: number;
}

export interface OwnedPattern {
  readonly owner: string;
  readonly phrase: string;
}

type ElementIds = ReadonlySet<number>;

interface IndexedPattern extends Pattern {
  readonly owner: string;
  /** Element number per step, -1 where the step is no word. */
  readonly elements: readonly number[];
}

const NO_ELEMENTS: ElementIds = new Set();
const MAX_WINDOW_WORDS = 31;

const foldWord = (word: string): string => foldLetters(word.normalize('NFKC')).toLowerCase();

/** Finds many phrase patterns in one pass over the words; the cost per word does not depend on the length of the text. */
export class PhraseMatcher {
  private readonly exact = new Map<string, Set<number>>();
  private readonly stems = new Map<string, Set<number>>();
  private readonly stemLengths: readonly number[];
  private readonly byFirstElement = new Map<number, IndexedPattern[]>();

  constructor(patterns: readonly OwnedPattern[], lexicon: Lexicon) {
    const elementIds = new Map<string, number>();
    const idOf = (element: string): number => {
      const known = elementIds.get(element);
      if (known !== undefined) return known;
      const id = elementIds.size;
      elementIds.set(element, id);
      for (const entry of elementWords(element, lexicon)) this.addWord(entry, id);
      return id;
    };
    for (const { owner, phrase } of patterns) {
      const parsed = parsePattern(phrase);
      const elements = parsed.steps.map((step) => (step.kind === 'word' ? idOf(step.element) : -1));
      const first = idOf(parsed.first);
      this.byFirstElement.set(first, [...(this.byFirstElement.get(first) ?? []), { ...parsed, owner, elements }]);
    }
    this.stemLengths = [...new Set([...this.stems.keys()].map((stem) => stem.length))].sort((a, b) => a - b);
  }

  /** Every word that some pattern names exactly; used to split words that were glued together. */
  knownWords(): Iterable<string> {
    return this.exact.keys();
  }

  /** Whether some pattern has a place for the word. */
  knows(word: string): boolean {
    return this.elementsOf(word) !== NO_ELEMENTS;
  }

  /** All matches, one per pattern and first word, the shortest of each. */
  find(tokens: Tokens): PhraseMatch[] {
    const memo = new Map<string, ElementIds>();
    const ids = tokens.words.map((word) => {
      const known = memo.get(word) ?? this.elementsOf(word);
      memo.set(word, known);
      return known;
    });
    const ends = sentenceEnds(tokens.sentences);
    const found: PhraseMatch[] = [];
    for (const [start, elements] of ids.entries()) {
      for (const element of elements) {
        for (const pattern of this.byFirstElement.get(element) ?? []) {
          const length = matchLength(pattern, ids, tokens.starts, { start, limit: ends[start] ?? start });
          if (length > 0) found.push({ owner: pattern.owner, start, end: start + length });
        }
      }
    }
    return found;
  }

  private addWord(entry: string, id: number): void {
    const isStem = entry.endsWith('*');
    const map = isStem ? this.stems : this.exact;
    const word = entry === ':' ? entry : foldWord(isStem ? entry.slice(0, -1) : entry);
    map.set(word, (map.get(word) ?? new Set()).add(id));
  }

  private elementsOf(word: string): ElementIds {
    let all: ElementIds = this.exact.get(word) ?? NO_ELEMENTS;
    for (const length of this.stemLengths) {
      if (length > word.length) break;
      const more = this.stems.get(word.slice(0, length));
      if (more !== undefined) all = all === NO_ELEMENTS ? more : new Set([...all, ...more]);
    }
    return all;
  }
}

/** For each word the index after the last word of its sentence. */
function sentenceEnds(sentences: readonly number[]): number[] {
  const ends: number[] = new Array(sentences.length);
  let end = sentences.length;
  for (let index = sentences.length - 1; index >= 0; index -= 1) {
    if (sentences[index] !== sentences[index + 1]) end = index + 1;
    ends[index] = end;
  }
  return ends;
}

const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** Words the pattern needs from `start`, 0 when it does not match. Bit n of the mask: the next word to look at may be start + n. */
function matchLength(
  pattern: IndexedPattern,
  ids: readonly ElementIds[],
  starts: readonly boolean[],
  { start, limit }: { readonly start: number; readonly limit: number },
): number {
  const window = Math.min(limit - start, MAX_WINDOW_WORDS - 1);
  const inside = 2 ** (window + 1) - 1;
  let mask = 1;
  for (const [index, step] of pattern.steps.entries()) {
    if (step.kind === 'gap') for (let words = 0; words < step.words; words += 1) mask |= (mask << 1) & inside;
    else if (step.kind === 'start') mask = keepStarts(mask, starts, start);
    else {
      const element = pattern.elements[index] ?? -1;
      mask = advance(mask, (offset) => offset < window && (ids[start + offset] ?? NO_ELEMENTS).has(element)) | (step.optional ? mask : 0);
    }
    if (mask === 0) return 0;
  }
  return lowestBit(mask);
}

function keepStarts(mask: number, starts: readonly boolean[], start: number): number {
  let kept = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) if (starts[start + lowestBit(rest)] === true) kept |= rest & -rest;
  return kept;
}

function advance(mask: number, matches: (offset: number) => boolean): number {
  let next = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) if (matches(lowestBit(rest))) next |= (rest & -rest) << 1;
  return next;
}
