import { RequestError } from '@app/contracts';

const MAX_DEPTH = 20;
/** Objects and lists in a body: three for each row of the largest catalog. Each costs a hundred times its two bytes once it is parsed. */
const MAX_CONTAINERS = 900_000;
const UTF8 = new TextDecoder('utf-8', { fatal: true });
/** Keys that reach into prototypes when objects are merged carelessly. */
const POISON = new Set(['__proto__', 'constructor', 'prototype']);

const refuse = (detail: string): RequestError => new RequestError('VALIDATION_ERROR', detail, [{ path: '', message: detail }]);

/** The value of a JSON body in exact UTF-8. @throws {RequestError} VALIDATION_ERROR for what is not, nests too deep, has too many parts, or names prototypes. */
export function readStrictJson(body: Uint8Array): unknown {
  const text = decode(body);
  checkStructure(body);
  const value = parse(text);
  checkKeys(value);
  return value;
}

function decode(body: Uint8Array): string {
  try {
    return UTF8.decode(body);
  } catch {
    throw refuse('The body is not valid UTF-8.');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse(text.trim() === '' ? 'The body is empty; send a JSON object.' : 'The body is not valid JSON.');
  }
}

const [QUOTE, BACKSLASH, LIST, OBJECT, LIST_END, OBJECT_END] = [...'"\\[{]}'].map((char) => char.charCodeAt(0));

/** Counts depth and parts before anything is built from them. Bytes of a character of several bytes never equal those of JSON's own. */
function checkStructure(body: Uint8Array): void {
  let [depth, containers, isText] = [0, 0, false];
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at];
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (byte === LIST || byte === OBJECT) {
      depth += 1;
      containers += 1;
      // The innermost value may lie one level deeper than the last container.
      if (depth > MAX_DEPTH + 1) throw refuse(`The body is nested deeper than ${MAX_DEPTH} levels.`);
      if (containers > MAX_CONTAINERS) throw refuse(`The body has more than ${MAX_CONTAINERS} objects and lists.`);
    } else if (byte === LIST_END || byte === OBJECT_END) depth -= 1;
  }
}

/** Walks without recursion. */
function checkKeys(root: unknown): void {
  let level: unknown[] = [root];
  while (level.length > 0) {
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      for (const key of Object.keys(value)) if (POISON.has(key)) throw refuse(`The body has a field named ${key}, which is not allowed.`);
      for (const inner of Object.values(value)) if (typeof inner === 'object') next.push(inner);
    }
    level = next;
  }
}
