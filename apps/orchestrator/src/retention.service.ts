import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { agentQueue, applyRetention } from '@app/engine';
import type { Engine } from '@app/engine';
import type { Logger } from '@app/platform';
import type { RetentionPolicy, RetentionStore } from '@app/ports';
import { ENGINE, LOGGER, RETENTION } from './tokens.js';

const TASK = 'retention';
/** How often each orchestrator looks whether it is time; one of them finds that it is. */
const LOOKS_IN_INTERVAL = 4;
const MS_PER_DAY = 24 * 3_600_000;
const FAILED_JOBS_BATCH = 1_000;

export interface Retention {
  readonly store: RetentionStore;
  readonly policy: RetentionPolicy;
  readonly intervalMs: number;
  readonly failedJobDays: number;
  /** Takes failed jobs that are older out of a queue, at most `limit` at a time; returns how many went. */
  readonly trimFailedJobs: (queue: string, olderThanMs: number, limit: number) => Promise<number>;
}

/** Once in each interval one orchestrator removes what the policy no longer keeps. One that dies half-way leaves the rest to the next. */
@Injectable()
export class RetentionService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly ending = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | null = null;

  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    @Inject(RETENTION) private readonly retention: Retention,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.look();
    this.timer = setInterval(() => this.look(), Math.max(1_000, this.retention.intervalMs / LOOKS_IN_INTERVAL));
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.ending.abort();
    await this.round;
  }

  private look(): void {
    this.round ??= this.runRound()
      .catch((error: unknown) => this.logger.warn({ error: error instanceof Error ? error.message : String(error) }, 'retention round failed'))
      .finally(() => (this.round = null));
  }

  private async runRound(): Promise<void> {
    const { store, policy, intervalMs } = this.retention;
    if (!(await store.claim(TASK, intervalMs))) return;
    const removed = await applyRetention(store, policy, this.ending.signal);
    const failedJobs = await this.trimQueues();
    this.logger.info({ ...removed, failedJobs }, 'retention applied');
  }

  private async trimQueues(): Promise<number> {
    const { workflows } = this.engine;
    let trimmed = 0;
    for (const queue of [...workflows.eventsQueues(), ...Object.keys(workflows.agents()).map(agentQueue)])
      trimmed += await this.retention.trimFailedJobs(queue, this.retention.failedJobDays * MS_PER_DAY, FAILED_JOBS_BATCH);
    return trimmed;
  }
}
