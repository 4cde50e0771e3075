import { join } from 'node:path';
import { findUnpacked, hasApt, installPackage, unpackPackage } from './debian-package.mjs';
import { reasonOf } from './problem.mjs';
import { capture } from './run-program.mjs';

/** A test that cannot have its program is skipped, so nobody waits long for it. */
const APT_TIMEOUT_MS = 60_000;

/** Servers of others that some tests run against: the variable that names the program, where it may be, and its package on Debian and Ubuntu. */
const PROGRAMS = [
  // Debian keeps it where only root's PATH leads.
  { variable: 'TEST_PGBOUNCER', title: 'PgBouncer', tests: 'Tests behind a transaction pooler', name: 'pgbouncer', program: 'usr/sbin/pgbouncer' },
  { variable: 'TEST_RADICALE', title: 'Radicale', tests: 'Tests with a CalDAV server', name: 'radicale', program: 'usr/bin/radicale' },
];

/**
 * The programs that tests run against, as variables for them: `{TEST_PGBOUNCER, TEST_RADICALE}`. One that is not to be had is left out, and
 * a note says why.
 *
 * The ways, in this order: the variable itself, a program on this machine, on Debian and Ubuntu the package (installed as root, else
 * unpacked into the state folder).
 */
export async function findTestPrograms({ paths, progress, env }) {
  const found = {};
  // One after the other, as apt locks its lists.
  for (const wanted of PROGRAMS) {
    const program = env[wanted.variable] ?? (await find(wanted, { paths, progress }));
    if (program) found[wanted.variable] = program;
  }
  return found;
}

async function find(wanted, { paths, progress }) {
  const found = await findOnSystem(wanted);
  if (found) return found;
  if (!hasApt()) return without(wanted, progress, `no ${wanted.name} on the PATH`);
  const source = { ...wanted, folder: join(paths.testPrograms, wanted.name), alone: [wanted.name], timeoutMs: APT_TIMEOUT_MS };
  try {
    return (await findUnpacked(source)) ?? (await progress.step(`Getting ${wanted.title} for tests (its service stays off)`, () => getPackage(paths, source)));
  } catch (error) {
    return without(wanted, progress, reasonOf(error));
  }
}

async function getPackage(paths, wanted) {
  if (process.geteuid?.() !== 0) return unpackPackage(paths, wanted);
  await installPackage(paths, wanted);
  return findOnSystem(wanted);
}

async function findOnSystem({ name, program }) {
  for (const candidate of [name, `/${program}`]) {
    if ((await capture(candidate, ['--version'])).code === 0) return candidate;
  }
  return undefined;
}

function without({ tests }, progress, reason) {
  progress.note(`${tests} are skipped: ${reason}`);
  return undefined;
}
