import { ModelServer, PrivateRedis, ProviderServer, hold, startApp, urlOf } from '@app/testing';
import type { AppName, AppProcess, PostgresEnd, PrivatePostgres, RedisSettings, TestDatabase } from '@app/testing';
import { answerTo } from '../workload/answers.js';
import type { Chance } from '../workload/chance.js';
import type { Traffic } from '../workload/traffic.js';
import { layLines } from './member.js';
import type { Lines, Member } from './member.js';

export type Env = Readonly<Record<string, string>>;
export type Fleet = Readonly<Record<Exclude<AppName, 'together'>, number>>;

export interface WorldOptions {
  readonly fleet: Fleet;
  readonly env?: Env;
  /** What only this kind of service is started with; `position` counts from 0. */
  readonly envOf?: (name: AppName, position: number) => Env;
  readonly redis?: RedisSettings;
  /** Hosts every app otherwise than its own main program, such as with a second workflow. */
  readonly host?: string;
}

export interface CallAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly ms: number;
}

/** Short leases and locks, so that recovery shows within a test; the ways are those of production. */
const FAST: Env = {
  ...{ STEP_LEASE_MS: '4000', JOB_LOCK_MS: '2000', LOG_LEVEL: 'debug', RATE_LIMIT_PER_MINUTE: '1000000', MODEL_TIMEOUT_MS: '4000' },
  BREAKER_OPEN_MS: '1000',
};
const REST_MS = 180_000;
const MIDDLE_MS = 120_000;
const CALL_TIMEOUT_MS = 15_000;
const LOOK_MS = 100;

const pause = (forMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, forMs));

/** A whole system of child processes on servers of its own, every line of it under our hands. */
export class FaultWorld {
  readonly members: Member[] = [];
  readonly counts = { kills: 0, cuts: 0 };
  /** What a fault saw that must not be. */
  readonly complaints: string[] = [];
  /** Everything that any process ever logged. */
  readonly logs: (readonly string[])[] = [];
  /** Nobody waits longer than this; set when the faults are over. */
  deadlineMs = Number.POSITIVE_INFINITY;
  private turn = 0;
  private isOver = false;

  /** Ends all of it: what a fault still does to this world fails from here on. */
  readonly stop = hold(async () => {
    this.isOver = true;
    this.deadlineMs = 0;
    // A process that was stopped would not hear of its end.
    for (const { app } of this.members) app?.signal('SIGCONT');
    await Promise.all(this.members.map((member) => this.kill(member, 'SIGTERM')));
    await Promise.all(this.members.flatMap(({ lines }) => Object.values(lines).map((line: Lines[keyof Lines]) => line.close())));
    await Promise.all([this.db.drop(), this.redis.stop(), this.model.close(), this.provider.close()]);
  });

  private constructor(
    private readonly options: WorldOptions,
    readonly postgres: PrivatePostgres,
    readonly db: TestDatabase,
    public redis: PrivateRedis,
    readonly model: ModelServer,
    readonly provider: ProviderServer,
  ) {}

  static async start(postgres: PrivatePostgres, options: WorldOptions): Promise<FaultWorld> {
    const [db, redis, model, provider] = await Promise.all([
      postgres.createDatabase(),
      PrivateRedis.start(options.redis),
      ModelServer.start(answerTo),
      ProviderServer.start(),
    ]);
    const world = new FaultWorld(options, postgres, db, redis, model, provider);
    const names = Object.entries(options.fleet).flatMap(([name, count]) =>
      Array.from({ length: count }, (_, position) => ({ name: name as AppName, position })),
    );
    await Promise.all(names.map(({ name, position }) => world.join(name, options.envOf?.(name, position))));
    return world;
  }

  /** One more service. */
  async join(name: AppName, env: Env = {}): Promise<Member> {
    const lines = await layLines({ redis: this.redis.url, postgres: this.db.url, model: this.model.url });
    const member: Member = { name, lines, env, app: null, host: this.options.host };
    this.members.push(member);
    await this.revive(member);
    return member;
  }

  all(name: AppName): Member[] {
    return this.members.filter((member) => member.name === name);
  }

  one(name: AppName, position = 0): Member {
    const member = this.all(name)[position];
    if (!member) throw new Error(`There is no ${name} number ${position} in this world.`);
    return member;
  }

  /** The next gateway that lives, in turn; null while none does. */
  gatewayUrl(): string | null {
    const alive = this.all('gateway').flatMap(({ app }) => app ?? []);
    const app = alive[this.turn++ % Math.max(1, alive.length)];
    return app ? urlOf(app) : null;
  }

  async kill(member: Member, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const { app } = member;
    if (!app) return;
    member.app = null;
    if (signal === 'SIGKILL') this.counts.kills += 1;
    await app.kill(signal);
  }

  async revive(member: Member, env: Env = {}): Promise<AppProcess> {
    if (this.isOver) throw new Error('This world is over.');
    const { lines } = member;
    const own = {
      DATABASE_URL: lines.postgres.through(this.db.url),
      REDIS_URL: lines.redis.through(this.redis.url),
      OPENAI_BASE_URL: lines.model.through(this.model.url),
      OPENAI_API_KEY: ModelServer.apiKey,
      MODEL_PROVIDER: 'openai',
      PORT: '0',
      ...this.provider.env,
    };
    const app = await startApp(member.name, { ...own, ...FAST, ...this.options.env, ...member.env, ...env }, { host: member.host });
    this.logs.push(app.log);
    member.app = app;
    return app;
  }

  /** Starts a member again so that it dies, or is busy, at a named point. */
  async arm(member: Member, failpoint: string): Promise<void> {
    await this.kill(member, 'SIGTERM');
    await this.revive(member, { FAILPOINT: failpoint });
  }

  /** Waits until an armed member dies at its point, and brings it back without one. False when `work` was done and it did not come by there. */
  async untilFallen(member: Member, work: Promise<unknown>): Promise<boolean> {
    const { app } = member;
    const fell = app !== null && (await Promise.race([app.exited.then(() => true), work.then(() => false)]));
    if (fell) {
      member.app = null;
      this.counts.kills += 1;
    } else await this.kill(member);
    await this.revive(member);
    return fell;
  }

  /** Postgres ends, and is back after a while. */
  async restartPostgres(how: PostgresEnd, awayMs: number): Promise<void> {
    if (this.isOver) throw new Error('This world is over.');
    this.counts.kills += 1;
    await this.postgres.down(how);
    await pause(awayMs);
    await this.postgres.up();
  }

  /** Cuts one line of some members for a while. */
  async cut(members: readonly Member[], line: keyof Lines, forMs: number): Promise<void> {
    this.counts.cuts += 1;
    for (const member of members) member.lines[line].cut();
    await pause(forMs);
    for (const member of members) member.lines[line].heal();
  }

  /** Another Redis takes the place of this one, as after a failover. */
  useRedis(redis: PrivateRedis): void {
    this.redis = redis;
    for (const { lines } of this.members) lines.redis.retarget({ host: '127.0.0.1', port: redis.port });
  }

  /** Who dies is started again at once, as by any supervisor, until the returned function is called. */
  keepAlive(members: readonly Member[]): () => void {
    let isOn = true;
    const watch = (member: Member): void => {
      const { app } = member;
      void app?.exited.then(async () => {
        if (!isOn || member.app !== app) return;
        this.counts.kills += 1;
        member.app = null;
        await this.revive(member).catch((error: unknown) => this.check(false, `a ${member.name} could not be started again: ${String(error)}`));
        watch(member);
      });
    };
    members.forEach(watch);
    return () => {
      isOn = false;
    };
  }

  /** How many steps are done. */
  async finishedSteps(): Promise<number> {
    const [row] = await this.db.query<{ n: number }>("SELECT count(*)::int AS n FROM step WHERE status = 'finished'");
    return row?.n ?? 0;
  }

  /** One call to a gateway by hand. `status` is 0 when nobody answered. */
  async call(path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}, timeoutMs = CALL_TIMEOUT_MS): Promise<CallAnswer> {
    const startMs = performance.now();
    const init = body === undefined ? { headers } : { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
    try {
      const response = await fetch(`${this.gatewayUrl()}${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) });
      return { status: response.status, body: (await response.json()) as CallAnswer['body'], ms: performance.now() - startMs };
    } catch {
      return { status: 0, body: {}, ms: performance.now() - startMs };
    }
  }

  /** Notes what must not be. */
  check(isGood: boolean, complaint: string): void {
    if (!isGood) this.complaints.push(complaint);
  }

  /** Resolves when so many steps are done, so that a fault strikes in the middle of the work. */
  async untilFinishedSteps(count: number, timeoutMs = MIDDLE_MS): Promise<void> {
    const start = performance.now();
    while (performance.now() - start < timeoutMs) {
      if ((await this.finishedSteps().catch(() => 0)) >= count) return;
      await pause(LOOK_MS);
    }
  }

  /** Starts a wave and resolves in the middle of it; the wave's end is in `done`. */
  async midWave(traffic: Pick<Traffic, 'wave' | 'trips'>, chance: Chance): Promise<{ readonly done: Promise<void> }> {
    const before = await this.finishedSteps();
    const done = traffic.wave();
    await this.untilFinishedSteps(before + chance.int(1, traffic.trips.length * 4));
    return { done };
  }

  /** Everything works again from here on, and must come to rest in time. */
  async heal(): Promise<void> {
    for (const member of this.members) for (const line of Object.values(member.lines) as Lines[keyof Lines][]) line.heal();
    this.model.treat = () => null;
    await Promise.all(this.members.filter(({ app }) => app === null).map((member) => this.revive(member)));
    this.deadlineMs = performance.now() + REST_MS;
  }

  /** True when no message waits anywhere any more; false when time is over. */
  async untilQuiet(): Promise<boolean> {
    while (performance.now() < this.deadlineMs) {
      if ((await this.waitingMessages()) === 0) return true;
      await pause(LOOK_MS);
    }
    return false;
  }

  /** Messages in the outbox and jobs that are not done. */
  async waitingMessages(): Promise<number> {
    const [outbox] = await this.db.query<{ n: number }>('SELECT count(*)::int AS n FROM outbox_message');
    const keys = (await this.redis.command('keys', '{navigo}:*')) as string[];
    const lists = keys.filter((key) => /:(wait|active)$/.test(key)).map((key) => this.redis.command('llen', key));
    const sets = keys.filter((key) => /:(delayed|prioritized)$/.test(key)).map((key) => this.redis.command('zcard', key));
    const lengths = (await Promise.all([...lists, ...sets])) as number[];
    return (outbox?.n ?? 0) + lengths.reduce((sum, length) => sum + length, 0);
  }
}
