import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { logFile, PROJECT_ROOT } from './paths.mjs';
import { publicUrl } from './ports.mjs';
import { Problem } from './problem.mjs';
import { runLogged } from './run-program.mjs';

const MIGRATE_TIMEOUT_MS = 120_000;
const READY_TIMEOUT_MS = 30_000;
const READY_CALL_MS = 2_000;
const STOP_WAIT_MS = 15_000;
const PLACEMENTS = ['auto', 'together', 'apart'];
/** Up to so many cores, a hop between processes costs more than a core of its own brings. */
const SMALL_MACHINE_CORES = 4;

/** The compiled entry of an app. */
export function appEntry(app, file = 'main.js') {
  return join(PROJECT_ROOT, 'dist', 'apps', app, 'src', file);
}

/** The database has the current tables afterwards. @throws {Problem} with the end of the output when it fails. */
export async function migrate({ paths, env }) {
  await runLogged(process.execPath, [appEntry('cli', 'migrate.js')], {
    cwd: PROJECT_ROOT,
    env,
    logFile: logFile(paths, 'migrate'),
    what: 'Bringing the database up to date',
    timeoutMs: MIGRATE_TIMEOUT_MS,
  });
}

/** What the services see: the caller's own variables, and where everything is. */
export function appEnvironment({ paths, env: given }, { databaseUrl, appDatabaseUrl = databaseUrl, redisUrl, host, port, logChainKey }) {
  // Who may change the schema is nothing that an app should know.
  const { MIGRATION_DATABASE_URL: _owner, ...env } = given;
  const places = { DATABASE_URL: appDatabaseUrl, REDIS_URL: redisUrl, HOST: host, PORT: String(port) };
  return { ...compileCache(paths), LOG_CHAIN_KEY: logChainKey, ...env, NODE_ENV: 'production', ...places };
}

// Node 22 and newer keep compiled code there, and start sooner the next time; older ones take no notice.
function compileCache(paths) {
  return { NODE_COMPILE_CACHE: join(paths.run, 'compiled') };
}

/** NaviGo's own services, as specs for `Service`. */
export function appSpecs({ paths, env, host, port }) {
  const spec = (name) => ({
    name,
    command: process.execPath,
    args: [appEntry(name)],
    cwd: PROJECT_ROOT,
    env,
    logFile: logFile(paths, name),
    stopSignal: 'SIGTERM',
    stopWaitMs: STOP_WAIT_MS,
  });
  const gateway = { ...spec('gateway'), port, readyTimeoutMs: READY_TIMEOUT_MS, isReady: () => isGatewayReady(publicUrl(host, port)) };
  if (isTogether(env)) return [gateway, spec('together')].map(lean);
  return [gateway, spec('orchestrator'), { ...spec('worker'), env: withNextMetricsPort(withoutLogKey(env)) }];
}

// Node and glibc keep memory that they might need again; where all of this shares a laptop with other programs, half of it is given back.
function lean({ args, env, ...spec }) {
  return { ...spec, args: ['--max-semi-space-size=4', ...args], env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', ...env } };
}

/** Whether orchestrator and worker share a process. @throws {Problem} when PLACEMENT says neither. */
export function isTogether({ PLACEMENT: placement = 'auto' }) {
  if (!PLACEMENTS.includes(placement)) throw new Problem(`PLACEMENT is "${placement}"; use ${PLACEMENTS.join(', ')}, or leave it out.`);
  return placement === 'together' || (placement === 'auto' && availableParallelism() <= SMALL_MACHINE_CORES);
}

// Workers read what others wrote and do not write the log.
function withoutLogKey({ LOG_CHAIN_KEY: _key, ...env }) {
  return env;
}

// Orchestrator and worker read the same variable and run on one machine here, so the worker takes the port after it.
function withNextMetricsPort(env) {
  const port = Number(env.METRICS_PORT);
  return port > 0 ? { ...env, METRICS_PORT: String(port + 1) } : env;
}

/** True when the gateway, and with it the database and Redis, answers that it is ready. */
export async function isGatewayReady(url) {
  try {
    const response = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(READY_CALL_MS) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
