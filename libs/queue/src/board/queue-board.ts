import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/** What the first look at the board makes ready. */
interface Loaded {
  readonly queues: readonly Queue[];
  readonly files: BoardFiles;
  readonly routes: RouteTable<Handler>;
}

/** Bull Board for looking only: knows the routes that read and none that write, so there is nothing to forbid. */
export class QueueBoard {
  private loaded: Promise<Loaded> | null = null;

  constructor(private readonly options: QueueBoardOptions) {}

  /**
   * The answer to a GET of `path`, which starts with a slash and is relative to the base path; null when there is nothing.
   *
   * @throws {RetryableError} QUEUE_UNAVAILABLE when Redis does not answer.
   */
  async answer(path: string, query: Query): Promise<BoardAnswer | null> {
    const { files, routes } = await (this.loaded ??= this.load());
    if (path.startsWith('/static/')) return fileAnswer(files, path.slice('/static/'.length));
    const route = routes.find(path);
    return route && route.target(query, route.params);
  }

  async close(): Promise<void> {
    const { queues = [] } = (await this.loaded) ?? {};
    await Promise.all(queues.map((queue) => queue.close()));
  }

  /** Few processes are ever looked at; the others should not wait for these packages when they start. */
  private async load(): Promise<Loaded> {
    const [{ createBullBoard }, { BullMQAdapter }] = await Promise.all([import('@bull-board/api'), import('@bull-board/api/bullMQAdapter')]);
    const queues = this.options.queues.map((name) => this.openQueue(name));
    const adapters = queues.map((queue) => {
      const adapter = new BullMQAdapter(queue, { readOnlyMode: true, allowRetries: false });
      adapter.setFormatter('data', this.options.showData);
      adapter.setFormatter('returnValue', () => null);
      return adapter;
    });
    const parts = new BoardParts();
    createBullBoard({ queues: adapters, serverAdapter: parts, options: { uiConfig: UI_CONFIG } });
    const pages = parts.pageRoutes.map((pattern) => ({ pattern, target: () => pageAnswer(parts, this.options.basePath) }));
    return { queues, files: new BoardFiles(parts.staticPath), routes: new RouteTable([...pages, ...readingRoutes(parts)]) };
  }

  private openQueue(name: string): Queue {
    const queue = new Queue(name, { connection: this.options.redis, prefix: REDIS_PREFIX, skipWaitingForReady: true, skipMetasUpdate: true });
    queue.on('error', () => undefined);
    return queue;
  }
}

function readingRoutes(parts: BoardParts): { pattern: string; target: Handler }[] {
  const reading = parts.apiRoutes.filter(({ method }) => method === 'get');
  return reading.flatMap(({ route, handler }) => [route].flat().map((pattern) => ({ pattern, target: readingHandler(parts, handler) })));
}

function readingHandler({ queues, uiConfig }: BoardParts, handler: BoardParts['apiRoutes'][number]['handler']): Handler {
  return async (query, params) => {
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

async function pageAnswer(parts: BoardParts, basePath: string): Promise<BoardAnswer> {
  const template = await readFile(join(parts.viewsPath, 'index.ejs'), 'utf8');
  return { kind: 'page', status: 200, contentType: 'text/html; charset=utf-8', body: renderPage(template, parts.pageValues(basePath)) };
}

async function fileAnswer(files: BoardFiles, name: string): Promise<BoardAnswer | null> {
  const file = await files.find(name);
  return file && { kind: 'file', status: 200, contentType: file.contentType, body: file.content };
}

/** Stack traces name files of this machine; the logs have them for whoever may read those. */
const withoutStacks = (field: string, value: unknown): unknown => (field === 'stacktrace' ? [] : value);
