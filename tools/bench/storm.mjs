import { Agent, request } from 'node:http';
import { EXPLOITS, HALF_BODY, manyCities, sendHalfBody } from './exploits.mjs';
import { inFlight } from './load.mjs';
import { startSystem } from './system.mjs';

const KEYS = { ann: 'ann-bench-key-of-32-characters-00001', eve: 'eve-bench-key-of-32-characters-00001' };
const ENV = { AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS: `ann:user:${KEYS.ann},eve:user:${KEYS.eve}`, CATALOG_BYTES_PER_DAY: String(1_024 ** 4) };
const PLANS = 20;
const WARM_UP = 5;
const PER_SECOND = 10;
const LOOK_MS = 50;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * Status and milliseconds of a request; status 0 when the connection ended before an answer.
 *
 * @param {number} port
 * @param {{ method?: string, path: string, body?: any, key?: string | null, prefer?: string }} exploit
 * @returns {Promise<{ status: number, ms: number }>}
 */
function send(port, { method = 'POST', path, body, key = KEYS.eve, prefer }) {
  const startedAt = performance.now();
  const headers = {
    ...(key ? { authorization: `Bearer ${key}` } : {}),
    ...(body ? { 'content-type': 'application/json', 'content-length': body.length } : {}),
    ...(prefer ? { prefer } : {}),
  };
  return new Promise((resolve) => {
    const done = (status) => resolve({ status, ms: performance.now() - startedAt });
    const call = request({ port, host: '127.0.0.1', method, path, agent, headers }, (answer) => {
      answer.resume().once('end', () => done(answer.statusCode));
    });
    call.once('error', () => done(0));
    call.end(body);
  });
}

/** Asks whether the gateway lives, again and again, until `stop` is called, which gives the times. */
function watchLive(port) {
  const times = [];
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      times.push((await send(port, { method: 'GET', path: '/health/live', key: null })).ms);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  })();
  return async () => {
    isOver = true;
    await looking;
    return times.sort((a, b) => a - b);
  };
}

const share = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
const usual = (times) =>
  share(
    [...times].sort((a, b) => a - b),
    0.5,
  );

/** Each exploit by itself: how it is answered, how long that takes, and how long `/health/live` takes meanwhile at most. */
async function oneByOne(port) {
  const results = [];
  for (const exploit of EXPLOITS) {
    const stop = watchLive(port);
    const { status, ms } = await send(port, exploit);
    results.push({ ...exploit, got: status, ms, liveMs: (await stop()).at(-1) });
  }
  return results;
}

/** All of them in turns, ten a second, until `work` is done. Whether an answer has come makes no difference to the next. */
async function during(port, work) {
  const sockets = new Set();
  let turn = 0;
  const timer = setInterval(() => {
    const exploit = EXPLOITS[(turn += 1) % (EXPLOITS.length + 1)];
    if (exploit) void send(port, exploit);
    else sockets.add(sendHalfBody(port, KEYS.eve));
  }, 1_000 / PER_SECOND);
  try {
    return { sent: () => turn, result: await work() };
  } finally {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  }
}

/** Each exploit alone; then twenty plans in quiet, and twenty amid all exploits at ten a second. */
export async function measureStorm({ servers, progress }) {
  const system = /** @type {any} */ (await startSystem({ servers, env: ENV }));
  const { port } = system;
  const ann = { port, headers: { authorization: `Bearer ${KEYS.ann}` } };
  try {
    await send(port, { method: 'PUT', path: '/catalogs/many', body: manyCities, prefer: undefined });
    await inFlight(ann, 1, WARM_UP);
    const alone = await progress.step('Each exploit alone', () => oneByOne(port));
    const quiet = await progress.step(`${PLANS} plans in quiet`, () => inFlight(ann, 1, PLANS));
    const stop = watchLive(port);
    const { sent, result: stormy } = await progress.step(`${PLANS} plans amid ${PER_SECOND} exploits a second`, () =>
      during(port, () => inFlight(ann, 1, PLANS)),
    );
    return { alone, quietMs: usual(quiet), stormyMs: usual(stormy), live: await stop(), sent: sent() };
  } finally {
    await system.stop();
  }
}

export function printStorm({ alone, quietMs, stormyMs, live, sent }) {
  const write = (line) => process.stdout.write(`${line}\n`);
  write('| exploit | before | answered | expected | ms | /health/live, most ms |\n|---|---|--:|--:|--:|--:|');
  for (const { name, before, got, status, ms, liveMs } of alone)
    write(`| ${name} | ${before} | ${got} | ${status ?? 'any'} | ${Math.round(ms)} | ${Math.round(liveMs)} |`);
  write(`| ${HALF_BODY.name} | ${HALF_BODY.before} | | | | part of the storm |\n`);
  write(`A plan takes ${Math.round(quietMs)} ms in quiet and ${Math.round(stormyMs)} ms amid ${sent} exploits, ${PER_SECOND} a second.`);
  write(
    `/health/live: half within ${Math.round(share(live, 0.5))} ms, 99 of 100 within ${Math.round(share(live, 0.99))} ms, at most ${Math.round(live.at(-1) ?? 0)} ms.`,
  );
}
