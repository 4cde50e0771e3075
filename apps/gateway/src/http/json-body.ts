import type { FastifyInstance } from 'fastify';
import { MAX_CATALOG_BYTES, RequestError } from '@app/contracts';
import { readStrictJson } from './strict-json.js';

export const MAX_BODY_BYTES = 64 * 1024;
/** Addresses that take more: a plan of sixty days with all its places and the part of a catalog that it is made from, and an inventory. */
const LARGER_BODY_BYTES: Readonly<Record<string, number>> = { '/plan/audit': 1024 * 1024, '/catalogs/:id': MAX_CATALOG_BYTES };
/** Addresses whose bodies are read in a thread of their own: the controller gets the bytes. */
const READ_ELSEWHERE: readonly (string | undefined)[] = Object.keys(LARGER_BODY_BYTES);

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
      done(null, READ_ELSEWHERE.includes(request.routeOptions.url) ? body : readStrictJson(body as Buffer));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
}
