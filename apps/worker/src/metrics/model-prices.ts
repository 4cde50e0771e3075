import type { ModelUsage } from '@app/ports';
import type { WorkerConfig } from '../worker.config.js';

const TOKENS_PER_PRICE = 1_000_000;

/** US dollars for a million tokens. */
export interface ModelPrices {
  readonly inputUsd: number;
  readonly outputUsd: number;
}

/** The prices as configured, 0 where nobody set one. */
export const pricesIn = (config: WorkerConfig): ModelPrices => ({
  inputUsd: config.MODEL_PRICE_INPUT_USD_PER_MTOK,
  outputUsd: config.MODEL_PRICE_OUTPUT_USD_PER_MTOK,
});

/** US dollars. */
export const costOf = ({ inputTokens, outputTokens }: ModelUsage, { inputUsd, outputUsd }: ModelPrices): number =>
  (inputTokens * inputUsd + outputTokens * outputUsd) / TOKENS_PER_PRICE;
