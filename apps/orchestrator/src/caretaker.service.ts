import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { RunAdvancer, nameWaits, openQueuedRuns, reconcile, relayOutbox, wakeRuns } from '@app/engine';
import type { Engine } from '@app/engine';
import { ENGINE, LOGGER } from './tokens.js';
import type { Logger } from '@app/platform';

const RELAY_INTERVAL_MS = 500;
/** Requests that wait for the end of a run start so soon after it. */
const QUEUED_INTERVAL_MS = 250;
/** Reminders, deadlines, timers and the ends of child runs are found so soon. */
const WAITS_INTERVAL_MS = 250;
const PARKED_INTERVAL_MS = 60_000;
/** Runs of an earlier release that do not say what they wait for; looked for among all that wait. */
const UNNAMED_INTERVAL_MS = 60_000;

/** Looks after what a crash, an outage or a wiped Redis left behind. Any number may do so at once. */
@Injectable()
export class CaretakerService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly busy = new Map<string, Promise<void>>();

  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    @Inject(RunAdvancer) private readonly advancer: RunAdvancer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.every(RELAY_INTERVAL_MS, 'relay', async () => {
      const relayed = await relayOutbox(this.engine);
      if (relayed > 0) this.logger.info({ relayed }, 'messages published that were left in the outbox');
    });
    this.every(QUEUED_INTERVAL_MS, 'queued requests', async () => {
      const opened = await openQueuedRuns(this.engine);
      if (opened > 0) this.logger.info({ opened }, 'requests opened that waited for their turn');
    });
    this.every(WAITS_INTERVAL_MS, 'waits', async () => {
      const { reminded, expired, woken } = await wakeRuns(this.engine);
      if (reminded + expired + woken > 0) this.logger.info({ reminded, expired, woken }, 'runs whose waiting was over');
    });
    this.every(UNNAMED_INTERVAL_MS, 'unnamed waits', () => nameWaits(this.engine));
    this.every(PARKED_INTERVAL_MS, 'parked runs', () => this.tellParked());
    this.every(Math.max(1_000, Math.min(5_000, this.engine.settings.leaseMs / 4)), 'reconcile', async () => {
      const { restartedSteps, nudgedRuns } = await reconcile(this.engine, this.advancer);
      if (restartedSteps + nudgedRuns > 0) this.logger.warn({ restartedSteps, nudgedRuns }, 'lost work started again');
    });
  }

  /** Runs that keep to a version of a workflow which this release does not know wait for one that does. */
  private async tellParked(): Promise<void> {
    const { workflows, store } = this.engine;
    const parked = (await store.countOpenRuns()).filter((runs) => !workflows.find(runs));
    if (parked.length > 0) this.logger.warn({ parked, served: workflows.names() }, 'runs are parked: their graph version is not served here');
  }

  async onApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.busy.values());
    await this.engine.outbox.drain().catch(() => undefined);
  }

  /** One round at a time; a round that fails is tried again with the next tick. */
  private every(intervalMs: number, name: string, round: () => Promise<void>): void {
    const tick = (): void => {
      if (this.busy.has(name)) return;
      const work = round()
        .catch((error: unknown) => this.logger.warn({ error: error instanceof Error ? error.message : String(error) }, `${name} round failed`))
        .finally(() => this.busy.delete(name));
      this.busy.set(name, work);
    };
    tick();
    this.timers.push(setInterval(tick, intervalMs));
  }
}
