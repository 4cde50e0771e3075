import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** What the file holds, or undefined when it is absent, unreadable or cut short. */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Replaces the file in one move, readable by its owner only: it may hold passwords, and a reader never sees half of it. */
export function writeJson(file, value) {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
