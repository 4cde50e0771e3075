import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import { ERROR_CODES } from '@app/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** What the page is made of: what is written by hand, and its scripts as they were built. */
const FILES = ['../../../../../apps/web/public/', '../../../web/src/'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** The routes of the page and of what a problem's `type` links to: they need no key. */
export const PUBLIC_FILES: readonly string[] = ['/', '/web/*', '/docs/errors'];

/** Nothing inline runs, nothing foreign loads, and no other page may frame it. */
const PAGE_POLICY = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "connect-src 'self'"],
  ...["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"],
].join('; ');

/** The page at `/` and its parts under `/web/`. It holds nothing of anybody, so it needs no key; what it asks for does. */
export async function serveWeb(app: NestFastifyApplication): Promise<void> {
  await app.register(fastifyStatic as never, {
    root: FILES,
    prefix: '/web/',
    index: false,
    dotfiles: 'deny',
    allowedPath: (path: string) => !path.endsWith('.map'),
    setHeaders: (reply: FastifyReply) => {
      void reply.header('content-security-policy', PAGE_POLICY).header('cache-control', 'no-cache');
    },
  });
  const fastify = app.getHttpAdapter().getInstance() as unknown as { get(path: string, handler: (request: unknown, reply: Page) => unknown): void };
  fastify.get('/', (_request, reply) => reply.sendFile('index.html'));
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
  sendFile(name: string): unknown;
}
