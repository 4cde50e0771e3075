import type { WeatherRiskSummary } from '@app/contracts';

export interface WeatherQuery {
  readonly city: string;
  readonly country: string | null;
  /** Known coordinates spare the geocoding call. */
  readonly coordinates: { readonly lat: number; readonly lng: number } | null;
  readonly startDate: string;
  readonly endDate: string;
  /** Today, which decides what a forecast covers. */
  readonly today: string;
}

export interface WeatherPort {
  /**
   * One entry for each calendar day in the place's own zone: forecast within the provider's horizon (`live`), else a normal of the
   * month (`climate`). Days that no source covers are absent.
   *
   * @throws {RetryableError | TerminalError} PROVIDER_* as in the closed list.
   */
  summarize(query: WeatherQuery, signal: AbortSignal): Promise<WeatherRiskSummary>;
}
