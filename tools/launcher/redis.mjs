import { findUnpacked, hasApt, installPackage, unpackPackage } from './debian-package.mjs';
import { freePortNear } from './ports.mjs';
import { Problem, reasonOf } from './problem.mjs';
import { dockerRedisSpec, isDockerReachable, isDockerUsable } from './redis-docker.mjs';
import { localRedisSpec } from './redis-local.mjs';
import { capture } from './run-program.mjs';
import { newPassword } from './settings.mjs';

/**
 * A private Redis, ready to be started: `{spec, url, program?}`.
 *
 * The ways, in this order, unless an earlier start remembers one that still works: a running Docker engine, a server on the PATH,
 * on Debian and Ubuntu the package (installed as root, else unpacked into the state folder).
 *
 * @throws {Problem} naming all ways when none works.
 */
export async function prepareRedis({
  paths,
  id,
  remembered = /** @type {{ way?: string, port?: number, password?: string }} */ ({}),
  remember,
  progress,
  isDurable = true,
}) {
  const password = remembered.password ?? newPassword();
  const port = await freePortNear(remembered.port);
  const context = { paths, id, progress, port, password, isDurable, name: `navigo-redis-${id}` };
  const { way, program } = await findWay({ ...context, remembered: remembered.way });
  remember({ way, port, password });
  const spec = way === 'docker' ? dockerRedisSpec(context) : localRedisSpec({ ...context, program });
  return { spec, program, url: `redis://:${password}@127.0.0.1:${port}` };
}

async function findWay(context) {
  const { remembered, progress } = context;
  const ways = Object.keys(WAYS).sort((a, b) => Number(b === remembered) - Number(a === remembered));
  const failures = [];
  for (const way of ways) {
    try {
      const program = await WAYS[way](context);
      if (!program) continue;
      if (remembered && way !== remembered) progress.note(`Redis was started by way of ${remembered} before; this time it is ${way}, with data of its own.`);
      return { way, program: way === 'docker' ? undefined : program };
    } catch (error) {
      failures.push(`${way}: ${reasonOf(error)}`, ...(error.hints ?? []));
    }
  }
  throw new Problem('NaviGo needs Redis, and found no way to run one.', { hints: [...failures, ...WAYS_FOR_PEOPLE] });
}

const WAYS_FOR_PEOPLE = [
  'Any one of these helps:',
  '  give REDIS_URL (Redis 6.2 or newer, maxmemory-policy noeviction);',
  '  start a Docker engine that this user may use;',
  '  put redis-server or valkey-server on the PATH;',
  '  on Debian or Ubuntu: make the package redis-server available to apt-get.',
];

// Each resolves to the program, to undefined when the way does not exist here, and throws when it exists but fails.
const WAYS = {
  docker: async (context) => {
    if (!(await isDockerUsable())) return undefined;
    return context.remembered === 'docker' || (await isDockerReachable(context)) ? 'docker' : undefined;
  },
  path: async () => findOnPath(),
  'apt-install': async ({ paths, progress }) => {
    if (!hasApt() || process.geteuid?.() !== 0) return undefined;
    const installed = await findOnPath();
    if (installed) return installed;
    progress.note('No Redis on this machine: installing the Debian package redis-server with apt-get (its service stays off).');
    await progress.step('Installing redis-server', () => installPackage(paths, redisPackage(paths)));
    return findOnPath();
  },
  'apt-unpack': async ({ paths, progress }) => {
    if (!hasApt()) return undefined;
    const unpacked = await findUnpacked(redisPackage(paths));
    return unpacked ?? progress.step('Getting Redis from Debian packages (nothing is installed)', () => unpackPackage(paths, redisPackage(paths)));
  },
};

function redisPackage(paths) {
  return { name: 'redis-server', program: 'usr/bin/redis-server', folder: paths.redisPackage, alone: ['redis-server', 'redis-tools'] };
}

async function findOnPath() {
  for (const program of ['redis-server', 'valkey-server']) {
    if ((await capture(program, ['--version'])).code === 0) return program;
  }
  return undefined;
}
