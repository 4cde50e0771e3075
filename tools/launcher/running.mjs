import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { rotateLog } from './log-files.mjs';
import { logFile, PROJECT_ROOT } from './paths.mjs';
import { installAndBuild, whilePreparing } from './prepare.mjs';
import { Problem } from './problem.mjs';
import { hashSources } from './source-hash.mjs';
import { changedVariables, isServing, readState } from './state.mjs';

/** A NaviGo is serving afterwards, started in the background when none was; resolves to its URL. */
export async function ensureRunning(context) {
  const { paths, progress } = context;
  const state = readState(paths);
  if (isServing(state)) {
    tellDifferences(state, context);
    return state.url;
  }
  return whilePreparing(context, async () => {
    // Whoever held the lock before may have started it.
    const now = readState(paths);
    if (isServing(now)) return now.url;
    const sources = await installAndBuild(context);
    const url = await startInBackground({ paths, progress, sources });
    progress.note(`NaviGo keeps running at ${url}; ./navigo down stops it.`);
    return url;
  });
}

/** Says when the running services know nothing of newer sources, or of variables that are given now. */
export function tellDifferences(state, { progress, env }) {
  const remedy = 'To use them: ./navigo down, then start again.';
  if (state.sources !== hashSources(PROJECT_ROOT)) progress.note(`The sources have changed since NaviGo was started. ${remedy}`);
  const names = changedVariables(state, env);
  if (names.length > 0) progress.note(`NaviGo was started with other values of ${names.join(', ')}. ${remedy}`);
}

function startInBackground({ paths, progress, sources }) {
  const file = logFile(paths, 'supervisor');
  rotateLog(file);
  const log = openSync(file, 'a', 0o600);
  const child = spawn(process.execPath, [join(PROJECT_ROOT, 'navigo'), '__supervise', sources], {
    cwd: PROJECT_ROOT,
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  return new Promise((resolve, reject) => {
    const steps = new Map();
    child.once('error', reject);
    child.once('exit', (code) => reject(new Problem(`NaviGo ended while it was being started (exit code ${code}); see ${file}.`)));
    child.on('message', (/** @type {any} */ message) => {
      if (message.type === 'step') steps.set(message.label, progress.begin(message.label));
      else if (message.type === 'stepEnd') steps.get(message.label)?.(message.isDone);
      else if (message.type === 'note') progress.note(message.text);
      else if (message.type === 'failed') reject(new Problem(message.text, { hints: message.hints, exitCode: message.exitCode }));
      else if (message.type === 'ready') {
        child.disconnect();
        child.unref();
        resolve(message.url);
      }
    });
  });
}
