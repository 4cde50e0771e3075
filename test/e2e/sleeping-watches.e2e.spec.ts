import { existsSync, readFileSync } from 'node:fs';
import { NavigoSystem } from '@app/testing';

const SLEEPERS = 10_000;
const WINDOW_MS = 20_000;
const TICK_MS = 10;
/** Of one processor. */
const MOST_SHARE = 0.01;

/** CPU time of a process so far, in ms; 0 for one that is gone. */
function cpuMsOf(pid: number): number {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return 0;
  // The name of the program stands in brackets and may hold blanks; user and system time are the twelfth and thirteenth field behind it.
  const fields = readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** A thousand at a time, as an orchestrator brings a watch to rest. */
const SLEEP = `
WITH made AS (SELECT 'thr_sleep_' || i AS thread_id, 'run_sleep_' || i AS run_id FROM generate_series(1, $1::int) i),
threads AS (INSERT INTO thread (id, owner_id, scenario) SELECT thread_id, 'local', 'watch' FROM made),
runs AS (
  INSERT INTO run (id, thread_id, owner_id, workflow, graph_version, status, version, first_version, log_seq, log_hash, resting_state, waiting_since)
  SELECT run_id, thread_id, 'local', 'watch', 1, 'waiting', 2, 1, 1, 'x', '{}', now() FROM made)
INSERT INTO run_wait (run_id, key, kind, payload, deadline) SELECT run_id, 'asleep', 'timer', '{}', now() + interval '1 day' FROM made`;

const itOnLinux = existsSync('/proc/self/stat') ? it : it.skip;

describe('ten thousand sleeping watches', () => {
  let system: NavigoSystem;
  beforeAll(async () => void (system = await NavigoSystem.start({ LOG_LEVEL: 'info' }, ['gateway', 'orchestrator'])));
  afterAll(() => system.stop());

  /** Of the orchestrator and of what the database does for this system, as a share of one processor. */
  async function idleShare(): Promise<number> {
    const backends = await system.db.query<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()');
    const pids = [system.running('orchestrator').pid, ...backends.map(({ pid }) => pid)];
    const total = (): number => pids.reduce((sum, pid) => sum + cpuMsOf(pid), 0);
    const before = total();
    await new Promise((resolve) => setTimeout(resolve, WINDOW_MS));
    return (total() - before) / WINDOW_MS;
  }

  itOnLinux('cost next to nothing while nothing happens', async () => {
    await idleShare();
    const without = await idleShare();
    await system.db.query(SLEEP, [SLEEPERS]);
    await system.db.query('ANALYZE');
    const shares = [await idleShare(), await idleShare()];
    process.stdout.write(
      `idle without watches ${(without * 100).toFixed(2)} %, with ${SLEEPERS} ${shares.map((one) => (one * 100).toFixed(2)).join(' and ')} %\n`,
    );
    expect(Math.min(...shares) - without).toBeLessThan(MOST_SHARE);
  });
});
