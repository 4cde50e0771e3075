/** Globals such as Math are slow to reach in a sandbox. */
const { min, sqrt } = Math;

/** Spans of tokens that are judged on their own, beside the whole text: an attack inside a long document must not be diluted by it. */
export const WINDOW_TOKENS = [16, 40, 100] as const;

/** A span of tokens, from `from` up to but without `to`, and its score. */
export interface ScoredSpan {
  readonly from: number;
  readonly to: number;
  readonly score: number;
}

/**
 * The span with the highest score; the score of a span is the sum of its features' weights over the root of their number.
 *
 * `sums` and `ends` hold, per token, the sum of weights and the number of features up to and with it. Linear in the number of tokens.
 */
export function bestSpan(sums: Float64Array, ends: Int32Array): ScoredSpan {
  const tokens = ends.length;
  const scoreOf = (from: number, to: number): number => {
    const features = (ends[to - 1] ?? 0) - (from === 0 ? 0 : (ends[from - 1] ?? 0));
    const sum = (sums[to - 1] ?? 0) - (from === 0 ? 0 : (sums[from - 1] ?? 0));
    return features === 0 ? 0 : sum / sqrt(features);
  };
  let best: ScoredSpan = { from: 0, to: tokens, score: tokens === 0 ? 0 : scoreOf(0, tokens) };
  for (const size of WINDOW_TOKENS) {
    if (size >= tokens) break;
    for (let from = 0; from < tokens; from += size / 2) {
      const to = min(from + size, tokens);
      const score = scoreOf(from, to);
      if (score > best.score) best = { from, to, score };
      if (to === tokens) break;
    }
  }
  return best;
}
