import { readFileSync } from 'node:fs';

/** True when the file is absent or holds another text. @param {string} path @param {string} text */
export function isStale(path, text) {
  try {
    return readFileSync(path, 'utf8') !== text;
  } catch {
    return true;
  }
}
