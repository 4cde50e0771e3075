import { execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import pg from 'pg';
import { PROJECT_ROOT } from '../launcher/paths.mjs';

const READY_TIMEOUT_MS = 30_000;

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** A database of its own for a benchmark, migrated. */
export async function newDatabase(url, name) {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  execFileSync(process.execPath, ['dist/apps/cli/src/migrate.js'], { cwd: PROJECT_ROOT, env: { ...process.env, DATABASE_URL: own.href }, stdio: 'ignore' });
  return own.href;
}

function startApp(name, env) {
  const child = spawn(process.execPath, [`dist/apps/${name}/src/main.js`], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ready = new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${name} was not ready in time`)), READY_TIMEOUT_MS);
    child.stdout.on('data', (chunk) => {
      if (!String(chunk).includes(`${name} ready`)) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
  });
  return { child, ready };
}

/** One gateway, one orchestrator and `workers` workers on a database of their own. */
export async function startSystem({ servers, env, workers = 1, database = 'navigo_bench' }) {
  const databaseUrl = await newDatabase(servers.TEST_POSTGRES_URL, database);
  const port = await freePort();
  const shared = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: servers.TEST_REDIS_URL,
    PORT: String(port),
    HOST: '127.0.0.1',
    NODE_ENV: 'test',
    LOG_LEVEL: 'info',
    RATE_LIMIT_PER_MINUTE: '10000000',
    ...env,
  };
  const apps = ['gateway', 'orchestrator', ...Array(workers).fill('worker')].map((name) => startApp(name, shared));
  await Promise.all(apps.map(({ ready }) => ready));
  return {
    port,
    databaseUrl,
    redisUrl: servers.TEST_REDIS_URL,
    appPids: apps.map(({ child }) => child.pid),
    stop: () =>
      Promise.all(
        apps.map(
          ({ child }) =>
            new Promise((resolve) => {
              child.once('exit', resolve);
              child.kill('SIGTERM');
            }),
        ),
      ),
  };
}
