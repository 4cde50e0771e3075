import { foldLetters } from '../text/fold.js';
import { Occurrences } from './occurrences.js';
import { elementWords, parsePattern } from './pattern.js';
import type { Lexicon, Pattern, PatternStep } from './pattern.js';
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

type ElementIds = readonly number[];

interface IndexedPattern extends Pattern {
  readonly owner: string;
  /** Element number per step, `NO_WORD` where the step is no word. */
  readonly elements: readonly number[];
  /** Elements without which the pattern cannot match. */
  readonly required: readonly number[];
}

const NO_ELEMENTS: ElementIds = [];
/** Words whose elements are remembered from text to text; most texts are made of few words. */
const MAX_KNOWN_WORDS = 20_000;
/** Not an element: stands for the words with which a sentence or a piece begins. */
const STARTS = -2;
const NO_WORD = -1;
const MAX_WINDOW_WORDS = 30;

const foldWord = (word: string): string => foldLetters(word.normalize('NFKC')).toLowerCase();

/** Finds many phrase patterns in one pass over the words; the cost per word does not depend on the length of the text. */
export class PhraseMatcher {
  private readonly exact = new Map<string, Set<number>>();
  private readonly stems = new Map<string, Set<number>>();
  private readonly stemLengths: readonly number[];
  private readonly byFirstElement = new Map<number, IndexedPattern[]>();
  private readonly known = new Map<string, ElementIds>();

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
      const elements = parsed.steps.map((step) => (step.kind === 'word' ? idOf(step.element) : NO_WORD));
      const required = elements.filter((element, index) => element !== NO_WORD && !isOptional(parsed.steps[index]));
      const first = idOf(parsed.first);
      this.byFirstElement.set(first, [...(this.byFirstElement.get(first) ?? []), { ...parsed, owner, elements, required }]);
    }
    this.stemLengths = [...new Set([...this.stems.keys()].map((stem) => stem.length))].sort((a, b) => a - b);
  }

  /** Every word that some pattern names exactly; used to split words that were glued together. */
  knownWords(): Iterable<string> {
    return this.exact.keys();
  }

  /** All matches, one per pattern and first word, the shortest of each. */
  find(tokens: Tokens): PhraseMatch[] {
    const { ids, occurrences } = this.locate(tokens);
    const candidates = this.candidates(occurrences);
    const ends = sentenceEnds(tokens.sentences);
    const found: PhraseMatch[] = [];
    for (let start = 0; start < ids.length; start += 1) {
      for (const element of ids[start] ?? NO_ELEMENTS) {
        for (const pattern of candidates.get(element) ?? []) {
          const length = matchLength(pattern, occurrences, start, (ends[start] ?? start) - start);
          if (length > 0) found.push({ owner: pattern.owner, start, end: start + length });
        }
      }
    }
    return found;
  }

  private locate({ words, starts }: Tokens): { readonly ids: readonly ElementIds[]; readonly occurrences: Occurrences } {
    const occurrences = new Occurrences(words.length);
    const ids: ElementIds[] = new Array(words.length);
    for (let index = 0; index < words.length; index += 1) {
      const elements = this.elementsOf(words[index] ?? '');
      ids[index] = elements;
      for (const element of elements) occurrences.add(element, index);
      if (starts[index] === true) occurrences.add(STARTS, index);
    }
    return { ids, occurrences };
  }

  /** Most texts lack a word that a pattern requires; such patterns are not tried at any place. */
  private candidates(occurrences: Occurrences): Map<number, IndexedPattern[]> {
    const candidates = new Map<number, IndexedPattern[]>();
    for (const [element, patterns] of this.byFirstElement) {
      if (!occurrences.has(element)) continue;
      const possible = patterns.filter(({ required }) => required.every((needed) => occurrences.has(needed)));
      if (possible.length > 0) candidates.set(element, possible);
    }
    return candidates;
  }

  private addWord(entry: string, id: number): void {
    const isStem = entry.endsWith('*');
    const map = isStem ? this.stems : this.exact;
    const word = entry === ':' ? entry : foldWord(isStem ? entry.slice(0, -1) : entry);
    map.set(word, (map.get(word) ?? new Set()).add(id));
  }

  private elementsOf(word: string): ElementIds {
    const known = this.known.get(word);
    if (known) return known;
    const all = new Set(this.exact.get(word));
    for (const length of this.stemLengths) {
      if (length > word.length) break;
      for (const element of this.stems.get(word.slice(0, length)) ?? []) all.add(element);
    }
    const elements = all.size === 0 ? NO_ELEMENTS : [...all];
    if (this.known.size >= MAX_KNOWN_WORDS) this.known.clear();
    this.known.set(word, elements);
    return elements;
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

const isOptional = (step: PatternStep | undefined): boolean => step?.kind === 'word' && step.optional;

/** Index of the lowest bit that is set; by hand, because globals such as Math are slow to reach in a sandbox. */
function lowestBit(mask: number): number {
  let index = 0;
  while (((mask >>> index) & 1) === 0) index += 1;
  return index;
}

/** Words the pattern needs from `start`, 0 when it does not match. Bit n of the mask: the next word to look at may be start + n. */
function matchLength(pattern: IndexedPattern, occurrences: Occurrences, start: number, available: number): number {
  const window = available < MAX_WINDOW_WORDS ? available : MAX_WINDOW_WORDS;
  const insideWords = (1 << window) - 1;
  const inside = (insideWords << 1) | 1;
  let mask = 1;
  for (let index = 0; index < pattern.steps.length && mask !== 0; index += 1) {
    const step = pattern.steps[index];
    if (step?.kind === 'gap') for (let words = 0; words < step.words; words += 1) mask |= (mask << 1) & inside;
    else if (step?.kind === 'start') mask &= occurrences.window(STARTS, start);
    else {
      const next = (mask & insideWords & occurrences.window(pattern.elements[index] ?? NO_WORD, start)) << 1;
      mask = isOptional(step) ? next | mask : next;
    }
  }
  return mask === 0 ? 0 : lowestBit(mask);
}
