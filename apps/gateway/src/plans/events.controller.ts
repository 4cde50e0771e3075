import { once } from 'node:events';
import { Controller, Get, Headers, HttpStatus, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PlanEvent, RequestError, ThreadId, isOpen } from '@app/contracts';
import type { HttpInstruments, Logger } from '@app/platform';
import { AUTHENTICATOR, HTTP_METRICS, LOGGER, SHUTDOWN } from '../tokens.js';
import type { Authenticator } from '../auth/authenticator.js';
import { watchCredential } from '../auth/credential-watch.js';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { EventStreamService } from './event-stream.service.js';
import { PlansService } from './plans.service.js';
import { StreamSlots } from './stream-slots.js';

const HEARTBEAT_MS = 15_000;

/** JSON never holds a line break, so nothing in the data can begin a line of its own. */
const frame = (event: PlanEvent): string => `id: ${event.id}\nevent: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`;

function lastIdOf(header: string | undefined, query: string | undefined): string | null {
  const id = header || query;
  if (!id) return null;
  if (!PlanEvent.shape.id.safeParse(id).success)
    throw new RequestError('VALIDATION_ERROR', 'Last-Event-ID is not an id of this stream; leave it out to read from the start.', [
      { path: 'Last-Event-ID', message: 'is no event id' },
    ]);
  return id;
}

/** `GET /plan/:threadId/events`: what happens on a thread, as server-sent events. */
@Controller('plan')
export class EventsController {
  constructor(
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(EventStreamService) private readonly streams: EventStreamService,
    @Inject(StreamSlots) private readonly slots: StreamSlots,
    @Inject(AUTHENTICATOR) private readonly authenticator: Authenticator,
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(HTTP_METRICS) private readonly metrics: HttpInstruments,
  ) {}

  @Get(':threadId/events')
  async events(
    @Param('threadId', new ZodPipe(ThreadId)) threadId: string,
    @Headers('last-event-id') header: string | undefined,
    @Query('lastEventId') query: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { ownerId } = callerOf(request);
    const lastEventId = lastIdOf(header, query);
    const { gone, sendAway } = goneSignal(request, this.shutdown);
    const thread = await this.plans.find(ownerId, threadId);
    // 204 tells a browser that has read to the end not to come back (HTML, server-sent events).
    if (lastEventId !== null && !isOpen(thread.status) && !(await this.streams.hasMore(ownerId, threadId, lastEventId)))
      return void reply.status(HttpStatus.NO_CONTENT).send();
    const giveBack = this.slots.take(ownerId);
    const endWatch = watchCredential(this.authenticator, request, sendAway);
    try {
      await this.stream(startStream(reply), this.streams.follow(ownerId, threadId, lastEventId, gone), gone);
    } catch (error) {
      // The client reconnects with its Last-Event-ID and misses nothing; headers are sent, so no problem can be told.
      this.logger.warn({ requestId: request.id, threadId, err: error }, 'event stream broken off');
    } finally {
      endWatch();
      giveBack();
    }
  }

  private async stream(raw: FastifyReply['raw'], batches: AsyncIterable<PlanEvent[]>, gone: AbortSignal): Promise<void> {
    this.metrics.sseReaders.inc();
    const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
    try {
      for await (const events of batches) if (!raw.write(events.map(frame).join(''))) await drained(raw, gone);
    } finally {
      clearInterval(heartbeat);
      this.metrics.sseReaders.dec();
      raw.end();
    }
  }
}

/** Raised when the client is gone, is sent away by `sendAway`, or this process ends; made before the first wait, since a closed connection says so only once. */
function goneSignal(request: FastifyRequest, shutdown: AbortSignal): { gone: AbortSignal; sendAway: () => void } {
  const gone = new AbortController();
  const sendAway = (): void => gone.abort();
  request.raw.socket.once('close', sendAway);
  if (request.raw.socket.destroyed) sendAway();
  return { gone: AbortSignal.any([gone.signal, shutdown]), sendAway };
}

function startStream(reply: FastifyReply): FastifyReply['raw'] {
  const { raw } = reply;
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', connection: 'keep-alive', 'x-accel-buffering': 'no' });
  raw.flushHeaders();
  return raw;
}

/** Resolves when the client has read enough for more, or is gone. */
async function drained(raw: FastifyReply['raw'], gone: AbortSignal): Promise<void> {
  await once(raw, 'drain', { signal: gone }).catch(() => undefined);
}
