import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { Queue } from 'bullmq';
import { RetryableError } from '@app/contracts';
import { REDIS_PREFIX } from '../redis.js';
import type { RedisClient } from '../redis.js';
import { BoardFiles } from './board-files.js';
import { BoardParts } from './board-parts.js';
import { renderPage } from './render-page.js';
import { RouteTable } from './route-table.js';

export interface QueueBoardOptions {
  readonly redis: RedisClient;
  readonly queues: readonly string[];
  /** Where the board is served, such as `/admin/queues`. */
  readonly basePath: string;
  /** What of a job's data may be seen; everything else of it stays in Redis. */
  readonly showData: (data: unknown) => unknown;
}

export interface BoardAnswer {
  readonly kind: 'page' | 'file' | 'data';
  readonly status: number;
  readonly contentType: string;
  readonly body: string | Buffer;
}

type Query = Readonly<Record<string, string>>;
type Handler = (query: Query, params: Readonly<Record<string, string>>) => Promise<BoardAnswer>;

const JSON_TYPE = 'application/json; charset=utf-8';
const MAX_JOBS_ON_PAGE = 100;
const UI_CONFIG = { boardTitle: 'NaviGo queues', hideDocsLink: true, locale: { lng: 'en-US' }, sortQueues: true };

/** Bull Board for looking only: knows the routes that read and none that write, so there is nothing to forbid. */
export class QueueBoard {
  private readonly queues: readonly Queue[];
  private readonly parts = new BoardParts();
  private readonly files: BoardFiles;
  private readonly routes: RouteTable<Handler>;

  constructor(private readonly options: QueueBoardOptions) {
    this.queues = options.queues.map(
      (name) => new Queue(name, { connection: options.redis, prefix: REDIS_PREFIX, skipWaitingForReady: true, skipMetasUpdate: true }),
    );
    for (const queue of this.queues) queue.on('error', () => undefined);
    createBullBoard({ queues: this.queues.map((queue) => this.adapterOf(queue)), serverAdapter: this.parts, options: { uiConfig: UI_CONFIG } });
    this.files = new BoardFiles(this.parts.staticPath);
    this.routes = new RouteTable([...this.pageRoutes(), ...this.apiRoutes()]);
  }

  /**
   * The answer to a GET of `path`, which starts with a slash and is relative to the base path; null when there is nothing.
   *
   * @throws {RetryableError} QUEUE_UNAVAILABLE when Redis does not answer.
   */
  async answer(path: string, query: Query): Promise<BoardAnswer | null> {
    if (path.startsWith('/static/')) return this.file(path.slice('/static/'.length));
    const route = this.routes.find(path);
    return route && route.target(query, route.params);
  }

  async close(): Promise<void> {
    await Promise.all(this.queues.map((queue) => queue.close()));
  }

  private adapterOf(queue: Queue): BullMQAdapter {
    const adapter = new BullMQAdapter(queue, { readOnlyMode: true, allowRetries: false });
    adapter.setFormatter('data', this.options.showData);
    adapter.setFormatter('returnValue', () => null);
    return adapter;
  }

  private pageRoutes(): { pattern: string; target: Handler }[] {
    return this.parts.pageRoutes.map((pattern) => ({ pattern, target: () => this.page() }));
  }

  private apiRoutes(): { pattern: string; target: Handler }[] {
    const reading = this.parts.apiRoutes.filter(({ method }) => method === 'get');
    return reading.flatMap(({ route, handler }) => [route].flat().map((pattern) => ({ pattern, target: this.reading(handler) })));
  }

  private reading(handler: BoardParts['apiRoutes'][number]['handler']): Handler {
    return async (query, params) => {
      const { queues, uiConfig } = this.parts;
      const jobsPerPage = String(Math.min(MAX_JOBS_ON_PAGE, Number(query['jobsPerPage']) || MAX_JOBS_ON_PAGE));
      const asked = 'jobsPerPage' in query ? { ...query, jobsPerPage } : { ...query };
      try {
        const { status = 200, body } = await handler({ queues, uiConfig, query: asked, params, body: {}, headers: {} });
        return { kind: 'data', status, contentType: JSON_TYPE, body: typeof body === 'string' ? body : JSON.stringify(body, withoutStacks) };
      } catch (error) {
        throw new RetryableError('QUEUE_UNAVAILABLE', 'Redis did not answer the board.', { cause: error });
      }
    };
  }

  private async page(): Promise<BoardAnswer> {
    const template = await readFile(join(this.parts.viewsPath, 'index.ejs'), 'utf8');
    const body = renderPage(template, this.parts.pageValues(this.options.basePath));
    return { kind: 'page', status: 200, contentType: 'text/html; charset=utf-8', body };
  }

  private async file(name: string): Promise<BoardAnswer | null> {
    const file = await this.files.find(name);
    return file && { kind: 'file', status: 200, contentType: file.contentType, body: file.content };
  }
}

/** Stack traces name files of this machine; the logs have them for whoever may read those. */
const withoutStacks = (field: string, value: unknown): unknown => (field === 'stacktrace' ? [] : value);
