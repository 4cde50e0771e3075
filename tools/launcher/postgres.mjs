import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { postgresAccount } from './accounts.mjs';
import { logFile, PROJECT_ROOT } from './paths.mjs';
import { endLeftOver } from './postgres-left-over.mjs';
import { choosePlace } from './postgres-place.mjs';
import { createCluster, hasCluster } from './postgres-cluster.mjs';
import { freePortNear } from './ports.mjs';
import { Problem } from './problem.mjs';
import { newPassword } from './settings.mjs';

const USER = 'navigo';
/** The apps' own role; the migration makes it. */
const APP_USER = 'navigo_app';
const DATABASE = 'navigo';

/**
 * A private PostgreSQL, ready to be started: `{spec, url, finish, place}`.
 *
 * `spec` is for `Service`; `finish()` makes the database once it runs. `remember(values)` keeps what a later call gets as
 * `remembered`. Not durable means without fsync, for data that is thrown away anyway.
 */
export async function preparePostgres({
  paths,
  id,
  remembered = /** @type {{ base?: string, port?: number, password?: string, appPassword?: string }} */ ({}),
  remember,
  progress,
  isDurable = true,
}) {
  const account = postgresAccount();
  const place = await choosePlace({ dataFolder: join(paths.data, 'postgres'), id, account, remembered: remembered.base });
  if (place.base && !remembered.base) progress.note(`PostgreSQL does not run as root: it runs as ${account.name}, with its data in ${place.base}.`);
  const password = passwordFor(place, remembered);
  // Kept before it is used: a cluster whose password got lost in a crash would be of no use.
  remember({ base: place.base, password });
  if (!hasCluster(place)) {
    remember({ migratedBy: undefined });
    const creation = { place, password, user: USER, logFile: logFile(paths, 'postgres'), isDurable };
    await progress.step('Creating the database', () => createCluster(creation));
  }
  await endLeftOver(place);
  const port = await freePortNear(remembered.port);
  remember({ port });
  const appPassword = remembered.appPassword ?? newPassword();
  remember({ appPassword });
  const connection = { host: '127.0.0.1', port, user: USER, password };
  return {
    spec: serverSpec({ place, port, isDurable, connection, logFile: logFile(paths, 'postgres') }),
    url: `postgresql://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`,
    appUrl: `postgresql://${APP_USER}:${appPassword}@127.0.0.1:${port}/${DATABASE}`,
    finish: () => createDatabase(connection),
    place,
  };
}

function passwordFor(place, remembered) {
  if (remembered.password) return remembered.password;
  if (!existsSync(place.data)) return newPassword();
  throw new Problem(`${place.data} holds a database whose password is not in the settings any more.`, {
    hints: ['Bring settings.json back, or delete the data with ./navigo reset.'],
  });
}

function serverSpec({ place, port, isDurable, connection, logFile: log }) {
  return {
    name: 'postgres',
    command: join(place.bin, 'postgres'),
    args: ['-D', place.data, '-p', String(port), ...serverSettings(isDurable).flatMap((setting) => ['-c', setting])],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    cwd: place.data,
    uid: place.account?.uid,
    gid: place.account?.gid,
    logFile: log,
    port,
    // Fast shutdown: sessions are ended, everything is written, the next start needs no recovery.
    stopSignal: 'SIGINT',
    stopWaitMs: 15_000,
    // Immediate shutdown: unlike SIGKILL it takes the sessions along.
    killSignal: 'SIGQUIT',
    beforeStart: () => endLeftOver(place),
    isReady: () => canConnect(connection),
  };
}

function serverSettings(isDurable) {
  return [
    'listen_addresses=127.0.0.1',
    // No socket file: its path may not be longer than 107 bytes, and TCP on loopback is enough.
    'unix_socket_directories=',
    // Containers often have a /dev/shm of 64 MB only.
    'dynamic_shared_memory_type=mmap',
    'shared_buffers=128MB',
    'max_connections=200',
    'jit=off',
    'wal_compression=on',
    'timezone=UTC',
    'log_timezone=UTC',
    `fsync=${isDurable ? 'on' : 'off'}`,
    `synchronous_commit=${isDurable ? 'on' : 'off'}`,
    `full_page_writes=${isDurable ? 'on' : 'off'}`,
  ];
}

async function canConnect(connection) {
  const client = await connect({ ...connection, database: 'postgres' });
  await client?.end();
  return client !== undefined;
}

async function createDatabase(connection) {
  const client = await connect({ ...connection, database: 'postgres' });
  if (!client) throw new Problem('The private PostgreSQL went away while its database was being made.');
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  await client.end();
}

async function connect(options) {
  // Required late: before the first install there is no such package.
  const { Client } = createRequire(join(PROJECT_ROOT, 'package.json'))('pg');
  const client = new Client({ ...options, ssl: false, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch {
    return undefined;
  }
}
