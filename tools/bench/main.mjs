import { cpus, totalmem } from 'node:os';
import pg from 'pg';
import { openHome } from '../launcher/home.mjs';
import { waitForLock, unlock } from '../launcher/lock.mjs';
import { installAndBuild, whilePreparing } from '../launcher/prepare.mjs';
import { createProgress } from '../launcher/progress.mjs';
import { withTestServers } from '../launcher/test-servers.mjs';
import { cpuMsOf, treeOf } from './cpu.mjs';
import { inFlight } from './load.mjs';
import { measurePage, printPage } from './page.mjs';
import { measureScaling, printScaling } from './scaling.mjs';
import { measureStorm, printStorm } from './storm.mjs';
import { measureStatements, printStatements } from './statements.mjs';
import { startSystem } from './system.mjs';

/**
 * `npm run bench [-- --plans N]`: latency of one plan, plans a second with 32 in flight, CPU and WAL of a plan. First the bus alone
 * (agents with fixed outputs), then real planning with the offline model. Servers are private and durable (fsync on).
 * `npm run bench -- --scaling` measures what more workers bring instead; `--statements` what a statement costs through Prisma and without;
 * `--page` how fast the web page is there on a slow processor;
 * `--storm` what requests that once held everybody up do today, each alone and all of them beside ordinary plans.
 */
const WARM_UP = 40;
const LANES = 32;
const flag = process.argv.indexOf('--plans');
const plans = flag > 0 ? Number(process.argv[flag + 1]) : 400;
const progress = createProgress();

const quantile = (sorted, q) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];
const round = (value, digits = 1) => Number(value.toFixed(digits));

async function measure(system, lanes, count) {
  const { db, pids } = system;
  const before = { cpuMs: cpuMsOf(pids()), ...(await serverCounters(db)) };
  const startedAt = performance.now();
  const latencies = await inFlight(system, lanes, count);
  const wallMs = performance.now() - startedAt;
  const after = { cpuMs: cpuMsOf(pids()), ...(await serverCounters(db)) };
  latencies.sort((a, b) => a - b);
  return {
    p50Ms: round(quantile(latencies, 0.5)),
    p95Ms: round(quantile(latencies, 0.95)),
    plansPerSecond: round((count / wallMs) * 1000),
    cpuMsPerPlan: round((after.cpuMs - before.cpuMs) / count),
    walKbPerPlan: round((after.walBytes - before.walBytes) / count / 1024),
    commitsPerPlan: round((after.commits - before.commits) / count),
  };
}

/** Commits include those of reading statements: every statement of ours is a transaction of its own. */
async function serverCounters(db) {
  await db.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await db.query(
    `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 AS wal, (SELECT xact_commit FROM pg_stat_database WHERE datname = current_database())::float8 AS commits`,
  );
  return { walBytes: rows[0].wal, commits: rows[0].commits };
}

async function benchmark(name, env, servers) {
  const system = /** @type {any} */ (await startSystem({ servers, env }));
  try {
    system.db = new pg.Client({ connectionString: system.databaseUrl });
    await system.db.connect();
    const serverPids = await treeOf(system);
    system.pids = () => [...system.appPids, ...serverPids()];
    await inFlight(system, 4, WARM_UP);
    const alone = await progress.step(`${name}: one plan at a time`, () => measure(system, 1, Math.min(100, plans)));
    const crowd = await progress.step(`${name}: ${LANES} in flight`, () => measure(system, LANES, plans));
    const { rows } = await system.db.query(
      'SELECT avg(octet_length(resting_state::text))::int AS bytes, avg(version - first_version + 1)::float8 AS versions FROM run',
    );
    return { name, alone, crowd, stateKb: round(rows[0].bytes / 1024), versions: round(rows[0].versions) };
  } finally {
    await system.db?.end();
    await system.stop();
  }
}

function describeMachine() {
  const cpu = cpus();
  return `${cpu.length} x ${cpu[0]?.model ?? 'unknown CPU'}, ${round(totalmem() / 2 ** 30, 0)} GiB, Node ${process.version}`;
}

function print(results) {
  process.stdout.write(`${describeMachine()}; gateway, orchestrator and worker one process each\n\n`);
  process.stdout.write(
    '| what | in flight | p50 ms | p95 ms | plans/s | CPU ms/plan | WAL kB/plan | commits/plan | state kB | versions |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n',
  );
  for (const { name, alone, crowd, stateKb, versions } of results)
    for (const [lanes, row] of [
      [1, alone],
      [LANES, crowd],
    ])
      process.stdout.write(
        `| ${name} | ${lanes} | ${row.p50Ms} | ${row.p95Ms} | ${row.plansPerSecond} | ${row.cpuMsPerPlan} | ${row.walKbPerPlan} | ${row.commitsPerPlan} | ${stateKb} | ${versions} |\n`,
      );
}

const home = openHome(progress);
await whilePreparing({ paths: home, progress }, () => installAndBuild({ paths: home, progress }));
await waitForLock(home.testLock, (holder) => progress.note(`Waiting for a test run (process ${holder.pid}).`));
try {
  await withTestServers({ home, progress, env: process.env, isDurable: true }, async (servers) => {
    if (process.argv.includes('--page')) {
      process.stdout.write(`${describeMachine()}\n\n`);
      const system = await startSystem({ servers, env: {} });
      printPage(await measurePage({ system, progress }).finally(() => system.stop()));
    } else if (process.argv.includes('--scaling')) {
      process.stdout.write(`${describeMachine()}\n\n`);
      printScaling(await measureScaling({ servers, progress }));
    } else if (process.argv.includes('--storm')) {
      process.stdout.write(`${describeMachine()}\n\n`);
      printStorm(await measureStorm({ servers, progress }));
    } else if (process.argv.includes('--statements')) {
      printStatements(await measureStatements(servers));
    } else print([await benchmark('bus (synthetic agents)', { BENCH_AGENTS: 'synthetic' }, servers), await benchmark('planning (offline model)', {}, servers)]);
  });
} finally {
  unlock(home.testLock);
}
process.exit(0);
