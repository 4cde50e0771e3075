import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { casesOf, withCases } from './halves.mjs';
import { runCases } from './run-cases.mjs';
import { scoreAll } from './score.mjs';

const DEFAULT_CONCURRENCY = 4;
const TOLD_EVERY = 50;
const MAX_TOLD_FAILURES = 5;

/** The files to run as `[{set, file}]`: the given one, or those of the yardstick that are there. */
export function filesOf(evaluation, { cases, casesDir }) {
  if (cases) return [{ set: setFor(evaluation, JSON.parse(readFileSync(cases, 'utf8'))), file: cases }];
  return evaluation.sets.map((set) => ({ set, file: resolve(casesDir, set.file) })).filter(({ file }) => existsSync(file));
}

/** The set that a file belongs to: that of its dataset, else the first that takes its cases. */
function setFor({ sets }, content) {
  const [first] = casesOf(content) ?? [];
  return sets.find(({ dataset }) => dataset !== undefined && dataset === content.dataset) ?? sets.find(({ takes }) => first && takes?.(first)) ?? sets[0];
}

/** Runs one file of cases through the system; resolves to `{predictions, failures, p50Ms, p95Ms, scores}`. */
export async function evaluateFile({ evaluation, set, file, options, client, progress }) {
  const whole = JSON.parse(readFileSync(file, 'utf8'));
  const content = withCases(whole, casesOf(whole).slice(0, options.limit));
  const predict = (one) => (set.predict ?? evaluation.predict)(one, client, content, { file, casesDir: options.casesDir });
  const label = `${evaluation.name}: ${casesOf(content).length} cases`;
  const onCase = (done, total, failed) => {
    if (done % TOLD_EVERY === 0 && done < total) progress.note(`… ${done} of ${total} cases, ${failed} failed`);
  };
  const run = await progress.step(label, async () => {
    await evaluation.prepare?.(client);
    return runCases(casesOf(content), predict, { concurrency: evaluation.concurrency ?? DEFAULT_CONCURRENCY, onCase });
  });
  const toPredictions = set.toPredictions ?? evaluation.toPredictions ?? Object.fromEntries;
  const predictions = toPredictions(run.entries);
  if (options.out) writeFileSync(options.out, `${JSON.stringify(predictions, null, 1)}\n`);
  for (const { id, message } of run.failures.slice(0, MAX_TOLD_FAILURES)) progress.note(`${id} failed: ${message}`);
  return { ...run, predictions, scores: scoreAll({ set, content, predictions, casesDir: options.casesDir }) };
}
