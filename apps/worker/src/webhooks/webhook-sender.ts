import { NavigoError, TerminalError } from '@app/contracts';
import type { Logger } from '@app/platform';
import type { DueDelivery, FailedDelivery, PosterPort, WebhookStore } from '@app/ports';

const LOOK_INTERVAL_MS = 1_000;
const AT_ONCE = 40;
const AT_ONCE_OF_ONE = 4;
const ANSWER_MS = 10_000;
/** Longer than an attempt takes, so that only a sender that died leaves a message to others. */
const LEASE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const KEPT_MS = 30 * DAY_MS;
const FORGOTTEN_AT_ONCE = 1_000;

/** Between attempts, in seconds: more than a day in all, so that whoever is away for a night misses nothing. */
const PAUSES_SECONDS = [5, 30, 300, 1_800, 7_200, 18_000, 36_000, 36_000];
const MS_PER_SECOND = 1_000;
/** Messages that failed together do not come back together. */
const JITTER = 0.1;

/** When a message is tried again after an attempt, from 1; null: never. `random` is from 0 to 1. */
export function pauseAfter(attempt: number, random: number): number | null {
  const seconds = PAUSES_SECONDS[attempt - 1];
  return seconds === undefined ? null : Math.round(seconds * MS_PER_SECOND * (1 + JITTER * (2 * random - 1)));
}

export interface WebhookSenderParts {
  readonly store: WebhookStore;
  /** Posts with the owner's secret; null where there is none to sign with. */
  readonly posterOf: (ownerId: string) => Promise<PosterPort | null>;
  readonly logger: Pick<Logger, 'warn'>;
  readonly random: () => number;
}

/**
 * Sends messages to webhooks: any number of processes at once, each message by one of them at a time. A message is sent until somebody has
 * received it, so it may come twice; its id says so.
 */
export class WebhookSender {
  private readonly sending = new Set<Promise<void>>();
  private readonly ending = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | null = null;
  private forgetAtMs = 0;

  constructor(private readonly parts: WebhookSenderParts) {}

  start(): void {
    this.timer = setInterval(() => {
      this.round ??= this.look()
        .catch((error: unknown) => this.parts.logger.warn({ error: String(error) }, 'webhooks could not be looked after'))
        .finally(() => (this.round = null));
    }, LOOK_INTERVAL_MS);
  }

  /** What is on its way ends; the rest is left to others. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    this.ending.abort();
    await this.round;
    await Promise.all(this.sending);
  }

  /** Takes what is due and sends it; does not wait for the answers. */
  async look(): Promise<void> {
    const free = AT_ONCE - this.sending.size;
    if (free > 0)
      for (const delivery of await this.parts.store.takeDue(free, AT_ONCE_OF_ONE, LEASE_MS)) {
        const sent = this.send(delivery)
          .catch((error: unknown) => this.parts.logger.warn({ error: String(error), delivery: delivery.id }, 'what became of a message could not be stored'))
          .finally(() => this.sending.delete(sent));
        this.sending.add(sent);
      }
    await this.forgetOld();
  }

  /** Resolves when nothing is on its way. */
  async settled(): Promise<void> {
    await Promise.all(this.sending);
  }

  private async send(delivery: DueDelivery): Promise<void> {
    try {
      const poster = await this.parts.posterOf(delivery.ownerId);
      if (!poster) throw new TerminalError('TOOL_NOT_CONFIGURED', 'There is no secret to sign with; store one with PUT /credentials/webhook.');
      const signal = AbortSignal.any([AbortSignal.timeout(ANSWER_MS), this.ending.signal]);
      await poster.post({ url: delivery.url, body: delivery.payload, signAs: delivery.id }, signal);
    } catch (error) {
      if (this.ending.signal.aborted) return;
      return this.parts.store.failed(delivery, this.failureOf(delivery, error), DAY_MS);
    }
    await this.parts.store.delivered(delivery);
  }

  private failureOf({ attempt }: DueDelivery, error: unknown): FailedDelivery {
    const retryAfterMs = pauseAfter(attempt, this.parts.random());
    if (error instanceof NavigoError) return { code: error.code, detail: error.message, retryAfterMs };
    this.parts.logger.warn({ error: String(error) }, 'a webhook failed unexpectedly');
    return { code: 'INTERNAL_ERROR', detail: 'It could not be sent.', retryAfterMs };
  }

  private async forgetOld(): Promise<void> {
    if (performance.now() < this.forgetAtMs) return;
    this.forgetAtMs = performance.now() + HOUR_MS;
    await this.parts.store.forget(KEPT_MS, FORGOTTEN_AT_ONCE);
  }
}
