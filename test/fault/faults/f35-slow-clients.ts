import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { Fault } from '../fault.js';
import { largestCatalog } from '../workload/largest-catalog.js';
import type { FaultWorld } from '../world/fault-world.js';
import { memoryMb } from '../world/memory-of.js';

const HALF_HEADS = 200;
const HALF_BODIES = 400;
const DRIPPERS = 60;
const NON_READERS = 20;
const DRIP_MS = 1_000;
const LOOK_MS = 250;
/** Twice the longest time that a connection may take. */
const CLOSED_WITHIN_MS = 70_000;
/** Fewer than read nothing: what is open beside them is the traffic's own. */
const SPARE_FILES = 15;
const MAX_MEMORY_MB = 600;
/** The middle one of all looks; single ones suffer from whatever else the machine does. */
const USUAL_LIVE_MS = 100;

const HEAD = 'POST /plan HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n';
const filesOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;
const pause = (forMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, forMs));

/** Clients that never come to an end, and how many of them are still connected. */
class SlowClients {
  open = 0;
  private readonly sockets: Socket[] = [];

  constructor(private readonly port: number) {}

  join(count: number, first: string, { reads = true, drips = false }: { reads?: boolean; drips?: boolean } = {}): void {
    for (let index = 0; index < count; index += 1) {
      const socket = connect({ host: '127.0.0.1', port: this.port });
      this.open += 1;
      this.sockets.push(socket);
      const timer = drips ? setInterval(() => socket.write(' '), DRIP_MS) : undefined;
      socket
        .on('error', () => undefined)
        .once('close', () => {
          clearInterval(timer);
          this.open -= 1;
        });
      // What is not read would hide the end of a connection from those who only wait for it.
      if (reads) socket.resume();
      socket.write(first);
    }
  }

  /** Those that read nothing do not see that they were cut off before they read. */
  wake(): void {
    for (const socket of this.sockets) socket.resume();
  }

  end(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}

/** How long `/health/live` takes, again and again, until `isOver`; and the most memory that the gateway had. */
async function watch(world: FaultWorld, pid: number, isOver: () => boolean): Promise<{ usualMs: number; memory: number }> {
  const times: number[] = [];
  let memory = 0;
  for (; !isOver(); await pause(LOOK_MS)) {
    const { ms, status } = await world.call('/health/live');
    world.check(status === 200, `a gateway with slow clients answered ${status}`);
    times.push(ms);
    memory = Math.max(memory, memoryMb(pid));
  }
  return { usualMs: times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0, memory };
}

export const F35: Fault = {
  number: 'F35',
  title: 'slow clients',
  injected: `${HALF_HEADS} half heads, ${HALF_BODIES} half bodies, ${DRIPPERS} bodies byte by byte, ${NON_READERS} who read nothing of 25 MB each`,
  skip: () => (process.platform === 'linux' ? null : 'descriptors are counted in /proc'),
  async run({ world, traffic }) {
    const url = world.gatewayUrl() ?? '';
    const stored = await fetch(`${url}/catalogs/large`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array(largestCatalog(0)),
    });
    world.check(stored.status === 201, `the catalog was answered ${stored.status}`);
    const pid = world.one('gateway').app?.pid ?? 0;
    const filesBefore = filesOf(pid);
    const clients = new SlowClients(Number(new URL(url).port));
    try {
      clients.join(HALF_HEADS, HEAD);
      clients.join(HALF_BODIES, `${HEAD}content-length: 60000\r\n\r\n{"userRequest":`);
      clients.join(DRIPPERS, `${HEAD}content-length: 60000\r\n\r\n{"userRequest":`, { drips: true });
      clients.join(NON_READERS, 'GET /catalogs/large HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n', { reads: false });
      const endMs = performance.now() + CLOSED_WITHIN_MS;
      const wave = traffic.wave();
      const isClosed = (): boolean => filesOf(pid) <= filesBefore + SPARE_FILES;
      const { usualMs, memory } = await watch(world, pid, () => performance.now() > endMs || (clients.open <= NON_READERS && isClosed()));
      await wave;
      clients.wake();
      for (; clients.open > 0 && performance.now() < endMs;) await pause(LOOK_MS);
      process.stderr.write(`F35: /health/live took ${Math.round(usualMs)} ms, the gateway ${Math.round(memory)} MB, ${clients.open} clients were left\n`);
      world.check(clients.open === 0 && isClosed(), `${clients.open} slow clients are still connected, ${filesOf(pid)} files open, ${filesBefore} before`);
      world.check(usualMs < USUAL_LIVE_MS, `/health/live took ${Math.round(usualMs)} ms`);
      world.check(memory < MAX_MEMORY_MB, `the gateway took ${Math.round(memory)} MB`);
    } finally {
      clients.end();
    }
  },
};
