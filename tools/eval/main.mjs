import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { Problem } from '../launcher/problem.mjs';
import { createProgress } from '../launcher/progress.mjs';
import { evaluateFile, filesOf } from './evaluate.mjs';
import { readOptions } from './options.mjs';
import { rowsOf, tableOf } from './summary.mjs';
import { withNavigo } from './system.mjs';

/**
 * `npm run eval -- <name> [--cases FILE] [--out FILE]`: runs cases written by others through the HTTP interface and prints the scores.
 *
 * A yardstick is a file in `names` that exports `evaluation`: `{name, sets, predict(case, client, content, {file, casesDir}), concurrency?, prepare?(client),
 * toPredictions?(entries)}`. A set is `{file, scorer, dataset?, takes?(case), scorerFiles?, predict?, toPredictions?, measures?}`; what it says itself wins.
 * `predict` resolves to the prediction of one case as the scorer reads it; `toPredictions` makes the scorer's file of `[[id, prediction]]`.
 * `measures` are the rows of the table at the end: `[{label, pattern, of?, floor?, goal?, scale?}]`, see `readMeasure`.
 * The exit code is 0 when every file was run, 1 when none was there or no case of a file came through, 2 for wrong arguments.
 */
const names = readdirSync(new URL('names', import.meta.url)).map((file) => basename(file, '.mjs'));
const options = readOptions(process.argv.slice(2), names);
if (typeof options === 'string') {
  process.stderr.write(`${options}\n`);
  process.exit(2);
}
const progress = createProgress();
const evaluations = await Promise.all(options.names.map(async (name) => (await import(`./names/${name}.mjs`)).evaluation));
const work = evaluations.flatMap((evaluation) => filesOf(evaluation, options).map((found) => ({ evaluation, ...found })));
if (work.length === 0) {
  process.stderr.write(`There is no file of cases in ${options.casesDir}.\n`);
  process.exit(1);
}
process.exit(await run());

async function run() {
  try {
    return (await withNavigo({ env: process.env, progress }, runAll)) ? 0 : 1;
  } catch (error) {
    progress.note(error instanceof Problem ? error.message : error.stack);
    return error.exitCode ?? 1;
  }
}

async function runAll(client) {
  let isGood = true;
  const rows = [];
  for (const { evaluation, set, file } of work) {
    const result = await evaluateFile({ evaluation, set, file, options, client, progress });
    print(evaluation.name, file, result);
    rows.push(...rowsOf(set, result.scores));
    isGood &&= result.entries.length > 0;
  }
  if (rows.length > 0) process.stdout.write(`\n${tableOf(rows)}\n`);
  return isGood;
}

function print(name, file, { entries, failures, p50Ms, p95Ms, scores }) {
  const times = `p50 ${p50Ms} ms, p95 ${p95Ms} ms a case`;
  process.stdout.write(`\n## ${name}: ${basename(file)}\n${entries.length} predicted, ${failures.length} failed; ${times}\n`);
  for (const { part, text } of scores) process.stdout.write(`\n${part}:\n${text}\n`);
}
