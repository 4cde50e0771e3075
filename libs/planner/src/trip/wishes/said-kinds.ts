import { CONCEPTS } from './concepts.js';
import type { Concept } from './concepts.js';

/** Words of travellers are endless, so only the latest are remembered. */
const MAX_REMEMBERED = 500;
const spansBySaid = new Map<string, readonly Span[]>();

export function remember<V>(cache: Map<string, V>, key: string, value: V): void {
  if (cache.size >= MAX_REMEMBERED) cache.clear();
  cache.set(key, value);
}

/** Where words speak of a kind of thing. */
interface Span {
  readonly concept: Concept;
  readonly start: number;
  readonly end: number;
}

const spansOf = (concept: Concept, folded: string): Span[] =>
  [...folded.matchAll(concept.said)].map(({ index, 0: { length } }) => ({ concept, start: index, end: index + length }));

/** Every kind of thing that folded words speak of, in the order of the kinds. */
export function kindsSaid(folded: string): readonly Span[] {
  let found = spansBySaid.get(folded);
  if (!found) {
    found = CONCEPTS.flatMap((concept) => (concept.said.global ? spansOf(concept, folded) : []));
    remember(spansBySaid, folded, found);
  }
  return found;
}

/** True for a phrase that is a part of a longer one. */
export const isInside = (inner: Span, outer: Span): boolean =>
  outer.concept !== inner.concept && outer.start <= inner.start && inner.end <= outer.end && outer.end - outer.start > inner.end - inner.start;
