import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from './problem.mjs';
import { isSameProcess, processIdentity, stopProcess } from './processes.mjs';

const LEFT_OVER_WAIT_MS = 10_000;

/**
 * No earlier server is in the way of starting one on this data folder afterwards.
 *
 * After a kill -9 the old server may still run, or its file may name a pid that now belongs to somebody else: PostgreSQL then refuses.
 *
 * @throws {Problem} when processes of a killed server do not end.
 */
export async function endLeftOver({ data }) {
  const pidFile = join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const recorded = { pid, identity: processIdentity(pid) };
  if (!isSameProcess(recorded)) {
    await waitForBackends(data);
    // A killed server that nobody has buried yet still has a pid, and PostgreSQL would take it for alive.
    return rmSync(pidFile, { force: true });
  }
  if (!commandLine(pid).includes(data)) return rmSync(pidFile, { force: true });
  await stopProcess(recorded, { signal: 'SIGINT', waitMs: LEFT_OVER_WAIT_MS });
}

// Backends of a killed server end by themselves once they notice, and until then their shared memory blocks a new one.
async function waitForBackends(data) {
  const deadline = performance.now() + LEFT_OVER_WAIT_MS;
  while (performance.now() < deadline && hasBackends(data)) await pause(50);
  if (hasBackends(data)) throw new Problem(`Processes of a killed PostgreSQL still use ${data}.`, { hints: ['End them, then start again.'] });
}

function hasBackends(data) {
  const [, , , , , , memory] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  const segment = memory?.trim().split(/\s+/)[1];
  if (!segment || process.platform !== 'linux') return false;
  const line = readLines('/proc/sysvipc/shm').find((text) => text.trim().split(/\s+/)[1] === segment);
  return line !== undefined && Number(line.trim().split(/\s+/)[6]) > 0;
}

function readLines(file) {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function commandLine(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
}
