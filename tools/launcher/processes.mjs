import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 30;
const AFTER_KILL_MS = 3_000;

/**
 * A text that only this very process has while it lives: boot, and start time; undefined when no such process runs.
 *
 * A bare pid is not enough: after a crash or a restart of the machine it may belong to somebody else.
 */
export function processIdentity(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return process.platform === 'linux' ? identityFromProc(pid) : identityFromPs(pid);
}

function identityFromProc(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name may hold spaces and brackets, so fields are counted from its last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const state = fields[0];
    if (state === 'Z' || state === 'X') return undefined;
    return `${bootId()}:${fields[19]}`;
  } catch {
    return undefined;
  }
}

function identityFromPs(pid) {
  const result = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const line = result.stdout?.trim();
  if (!line || line.startsWith('Z')) return undefined;
  return line.replace(/^\S+\s+/, '');
}

function bootId() {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return 'boot';
  }
}

/** True while the recorded process itself, not a later one with the same pid, is running. */
export function isSameProcess(recorded) {
  return Boolean(recorded?.identity) && processIdentity(recorded.pid) === recorded.identity;
}

/** This process, in the form that `isSameProcess` takes. */
export function thisProcess() {
  return { pid: process.pid, identity: processIdentity(process.pid) };
}

/** Resolves to true as soon as the process is gone, to false when it is still there after `waitMs`. */
export async function waitUntilGone(recorded, waitMs) {
  const deadline = performance.now() + waitMs;
  while (isSameProcess(recorded)) {
    if (performance.now() >= deadline) return false;
    await pause(POLL_MS);
  }
  return true;
}

/**
 * The recorded process is gone afterwards: asked by `signal`, killed after `waitMs`.
 *
 * Resolves to `absent`, `stopped` or `killed`. Its process group goes with it when it leads one.
 */
export async function stopProcess(recorded, { signal = 'SIGTERM', waitMs = 15_000 } = {}) {
  if (!isSameProcess(recorded)) return 'absent';
  sendSignal(recorded.pid, signal);
  const wentByItself = await waitUntilGone(recorded, waitMs);
  if (!wentByItself) sendSignal(recorded.pid, 'SIGKILL');
  sendSignal(-recorded.pid, 'SIGKILL');
  if (!wentByItself) await waitUntilGone(recorded, AFTER_KILL_MS);
  return wentByItself ? 'stopped' : 'killed';
}

/** Sends the signal; false when there is nobody to take it. */
export function sendSignal(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
