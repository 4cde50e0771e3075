import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson } from './json-file.mjs';
import { logFile, ownerLine, PROJECT_ROOT } from './paths.mjs';
import { hydrateSymlinks } from './postgres-binaries.mjs';
import { Problem } from './problem.mjs';
import { runLogged } from './run-program.mjs';
import { hashFile } from './source-hash.mjs';

const INSTALL_TIMEOUT_MS = 15 * 60_000;
const SYSTEM_AUTHORITIES = ['/etc/ssl/certs/ca-certificates.crt', '/etc/pki/tls/certs/ca-bundle.crt', '/etc/ssl/cert.pem'];
const MODULES = join(PROJECT_ROOT, 'node_modules');
const STAMP = join(MODULES, '.navigo-stamp');
const LOCK_FILE = join(PROJECT_ROOT, 'package-lock.json');

/**
 * The packages of package-lock.json are in node_modules afterwards; quick when they already are.
 *
 * @throws {Problem} when the folder cannot be written, npm is missing, or the install fails.
 */
export async function ensurePackages({ paths, progress }) {
  const wanted = `${hashFile(LOCK_FILE)} ${process.platform}-${process.arch}`;
  if (readStamp(STAMP) === wanted) return;
  assertWritable(PROJECT_ROOT, 'installs packages into node_modules');
  if (!matchesLockFile()) await progress.step('Installing packages (npm ci)', () => installPackages(paths));
  await hydrateSymlinks(paths);
  writeFileSync(STAMP, wanted);
}

/** The text of a stamp file, or an empty text. */
export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** @throws {Problem} naming the owner when the folder cannot be written. */
export function assertWritable(folder, why) {
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Problem(`NaviGo ${why}, but ${folder} cannot be written.`, {
      cause: error,
      hints: [ownerLine(folder), 'Run it as the owner, or from a copy of your own.'],
    });
  }
}

async function installPackages(paths) {
  // No package needs its install script: those of Prisma would only fetch engines from the net, and PostgreSQL's links are made below.
  const args = [
    'ci',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--prefer-offline',
    '--no-update-notifier',
    '--loglevel=error',
  ];
  await runLogged(npmCommand(), args, {
    cwd: PROJECT_ROOT,
    env: { ...systemTrust(), ...process.env, CI: 'true' },
    logFile: logFile(paths, 'install'),
    what: 'npm ci',
    timeoutMs: INSTALL_TIMEOUT_MS,
    hints: ['Is npm on the PATH, and can it reach its registry?'],
  });
}

// Node 20 knows only its own authorities; behind a company proxy the system's list has the one that counts.
function systemTrust() {
  const bundle = SYSTEM_AUTHORITIES.find(existsSync);
  return bundle ? { NODE_EXTRA_CA_CERTS: bundle } : {};
}

// Node's own archive has npm beside node, which may be linked onto the PATH alone.
function npmCommand() {
  const beside = join(dirname(process.execPath), 'npm');
  return existsSync(beside) ? beside : 'npm';
}

/** True when npm itself recorded exactly the locked packages, as after an `npm ci` or `npm install` by hand. */
function matchesLockFile() {
  const locked = readJson(LOCK_FILE)?.packages;
  const installed = readJson(join(MODULES, '.package-lock.json'))?.packages;
  if (!locked || !installed) return false;
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '' || entry.link) return true;
    const found = installed[path];
    if (!found) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return found.version === entry.version && existsSync(join(PROJECT_ROOT, path));
  });
}
