import type { FaultWorld } from '../world/fault-world.js';
import type { Trip, TripKind } from './trips.js';

/** What one traveller saw. */
export interface ClientRecord {
  readonly index: number;
  readonly kind: TripKind;
  readonly mark: string;
  /** Set once a 2xx said so. */
  threadId: string | null;
  /** The last status that was seen. */
  status: string | null;
  /** Versions in the order they were seen. */
  readonly versions: number[];
  /** What a traveller must never see. */
  readonly problems: string[];
  /** True where a plan may also fail with a reason, and need not be word for word what it is without faults. */
  readonly mayFail: boolean;
}

interface Seen {
  readonly httpStatus: number;
  readonly threadId?: string;
  readonly status?: string;
  readonly version?: number;
  readonly code?: string;
}

const CALL_TIMEOUT_MS = 10_000;
/** Longer than any fault lasts: who is not served by then never will be. */
const PATIENCE_MS = 300_000;
const AGAIN_MS = 150;
const LOOK_MS = 200;
/** Outages and full windows: the same request is sent again. */
const PASSING = new Set([0, 429, 502, 503]);

const pause = (forMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, forMs));

/** Plays one very patient traveller: sends the same request under the same key, answers, looks until the end. */
export class Client {
  readonly record: ClientRecord;
  private readonly patientUntilMs = performance.now() + PATIENCE_MS;

  constructor(
    private readonly world: FaultWorld,
    private readonly trip: Trip,
    private readonly key: string,
    mayFail: boolean,
  ) {
    this.record = { index: trip.index, kind: trip.kind, mark: trip.mark, threadId: null, status: null, versions: [], problems: [], mayFail };
  }

  async play(): Promise<ClientRecord> {
    await this.untilTaken(this.trip.path, this.trip.body, this.key);
    if (this.record.threadId === null) return this.record;
    await this.untilAtRest();
    if (this.record.status?.startsWith('awaiting') && this.trip.answers) {
      const { path, body } = this.answerOf(this.record.threadId, this.trip.answers);
      await this.untilTaken(path, body, `${this.key}-resume`);
      await this.untilAtRest();
    }
    return this.record;
  }

  private answerOf(threadId: string, answers: Readonly<Record<string, unknown>>): { readonly path: string; readonly body: unknown } {
    if (this.trip.path === '/errands') return { path: `/errands/${threadId}/decide`, body: answers };
    return { path: '/plan/chat/resume', body: { threadId, answers } };
  }

  private isOver(): boolean {
    return performance.now() >= Math.min(this.world.deadlineMs, this.patientUntilMs);
  }

  private async untilTaken(path: string, body: unknown, key: string): Promise<void> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key, prefer: 'respond-async' };
    while (!this.isOver()) {
      const seen = await this.call(path, { method: 'POST', headers, body: JSON.stringify(body) });
      if (seen.httpStatus === 200 || seen.httpStatus === 202) return this.note(seen);
      if (!PASSING.has(seen.httpStatus)) {
        this.record.problems.push(`POST ${path} answered ${seen.httpStatus} ${seen.code ?? ''}`);
        return;
      }
      await pause(AGAIN_MS);
    }
  }

  private async untilAtRest(): Promise<void> {
    do {
      const seen = await this.call(`/${this.trip.path === '/errands' ? 'errands' : 'plan'}/${this.record.threadId}`, {});
      if (seen.httpStatus === 200) {
        this.note(seen);
        // A timer and a child run need nobody.
        if (seen.status !== 'in_progress' && seen.status !== 'waiting') return;
      } else if (!PASSING.has(seen.httpStatus)) this.record.problems.push(`GET answered ${seen.httpStatus} ${seen.code ?? ''}`);
      await pause(LOOK_MS);
    } while (!this.isOver());
  }

  private note({ threadId, status, version }: Seen): void {
    if (this.record.threadId !== null && threadId !== this.record.threadId)
      this.record.problems.push(`one key gave two threads, ${this.record.threadId} and ${threadId}`);
    this.record.threadId = threadId ?? this.record.threadId;
    this.record.status = status ?? this.record.status;
    if (version !== undefined) this.record.versions.push(version);
  }

  /** What came back; status 0 when nobody answered. */
  private async call(path: string, init: RequestInit): Promise<Seen> {
    const url = this.world.gatewayUrl();
    if (url === null) return { httpStatus: 0 };
    try {
      const response = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
      return { ...((await response.json()) as Omit<Seen, 'httpStatus'>), httpStatus: response.status };
    } catch {
      return { httpStatus: 0 };
    }
  }
}
