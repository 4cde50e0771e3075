import { accessSync, constants, mkdirSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accountName } from './accounts.mjs';
import { Problem, reasonOf } from './problem.mjs';

/** The project's folder, with symlinks resolved. */
export const PROJECT_ROOT = realpathSync(fileURLToPath(new URL('../..', import.meta.url)));

/**
 * Where this project keeps its state, logs and data: `.navigo` in the project, or NAVIGO_HOME.
 *
 * Nothing is created here; see `ensureHome`.
 */
export function statePaths(env = process.env) {
  const home = env.NAVIGO_HOME ? resolve(env.NAVIGO_HOME) : join(PROJECT_ROOT, '.navigo');
  return pathsIn(home);
}

/** The same layout below another folder, so that tests keep apart from a person's data. */
export function pathsIn(home) {
  const run = join(home, 'run');
  return {
    home,
    run,
    logs: join(home, 'logs'),
    data: join(home, 'data'),
    test: join(home, 'test'),
    redisPackage: join(home, 'redis'),
    testPrograms: join(home, 'test-programs'),
    settings: join(home, 'settings.json'),
    state: join(run, 'state.json'),
    supervisorLock: join(run, 'supervisor.lock'),
    prepareLock: join(run, 'prepare.lock'),
    testLock: join(run, 'test.lock'),
  };
}

/** The log file of one service or step. */
export function logFile(paths, name) {
  return join(paths.logs, `${name}.log`);
}

/**
 * The state folders exist afterwards and can be written.
 *
 * @throws {Problem} naming the owner when the folder belongs to somebody else or is read-only.
 */
export function ensureHome(paths) {
  try {
    // Others may pass through but not list: as root, PostgreSQL's own account has to reach its data below.
    mkdirSync(paths.home, { recursive: true, mode: 0o711 });
    for (const folder of [paths.run, paths.logs]) mkdirSync(folder, { recursive: true, mode: 0o700 });
    mkdirSync(paths.data, { recursive: true, mode: 0o711 });
    for (const folder of [paths.home, paths.run, paths.logs, paths.data]) accessSync(folder, constants.W_OK | constants.X_OK);
    // Root may write everywhere, and would leave files behind that lock the folder's owner out.
    if (process.geteuid?.() === 0 && statSync(paths.home).uid !== 0) throw new Error('it belongs to another user, and you are root');
  } catch (error) {
    throw new Problem(`NaviGo cannot write its state folder ${paths.home}: ${reasonOf(error)}`, {
      cause: error,
      hints: [ownerLine(paths.home), 'Set NAVIGO_HOME to a folder of your own, or use a checkout that you own.'],
    });
  }
}

/** One line on whose folder this is, for messages about missing rights. */
export function ownerLine(folder) {
  let current = folder;
  for (;;) {
    try {
      return `${current} belongs to ${accountName(statSync(current).uid)}; you are ${accountName(process.geteuid?.())}.`;
    } catch {
      const parent = resolve(current, '..');
      if (parent === current) return `${folder} cannot be looked at.`;
      current = parent;
    }
  }
}
