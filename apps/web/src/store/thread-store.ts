import { batch, computed, signal } from '@preact/signals';
import type { PlanEvent, RunStatus, ThreadBody } from '@app/contracts';
import { compareEventIds } from '@app/contracts/browser';
import { get } from '../api/client.js';
import { followThread } from '../api/follow.js';
import { ApiError } from '../api/problem.js';
import { planIn } from './shown-plan.js';
import type { ShownPlan } from './shown-plan.js';
import type { TripStore } from './trip-store.js';
import { withEvent } from './turns.js';
import type { Turn } from './turns.js';

/** Events after which the state of the thread looks different. */
const CHANGING: ReadonlySet<PlanEvent['event']> = new Set(['itinerary', 'budget', 'awaiting_input', 'awaiting_review', 'answer', 'done', 'error']);
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/**
 * One thread as the gateway tells it: events by their ids, the state by its version. Whatever is lost on the way is asked for again, so two
 * windows, a reload or a gateway that was replaced end at the same.
 */
export class ThreadStore implements TripStore {
  readonly isShared = false;
  readonly thread = signal<ThreadBody | null>(null);
  readonly turns = signal<readonly Turn[]>([]);
  /** False while no events come in. */
  readonly isLive = signal(true);
  readonly isGone = signal(false);
  /** The newest of what the state and the events say. */
  readonly status = computed<RunStatus | null>(() => {
    const [thread, told] = [this.thread.value, this.told.value];
    return told && (!thread || told.version >= thread.version) ? told.status : (thread?.status ?? null);
  });
  readonly isBusy = computed(() => this.status.value === 'in_progress');
  /** Whether there is a plan that may be changed at the moment. */
  readonly canChange = computed(() => this.status.value === 'complete' || this.status.value === 'awaiting_review');
  /** The plan as it is; while it is being changed, the one before stays. */
  readonly plan = computed<ShownPlan | null>(() => this.shown.value);

  private readonly told = signal<{ readonly status: RunStatus; readonly version: number } | null>(null);
  private readonly shown = signal<ShownPlan | null>(null);
  private readonly closing = new AbortController();
  private lastId = '0-0';
  private isReading = false;
  private isStale = false;

  constructor(readonly threadId: string) {
    void this.refresh();
    void this.follow();
  }

  close(): void {
    this.closing.abort();
  }

  /** Reads the state anew, for as long as it takes; several wishes at once are one. */
  async refresh(): Promise<void> {
    this.isStale = true;
    if (this.isReading) return;
    this.isReading = true;
    for (let pauseMs = FIRST_PAUSE_MS; this.isStale && !this.closing.signal.aborted;) {
      this.isStale = false;
      try {
        this.take(await get<ThreadBody>(`/plan/${this.threadId}`, this.closing.signal));
        pauseMs = FIRST_PAUSE_MS;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) this.isGone.value = true;
        else {
          this.isStale = true;
          await new Promise((resolve) => setTimeout(resolve, pauseMs));
          pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
        }
      }
    }
    this.isReading = false;
  }

  private take(thread: ThreadBody): void {
    if (thread.version < (this.thread.peek()?.version ?? 0)) return;
    batch(() => {
      this.thread.value = thread;
      const plan = planIn(thread);
      if (plan && !(plan.isDraft && this.shown.peek()?.isDraft === false && thread.status === 'in_progress')) this.shown.value = plan;
    });
  }

  private follow(): Promise<void> {
    return followThread(this.threadId, {
      signal: this.closing.signal,
      onEvent: (event) => this.tell(event),
      onLink: (isUp) => {
        this.isLive.value = isUp;
        // What was missed on the way may not be an event any more, such as after an outage of Redis.
        if (isUp) void this.refresh();
      },
      onGone: () => {
        this.isGone.value = true;
      },
    });
  }

  private tell(event: PlanEvent): void {
    if (compareEventIds(event.id, this.lastId) <= 0) return;
    this.lastId = event.id;
    batch(() => {
      this.turns.value = withEvent(this.turns.peek(), event);
      if (event.event === 'status') this.told.value = { status: event.data['status'] as RunStatus, version: event.data.version };
    });
    if ((CHANGING.has(event.event) || event.event === 'status') && event.data.version >= (this.thread.peek()?.version ?? 0)) void this.refresh();
  }
}
