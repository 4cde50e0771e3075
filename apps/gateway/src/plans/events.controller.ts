import { Controller, Get, Headers, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PlanEvent, RequestError, ThreadId } from '@app/contracts';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { EventStreamService } from './event-stream.service.js';
import { PlansService } from './plans.service.js';

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
    await this.plans.find(ownerId, threadId);
    const gone = new AbortController();
    request.raw.on('close', () => gone.abort());
    const raw = startStream(reply);
    const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
    try {
      for await (const events of this.streams.follow(ownerId, threadId, lastEventId, gone.signal))
        if (!raw.write(events.map(frame).join(''))) await drained(raw, gone.signal);
    } catch {
      // The client reconnects with its Last-Event-ID and misses nothing; headers are sent, so no problem can be told.
    } finally {
      clearInterval(heartbeat);
      raw.end();
    }
  }
}

function startStream(reply: FastifyReply): FastifyReply['raw'] {
  const { raw } = reply;
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', connection: 'keep-alive', 'x-accel-buffering': 'no' });
  raw.flushHeaders();
  return raw;
}

const drained = (raw: FastifyReply['raw'], signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    raw.once('drain', resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
