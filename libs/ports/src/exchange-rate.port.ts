import type { Source } from '@app/contracts';

/** Units of `to` for one unit of `from`. */
export interface ExchangeRate {
  readonly from: string;
  readonly to: string;
  readonly rate: number;
  readonly asOf: string;
  readonly source: Source;
}

export interface ExchangeRatePort {
  /** @throws {TerminalError} PROVIDER_BAD_REQUEST when a currency is not known. */
  rate(from: string, to: string, signal: AbortSignal): Promise<ExchangeRate>;
  /** The rate of each of these currencies to `to`, in one question; a currency that is not known is left out. */
  rates(from: readonly string[], to: string, signal: AbortSignal): Promise<ExchangeRate[]>;
}
