import { startApp, urlOf } from './app-process.js';
import type { AppName, AppProcess } from './app-process.js';
import { createTestDatabase, createTestRedis } from './backing-services.js';
import type { TestDatabase } from './backing-services.js';
import { hold } from './held.js';

const EVERY_APP = ['gateway', 'orchestrator', 'worker'] as const;
/** On a busy machine everything takes long, and only tests of limits and outages are about that. Undefined takes one of these away. */
const UNHURRIED = { RATE_LIMIT_PER_MINUTE: '100000', BACKING_TIMEOUT_MS: '30000' };

/** A plan that a busy machine takes long for is waited for; tests of other waits say theirs. */
const PATIENT = 'wait=100';

type Env = Readonly<Record<string, string | undefined>>;

/** A Redis of the test's own, whatever its set-up. */
export interface OwnRedis {
  readonly url: string;
  stop(): Promise<void>;
}

export interface HttpAnswer<T = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** A whole system of real processes on a database and a Redis of its own. */
export class NavigoSystem {
  private isStopped = false;

  /** Ends all of it. A test that ends otherwise, by a failure or its time limit, need not come by here: its system ends with it. */
  readonly stop = hold(async () => {
    this.isStopped = true;
    await Promise.all(this.apps.splice(0).map((app) => app.kill('SIGTERM')));
    await Promise.all([this.db.drop(), this.redis.close()]);
  });

  private constructor(
    readonly db: TestDatabase,
    readonly redis: { readonly url: string; close(): Promise<void> },
    private readonly env: Env,
    readonly apps: AppProcess[],
  ) {}

  /** `ownRedis` is given when the test means to kill it; it is stopped with the system. */
  static async start(env: Env = {}, apps: readonly AppName[] = EVERY_APP, ownRedis?: OwnRedis): Promise<NavigoSystem> {
    const [db, redis] = await Promise.all([createTestDatabase(), ownRedis ? { url: ownRedis.url, close: () => ownRedis.stop() } : createTestRedis()]);
    const system = new NavigoSystem(db, redis, { ...UNHURRIED, ...env }, []);
    await Promise.all(apps.map((name) => system.add(name)));
    return system;
  }

  /** All apps over a database that is there already, such as one of an old release; it is dropped with the system. */
  static async over(db: TestDatabase): Promise<NavigoSystem> {
    const system = new NavigoSystem(db, await createTestRedis(), UNHURRIED, []);
    await Promise.all(EVERY_APP.map((name) => system.add(name)));
    return system;
  }

  /** One more process of an app. */
  async add(name: AppName, env: Env = {}, host?: string): Promise<AppProcess> {
    if (this.isStopped) throw new Error('This system was stopped.');
    const app = await startApp(name, { DATABASE_URL: this.db.appUrl, REDIS_URL: this.redis.url, PORT: '0', ...this.env, ...env }, { host, owner: this.stop });
    this.apps.push(app);
    return app;
  }

  running(name: AppName): AppProcess {
    const app = this.apps.find((candidate) => candidate.name === name);
    if (!app) throw new Error(`No ${name} runs in this test.`);
    return app;
  }

  /** Ends a process and forgets it. */
  async end(app: AppProcess, signal: NodeJS.Signals): Promise<void> {
    this.apps.splice(this.apps.indexOf(app), 1);
    await app.kill(signal);
  }

  get url(): string {
    return urlOf(this.running('gateway'));
  }

  async post<T = Record<string, unknown>>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<HttpAnswer<T>> {
    return this.send<T>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: PATIENT, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  async get<T = Record<string, unknown>>(path: string, headers: Record<string, string> = {}): Promise<HttpAnswer<T>> {
    return this.send<T>(path, { headers });
  }

  private async send<T>(path: string, init: RequestInit): Promise<HttpAnswer<T>> {
    const response = await fetch(`${this.url}${path}`, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: (text ? JSON.parse(text) : {}) as T };
  }
}
