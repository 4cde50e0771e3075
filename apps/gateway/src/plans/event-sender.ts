import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PlanEvent, RequestError, compareEventIds } from '@app/contracts';
import type { HttpInstruments, Logger } from '@app/platform';
import { AUTHENTICATOR, HTTP_METRICS, LOGGER, SHUTDOWN } from '../tokens.js';
import type { Authenticator } from '../auth/authenticator.js';
import { watchCredential } from '../auth/credential-watch.js';
import { EventStreamService } from './event-stream.service.js';
import type { EventReader, ReadUntil } from './event-stream.service.js';
import { StreamSlots } from './stream-slots.js';
import type { Feed } from './thread-events.js';
import type { WireEvent } from './thread-hub.js';

const HEARTBEAT_MS = 15_000;

/** A reader that takes nothing for this long is looked at. */
const STALL_CHECK_MS = 250;
/** When a reader that was cut off still does not take what it was sent, its connection is torn down. */
const LAST_BYTES_MS = 2_000;

/** One client that follows something, and how far. */
export interface Followed {
  readonly feed: Feed;
  /** The last event that the client has; null for none. */
  readonly lastEventId: string | null;
  /** Events up to this one are left out whatever the client has. */
  readonly from?: string;
  readonly until: ReadUntil;
  /** Nothing more will come of its own accord. */
  readonly isOver: boolean;
}

/** What a client says it has read. @throws {RequestError} VALIDATION_ERROR. */
export function lastIdOf(request: FastifyRequest, query: string | undefined): string | null {
  const header = request.headers['last-event-id'];
  const id = (typeof header === 'string' && header) || query;
  if (!id) return null;
  if (!PlanEvent.shape.id.safeParse(id).success)
    throw new RequestError('VALIDATION_ERROR', 'Last-Event-ID is not an id of this stream; leave it out to read from the start.', [
      { path: 'Last-Event-ID', message: 'is no event id' },
    ]);
  return id;
}

/** A client's connection, from before the first question to the database: a closed one says so only once. */
export interface Connection {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly gone: AbortSignal;
  readonly sendAway: () => void;
}

/** Sends what threads tell to clients, as server-sent events. */
@Injectable()
export class EventSender {
  constructor(
    @Inject(EventStreamService) private readonly streams: EventStreamService,
    @Inject(StreamSlots) private readonly slots: StreamSlots,
    @Inject(AUTHENTICATOR) private readonly authenticator: Authenticator,
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(HTTP_METRICS) private readonly metrics: HttpInstruments,
  ) {}

  connect(request: FastifyRequest, reply: FastifyReply): Connection {
    return { request, reply, ...goneSignal(request, this.shutdown) };
  }

  /** Resolves when everything was sent, or the client is gone. */
  async send({ request, reply, gone, sendAway }: Connection, { feed, lastEventId, from, until, isOver }: Followed): Promise<void> {
    const { ownerId, threadId } = feed;
    // 204 tells a browser that has read to the end not to come back (HTML, server-sent events).
    if (isOver && lastEventId !== null && !(await this.streams.hasMore(feed, lastEventId, until))) return void reply.status(HttpStatus.NO_CONTENT).send();
    const giveBack = this.slots.take(ownerId);
    const endWatch = watchCredential(this.authenticator, request, sendAway);
    const raw = startStream(reply);
    this.metrics.sseReaders.inc();
    const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
    const reader = this.streams.read(feed, laterOf(lastEventId, from));
    try {
      if (await this.pass(reader, raw, { gone, until })) this.logger.info({ requestId: request.id, threadId }, 'slow reader of events cut off');
    } catch (error) {
      // The client reconnects with its Last-Event-ID and misses nothing; headers are sent, so no problem can be told.
      this.logger.warn({ requestId: request.id, threadId, err: error }, 'event stream broken off');
    } finally {
      endWatch();
      giveBack();
      reader.close();
      clearInterval(heartbeat);
      this.metrics.sseReaders.dec();
      finish(raw);
    }
  }

  /** True when the client was too slow. */
  private async pass(
    reader: EventReader,
    raw: FastifyReply['raw'],
    { gone, until }: { readonly gone: AbortSignal; readonly until: ReadUntil },
  ): Promise<boolean> {
    for await (const slice of reader.slices(gone, until)) if (!send(raw, slice) && !(await drained(raw, gone, () => reader.isTooFarBehind))) return true;
    return false;
  }
}

const laterOf = (lastEventId: string | null, from: string | undefined): string | null =>
  from !== undefined && (lastEventId === null || compareEventIds(lastEventId, from) < 0) ? from : lastEventId;

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

/** False when the client should first read. The bytes are those of all readers, so a client that waits costs no copy. */
function send(raw: FastifyReply['raw'], slice: readonly WireEvent[]): boolean {
  raw.cork();
  let hasRoom = true;
  for (const { bytes } of slice) hasRoom = raw.write(bytes);
  raw.uncork();
  return hasRoom;
}

/** True when the client has read enough for more, or is gone; false when it does not read and `isTooFarBehind`. */
function drained(raw: FastifyReply['raw'], gone: AbortSignal, isTooFarBehind: () => boolean): Promise<boolean> {
  if (gone.aborted || !raw.writableNeedDrain) return Promise.resolve(true);
  return new Promise((resolve) => {
    const settle = (isGood: boolean): void => {
      clearInterval(check);
      raw.off('drain', onDrain);
      gone.removeEventListener('abort', onDrain);
      resolve(isGood);
    };
    const onDrain = (): void => settle(true);
    const check = setInterval(() => isTooFarBehind() && settle(false), STALL_CHECK_MS);
    raw.on('drain', onDrain);
    gone.addEventListener('abort', onDrain, { once: true });
  });
}

/** Ends the answer; a client that does not take the rest of it does not hold it in memory. */
function finish(raw: FastifyReply['raw']): void {
  const tearDown = setTimeout(() => raw.destroy(), LAST_BYTES_MS).unref();
  raw.once('close', () => clearTimeout(tearDown));
  raw.end();
}
