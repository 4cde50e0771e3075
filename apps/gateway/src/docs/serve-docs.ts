import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Nothing inline runs or styles; the drawings are in the style sheet as data. */
const DOCS_POLICY = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self' data:", "connect-src 'self'"],
  ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>NaviGo API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="icon" href="/web/icon.svg">
<div id="swagger-ui"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</html>
`;
const START = "SwaggerUIBundle({ url: '/openapi.json', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null });\n";

/** The parts of Swagger UI that the page loads. */
const PARTS = /^\/swagger-ui(-bundle)?\.(css|js)$/;

interface Reply {
  header(name: string, value: string): Reply;
  type(contentType: string): Reply;
  send(body: string): unknown;
}

/** A page to try the interface at `/docs`. */
export async function serveDocs(app: NestFastifyApplication): Promise<void> {
  await app.register(fastifyStatic as never, {
    root: dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
    prefix: '/docs/',
    index: false,
    decorateReply: false,
    allowedPath: (path: string) => PARTS.test(path),
    setHeaders: (reply: FastifyReply) => void reply.header('content-security-policy', DOCS_POLICY),
  });
  const fastify = app.getHttpAdapter().getInstance() as unknown as { get(path: string, handler: (request: unknown, reply: Reply) => unknown): void };
  fastify.get('/docs', (_request, reply) => reply.header('content-security-policy', DOCS_POLICY).type('text/html; charset=utf-8').send(PAGE));
  fastify.get('/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START));
}
