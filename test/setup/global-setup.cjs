const { execFileSync } = require('node:child_process');
const { join } = require('node:path');

const ROOT = join(__dirname, '..', '..');
const TEMPLATE = 'navigo_template';
/** Apps connect as a role that owns nothing, as in production; what they may do there is what tests show. */
const APP_ROLE = 'navigo_test_app';

/** Postgres and Redis from containers; the versions are those of docker-compose.yml. */
async function startContainers() {
  const { GenericContainer, Wait } = require('testcontainers');
  const postgres = await new GenericContainer('postgres:17-alpine')
    .withEnvironment({ POSTGRES_PASSWORD: 'test', POSTGRES_DB: 'navigo' })
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=300'])
    .withExposedPorts(5432)
    .withWaitStrategy(Wait.forListeningPorts())
    .start();
  const redis = await new GenericContainer('redis:7-alpine').withExposedPorts(6379).withWaitStrategy(Wait.forListeningPorts()).start();
  globalThis.__NAVIGO_CONTAINERS__ = [postgres, redis];
  process.env.TEST_POSTGRES_URL = `postgresql://postgres:test@${postgres.getHost()}:${postgres.getMappedPort(5432)}/navigo`;
  process.env.TEST_REDIS_URL = `redis://${redis.getHost()}:${redis.getMappedPort(6379)}`;
}

async function connect(url) {
  const pg = require('pg');
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      // A container listens before its database takes connections.
      if (attempt === 40) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/** Runs once for all projects: real Postgres and Redis, and a migrated database that each test file clones. */
module.exports = async () => {
  if (process.env.NAVIGO_TEST_TEMPLATE) return;
  if (process.env.TEST_BACKING === 'docker') await startContainers();
  const url = process.env.TEST_POSTGRES_URL;
  if (!url || !process.env.TEST_REDIS_URL)
    throw new Error('These tests need real servers: run ./navigo test, or give TEST_POSTGRES_URL and TEST_REDIS_URL, or TEST_BACKING=docker.');
  const admin = await connect(url);
  await admin.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  await admin.end();
  const templateUrl = new URL(url);
  templateUrl.pathname = `/${TEMPLATE}`;
  const appUrl = Object.assign(new URL(templateUrl), { username: APP_ROLE, password: APP_ROLE });
  const env = { ...process.env, DATABASE_URL: appUrl.href, MIGRATION_DATABASE_URL: templateUrl.href };
  execFileSync(process.execPath, ['dist/apps/cli/src/migrate.js'], { cwd: ROOT, env, stdio: 'inherit' });
  process.env.NAVIGO_TEST_TEMPLATE = TEMPLATE;
  process.env.NAVIGO_TEST_APP_ROLE = APP_ROLE;
};
