import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { markFailed, runIn, startSpan, traceIdOf } from '@app/platform';
import type { HttpInstruments, Logger, OpenSpan } from '@app/platform';
import { traceparentOf } from './request-headers.js';

const MS_PER_SECOND = 1_000;
/** Longer than most plans take; who asks to wait longer than that shows up too, once for each request. */
const SLOW_MS = 5_000;
const NO_ROUTE = '(none)';
/** Asked every few seconds by machines: neither a trace nor a line is worth it. */
const PROBES = /^\/(health|metrics)(\/|$)/;
const STREAM = '/plan/:threadId/events';

const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? NO_ROUTE;

/** Counts every request, gives it a span that goes on from the client's, and logs its end: no bodies, no headers, no ids in labels. */
export function observeRequests(fastify: FastifyInstance, http: HttpInstruments, logger: Logger): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const route = routeOf(request);
    if (!PROBES.test(route)) {
      const attributes = { 'http.request.method': request.method, 'http.route': route, 'navigo.request_id': String(request.id) };
      spans.set(request, startSpan({ name: `${request.method} ${route}`, kind: 'server', attributes, parent: traceparentOf(request) }));
    }
    done();
  });
  // Not earlier: the reading of the body happens outside of any context that was set before it.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const open = spans.get(request);
    if (open) runIn(open, done);
    else done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    const { method } = request;
    const status = reply.raw.statusCode;
    http.requests.inc({ route, method, status });
    http.durationSeconds.observe({ route, method }, reply.elapsedTime / MS_PER_SECOND);
    const open = spans.get(request);
    if (open) endSpan(open, status);
    logEnd(logger, request, reply, open?.span.spanContext().traceId);
    done();
  });
}

function endSpan({ span }: OpenSpan, status: number): void {
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) markFailed(span, String(status));
  span.end();
}

const NO_TRACE = /^0*$/;

function logEnd(logger: Logger, request: FastifyRequest, reply: FastifyReply, spanTraceId: string | undefined): void {
  const route = routeOf(request);
  const status = reply.raw.statusCode;
  const ms = Math.round(reply.elapsedTime);
  const traceId = spanTraceId && !NO_TRACE.test(spanTraceId) ? spanTraceId : traceIdOf(traceparentOf(request));
  const isTelling = status < 200 || status >= 300 || (ms > SLOW_MS && route !== STREAM);
  const line = { method: request.method, route, status, ms, requestId: request.id, traceId };
  if (isTelling && !PROBES.test(route)) logger.info(line, 'request answered');
  else logger.debug(line, 'request answered');
}
