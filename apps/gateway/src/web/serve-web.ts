import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** What the page is made of: what is written by hand, and its scripts as they were built. */
const FILES = ['../../../../../apps/web/public/', '../../../web/src/'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** The routes of the page: they need no key. */
export const PUBLIC_FILES: readonly string[] = ['/', '/web/*'];

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
}

interface Page {
  sendFile(name: string): unknown;
}
