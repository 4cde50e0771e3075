import type { ActionRun } from '@app/contracts';
import type { GatewayClient } from './client.js';
import { ServerSentEventParser, readNews } from './events.js';
import type { RunObserver } from './follow-run.js';

/** A stream this quiet is left for a look at the run: it may wait for a time, which nobody tells. */
const QUIET_MS = 1_000;

/** Follows a run of actions until it rests, from one rest to the next without telling anything twice. */
export class ActionFollower {
  private lastEventId: string | null = null;

  constructor(
    private readonly client: GatewayClient,
    private readonly observer: RunObserver,
  ) {}

  /** The run once it rests. The gateway's answer decides, the stream only says when to look. */
  async followToRest(started: ActionRun): Promise<ActionRun> {
    let run = started;
    while (run.status === 'in_progress') {
      await this.readStream(run.actionId).catch(() => undefined);
      run = await this.client.findAction(run.actionId);
    }
    return run;
  }

  private async readStream(actionId: string): Promise<void> {
    const quiet = new AbortController();
    const timer = setTimeout(() => quiet.abort(), QUIET_MS);
    try {
      const stream = await this.client.openEvents(`/actions/${encodeURIComponent(actionId)}/events`, this.lastEventId, quiet.signal);
      if ('refusedStatus' in stream) return await new Promise((resolve) => quiet.signal.addEventListener('abort', () => resolve(), { once: true }));
      await this.readEvents(stream, timer);
    } finally {
      clearTimeout(timer);
    }
  }

  private async readEvents(stream: ReadableStream<Uint8Array>, timer: NodeJS.Timeout): Promise<void> {
    const parser = new ServerSentEventParser();
    const decoder = new TextDecoder();
    for await (const bytes of stream) {
      timer.refresh();
      for (const event of parser.push(decoder.decode(bytes, { stream: true }))) {
        this.lastEventId = event.id ?? this.lastEventId;
        const news = readNews(event);
        if (news?.kind === 'rest') return;
        if (news?.kind === 'step_started') this.observer.stepStarted(news.agent, news.title);
        else if (news?.kind === 'step_finished') this.observer.stepFinished(news.agent, news.title, news.durationMs);
        else if (news?.kind === 'trouble') this.observer.trouble(news.message);
      }
    }
  }
}
