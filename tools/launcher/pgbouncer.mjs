import { findUnpacked, hasApt, installPackage, unpackPackage } from './debian-package.mjs';
import { reasonOf } from './problem.mjs';
import { capture } from './run-program.mjs';

/** A test that cannot have it is skipped, so nobody waits long for it. */
const APT_TIMEOUT_MS = 60_000;

/**
 * The path of a pgbouncer for the tests behind a transaction pooler, or undefined where there is none to be had; a note then says why.
 *
 * The ways, in this order: TEST_PGBOUNCER, a program on this machine, on Debian and Ubuntu the package (installed as root, else unpacked
 * into the state folder).
 */
export async function findPgBouncer({ paths, progress, env }) {
  if (env.TEST_PGBOUNCER) return env.TEST_PGBOUNCER;
  const found = await findOnSystem();
  if (found) return found;
  if (!hasApt()) return without(progress, 'no pgbouncer on the PATH');
  const wanted = { name: 'pgbouncer', program: 'usr/sbin/pgbouncer', folder: paths.pgBouncerPackage, alone: ['pgbouncer'], timeoutMs: APT_TIMEOUT_MS };
  try {
    return (await findUnpacked(wanted)) ?? (await progress.step('Getting PgBouncer for tests (its service stays off)', () => getPackage(paths, wanted)));
  } catch (error) {
    return without(progress, reasonOf(error));
  }
}

async function getPackage(paths, wanted) {
  if (process.geteuid?.() !== 0) return unpackPackage(paths, wanted);
  await installPackage(paths, wanted);
  return findOnSystem();
}

// Debian keeps it where only root's PATH leads.
async function findOnSystem() {
  for (const program of ['pgbouncer', '/usr/sbin/pgbouncer']) {
    if ((await capture(program, ['--version'])).code === 0) return program;
  }
  return undefined;
}

function without(progress, reason) {
  progress.note(`Tests behind a transaction pooler are skipped: ${reason}`);
  return undefined;
}
