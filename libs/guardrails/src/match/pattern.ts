/** Words per concept; an entry that ends in `*` stands for all words that begin so. */
export type Lexicon = Readonly<Record<string, readonly string[]>>;

/** The words of a list written with white space between them. */
export const words = (list: string): readonly string[] => list.trim().split(/\s+/u);

/** What one place of a pattern asks for. */
export type PatternStep =
  | { readonly kind: 'word'; readonly element: string; readonly optional: boolean }
  | { readonly kind: 'gap'; readonly words: number }
  | { readonly kind: 'start' };

/** One compiled phrase pattern; `first` is the element that its first required word must match. */
export interface Pattern {
  readonly steps: readonly PatternStep[];
  readonly first: string;
  readonly source: string;
}

/** Offsets of a match live in the bits of one 32-bit number. */
const MAX_SPAN_WORDS = 30;
const GAP = /^\.\.(\d+)$/;

const fail = (source: string, reason: string): never => {
  throw new Error(`guard pattern "${source}": ${reason}`);
};

const parseStep = (part: string): PatternStep => {
  const gap = GAP.exec(part);
  if (gap) return { kind: 'gap', words: Number(gap[1]) };
  if (part === '^') return { kind: 'start' };
  const optional = part.endsWith('?');
  return { kind: 'word', element: optional ? part.slice(0, -1) : part, optional };
};

const width = (step: PatternStep): number => (step.kind === 'gap' ? step.words : Number(step.kind === 'word'));

/**
 * A phrase pattern from its notation: words in order, `a|b` either word, `stem*` words that begin so, `<concept>` any word of a
 * concept, `word?` may be absent, `..3` up to three words between, `^` only where a sentence or a quoted piece begins.
 *
 * @throws {Error} while the rules are built, when it begins with a gap or an optional word, or spans more than 30 words.
 */
export function parsePattern(source: string): Pattern {
  const steps = source.split(' ').map(parseStep);
  const span = steps.reduce((sum, step) => sum + width(step), 0);
  if (span > MAX_SPAN_WORDS) fail(source, `spans ${span} words, at most ${MAX_SPAN_WORDS} are allowed`);
  const first = steps.find((step) => step.kind !== 'start');
  if (first?.kind !== 'word' || first.optional) return fail(source, 'must begin with a required word');
  return { steps, first: first.element, source };
}

/** The words and stems an element of a pattern stands for. */
export function elementWords(element: string, lexicon: Lexicon): readonly string[] {
  return element.split('|').flatMap((part) => {
    if (!part.startsWith('<')) return [part];
    return lexicon[part.slice(1, -1)] ?? fail(element, `there is no concept ${part}`);
  });
}
