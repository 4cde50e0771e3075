import type { FastifyInstance } from 'fastify';
import { MAX_CATALOG_BYTES, RequestError } from '@app/contracts';

export const MAX_BODY_BYTES = 64 * 1024;
/** Addresses that take more: a plan of sixty days with all its places and the part of a catalog that it is made from, and an inventory. */
const LARGER_BODY_BYTES: Readonly<Record<string, number>> = { '/plan/audit': 1024 * 1024, '/catalogs/:id': MAX_CATALOG_BYTES };
const MAX_DEPTH = 20;
const UTF8 = new TextDecoder('utf-8', { fatal: true });
/** Keys that reach into prototypes when objects are merged carelessly. */
const POISON = new Set(['__proto__', 'constructor', 'prototype']);

const refuse = (detail: string): RequestError => new RequestError('VALIDATION_ERROR', detail, [{ path: '', message: detail }]);

function decode(body: Buffer): string {
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

/** Refuses what would surprise code further in: deep nesting and keys of prototypes. Walks without recursion. */
function check(root: unknown): void {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw refuse(`The body is nested deeper than ${MAX_DEPTH} levels.`);
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      for (const key of Object.keys(value)) if (POISON.has(key)) throw refuse(`The body has a field named ${key}, which is not allowed.`);
      for (const inner of Object.values(value)) next.push(inner);
    }
    level = next;
  }
}

/** Bodies up to here are read to their end before they are refused: who is still sending does not read an answer. */
const MAX_READ_OFF_BYTES = 4 * MAX_CATALOG_BYTES;

/** @throws {RequestError} PAYLOAD_TOO_LARGE for an inventory that is too large, once all of it has come. Smaller limits answer at once. */
async function readOff(body: AsyncIterable<unknown>, bytes: number, limit: number): Promise<void> {
  if (limit < MAX_CATALOG_BYTES || !(bytes > limit) || bytes > MAX_READ_OFF_BYTES) return;
  for await (const _piece of body);
  throw new RequestError('PAYLOAD_TOO_LARGE', `The body has ${bytes} bytes; at most ${limit} are taken.`);
}

/** Strict JSON for every route: exact UTF-8, bounded depth, no other content type. */
export function useStrictJson(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const bodyLimit = LARGER_BODY_BYTES[route.url];
    if (bodyLimit !== undefined) route.bodyLimit = bodyLimit;
  });
  fastify.addHook('preParsing', async (request, _reply, body) => {
    await readOff(body, Number(request.headers['content-length']), request.routeOptions.bodyLimit);
    return body;
  });
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (request, body, done) => {
    try {
      const charset = /charset\s*=\s*"?([^;"\s]+)/i.exec(request.headers['content-type'] ?? '')?.[1];
      if (charset && !/^utf-?8$/i.test(charset))
        throw new RequestError('UNSUPPORTED_MEDIA_TYPE', `The charset ${charset.slice(0, 20)} is not accepted; send UTF-8.`);
      if (request.headers['content-encoding']) throw new RequestError('UNSUPPORTED_MEDIA_TYPE', 'Bodies with a content encoding are not accepted.');
      const value = parse(decode(body as Buffer));
      check(value);
      done(null, value);
    } catch (error) {
      done(error as Error, undefined);
    }
  });
}
