export interface MetricName {
  readonly name: string;
  readonly type: string;
}

export function metricsIn(expression: string): string[];
export function seriesOf(metrics: readonly MetricName[]): Set<string>;
export function findProblems(given: {
  readonly rules: { readonly groups: readonly { readonly rules: readonly unknown[] }[] };
  readonly dashboard: object;
  readonly runbook: string;
  readonly metrics: readonly MetricName[];
}): string[];
