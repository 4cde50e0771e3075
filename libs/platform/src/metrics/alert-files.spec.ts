import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { findProblems, metricsIn, seriesOf } from '../../../../tools/alerts/find-problems.mjs';
import { allMetrics } from './all-metrics.js';

const ROOT = join(__dirname, '..', '..', '..', '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('the metrics that an expression reads', () => {
  it.each([
    ['up', ['up']],
    ['sum by (le, agent) (rate(a_bucket{outcome="b_c"}[10m])) > 30', ['a_bucket']],
    ['max by (queue) (a{state=~"x|y"}) > 0 unless on (queue) sum by (queue) (b) > 0', ['a', 'b']],
    ['60 * a offset 5m and 2e3 < bool b or absent(c)', ['a', 'b', 'c']],
    ['rate(a[$__rate_interval]) / a', ['a']],
    ['a{x="b(c)", y="}"} + 1', ['a']],
  ])('are found in %s', (expression, names) => {
    expect(metricsIn(expression)).toEqual(names);
  });
});

describe('alerts, dashboard and runbook', () => {
  const metrics = [
    { name: 'navigo_steps_total', type: 'counter' },
    { name: 'navigo_time_seconds', type: 'histogram' },
  ];
  const alert = (name: string, expr: string) => ({ alert: name, expr, annotations: { runbook: `docs/runbook.md#${name.toLowerCase()}` } });
  const given = (change: Partial<Parameters<typeof findProblems>[0]>) => ({
    rules: { groups: [{ rules: [alert('StepsStop', 'rate(navigo_steps_total[5m]) == 0')] }] },
    dashboard: { panels: [{ type: 'timeseries', title: 'Steps', targets: [{ expr: 'navigo_steps_total' }, { expr: 'navigo_time_seconds_bucket' }] }] },
    runbook: '# Runbook\n\n### StepsStop\n',
    metrics,
    ...change,
  });

  it('fit together where nothing is wrong', () => {
    expect(findProblems(given({}))).toEqual([]);
  });

  it('are found out when an alert reads a metric that is misspelled, or none', () => {
    const rules = { groups: [{ rules: [alert('StepsStop', 'rate(navigo_step_total[5m]) == 0'), alert('StepsStop', 'vector(1)')] }] };
    expect(findProblems(given({ rules }))).toEqual(['Alert StepsStop reads navigo_step_total, which no process exports', 'Alert StepsStop reads no metric']);
  });

  it('are found out when a panel reads a histogram by its bare name, and shows a metric nowhere', () => {
    const dashboard = { panels: [{ type: 'row', panels: [{ type: 'timeseries', title: 'Time', targets: [{ expr: 'navigo_time_seconds' }] }] }] };
    expect(findProblems(given({ dashboard }))).toEqual([
      'Panel Time reads navigo_time_seconds, which no process exports',
      'No panel shows navigo_steps_total',
      'No panel shows navigo_time_seconds',
    ]);
  });

  it('are found out when the runbook leaves an alert out', () => {
    expect(findProblems(given({ runbook: '# Runbook\n\nStepsStop\n' }))).toEqual(['Alert StepsStop has no section in the runbook']);
  });

  it('know the three series of a histogram', () => {
    expect([...seriesOf(metrics)]).toEqual(['navigo_steps_total', 'navigo_time_seconds_bucket', 'navigo_time_seconds_sum', 'navigo_time_seconds_count', 'up']);
  });

  it('of this project fit together', () => {
    expect(
      findProblems({
        rules: parse(read('deploy/prometheus/alerts.yaml')) as never,
        dashboard: JSON.parse(read('deploy/grafana/navigo-dashboard.json')) as object,
        runbook: read('docs/runbook.md'),
        metrics: allMetrics(),
      }),
    ).toEqual([]);
  });
});
