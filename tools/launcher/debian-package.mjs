import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { logFile } from './paths.mjs';
import { capture, runLogged } from './run-program.mjs';

const APT_TIMEOUT_MS = 5 * 60_000;
const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** True on Debian, Ubuntu and their kin. */
export function hasApt() {
  return existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get') && existsSync('/usr/bin/dpkg');
}

/**
 * What is taken from Debian: `name` of the package, `program` with its place in it, `folder` of ours for what is unpacked, `timeoutMs` for
 * each call of apt-get, and `alone`, the packages that do without a look at what else is missing.
 *
 * The package is installed afterwards, but its service neither started nor switched on: NaviGo runs the program itself.
 *
 * @throws {Problem} when apt-get fails.
 */
export async function installPackage(paths, { name, folder, timeoutMs = APT_TIMEOUT_MS }) {
  const shims = join(folder, 'shims');
  writeShims(shims);
  const options = {
    logFile: logFile(paths, 'install'),
    timeoutMs,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  };
  const install = ['install', '-qq', '-y', '--no-install-recommends', '-o', `DPkg::Path=${shims}:${SYSTEM_PATH}`, '-o', 'DPkg::Lock::Timeout=60', name];
  try {
    // A fresh container has no package lists at all, an old one may have some that are out of date.
    await runLogged('apt-get', ['update', '-qq'], { ...options, what: 'apt-get update' }).catch(() => {});
    await runLogged('apt-get', install, { ...options, what: `apt-get install ${name}` });
  } finally {
    rmSync(shims, { recursive: true, force: true });
  }
}

// Stand-ins for the helpers with which the package's scripts would start the service now and at every boot.
function writeShims(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const script = '#!/bin/sh\ncase "$*" in *was-enabled*) exit 1;; esac\nexit 0\n';
  for (const name of ['deb-systemd-helper', 'deb-systemd-invoke', 'invoke-rc.d', 'update-rc.d']) {
    writeFileSync(join(folder, name), script);
    chmodSync(join(folder, name), 0o755);
  }
}

/** The path of the program that an earlier start unpacked, or undefined when there is none that runs. */
export async function findUnpacked(wanted) {
  const program = unpackedProgram(wanted);
  return (await runs(program)) ? program : undefined;
}

/**
 * The path of the program unpacked from Debian packages into the state folder; nothing on the system changes and no rights are needed.
 *
 * @throws {Problem} when the packages cannot be downloaded or do not run here.
 */
export async function unpackPackage(paths, wanted) {
  const { folder, timeoutMs = APT_TIMEOUT_MS } = wanted;
  const program = unpackedProgram(wanted);
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['lists/partial', 'archives/partial', 'debs']) mkdirSync(join(folder, part), { recursive: true });
  const options = { cwd: join(folder, 'debs'), logFile: logFile(paths, 'install'), timeoutMs };
  const apt = aptOptions(folder);
  await runLogged('apt-get', [...apt, 'update'], { ...options, what: 'apt-get update' });
  await runLogged('apt-get', [...apt, 'download', ...(await missingPackages(apt, wanted))], { ...options, what: 'apt-get download' });
  await unpack(folder, options);
  writeLauncher(program, wanted);
  await runLogged(program, ['--version'], { ...options, cwd: folder, what: `The unpacked ${wanted.name}` });
  return program;
}

function unpackedProgram({ folder, name }) {
  return join(folder, name);
}

/** A list and cache folder of our own, so that no rights are needed; what is installed is read from the system's own record. */
function aptOptions(folder) {
  const settings = [
    `Dir::State::lists=${folder}/lists`,
    `Dir::Cache=${folder}`,
    `Dir::Cache::archives=${folder}/archives`,
    `APT::Sandbox::User=${userInfo().username}`,
    'Debug::NoLocking=1',
  ];
  return ['-qq', ...settings.flatMap((setting) => ['-o', setting])];
}

// A simulated install names what this very system lacks, whatever the release calls its libraries.
async function missingPackages(apt, { name, alone }) {
  const plan = await capture('apt-get', [...apt, '--simulate', '--no-install-recommends', 'install', name], { timeoutMs: APT_TIMEOUT_MS });
  const names = [...plan.stdout.matchAll(/^Inst (\S+)/gm)].map((match) => match[1]);
  return names.length > 0 ? names : alone;
}

async function unpack(folder, options) {
  const root = join(folder, 'root');
  for (const file of readdirSync(options.cwd).filter((name) => name.endsWith('.deb'))) {
    await runLogged('dpkg', ['-x', file, root], { ...options, what: `Unpacking ${file}` });
  }
  for (const name of ['lists', 'archives', 'debs', 'pkgcache.bin', 'srcpkgcache.bin']) rmSync(join(folder, name), { recursive: true, force: true });
}

// The folder is found from the script's own place, so the state folder may be moved.
function writeLauncher(program, { folder, program: place }) {
  const bases = ['usr/lib', 'lib'].filter((base) => existsSync(join(folder, 'root', base)));
  const libraries = bases.flatMap((base) =>
    [
      '',
      ...readdirSync(join(folder, 'root', base))
        .filter((name) => name.includes('-linux-'))
        .map((name) => `/${name}`),
    ].map((sub) => `$here/root/${base}${sub}`),
  );
  writeFileSync(program, `#!/bin/sh\nhere=$(cd "$(dirname "$0")" && pwd)\nLD_LIBRARY_PATH="${libraries.join(':')}" exec "$here/root/${place}" "$@"\n`);
  chmodSync(program, 0o755);
}

async function runs(program) {
  return (await capture(program, ['--version'])).code === 0;
}
