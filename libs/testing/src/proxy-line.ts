import type { Socket } from 'node:net';

export type Way = 'to_server' | 'to_client';

/** What is wrong with the lines of one proxy at the moment; shared by all of them. */
export interface LineTrouble {
  isFrozen: boolean;
  deaf: Way | null;
  delayMs: (() => number) | null;
  dropAnswerTo: { readonly needle: Buffer; left: number; hits: number } | null;
}

/** How PostgreSQL ends an answer outside of a transaction: ReadyForQuery, idle. */
const READY_FOR_QUERY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/** One connection through a proxy. */
export class ProxyLine {
  private dropsAnswer = false;

  constructor(
    private readonly client: Socket,
    private readonly server: Socket,
    private readonly trouble: LineTrouble,
  ) {
    this.carry('to_server', client, server);
    this.carry('to_client', server, client);
    if (trouble.isFrozen) this.pause();
  }

  onEnd(listener: () => void): void {
    this.client.once('close', listener);
  }

  pause(): void {
    this.client.pause();
    this.server.pause();
  }

  resume(): void {
    this.client.resume();
    this.server.resume();
  }

  end(): void {
    this.client.destroy();
    this.server.destroy();
  }

  reset(): void {
    this.client.resetAndDestroy();
    this.server.resetAndDestroy();
  }

  private carry(way: Way, from: Socket, to: Socket): void {
    let tail: Promise<void> | null = null;
    from.on('data', (chunk: Buffer) => {
      if (this.trouble.deaf === way || this.isDropped(way, chunk)) return;
      const { delayMs } = this.trouble;
      // Pieces keep their order: while one waits, those after it wait as well.
      if (!delayMs && !tail) return void to.write(chunk);
      const waitMs = delayMs?.() ?? 0;
      const turn: Promise<void> = (tail ?? Promise.resolve()).then(async () => {
        if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
        if (!to.destroyed) to.write(chunk);
        if (tail === turn) tail = null;
      });
      tail = turn;
    });
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  }

  /** True for a piece of an answer that must not arrive. */
  private isDropped(way: Way, chunk: Buffer): boolean {
    const wanted = this.trouble.dropAnswerTo;
    if (way === 'to_server') {
      if (wanted && wanted.left > 0 && !this.dropsAnswer && chunk.includes(wanted.needle)) {
        wanted.left -= 1;
        this.dropsAnswer = true;
      }
      return false;
    }
    if (!this.dropsAnswer) return false;
    if (chunk.subarray(-READY_FOR_QUERY.length).equals(READY_FOR_QUERY)) {
      if (wanted) wanted.hits += 1;
      this.reset();
    }
    return true;
  }
}
