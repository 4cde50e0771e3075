import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openHome } from '../launcher/home.mjs';
import { unlock, waitForLock } from '../launcher/lock.mjs';
import { installAndBuild, whilePreparing } from '../launcher/prepare.mjs';
import { createProgress } from '../launcher/progress.mjs';
import { stopPrograms } from '../launcher/run-program.mjs';
import { onStopSignals } from '../launcher/stop-signals.mjs';
import { withTestServers } from '../launcher/test-servers.mjs';
import { runSuite } from '../launcher/test-suite.mjs';
import { readOptions } from './options.mjs';
import { tableOf } from './table.mjs';

/**
 * `npm run test:fault -- --all | --only F5,F6 | --soak 2000`, with `--seed N`, `--times N` and `--logs FOLDER`: the matrix of faults on private
 * servers. `--workflow errand` runs the rows that a second workflow has of its own.
 *
 * Each fault is told on stderr as it is done; the table is on stdout. The exit code is not 0 when anything broke.
 */
const LOOK_MS = 500;

const progress = createProgress();
const options = readOptions(process.argv.slice(2));
if (typeof options === 'string') {
  process.stderr.write(`${options}\n`);
  process.exit(2);
}
process.exit(await run(options));

async function run({ suite, env }) {
  const home = openHome(progress);
  onStopSignals(
    () => stopPrograms(),
    () => stopPrograms('SIGKILL'),
  );
  await whilePreparing({ paths: home, progress }, () => installAndBuild({ paths: home, progress }));
  await waitForLock(home.testLock, (holder) => progress.note(`Waiting for another test run (process ${holder.pid}).`));
  const folder = mkdtempSync(join(tmpdir(), 'navigo-faults-'));
  const results = join(folder, 'results.jsonl');
  const end = follow(results);
  try {
    const settings = { ...env, FAULT_MATRIX: suite, FAULT_RESULTS: results };
    const args = ['--selectProjects', 'fault', '--silent', '--forceExit', '--maxWorkers=1'];
    const outcome = await withTestServers({ home, progress, env: process.env }, (servers) => runSuite({ args, servers: { ...servers, ...settings }, folder }));
    const reports = readReports(results);
    process.stdout.write(`${tableOf(reports)}\n`);
    return outcome.exitCode === 0 && reports.length > 0 ? 0 : 1;
  } finally {
    end();
    unlock(home.testLock);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tells each report as it comes. */
function follow(file) {
  let told = 0;
  const timer = setInterval(() => {
    const reports = readReports(file);
    for (const { number, title, seconds, skipped, broken } of reports.slice(told)) {
      const word = skipped ? `skipped: ${skipped}` : broken.length > 0 ? `BROKEN: ${broken[0]}` : `holds (${seconds} s)`;
      progress.note(`${number} ${title}: ${word}`);
    }
    told = reports.length;
  }, LOOK_MS);
  return () => clearInterval(timer);
}

function readReports(file) {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  } catch {
    // Nothing was written yet, or not to its end.
    return [];
  }
}
