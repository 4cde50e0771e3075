import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Problem } from './problem.mjs';
import { runLogged } from './run-program.mjs';

const INITDB_TIMEOUT_MS = 120_000;

/** True when the place has a database cluster already. */
export function hasCluster(place) {
  return existsSync(join(place.data, 'PG_VERSION'));
}

/**
 * The data folder holds a database cluster afterwards: UTF-8, sorted the same on every system, password needed on every way in.
 *
 * It is made beside and moved in at the end, so one that was interrupted half-way is never taken for a whole one.
 *
 * @throws {Problem} when initdb fails.
 */
export async function createCluster({ place, password, user, logFile, isDurable }) {
  const draft = `${place.data}.new`;
  rmSync(draft, { recursive: true, force: true });
  if (existsSync(place.data) && readdirSync(place.data).length > 0) {
    throw new Problem(`${place.data} is not empty, and is no PostgreSQL data folder.`, { hints: ['Move it away, or run ./navigo reset.'] });
  }
  makeFolder(draft, place.account);
  const passwordFile = join(dirname(place.data), `.${basename(place.data)}.password`);
  try {
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    if (place.account) chownSync(passwordFile, place.account.uid, place.account.gid);
    await initialise({ place, draft, user, passwordFile, logFile, isDurable });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  rmSync(place.data, { recursive: true, force: true });
  renameSync(draft, place.data);
}

async function initialise({ place, draft, user, passwordFile, logFile, isDurable }) {
  const args = [
    ...['-D', draft, '-U', user, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'],
    // The built-in provider needs no locale from the system, and does not change its order when the system is upgraded.
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
    ...(isDurable ? [] : ['--no-sync']),
  ];
  await runLogged(join(place.bin, 'initdb'), args, {
    cwd: draft,
    uid: place.account?.uid,
    gid: place.account?.gid,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    logFile,
    what: 'Creating the private PostgreSQL',
    timeoutMs: INITDB_TIMEOUT_MS,
    hints: ['If this machine cannot run it, give DATABASE_URL.'],
  });
}

function makeFolder(folder, account) {
  mkdirSync(folder, { mode: 0o700 });
  chmodSync(folder, 0o700);
  if (account) chownSync(folder, account.uid, account.gid);
}
