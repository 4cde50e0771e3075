import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { EXCERPT_CHARS } from '../match/rule.js';
import { dataFile } from './data-file.js';
import { hashFeatures } from './hash-features.js';
import type { FeatureDomain } from './hash-features.js';
import { bestSpan } from './windows.js';

/** How much a text reads like an attack, as log odds, and the place that reads most like one. */
export interface LearnedScore {
  readonly score: number;
  readonly excerpt: string;
  /** Words and marks of the place. */
  readonly tokens: number;
}

interface ModelFacts {
  /** The model has `2 ** bits` weights. */
  readonly bits: number;
  /** What a quantised weight of 1 stands for. */
  readonly scale: number;
  readonly bias: number;
  /** What each rule that a text raises adds to its score. */
  readonly signals?: Readonly<Record<string, number>>;
}

/** Logistic regression over hashed features with weights of 8 bits; `tools/guard/train.mjs` makes them. */
export class LinearModel {
  private constructor(
    private readonly facts: ModelFacts,
    private readonly weights: Int8Array,
  ) {}

  /** Reads the weights from the data folder. @throws {Error} when they are missing or damaged: a guard without them must not run. */
  static load(name: string): LinearModel {
    const facts = JSON.parse(readFileSync(dataFile(`${name}.json`), 'utf8')) as ModelFacts;
    const bytes = brotliDecompressSync(readFileSync(dataFile(`${name}.weights.br`)));
    if (bytes.length !== 2 ** facts.bits) throw new Error(`the weights ${name} of the guard are damaged: ${bytes.length} of ${2 ** facts.bits}`);
    return new LinearModel(facts, new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length));
  }

  /** The score of the reading that reads most like an attack. Linear in the length of the texts. */
  score(texts: readonly string[], domain: FeatureDomain): LearnedScore {
    let best: LearnedScore | undefined;
    for (const text of texts) {
      const scored = this.scoreOne(text, domain);
      if (best === undefined || scored.score > best.score) best = scored;
    }
    return best ?? { score: this.facts.bias, excerpt: '', tokens: 0 };
  }

  /** What the rules that a text raises add to its score. */
  signalScore(rules: readonly string[]): number {
    return rules.reduce((sum, rule) => sum + (this.facts.signals?.[rule] ?? 0), 0);
  }

  private scoreOne(text: string, domain: FeatureDomain): LearnedScore {
    const { buckets, ends, offsets } = hashFeatures(text, 2 ** this.facts.bits - 1, domain);
    const sums = new Float64Array(ends.length);
    let sum = 0;
    for (let token = 0, index = 0; token < ends.length; token += 1) {
      for (const end = ends[token] ?? 0; index < end; index += 1) sum += this.weights[buckets[index] ?? 0] ?? 0;
      sums[token] = sum;
    }
    const { score, from, to } = bestSpan(sums, ends);
    const start = offsets[from] ?? 0;
    return { score: score * this.facts.scale + this.facts.bias, excerpt: text.slice(start, start + EXCERPT_CHARS), tokens: to - from };
  }
}
