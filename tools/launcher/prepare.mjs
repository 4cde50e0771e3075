import { ensureBuild } from './build.mjs';
import { ensurePackages } from './install.mjs';
import { unlock, waitForLock } from './lock.mjs';

/** Runs the work while no other command installs, builds or starts in this project. */
export async function whilePreparing({ paths, progress }, work) {
  await waitForLock(paths.prepareLock, (holder) => progress.note(`Waiting for another NaviGo command (process ${holder.pid}) to finish its set-up.`));
  try {
    return await work();
  } finally {
    unlock(paths.prepareLock);
  }
}

/** Packages are installed and dist is built afterwards; resolves to the hash of the sources. */
export async function installAndBuild(context) {
  await ensurePackages(context);
  return ensureBuild(context);
}
