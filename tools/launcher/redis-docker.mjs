import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { logFile } from './paths.mjs';
import { Problem } from './problem.mjs';
import { capture } from './run-program.mjs';
import { dataSettings } from './redis-local.mjs';
import { isRedisReady } from './redis-ping.mjs';

const IMAGE = 'redis:7-alpine';
const LABEL = 'navigo.settings';
const INFO_MS = 3_000;
const PULL_MS = 60_000;
const CREATE_MS = 30_000;
const STOP_MS = 20_000;
const TRIAL_MS = 8_000;
const TRIAL_POLL_MS = 100;

/** True when a Docker engine answers and has, or gets, the image in reasonable time. */
export async function isDockerUsable() {
  const info = await capture('docker', ['info', '--format', '{{.ServerVersion}}'], { timeoutMs: INFO_MS });
  if (info.code !== 0) return false;
  const image = await capture('docker', ['image', 'inspect', '--format', '{{.Id}}', IMAGE], { timeoutMs: INFO_MS });
  if (image.code === 0) return true;
  return (await capture('docker', ['pull', '--quiet', IMAGE], { timeoutMs: PULL_MS })).code === 0;
}

/**
 * A Redis in a container, as a spec for `Service`: the child process is `docker start --attach`, which passes signals on.
 *
 * Data lives in a volume of the container's name.
 */
export function dockerRedisSpec({ paths, name, port, password, isDurable }) {
  return {
    name: 'redis',
    command: 'docker',
    args: ['start', '--attach', name],
    env: process.env,
    cwd: paths.home,
    logFile: logFile(paths, 'redis'),
    port,
    stopSignal: 'SIGTERM',
    stopWaitMs: STOP_MS,
    beforeStart: () => ensureContainer({ name, port, password, isDurable }),
    isReady: () => isRedisReady({ port, password }),
    // The child is only attached: when it had to be killed, the container still runs.
    afterStop: () => stopContainer(name),
  };
}

/**
 * True when a container's port can be reached from here: an engine on another host, or around this very container, publishes elsewhere.
 *
 * Tried once with a container and data of its own, which are gone afterwards.
 */
export async function isDockerReachable(context) {
  const spec = dockerRedisSpec({ ...context, name: `${context.name}-trial` });
  const name = spec.args.at(-1);
  try {
    await spec.beforeStart();
    if ((await capture('docker', ['start', name], { timeoutMs: CREATE_MS })).code !== 0) return false;
    const deadline = performance.now() + TRIAL_MS;
    while (performance.now() < deadline) {
      if (await spec.isReady()) return true;
      await pause(TRIAL_POLL_MS);
    }
    return false;
  } finally {
    await deleteContainer(name);
  }
}

/** No such container runs afterwards; it stays, to be started again with its data. */
export async function stopContainer(name) {
  await capture('docker', ['stop', '--time', '5', name], { timeoutMs: STOP_MS });
}

/** The container and its data are gone afterwards, as far as an engine answers. */
export async function deleteContainer(name) {
  await capture('docker', ['rm', '--force', name], { timeoutMs: STOP_MS });
  await capture('docker', ['volume', 'rm', '--force', name], { timeoutMs: STOP_MS });
}

// A container with another port or password is made anew over the same volume; the one that fits is only started, which is faster.
async function ensureContainer(options) {
  const { name, port, password, isDurable } = options;
  const start = startScript(isDurable);
  const wanted = createHash('sha256')
    .update(JSON.stringify([IMAGE, port, password, start]))
    .digest('hex')
    .slice(0, 16);
  const label = await capture('docker', ['container', 'inspect', '--format', `{{index .Config.Labels "${LABEL}"}}`, name], { timeoutMs: INFO_MS });
  if (label.code === 0 && label.stdout.trim() === wanted) return;
  await stopContainer(name);
  await capture('docker', ['rm', '--force', name], { timeoutMs: STOP_MS });
  const args = ['create', '--name', name, '--label', `${LABEL}=${wanted}`, '--publish', `127.0.0.1:${port}:6379`, '--volume', `${name}:/data`];
  const env = { ...process.env, NAVIGO_PASSWORD: password };
  const made = await capture('docker', [...args, '--env', 'NAVIGO_PASSWORD', '--entrypoint', 'sh', IMAGE, '-c', start], { timeoutMs: CREATE_MS, env });
  if (made.code !== 0) throw new Problem(`docker create failed: ${made.stderr.trim()}`);
}

// The password comes in through the environment and standard input: as an argument every process list would show it.
function startScript(isDurable) {
  return `exec docker-entrypoint.sh redis-server - --protected-mode no <<END\nrequirepass $NAVIGO_PASSWORD\n${dataSettings(isDurable).join('\n')}\nEND\n`;
}
