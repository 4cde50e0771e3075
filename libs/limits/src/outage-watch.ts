/** After a failure Redis is left alone for this long, so that an outage costs one time-out a second and not one for each call. */
const LEAVE_ALONE_MS = 1_000;

export interface OutageWatchOptions {
  readonly nowMs: () => number;
  /** Called once when an outage begins. */
  readonly onAway: (error: unknown) => void;
  /** Called once when it has ended. */
  readonly onBack: () => void;
}

/** Chooses between what is shared and what this process knows alone; never fails for an outage of what is shared. */
export class OutageWatch {
  private isAway = false;
  private leaveAloneUntilMs = 0;

  constructor(private readonly options: OutageWatchOptions) {}

  async run<T>(shared: () => Promise<T>, alone: () => Promise<T>): Promise<T> {
    if (this.isAway && this.options.nowMs() < this.leaveAloneUntilMs) return alone();
    try {
      const result = await shared();
      if (this.isAway) this.options.onBack();
      this.isAway = false;
      return result;
    } catch (error) {
      this.leaveAloneUntilMs = this.options.nowMs() + LEAVE_ALONE_MS;
      if (!this.isAway) this.options.onAway(error);
      this.isAway = true;
      return alone();
    }
  }
}
