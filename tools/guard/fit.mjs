import { builtFile } from '../built.mjs';

const { bestSpan } = await builtFile('guardrails/src/model/windows');

const EPOCHS = 8;
const STEP = 0.3;
const DECAY = 2e-6;
const EPSILON = 1e-8;

/** The best span of all views of a sample, as `{score, view, from, to}`; the model errs or is right by this span. */
export function bestOfViews(views, weights) {
  let best = null;
  for (const view of views) {
    const { buckets, ends, sums } = view;
    let sum = 0;
    for (let token = 0, index = 0; token < ends.length; token += 1) {
      for (const end = ends[token]; index < end; index += 1) sum += weights[buckets[index]];
      sums[token] = sum;
    }
    const span = bestSpan(sums.subarray(0, ends.length), ends);
    if (best === null || span.score > best.score) best = { ...span, view };
  }
  return best;
}

/**
 * Logistic regression over the best span of each sample, by AdaGrad; `samples` are `{views, label: 0 | 1, weight, raised?}`, where
 * `raised` numbers the signals, such as rules, that the text raised. Returns `{weights, bias, signalWeights}`; the same samples and chance give the same weights.
 */
export function fit(samples, buckets, chance, { epochs = EPOCHS, signals = 0 } = {}) {
  const signalWeights = new Float64Array(signals);
  const signalSquares = new Float64Array(signals).fill(1);
  const weights = new Float32Array(buckets);
  const squares = new Float32Array(buckets).fill(EPSILON);
  let bias = 0;
  let biasSquares = 1;
  const order = samples.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = Math.floor(chance() * (index + 1));
      [order[index], order[other]] = [order[other], order[index]];
    }
    for (const index of order) {
      const { views, label, weight, raised = [] } = samples[index];
      const { score, view, from, to } = bestOfViews(views, weights);
      const error = (1 / (1 + Math.exp(-score - bias - raised.reduce((sum, signal) => sum + signalWeights[signal], 0))) - label) * weight;
      if (Math.abs(error) < 1e-3) continue;
      const first = from === 0 ? 0 : view.ends[from - 1];
      const last = view.ends[to - 1] ?? 0;
      const gradient = error / Math.sqrt(Math.max(1, last - first));
      for (let at = first; at < last; at += 1) {
        const bucket = view.buckets[at];
        const full = gradient + DECAY * weights[bucket];
        squares[bucket] += full * full;
        weights[bucket] -= (STEP * full) / Math.sqrt(squares[bucket]);
      }
      for (const signal of raised) {
        signalSquares[signal] += error * error;
        signalWeights[signal] -= (STEP * error) / Math.sqrt(signalSquares[signal]);
      }
      biasSquares += error * error;
      bias -= (STEP * error) / Math.sqrt(biasSquares);
    }
  }
  return { weights, bias, signalWeights };
}
