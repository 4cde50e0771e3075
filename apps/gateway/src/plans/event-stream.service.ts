import { Inject, Injectable } from '@nestjs/common';
import { positionOf } from '@app/contracts';
import { PLAN_NAME } from '@app/graph';
import type { Logger } from '@app/platform';
import { MovedSubscription } from '@app/queue';
import { LOGGER } from '../tokens.js';
import { LONE_READER_EVENTS, ThreadEvents } from './thread-events.js';
import type { Feed } from './thread-events.js';
import { ThreadHub, toWire } from './thread-hub.js';
import type { WireEvent } from './thread-hub.js';

const FROM_START = '0-0';
/** A reader that does not read while so much more comes in is cut off. */
const MAX_BEHIND_BYTES = 262_144;

interface SharedHub {
  readonly hub: ThreadHub;
  readonly unlisten: () => void;
  readers: number;
}

/** Follows threads: however many read one thread in this process, it is read once. */
@Injectable()
export class EventStreamService {
  private readonly hubs = new Map<string, SharedHub>();

  constructor(
    @Inject(ThreadEvents) private readonly events: ThreadEvents,
    @Inject(MovedSubscription) private readonly moved: MovedSubscription,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** False when a thread that moves no more has nothing after `lastEventId`. */
  async hasMore(feed: Feed, lastEventId: string, { lastVersion = Infinity }: ReadUntil): Promise<boolean> {
    return (await this.events.stored(feed, lastEventId)).events.some(({ data }) => data.version <= lastVersion);
  }

  /** A reader of the thread, which must be closed. */
  read(feed: Feed, lastEventId: string | null): EventReader {
    const key = JSON.stringify([feed.ownerId, feed.threadId, feed.workflow, feed.nodes]);
    const shared = this.hubs.get(key) ?? this.openHub(key, feed);
    shared.readers += 1;
    const stored = async (lastId: string): Promise<WireEvent[]> => (await this.events.stored(feed, lastId, LONE_READER_EVENTS)).events.map(toWire);
    return new EventReader({ hub: shared.hub, stored, onClose: () => this.leave(key, shared) }, lastEventId ?? FROM_START);
  }

  private openHub(key: string, feed: Feed): SharedHub {
    const { threadId } = feed;
    const hub = new ThreadHub({
      stored: (lastId) => this.events.stored(feed, lastId),
      streamed: (position) => this.events.streamed(feed, position),
      onTrouble: (error) => this.logger.warn({ threadId, err: error }, 'what a thread told could not be read; readers wait'),
    });
    const unlisten = this.moved.listen(threadId, ({ seq, workflow = PLAN_NAME }) => workflow === feed.workflow && seq !== undefined && hub.onHint(seq));
    const shared = { hub, unlisten, readers: 0 };
    this.hubs.set(key, shared);
    return shared;
  }

  private leave(key: string, shared: SharedHub): void {
    shared.readers -= 1;
    if (shared.readers > 0) return;
    this.hubs.delete(key);
    shared.unlisten();
    shared.hub.close();
  }
}

/** When a reader has read enough. */
export interface ReadUntil {
  readonly follow?: boolean;
  /** A run. */
  readonly only?: string;
  /** The last one of that run, once it is known. */
  readonly lastVersion?: number;
}

interface ReaderParts {
  readonly hub: ThreadHub;
  readonly stored: (lastId: string) => Promise<WireEvent[]>;
  readonly onClose: () => void;
}

/** One reader's place in the stream of a thread. */
export class EventReader {
  /** What the hub had taken in when this reader last had everything. */
  private levelBytes: number | null = null;

  constructor(
    private readonly parts: ReaderParts,
    private lastId: string,
  ) {}

  /**
   * The events from its place on as they come, in slices; ends with the end of the run `only`, after the thread's last event unless `follow`
   * waits for later runs, or when `signal` is raised.
   */
  async *slices(signal: AbortSignal, { follow = false, only, lastVersion = Infinity }: ReadUntil = {}): AsyncGenerator<readonly WireEvent[]> {
    const { hub, stored } = this.parts;
    await hub.open();
    this.levelBytes = hub.totalBytes;
    while (!signal.aborted) {
      const found = hub.after(this.lastId) ?? (await stored(this.lastId));
      const end = only === undefined ? undefined : found.find(({ ends }) => ends === only);
      const endVersion = end ? positionOf(end.id).version : lastVersion;
      const slice = found.filter(({ id }) => positionOf(id).version <= endVersion);
      const last = slice.at(-1);
      if (last) {
        this.lastId = last.id;
        yield slice;
        if (end) return;
        continue;
      }
      if (found.length > 0) return;
      this.levelBytes = hub.totalBytes;
      if (hub.isGone || (hub.hasEnded && !follow)) return;
      await hub.changed(signal);
    }
  }

  /** True when so much came in since it last had everything that it cannot be waited for; what was there before it came does not count. */
  get isTooFarBehind(): boolean {
    return this.levelBytes !== null && this.parts.hub.totalBytes - this.levelBytes > MAX_BEHIND_BYTES;
  }

  close(): void {
    this.parts.onClose();
  }
}
