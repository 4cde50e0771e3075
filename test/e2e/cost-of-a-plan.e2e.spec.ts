import { NavigoSystem, PrivateRedis } from '@app/testing';
import { TRIP_AGENTS } from './support/agent-names.js';

const FEW = 2;
const MORE = 6;
const REQUEST = '5 days in Lisbon from 10 to 14 May 2027 for two from Zurich, 1500 EUR, food and museums';

/**
 * What one plan with fixed agents may cost at most. Nothing here is a time: whoever adds a round trip, a commit or a row to every plan sees
 * it here. Lower a number when you have lowered what it counts.
 */
const CEILINGS = {
  /** Every statement is a transaction of its own, so these are round trips to Postgres and commits, reading ones among them. */
  transactions: 55,
  rowsInserted: 58,
  rowsChanged: 30,
  rowsDeleted: 16,
  redisScripts: 130,
  redisKilobytes: 200,
  /** One for the step of each agent of a trip, and two more. */
  versions: TRIP_AGENTS.length + 2,
  storedKilobytes: 15,
};
type Counts = Record<keyof typeof CEILINGS, number>;

describe('what a plan costs', () => {
  let redis: PrivateRedis;
  let system: NavigoSystem;
  beforeAll(async () => {
    redis = await PrivateRedis.start();
    system = await NavigoSystem.start({ BENCH_AGENTS: 'synthetic' }, [], redis);
  });
  afterAll(() => system.stop());

  const APPS = ['gateway', 'orchestrator', 'worker'] as const;
  /** Postgres adds a connection's counts up when it ends, so the apps run for each session anew. */
  async function session(plans: number): Promise<Counts> {
    const before = await counts();
    await Promise.all(APPS.map((name) => system.add(name)));
    for (let made = 0; made < plans; made += 1) {
      const { body } = await system.post('/plan/chat', { naturalLanguage: REQUEST, context: { now: '2027-01-15' } }, { prefer: 'wait=60' });
      expect(body['status']).toBe('complete');
    }
    await Promise.all([...system.apps].map((app) => system.end(app, 'SIGTERM')));
    const after = await counts();
    return mapValues(after, (name, value) => value - before[name]);
  }

  async function counts(): Promise<Counts> {
    const [statements] = await system.db.query<Record<string, number>>(
      `SELECT d.xact_commit::int AS transactions, t.* , v.versions, v.bytes FROM pg_stat_database d,
         (SELECT sum(n_tup_ins)::int AS inserted, sum(n_tup_upd)::int AS changed, sum(n_tup_del)::int AS deleted FROM pg_stat_user_tables) t,
         (SELECT count(*)::int AS versions, coalesce(sum(octet_length(delta::text)), 0)::int AS bytes FROM state_version) v
       WHERE d.datname = current_database()`,
    );
    const { transactions = 0, inserted = 0, changed = 0, deleted = 0, versions = 0, bytes = 0 } = statements ?? {};
    const stats = String(await redis.command('INFO', 'commandstats'));
    const scripts = [...stats.matchAll(/cmdstat_eval\w*:calls=(\d+)/g)].reduce((sum, [, times]) => sum + Number(times), 0);
    const received = Number(/total_net_input_bytes:(\d+)/.exec(String(await redis.command('INFO', 'stats')))?.[1] ?? 0);
    return {
      ...{ transactions, rowsInserted: inserted, rowsChanged: changed, rowsDeleted: deleted, versions, storedKilobytes: bytes / 1024 },
      ...{ redisScripts: scripts, redisKilobytes: received / 1024 },
    };
  }

  it('stays within its ceilings in round trips, commits, rows, scripts and bytes', async () => {
    const few = await session(FEW);
    const more = await session(FEW + MORE);
    const perPlan = mapValues(more, (name, value) => Math.round(((value - few[name]) / MORE) * 10) / 10);
    const tooMany = Object.entries(perPlan).filter(([name, value]) => value > CEILINGS[name as keyof Counts]);
    expect({ tooMany, perPlan }).toEqual({ tooMany: [], perPlan });
  });
});

const mapValues = (counts: Counts, of: (name: keyof Counts, value: number) => number): Counts =>
  Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, of(name as keyof Counts, value)])) as Counts;
