import { compareEventIds } from '@app/contracts';
import { idsOf, readEvents } from '../../e2e/support/event-reader.js';
import type { EventReader } from '../../e2e/support/event-reader.js';

const AGAIN_MS = 100;
const NOTHING_MORE = /answered 204/;

const pause = (forMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, forMs));

/** One who follows a thread to its end, whatever becomes of the connection: comes back with the last id, to any gateway. */
export class PatientReader {
  /** Every event that came, in the order it came. */
  readonly ids: string[] = [];
  connections = 0;
  isDone = false;
  private current: EventReader | null = null;

  constructor(
    readonly threadId: string,
    private readonly gatewayUrl: () => string | null,
    /** Takes nothing from its connection until it is broken. */
    readonly isSlow: boolean,
  ) {}

  /** Resolves when the thread's last event is here, or at `isOver`. */
  async follow(isOver: () => boolean): Promise<void> {
    while (!this.isDone && !isOver()) {
      await this.readOnce().catch((error: unknown) => {
        this.isDone = NOTHING_MORE.test(String(error));
      });
      if (!this.isDone) await pause(AGAIN_MS);
    }
  }

  /** Breaks the connection, if there is one. */
  cut(): void {
    this.current?.cut();
  }

  private async readOnce(): Promise<void> {
    const url = this.gatewayUrl();
    if (url === null) return;
    const reader = await readEvents(url, this.threadId, this.ids.at(-1));
    this.connections += 1;
    this.current = reader;
    if (this.isSlow && this.connections === 1) reader.response.pause();
    const events = await reader.ended;
    this.ids.push(...idsOf(events));
    this.isDone = events.at(-1)?.event === 'done';
  }

  /** Why what came is not exactly `whole`; null when it is. */
  complaintAgainst(whole: readonly string[]): string | null {
    const who = `a reader of ${this.threadId}, ${this.connections} connections,`;
    const back = this.ids.findIndex((id, place) => place > 0 && compareEventIds(this.ids[place - 1] ?? '', id) >= 0);
    if (back >= 0) return `${who} saw ${this.ids[back]} after ${this.ids[back - 1]}`;
    const gap = whole.findIndex((id, place) => this.ids[place] !== id);
    return gap < 0 && this.ids.length === whole.length
      ? null
      : `${who} has ${this.ids.length} of ${whole.length} events; the first that differs is ${whole[gap] ?? this.ids.at(-1)}`;
  }
}
