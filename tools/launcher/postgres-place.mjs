import {
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Problem } from './problem.mjs';
import { nativeFolder } from './postgres-binaries.mjs';
import { capture } from './run-program.mjs';

const BASE_MARK = '.navigo-base';

/**
 * Where PostgreSQL lives: `{data, bin, base?, account?}`; `data` may not exist yet, its parent does.
 *
 * An ordinary user has the data in the state folder and the binaries in node_modules. Root has to lend the server another account;
 * when that cannot reach those folders (a checkout in /root), both go to a `base` of their own outside, which `remembered` names on
 * later starts.
 *
 * @throws {Problem} when the binaries cannot run here.
 */
export async function choosePlace({ dataFolder, id, account, remembered }) {
  const native = nativeFolder();
  if (!account) return localPlace({ dataFolder, native });
  if (remembered) return outsidePlace({ base: remembered, native, account });
  if (await canUse({ dataFolder, native, account })) return { ...localPlace({ dataFolder, native }), account };
  const failures = [];
  for (const parent of ['/var/lib', '/var/tmp', tmpdir()]) {
    const base = join(parent, `navigo-${id}`);
    try {
      return await outsidePlace({ base, native, account });
    } catch (error) {
      failures.push(`${base}: ${error.message}`);
      removeBase(base);
    }
  }
  throw new Problem(`PostgreSQL refuses to run as root, and could not be run as ${account.name}.`, {
    hints: [...failures, 'Run NaviGo as an ordinary user, or give DATABASE_URL.'],
  });
}

/** Deletes a folder that `choosePlace` made outside the project; any other folder stays. */
export function removeBase(base) {
  if (existsSync(join(base, BASE_MARK))) rmSync(base, { recursive: true, force: true });
}

function localPlace({ dataFolder, native }) {
  mkdirSync(dirname(dataFolder), { recursive: true, mode: 0o711 });
  return { data: dataFolder, bin: join(native, 'bin') };
}

async function outsidePlace({ base, native, account }) {
  mkdirSync(base, { recursive: true, mode: 0o755 });
  if (lstatSync(base).uid !== process.geteuid()) throw new Problem(`${base} belongs to somebody else.`);
  chmodSync(base, 0o755);
  writeFileSync(join(base, BASE_MARK), 'Made by NaviGo for its private PostgreSQL; ./navigo reset deletes it.\n');
  const copy = join(base, 'native');
  if (!isSameBuild(native, copy)) {
    rmSync(copy, { recursive: true, force: true });
    linkTree(native, copy);
  }
  await assertRuns(join(copy, 'bin'), account);
  const store = join(base, 'store');
  mkdirSync(store, { recursive: true, mode: 0o700 });
  chownSync(store, account.uid, account.gid);
  return { data: join(store, 'data'), bin: join(copy, 'bin'), base, account };
}

// A hard link shares its inode; a copy has the same size and time.
function isSameBuild(native, copy) {
  try {
    const [a, b] = [native, copy].map((folder) => lstatSync(join(folder, 'bin', 'postgres')));
    return a.ino === b.ino || (a.size === b.size && a.mtimeMs <= b.mtimeMs && existsSync(join(copy, 'share')));
  } catch {
    return false;
  }
}

function linkTree(from, to) {
  mkdirSync(to, { mode: 0o755 });
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

// 60 MB that need not exist twice; across file systems, and for files that others may not read, a copy is the only way.
function linkOrCopy(source, target) {
  const { mode } = lstatSync(source);
  const isReadable = (mode & 0o004) !== 0;
  try {
    if (isReadable) return linkSync(source, target);
  } catch {
    // Falls through to the copy.
  }
  copyFileSync(source, target, constants.COPYFILE_FICLONE);
  chmodSync(target, mode & 0o111 ? 0o755 : 0o644);
}

async function canUse({ dataFolder, native, account }) {
  const probe = `${dataFolder}.probe`;
  mkdirSync(dirname(dataFolder), { recursive: true, mode: 0o711 });
  mkdirSync(probe, { recursive: true, mode: 0o700 });
  chownSync(probe, account.uid, account.gid);
  try {
    // The folder that will hold the data has to be made by root, so only passing through its parents is tried.
    const reach = await capture('/bin/sh', ['-c', 'cd "$1" && : >probe', 'sh', probe], { cwd: '/', uid: account.uid, gid: account.gid });
    if (reach.code !== 0) return false;
    await assertRuns(join(native, 'bin'), account);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(probe, { recursive: true, force: true });
  }
}

async function assertRuns(bin, account) {
  const result = await capture(join(bin, 'initdb'), ['--version'], { cwd: '/', uid: account.uid, gid: account.gid });
  if (result.code !== 0) throw new Problem(result.stderr.trim() || `initdb --version ended with ${result.code}`);
}
