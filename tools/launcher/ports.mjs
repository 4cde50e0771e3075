import { connect, createServer } from 'node:net';
import { Problem } from './problem.mjs';

const DEFAULT_PORT = 3000;
const PORTS_TO_TRY = 200;
const CONNECT_MS = 300;

/** True when a server could listen there now. */
async function isPortFree(port, host = '127.0.0.1') {
  if (await isAnswering(port, host)) return false;
  return (await listenOnce(port, host)) !== undefined;
}

/** A port that nobody uses at the moment, given by the system. */
async function anyFreePort(host = '127.0.0.1') {
  const port = await listenOnce(0, host);
  if (port === undefined) throw new Problem(`No free port on ${host}.`);
  return port;
}

/** The remembered port when it is still free, else a new one. */
export async function freePortNear(remembered) {
  return remembered && (await isPortFree(remembered)) ? remembered : anyFreePort();
}

/**
 * The port for the gateway: `{port, isReplacement}`.
 *
 * A port that the user asked for is used or refused; the default one gives way to the next free one. PORT=0 means any.
 *
 * @throws {Problem} when PORT is no port number, or taken.
 */
export async function choosePublicPort(env, host) {
  const asked = env.PORT?.trim();
  if (!asked) return nextFreePort(host);
  const port = Number(asked);
  if (!/^\d+$/.test(asked) || port > 65_535) throw new Problem(`PORT must be a number from 0 to 65535, not "${asked}".`, { exitCode: 2 });
  if (port === 0) return { port: await anyFreePort(host), isReplacement: false };
  if (await isPortFree(port, host)) return { port, isReplacement: false };
  throw new Problem(`Port ${port} on ${host} cannot be used: it is taken, or needs more rights.`, {
    hints: ['Give another PORT, or none: then the next free one from 3000 on is used.'],
  });
}

async function nextFreePort(host) {
  for (let port = DEFAULT_PORT; port < DEFAULT_PORT + PORTS_TO_TRY; port += 1) {
    if (await isPortFree(port, host)) return { port, isReplacement: port !== DEFAULT_PORT };
  }
  throw new Problem(`No free port from ${DEFAULT_PORT} on at ${host}; is HOST an address of this machine?`);
}

function listenOnce(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host, exclusive: true }, () => {
      const given = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
      server.close(() => resolve(given));
    });
  });
}

// Some systems let a narrow address be bound beside a server on all addresses; then only a call tells that it is taken.
function isAnswering(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: callableHost(host), timeout: CONNECT_MS });
    const answer = (value) => {
      socket.destroy();
      resolve(value);
    };
    socket
      .once('connect', () => answer(true))
      .once('error', () => answer(false))
      .once('timeout', () => answer(false));
  });
}

/** The address to call for a server that listens on `host`: loopback when it listens everywhere. */
function callableHost(host) {
  if (host === '0.0.0.0' || host === '') return '127.0.0.1';
  return host === '::' ? '::1' : host;
}

/** The gateway's URL as a person on this machine opens it. */
export function publicUrl(host, port) {
  const name = callableHost(host);
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
