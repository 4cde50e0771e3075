import { compareEventIds, threadNameOf } from '@app/contracts';
import type { PlanEvent } from '@app/contracts';
import type { EventPage, ReadPosition } from './thread-events.js';

/** Newest events that a hub keeps for all its readers; who is further back reads the database. */
const KEPT_BYTES = 1_048_576;
/** What a reader takes at once. */
const SLICE_BYTES = 65_536;
const LOOK_INTERVAL_MS = 2_000;
const FROM_START = '0-0';

/** An event as it goes over the wire, made once for all readers. */
export interface WireEvent {
  readonly id: string;
  readonly bytes: Buffer;
  /** The run that is over with it; null for all others. */
  readonly ends: string | null;
}

/** Readers call the thread by its name. */
const withName = (data: PlanEvent['data']): PlanEvent['data'] =>
  typeof data['threadId'] === 'string' ? { ...data, threadId: threadNameOf(data['threadId']) } : data;

/** JSON never holds a line break, so nothing in the data can begin a line of its own. */
export const toWire = ({ id, event, data }: PlanEvent): WireEvent => ({
  id,
  bytes: Buffer.from(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(withName(data))}\n\n`),
  ends: event === 'done' && typeof data['runId'] === 'string' ? data['runId'] : null,
});

/** How one hub gets at what its thread told. */
export interface HubSource {
  stored(lastId: string): Promise<EventPage>;
  streamed(position: ReadPosition): Promise<EventPage | null>;
  onTrouble(error: unknown): void;
}

/**
 * Everything the readers of one thread in this process have in common: one place in its stream, one read for each hint, the newest events
 * ready for the wire. Readers take at their own pace.
 */
export class ThreadHub {
  private kept: WireEvent[] = [];
  private keptBytes = 0;
  /** The event before the first one that is kept. */
  private keptAfter = FROM_START;
  private position: ReadPosition = { lastId: FROM_START, seq: 0 };
  private isDone = false;
  private isThreadGone = false;
  private addedBytes = 0;
  private wantedSeq = 0;
  private isOpen = false;
  private reading: Promise<void> | null = null;
  private readonly waiters = new Set<() => void>();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly source: HubSource) {
    // Hints may be lost; a look at the database in between finds what they would have said.
    this.timer = setInterval(() => this.read(() => this.readStored()).catch(source.onTrouble), LOOK_INTERVAL_MS);
  }

  /** Resolves when the hub knows what its thread told so far. @throws {RetryableError} STORE_UNAVAILABLE. */
  async open(): Promise<void> {
    if (!this.isOpen) await this.read(() => this.readStored());
  }

  close(): void {
    clearInterval(this.timer);
    this.wakeAll();
  }

  /** Takes a hint that the thread has told so much. */
  onHint(seq: number): void {
    this.wantedSeq = Math.max(this.wantedSeq, seq);
    // Until the hub is open there is nothing to go on from.
    if (!this.isOpen || this.reading || this.wantedSeq <= this.position.seq) return;
    this.read(() => this.readOn()).catch(this.source.onTrouble);
  }

  /** The thread moves no more: whoever has read everything may go. */
  get hasEnded(): boolean {
    return this.isThreadGone || this.isDone;
  }

  /** The thread was erased: there will never be more. */
  get isGone(): boolean {
    return this.isThreadGone;
  }

  /** Bytes for the wire that came in since the hub was made; only grows. */
  get totalBytes(): number {
    return this.addedBytes;
  }

  /** Some of what comes after `lastId`, empty at the end; null when that is too long ago to be kept here. */
  after(lastId: string): readonly WireEvent[] | null {
    if (compareEventIds(lastId, this.keptAfter) < 0) return null;
    const from = firstAfter(this.kept, lastId);
    let to = from;
    for (let bytes = 0; to < this.kept.length && bytes < SLICE_BYTES; to += 1) bytes += this.kept[to]?.bytes.length ?? 0;
    return this.kept.slice(from, to);
  }

  /** Resolves when something new came in, the hub was closed, or `signal` is raised. */
  changed(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = (): void => {
        this.waiters.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.waiters.add(wake);
      signal.addEventListener('abort', wake, { once: true });
    });
  }

  /** One read at a time; who asks meanwhile waits for the one under way. */
  private read(work: () => Promise<void>): Promise<void> {
    this.reading ??= work()
      .catch((error: unknown) => {
        // The next look, not the hint, tries again: a database that is away is not asked without a pause.
        this.wantedSeq = 0;
        throw error;
      })
      .finally(() => {
        this.reading = null;
        this.onHint(0);
      });
    return this.reading;
  }

  private async readOn(): Promise<void> {
    const { seq } = this.position;
    const page = await this.source.streamed(this.position);
    if (page) this.take(page);
    // A hint for something that Redis does not have, or that stands behind a gap.
    if (this.position.seq === seq) await this.readStored();
  }

  private async readStored(): Promise<void> {
    const { wantedSeq } = this;
    for (;;) {
      const page = await this.source.stored(this.position.lastId);
      this.take(page);
      if (page.seq !== null) break;
    }
    this.isOpen = true;
    // The database has everything that was committed; a hint from before the read that says more is wrong.
    if (this.wantedSeq === wantedSeq) this.wantedSeq = 0;
  }

  private take({ events, seq, isGone }: EventPage): void {
    if (isGone) {
      this.isThreadGone = true;
      return this.wakeAll();
    }
    const fresh = events.filter(({ id }) => compareEventIds(id, this.position.lastId) > 0);
    const last = fresh.at(-1);
    this.position = { lastId: last?.id ?? this.position.lastId, seq: seq ?? this.position.seq };
    if (!last) return;
    // What tells the way through the workflow may stand behind it, in the same version.
    this.isDone = fresh.some(({ event, data }) => event === 'done' && data.version === last.data.version);
    for (const event of fresh) this.keep(toWire(event));
    this.forgetOldest();
    this.wakeAll();
  }

  private keep(event: WireEvent): void {
    this.kept.push(event);
    this.keptBytes += event.bytes.length;
    this.addedBytes += event.bytes.length;
  }

  private forgetOldest(): void {
    let drop = 0;
    for (; this.keptBytes > KEPT_BYTES && drop < this.kept.length - 1; drop += 1) this.keptBytes -= this.kept[drop]?.bytes.length ?? 0;
    if (drop === 0) return;
    this.keptAfter = this.kept[drop - 1]?.id ?? this.keptAfter;
    this.kept = this.kept.slice(drop);
  }

  private wakeAll(): void {
    for (const wake of [...this.waiters]) wake();
  }
}

/** Index of the first event behind `lastId`; the events are in order. */
function firstAfter(events: readonly WireEvent[], lastId: string): number {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareEventIds(events[middle]?.id ?? lastId, lastId) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}
