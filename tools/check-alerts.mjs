import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { findProblems } from './alerts/find-problems.mjs';
import { built } from './built.mjs';

const { allMetrics } = await built('platform');

/** `npm run check:alerts`, after a build: alerts and dashboard read only metrics that exist, each metric is shown, each alert explained. */
const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const problems = findProblems({
  rules: parse(read('deploy/prometheus/alerts.yaml')),
  dashboard: JSON.parse(read('deploy/grafana/navigo-dashboard.json')),
  runbook: read('docs/runbook.md'),
  metrics: allMetrics(),
});
for (const problem of problems) process.stderr.write(`${problem}\n`);
// Node's own metrics watch the event loop, which would keep this process alive.
process.exit(problems.length > 0 ? 1 : 0);
