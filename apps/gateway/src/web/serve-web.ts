import { basename, dirname, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import { ERROR_CODES } from '@app/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { FILES, PAGE_POLICY } from './page.js';

/** Addresses that the page itself makes sense of. */
const VIEWS = ['/', '/trips', '/trip/:threadId', '/ops'] as const;

/** The routes of the page and of what a problem's `type` links to: they need no key. */
export const PUBLIC_FILES: readonly string[] = [...VIEWS, '/web/*', '/docs/errors', '/map.json', '/map.pmtiles'];

/** Names under this folder hold a hash of the content; what they name never changes. */
const HASHED = '/web/assets/';

const cacheFor = (path: string): string => (path.includes(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache');

/** The page at `/` and its parts under `/web/`. It holds nothing of anybody, so it needs no key; what it asks for does. */
export async function serveWeb(app: NestFastifyApplication, mapTiles: string | undefined): Promise<void> {
  await app.register(fastifyStatic as never, {
    root: FILES,
    prefix: '/web/',
    index: false,
    dotfiles: 'deny',
    preCompressed: true,
    // The header is set below, by what a file is called.
    cacheControl: false,
    allowedPath: (path: string) => !/\.(map|br|gz)$/.test(path),
    setHeaders: (reply: FastifyReply, path: string) => {
      void reply.header('content-security-policy', PAGE_POLICY).header('cache-control', cacheFor(path));
      // It lies among the files of the page, and is for all of it.
      if (/\/sw\.js(?:\.\w+)?$/.test(path)) void reply.header('service-worker-allowed', '/');
    },
  });
  const fastify = app.getHttpAdapter().getInstance() as unknown as { get(path: string, handler: (request: unknown, reply: Page) => unknown): void };
  for (const view of VIEWS) fastify.get(view, (_request, reply) => reply.sendFile('index.html'));
  fastify.get('/map.json', (_request, reply) => reply.type('application/json').send(JSON.stringify({ tiles: mapTiles ? '/map.pmtiles' : null })));
  // A browser reads single tiles out of it, by ranges of bytes.
  if (mapTiles) fastify.get('/map.pmtiles', (_request, reply) => reply.sendFile(basename(mapTiles), dirname(resolve(mapTiles))));
  fastify.get('/docs/errors', (_request, reply) => reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(ERRORS_PAGE));
}

/** Every code with its meaning, under the anchor that `type` names. The words are ours alone, so nothing is escaped. */
const ERRORS_PAGE = [
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>NaviGo: errors</title><h1>Errors</h1><dl>',
  ...Object.entries(ERROR_CODES).map(([code, { httpStatus, title }]) => `<dt id="${code.toLowerCase()}"><code>${code}</code> (${httpStatus})<dd>${title}`),
  '</dl></html>',
].join('\n');

interface Page {
  header(name: string, value: string): Page;
  type(contentType: string): Page;
  send(body: string): unknown;
  sendFile(name: string, root?: string): unknown;
}
