import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Every check that reads the sources only, slowest first, so that none is left alone at the end. Names are scripts of package.json. */
const CHECKS = ['lint', 'types', 'format:check', 'boundaries', 'dead-code', 'gen:check'];
const MAX_AT_ONCE = 3;

/** Runs a script to its end: its exit code and all that it wrote. */
function run(script) {
  return new Promise((resolve) => {
    const startMs = performance.now();
    const chunks = [];
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => resolve({ code: 1, output: error.message, seconds: 0 }));
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8'), seconds: Math.round((performance.now() - startMs) / 1000) }),
    );
  });
}

/** Works through the checks that are left and returns the names of those that failed. */
async function work(left) {
  const failed = [];
  for (let script = left.shift(); script !== undefined; script = left.shift()) {
    const { code, output, seconds } = await run(script);
    process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${script} (${seconds} s)\n`);
    if (code === 0) continue;
    process.stdout.write(`${output.trimEnd()}\n`);
    failed.push(script);
  }
  return failed;
}

const left = [...CHECKS];
const lanes = Array.from({ length: Math.min(MAX_AT_ONCE, availableParallelism()) }, () => work(left));
const failed = (await Promise.all(lanes)).flat();
process.stdout.write(failed.length === 0 ? 'Static checks passed.\n' : `Static checks failed: ${failed.join(', ')}.\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
