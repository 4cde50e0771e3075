import type { OwnerUsage } from '@app/persistence';

/** What was counted is used for so long; what this process started since is added to it. */
const KNOWN_FOR_MS = 5_000;
const MAX_OWNERS = 10_000;

/** What owners were found to have a moment ago, so that not every request is counted in the database. */
export class KnownUsage {
  private readonly byOwner = new Map<string, { readonly usage: OwnerUsage; readonly untilMs: number; started: number }>();

  constructor(private readonly nowMs: () => number = () => performance.now()) {}

  /** As if all that was started since were still at work, in threads of their own; undefined for an owner who was not counted lately. */
  of(ownerId: string): OwnerUsage | undefined {
    const known = this.byOwner.get(ownerId);
    if (!known || known.untilMs <= this.nowMs()) return undefined;
    const { usage, started } = known;
    return { ...usage, runsAtWork: usage.runsAtWork + started, threads: usage.threads + started };
  }

  keep(ownerId: string, usage: OwnerUsage): void {
    this.byOwner.delete(ownerId);
    this.byOwner.set(ownerId, { usage: { ...usage, versions: null }, untilMs: this.nowMs() + KNOWN_FOR_MS, started: 0 });
    const [oldest] = this.byOwner.keys();
    if (this.byOwner.size > MAX_OWNERS && oldest !== undefined) this.byOwner.delete(oldest);
  }

  /** One more run is started. */
  add(ownerId: string): void {
    const known = this.byOwner.get(ownerId);
    if (known) known.started += 1;
  }
}
