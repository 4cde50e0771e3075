import type { SearchLimits } from './catalog-trip.js';

/** Work between two turns of the event loop; short enough for heartbeats and cancellation. */
const SLICE_MS = 20;
const STEPS_PER_LOOK = 32;

/** Keeps a long search within its time and lets others have their turn. */
export class Pacer {
  private readonly endMs: number;
  private sliceEndMs: number;
  private steps = 0;
  private over = false;

  constructor(private readonly limits: SearchLimits) {
    const now = limits.nowMs();
    this.endMs = now + limits.deadlineMs;
    this.sliceEndMs = now + SLICE_MS;
  }

  /** True once the time is used up. */
  isOver(): boolean {
    return this.over;
  }

  /** Called at every step. @throws the reason of the signal when it is aborted. */
  async breathe(): Promise<void> {
    this.steps += 1;
    if (this.steps % STEPS_PER_LOOK !== 0) return;
    const now = this.limits.nowMs();
    this.over = now >= this.endMs;
    if (now < this.sliceEndMs) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.limits.signal?.throwIfAborted();
    this.sliceEndMs = this.limits.nowMs() + SLICE_MS;
  }
}
