import { setTimeout as pause } from 'node:timers/promises';
import { TerminalError } from '@app/contracts';
import type { GatewayClient } from './client.js';
import { ServerSentEventParser, readNews, titleOfAgent } from './events.js';
import type { RunNews, StepNews } from './events.js';
import type { AcceptedRun, Thread } from './schemas.js';

/** How long to wait for what, in milliseconds; tests shorten it. */
export interface FollowTiming {
  readonly pollMs: number;
  readonly reconnectMs: number;
  /** A stream this quiet is taken for broken; heartbeats count as life. */
  readonly quietMs: number;
}

const TIMING: FollowTiming = { pollMs: 2_000, reconnectMs: 500, quietMs: 20_000 };

/** Answers that say: there is no stream here, now or later. */
const NO_STREAM_STATUSES: readonly number[] = [404, 405, 406, 501];

/** Who is told how the agents get on. */
export interface RunObserver {
  stepStarted(agent: string, title: string): void;
  /** `durationMs` is null where it is not known. */
  stepFinished(agent: string, title: string, durationMs: number | null): void;
  /** What an agent thinks, asks a tool and gets from it; absent where nobody wants to know. */
  told?(text: string): void;
  trouble(message: string): void;
}

/** Follows the runs of one thread, one after the other, without repeating what was already told. */
export class RunFollower {
  private lastEventId: string | null = null;
  private hasStream = true;
  private toldLogEntries: number;

  constructor(
    private readonly client: GatewayClient,
    private readonly observer: RunObserver,
    private readonly options: {
      readonly toldLogEntries: number;
      readonly timing?: FollowTiming | undefined;
      readonly onStep?: ((news: StepNews) => void) | undefined;
    },
  ) {
    this.toldLogEntries = options.toldLogEntries;
  }

  /** The thread once its run has ended or waits for a person. The gateway's answer decides, the stream only says when to look. */
  async followToRest(run: AcceptedRun, signal: AbortSignal): Promise<Thread> {
    const { pollMs, reconnectMs } = this.options.timing ?? TIMING;
    for (;;) {
      if (this.hasStream) this.hasStream = await this.readStream(run, signal);
      const thread = await this.client.findThread(run.threadId, signal);
      if (!thread) throw new TerminalError('NOT_FOUND', `Thread ${run.threadId} is gone: it was deleted while it was being planned.`);
      this.tellFromLog(thread);
      if (thread.result.status !== 'in_progress') return thread;
      await pause(this.hasStream ? reconnectMs : pollMs, undefined, { signal });
    }
  }

  /** Reads until the run rests or the stream breaks; false when no stream is offered at all. */
  private async readStream(run: AcceptedRun, signal: AbortSignal): Promise<boolean> {
    const watchdog = new Watchdog(this.options.timing?.quietMs ?? TIMING.quietMs);
    try {
      const stream = await this.client.openEvents(
        `/plan/${encodeURIComponent(run.threadId)}/events`,
        this.lastEventId,
        AbortSignal.any([signal, watchdog.signal]),
      );
      if ('refusedStatus' in stream) return !NO_STREAM_STATUSES.includes(stream.refusedStatus);
      await this.readEvents(stream, run, watchdog);
    } catch {
      // A broken stream is no failure of the run: whoever called looks at the thread and connects again.
      signal.throwIfAborted();
    } finally {
      watchdog.stop();
    }
    return true;
  }

  private async readEvents(stream: ReadableStream<Uint8Array>, run: AcceptedRun, watchdog: Watchdog): Promise<void> {
    const parser = new ServerSentEventParser();
    const decoder = new TextDecoder();
    for await (const bytes of stream) {
      watchdog.alive();
      for (const event of parser.push(decoder.decode(bytes, { stream: true }))) {
        if (event.id !== null) this.lastEventId = event.id;
        const news = readNews(event);
        if (news && this.tell(news, run)) return;
      }
    }
  }

  /** Passes news on; true when the run has come to rest. News of earlier runs of the thread carry older versions and are left out. */
  private tell(news: RunNews, run: AcceptedRun): boolean {
    if (news.kind === 'trouble') this.observer.trouble(news.message);
    else if (news.version === null || news.version >= run.version) {
      if (news.kind === 'rest') return true;
      if (news.kind !== 'told') this.options.onStep?.(news);
      if (news.kind === 'step_started') this.observer.stepStarted(news.agent, news.title);
      else if (news.kind === 'told') this.observer.told?.(news.text);
      else this.observer.stepFinished(news.agent, news.title, news.durationMs);
    }
    return false;
  }

  /** Without a stream, the decision log tells who has finished. */
  private tellFromLog({ result }: Thread): void {
    if (!this.hasStream) for (const { agent } of result.decisionLog.slice(this.toldLogEntries)) this.observer.stepFinished(agent, titleOfAgent(agent), null);
    this.toldLogEntries = result.decisionLog.length;
  }
}

/** Aborts when nothing was alive for a while. */
class Watchdog {
  private readonly controller = new AbortController();
  private readonly timer: NodeJS.Timeout;

  constructor(quietMs: number) {
    this.timer = setTimeout(() => this.controller.abort(), quietMs);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  alive(): void {
    this.timer.refresh();
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
