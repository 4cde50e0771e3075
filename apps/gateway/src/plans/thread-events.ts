import { Inject, Injectable } from '@nestjs/common';
import { compareEventIds, positionOf } from '@app/contracts';
import type { PlanEvent } from '@app/contracts';
import { eventsOf } from '@app/engine';
import type { Engine } from '@app/engine';
import type { ThreadStore } from '@app/ports';
import { RedisEventStream } from '@app/queue';
import { ENGINE, THREADS_OF } from '../tokens.js';

/** So many events of steps are read at once for all readers of a thread. */
const PAGE_EVENTS = 256;
/** And so many for one that reads what the others have behind them: what waits for its connection stays small. */
export const LONE_READER_EVENTS = 16;

/** Events in order, and how much the thread had told with the last of them; `seq` is null when more can be read at once. */
export interface EventPage {
  readonly events: readonly PlanEvent[];
  readonly seq: number | null;
  /** The thread was erased: nothing more will come. */
  readonly isGone?: true;
}

/** Where a reader stands. */
export interface ReadPosition {
  readonly lastId: string;
  readonly seq: number;
}

/** What a workflow tells of a thread to one of its members; with `nodes` also which way its runs take through the workflow. */
export interface Feed {
  readonly ownerId: string;
  readonly threadId: string;
  readonly workflow: string;
  readonly nodes: boolean;
}

/** The threads as the runs of a workflow left them. */
export type ThreadsOf = (workflow: string) => Pick<ThreadStore, 'readHistory'>;

/** Reads what threads told: from the database, which holds everything, or from Redis, which is quick. Both give the same events under the same ids. */
@Injectable()
export class ThreadEvents {
  constructor(
    @Inject(THREADS_OF) private readonly threadsOf: ThreadsOf,
    @Inject(RedisEventStream) private readonly stream: RedisEventStream,
    @Inject(ENGINE) private readonly engine: Pick<Engine, 'workflows'>,
  ) {}

  /** @throws {RetryableError} STORE_UNAVAILABLE. */
  async stored({ ownerId, threadId, workflow, nodes }: Feed, lastId: string, limit = PAGE_EVENTS): Promise<EventPage> {
    const history = await this.threadsOf(workflow).readHistory(ownerId, threadId, positionOf(lastId), limit);
    if (!history) return { events: [], seq: 0, isGone: true };
    const { versions, told, hasMore } = history;
    const lastTold = told.at(-1)?.id;
    const derived = versions.flatMap((version) => eventsOf(threadId, version, this.engine.workflows, { nodes }));
    const isInPage = ({ id }: PlanEvent): boolean =>
      compareEventIds(id, lastId) > 0 && (!hasMore || lastTold === undefined || compareEventIds(id, lastTold) <= 0);
    const events = [...derived, ...told].filter(isInPage).sort((a, b) => compareEventIds(a.id, b.id));
    return { events, seq: hasMore ? null : history.seq };
  }

  /** Null when Redis is away or its stream does not go on where the reader stands; it has nothing for who debugs a workflow. */
  async streamed({ threadId, workflow, nodes }: Feed, { lastId, seq }: ReadPosition): Promise<EventPage | null> {
    if (nodes) return null;
    const entries = await this.stream.readAfter({ threadId, workflow }, lastId, PAGE_EVENTS).catch(() => []);
    let reached = seq;
    for (const entry of entries) {
      // An event of a commit of which the reader has the beginning, or the first one of the very next commit.
      if (entry.seq !== reached && entry.prev !== reached) return null;
      reached = entry.seq;
    }
    return entries.length > 0 ? { events: entries.map(({ event }) => event), seq: reached } : null;
  }
}
