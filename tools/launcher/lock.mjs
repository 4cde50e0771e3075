import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isSameProcess, thisProcess } from './processes.mjs';

const POLL_MS = 200;

/** The process that holds the lock, or undefined when it is free or its holder has died. */
export function lockHolder(file) {
  const recorded = parse(readText(file));
  return isSameProcess(recorded) ? recorded : undefined;
}

/** Takes the lock now and resolves to true, or returns false because a living process holds it. */
export function tryLock(file) {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify(thisProcess()), { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (linked(mine, file)) return true;
      if (lockHolder(file)) return false;
      removeStale(file);
    }
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Takes the lock, however long its holder needs; `onWait` is told once who that is. */
export async function waitForLock(file, onWait) {
  let told = false;
  while (!tryLock(file)) {
    const holder = lockHolder(file);
    if (!told && holder) onWait(holder);
    told ||= Boolean(holder);
    await pause(POLL_MS);
  }
}

/** Gives the lock back; a lock that belongs to another process stays. */
export function unlock(file) {
  if (holdsLock(file)) rmSync(file, { force: true });
}

/** True while this process holds the lock and nobody removed it. */
export function holdsLock(file) {
  return parse(readText(file))?.pid === process.pid;
}

// A hard link is made by exactly one of two processes that try at the same moment.
function linked(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

// Moved aside before it is deleted: should a third process have renewed the lock meanwhile, it is put back.
function removeStale(file) {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (isSameProcess(parse(readText(aside)))) linked(aside, file);
  rmSync(aside, { force: true });
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
