import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logFile } from './paths.mjs';
import { isRedisReady } from './redis-ping.mjs';

/**
 * A Redis from a program on this machine, as a spec for `Service`.
 *
 * Its settings go into a file that only the owner reads: on the command line everybody could see the password.
 */
export function localRedisSpec({ paths, program, port, password, isDurable }) {
  const folder = join(paths.data, 'redis');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'redis.conf');
  return {
    name: 'redis',
    command: program,
    args: [file],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    cwd: folder,
    logFile: logFile(paths, 'redis'),
    port,
    stopSignal: 'SIGTERM',
    stopWaitMs: 15_000,
    beforeStart: () => writeFileSync(file, redisSettings({ port, password, isDurable }), { mode: 0o600 }),
    isReady: () => isRedisReady({ port, password }),
  };
}

function redisSettings({ port, password, isDurable }) {
  const lines = [
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${password}`,
    // Relative to the working folder, so that no path has to be quoted.
    'dir ./',
    'daemonize no',
    ...dataSettings(isDurable),
  ];
  return `${lines.join('\n')}\n`;
}

/** What every private Redis keeps to: jobs are never evicted, and survive a crash. */
export function dataSettings(isDurable) {
  return ['maxmemory-policy noeviction', `appendonly ${isDurable ? 'yes' : 'no'}`, 'appendfsync everysec', 'save ""'];
}
