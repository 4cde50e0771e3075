import { spawn } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { readFrom, sizeOf } from './log-files.mjs';
import { sendSignal } from './processes.mjs';
import { Problem, reasonOf } from './problem.mjs';

const TAIL_LINES = 20;
const OUTPUT_LIMIT_CHARS = 4_000_000;
const running = new Set();

/** Ends the programs that this process is waiting for, so that an interrupted set-up leaves none behind. */
export function stopPrograms(signal = 'SIGTERM') {
  for (const child of running) sendSignal(child.pid, signal);
}

/**
 * Runs a program to its end with its output in `logFile`.
 *
 * @throws {Problem} with the last lines of its output when it fails, cannot start, or takes longer than `timeoutMs`.
 */
export async function runLogged(command, args, { logFile, what, timeoutMs, hints = [], ...options }) {
  const log = openSync(logFile, 'a', 0o600);
  writeSync(log, `\n--- ${new Date().toISOString()} ${command} ${args.join(' ')}\n`);
  const start = sizeOf(logFile);
  let outcome;
  try {
    outcome = await finish(spawnTracked(command, args, { ...options, stdio: ['ignore', log, log] }), timeoutMs);
  } finally {
    closeSync(log);
  }
  if (outcome.code === 0) return;
  const lines = readFrom(logFile, start).text.trimEnd().split('\n').slice(-TAIL_LINES);
  throw new Problem(`${what} failed: ${endOf(outcome, timeoutMs)}`, {
    cause: outcome.error,
    hints: [...hints, `Last lines of ${logFile}:`, ...lines.map((line) => `  ${line}`)],
  });
}

/** Runs a program to its end: `{code, stdout, stderr}`; `code` is undefined when it could not start or ran out of time. Never throws. */
export async function capture(
  command,
  args,
  { timeoutMs = 10_000, ...options } = /** @type {import('node:child_process').SpawnOptions & { timeoutMs?: number }} */ ({}),
) {
  const child = spawnTracked(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const text = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) {
    child[name]?.setEncoding('utf8').on('data', (chunk) => {
      if (text[name].length < OUTPUT_LIMIT_CHARS) text[name] += chunk;
    });
  }
  const outcome = await finish(child, timeoutMs);
  return { code: outcome.code, ...text, stderr: outcome.error ? reasonOf(outcome.error) : text.stderr };
}

/** Runs a program on this terminal and resolves to the exit code to pass on. Signals are handed to it, and it decides. */
export async function runAttached(command, args, options = {}) {
  const child = spawn(command, args, { ...options, stdio: options.stdio ?? 'inherit' });
  // The terminal sends Ctrl-C to both; staying alive lets the program say its last words and choose the exit code.
  const ignore = () => {};
  const forward = (signal) => child.kill(signal);
  process.on('SIGINT', ignore).on('SIGTERM', forward).on('SIGHUP', forward);
  const outcome = await finish(child);
  process.off('SIGINT', ignore).off('SIGTERM', forward).off('SIGHUP', forward);
  if (outcome.error) throw new Problem(`${command} could not be started: ${reasonOf(outcome.error)}`, { cause: outcome.error });
  return outcome.code ?? 1;
}

/**
 * Runs a program and all it starts in a group of its own, and resolves to its exit code; the group is gone afterwards.
 *
 * `onStart(end)` gets a function that ends the group before its time, and returns one that is called at the end.
 */
export async function runGroup(command, args, { onStart, ...options }) {
  const child = spawnTracked(command, args, { ...options, detached: true });
  const endGroup = () => sendSignal(-child.pid, 'SIGKILL');
  const release = onStart(endGroup);
  const outcome = await finish(child);
  release();
  if (child.pid) endGroup();
  if (outcome.error) throw new Problem(`${command} could not be started: ${reasonOf(outcome.error)}`, { cause: outcome.error });
  return outcome.code;
}

function spawnTracked(command, args, options) {
  const child = spawn(command, args, options);
  running.add(child);
  child.once('close', () => running.delete(child)).once('error', () => running.delete(child));
  return child;
}

function finish(child, timeoutMs) {
  return new Promise((resolve) => {
    const timer =
      timeoutMs &&
      setTimeout(() => {
        child.kill('SIGKILL');
        resolve({ timedOut: true });
      }, timeoutMs);
    child.once('error', (error) => {
      clearTimeout(timer);
      resolve({ error });
    });
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ code: code ?? 128 + (SIGNAL_NUMBERS[signal] ?? 0), signal });
    });
  });
}

const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGKILL: 9, SIGTERM: 15 };

function endOf(outcome, timeoutMs) {
  if (outcome.error) return reasonOf(outcome.error);
  if (outcome.timedOut) return `no end after ${timeoutMs / 1000} s`;
  return outcome.signal ? `ended by ${outcome.signal}` : `exit code ${outcome.code}`;
}
