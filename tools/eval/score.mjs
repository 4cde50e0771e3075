import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { partsOf } from './halves.mjs';

/**
 * What the scorer says of all cases and of each half, as `[{part, text}]`; empty when the scorer is not there.
 *
 * `set.scorer` is run as `node <scorer> <cases> <predictions> [set.scorerFiles]`, the further files standing beside the cases.
 */
export function scoreAll({ set, content, predictions, casesDir }) {
  const scorer = resolve(casesDir, '..', 'score', set.scorer);
  if (!existsSync(scorer)) return [];
  const folder = mkdtempSync(join(tmpdir(), 'navigo-eval-'));
  try {
    const write = (name, value) => {
      const file = join(folder, name);
      writeFileSync(file, JSON.stringify(value));
      return file;
    };
    const predicted = write('predictions.json', predictions);
    const more = (set.scorerFiles ?? []).map((file) => resolve(casesDir, file)).filter(existsSync);
    return partsOf(content).map(({ part, content: cases }) => ({ part, text: run([scorer, write('cases.json', cases), predicted, ...more]) }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const run = (args) => execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();
