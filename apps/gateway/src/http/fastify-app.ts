import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import helmet from '@fastify/helmet';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DynamicModule } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createSortableIds, systemClock } from '@app/adapters';
import { NestLogger } from '@app/platform';
import type { HttpInstruments, Logger } from '@app/platform';
import { Admission } from '../auth/admission.js';
import { MAX_BODY_BYTES, useStrictJson } from './json-body.js';
import { ThreadNames, useThreadNames } from './thread-names.js';
import { observeRequests } from './observe-requests.js';
import { failureOf, toProblem } from './problem.filter.js';

const MAX_PARAM_CHARS = 200;
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** A reader that takes nothing of an answer for so long is cut off. */
const STALLED_MS = 20_000;
/** How often connections are held against both times. */
const CONNECTIONS_CHECK_MS = 2_000;
/** So long a client that was refused may take to read the answer before its connection is destroyed. */
const LINGER_MS = 1_000;

export interface HttpParts {
  readonly logger: Logger;
  readonly metrics: HttpInstruments;
  /** Addresses and networks whose `X-Forwarded-For` is believed; from everybody else it is only words. */
  readonly trustedProxies: readonly string[];
  /** One more connection is closed at once. */
  readonly maxConnections: number;
}

/** The HTTP side of the gateway: strict bodies, security headers, problem+json also for what never reaches a controller. */
export async function createHttpApp(module: DynamicModule, parts: HttpParts): Promise<NestFastifyApplication> {
  const { logger, metrics, trustedProxies, maxConnections } = parts;
  const ids = createSortableIds({ clock: systemClock });
  const adapter = new FastifyAdapter({
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: STALLED_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CONNECTIONS_CHECK_MS },
    routerOptions: { maxParamLength: MAX_PARAM_CHARS },
    allowErrorHandlerOverride: true,
    genReqId: () => ids.next('req'),
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, ids.next('req')),
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, { logger: new NestLogger(logger), bodyParser: false });
  const fastify = adapter.getInstance();
  fastify.server.maxConnections = maxConnections;
  observeRequests(fastify as never, metrics, logger);
  fastify.addHook('onRequest', async (_request, reply) => cutOffWhenStalled(reply.raw));
  fastify.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error);
    const problem = toProblem(failure, String(request.id));
    if (problem.status >= 500) logger.error({ requestId: request.id, err: error }, 'request failed');
    if (failure.retryAfterSeconds !== undefined) void reply.header('retry-after', String(failure.retryAfterSeconds));
    void reply.status(problem.status).header('content-type', 'application/problem+json; charset=utf-8').send(JSON.stringify(problem));
  });
  useStrictJson(fastify as never);
  await app.register(helmet as never, {
    contentSecurityPolicy: { directives: { 'script-src': ["'self'"], 'style-src': ["'self'"], 'upgrade-insecure-requests': null } },
  });
  // Behind the security headers, which refusals carry too, and before a body is read.
  const admission = app.get(Admission);
  const admit = (request: FastifyRequest, reply: FastifyReply): Promise<void> => admission.admit(request, reply);
  await app.register(Object.assign((scope: FastifyInstance) => Promise.resolve(void scope.addHook('onRequest', admit)), { [EVERYWHERE]: true }) as never);
  useThreadNames(fastify as never, app.get(ThreadNames));
  return app;
}

/** Nothing moved on the connection for a while: that is as it should be while we work on the answer or have nothing new to tell, and not once there is something to read. */
function cutOffWhenStalled(answer: ServerResponse): void {
  answer.on('timeout', (socket: Socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
}

/** How Fastify knows a plugin whose hooks are for all routes and not for those that it brings itself. */
const EVERYWHERE = Symbol.for('skip-override');

/** What cannot even be read as HTTP is answered and closed, and the answer says so: a client must not send more on this connection. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Socket, requestId: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  // A client that says nothing more would hold the connection, and a descriptor of ours, for as long as it likes.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return void socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  const isTooLong = error.code === 'HPE_HEADER_OVERFLOW';
  const code = isTooLong ? 'URI_TOO_LONG' : 'VALIDATION_ERROR';
  const detail = isTooLong ? 'The URL and the headers are larger than 16 kB.' : 'This is not a valid HTTP request.';
  const problem = toProblem({ code, detail, issues: [], retryAfterSeconds: undefined }, requestId);
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${problem.title}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
