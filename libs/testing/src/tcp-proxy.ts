import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { ProxyLine } from './proxy-line.js';
import type { LineTrouble, Way } from './proxy-line.js';

export interface ProxyTarget {
  readonly host: string;
  readonly port: number;
}

/** The answer that never arrives: `hits` counts how often that happened. */
export interface DroppedAnswers {
  readonly hits: number;
}

/** Stands between an app and a server; a test may cut the line, slow it down, or lose what goes one way. */
export class TcpProxy {
  private readonly lines = new Set<ProxyLine>();
  private isCut = false;
  private readonly trouble: LineTrouble = { isFrozen: false, deaf: null, delayMs: null, dropAnswerTo: null };

  private constructor(
    private readonly server: Server,
    private readonly port: number,
    private target: ProxyTarget,
  ) {}

  static async to(target: ProxyTarget): Promise<TcpProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const proxy = new TcpProxy(server, typeof address === 'object' && address ? address.port : 0, target);
    server.on('connection', (client) => proxy.accept(client));
    return proxy;
  }

  /** The same URL, through this proxy. */
  through(url: string): string {
    const own = new URL(url);
    own.hostname = '127.0.0.1';
    own.port = String(this.port);
    return own.href;
  }

  /** Ends all connections and refuses new ones. */
  cut(): void {
    this.isCut = true;
    for (const line of this.lines) line.end();
  }

  /** Connections stay open, but nothing goes through. */
  freeze(): void {
    this.trouble.isFrozen = true;
    for (const line of this.lines) line.pause();
  }

  /** What goes this way gets lost without a word; the other way works. */
  loseBytes(way: Way): void {
    this.trouble.deaf = way;
  }

  /** Everything arrives, in order, after a time that `chooseMs` gives for each piece. */
  delay(chooseMs: () => number): void {
    this.trouble.delayMs = chooseMs;
  }

  /** Resets all connections (RST); new ones are welcome. */
  reset(): void {
    for (const line of this.lines) line.reset();
  }

  /** New connections go elsewhere; those there are end. */
  retarget(target: ProxyTarget): void {
    this.target = target;
    for (const line of this.lines) line.end();
  }

  /**
   * The next `times` requests that hold `text` reach the server and are done there, but the whole answer is dropped and the connection
   * reset: the client cannot know whether it happened. For PostgreSQL, where an answer ends when the server is ready for the next query.
   */
  dropAnswerTo(text: string, times: number): DroppedAnswers {
    const dropped = { needle: Buffer.from(text), left: times, hits: 0 };
    this.trouble.dropAnswerTo = dropped;
    return dropped;
  }

  heal(): void {
    this.isCut = false;
    // A stream that lost bytes in its middle makes no sense any more.
    if (this.trouble.deaf) this.reset();
    Object.assign(this.trouble, { isFrozen: false, deaf: null, delayMs: null, dropAnswerTo: null });
    for (const line of this.lines) line.resume();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private accept(client: Socket): void {
    if (this.isCut) return void client.destroy();
    const line = new ProxyLine(client, connect(this.target), this.trouble);
    this.lines.add(line);
    line.onEnd(() => this.lines.delete(line));
  }
}
