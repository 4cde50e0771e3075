import { idsOf, readEvents } from '../../e2e/support/event-reader.js';
import type { FaultScene, Fault } from '../fault.js';
import { PatientReader } from '../workload/patient-reader.js';
import type { FaultWorld } from '../world/fault-world.js';
import { memoryMb } from '../world/memory-of.js';

const READERS = 300;
const SLOW_EVERY = 10;
const STORMS = 3;
const PATIENCE_MS = 180_000;
/** A gateway at rest takes some 150 MB. */
const MAX_MEMORY_MB = 500;
/** Long enough for readers to come and go while a plan is made, on a busy machine too. */
const THINKING_MS = 3_000;
const LOOK_MS = 50;

const pause = (forMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, forMs));

/** The threads of the wave that is under way, as soon as all of them have been taken on. */
async function threadsOf({ traffic }: FaultScene, from: number): Promise<string[]> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await pause(LOOK_MS)) {
    const taken = traffic.records.slice(from).flatMap(({ threadId }) => threadId ?? []);
    if (taken.length === traffic.trips.length) return taken;
  }
  return [];
}

const mostMemory = (world: FaultWorld): number => Math.max(...world.all('gateway').map(({ app }) => memoryMb(app?.pid ?? 0)));

/** Resolves when half of the readers have had so many connections: a storm that comes before they are there breaks nothing. */
async function untilRead(readers: readonly PatientReader[], connections: number): Promise<void> {
  const there = (): number => readers.filter((reader) => reader.isDone || reader.connections >= connections).length;
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end && there() < readers.length / 2;) await pause(LOOK_MS);
}

/** Everybody's connection breaks at once, several times; then a gateway is killed, and another told to end, while all of them read. */
async function trouble({ world, chance }: FaultScene, readers: readonly PatientReader[]): Promise<number> {
  let most = mostMemory(world);
  for (let storm = 0; storm < STORMS; storm += 1) {
    await untilRead(readers, storm + 1);
    await pause(chance.int(100, 400));
    readers.forEach((reader) => reader.cut());
    world.counts.cuts += 1;
    await pause(LOOK_MS);
    most = Math.max(most, mostMemory(world));
  }
  const signals = ['SIGKILL', 'SIGTERM'] as const;
  for (const [position, signal] of signals.entries()) {
    const gateway = world.one('gateway', position);
    await world.kill(gateway, signal);
    await world.revive(gateway);
    most = Math.max(most, mostMemory(world));
  }
  // The slow ones would wait for ever: theirs is the connection that nobody takes anything from.
  readers.filter(({ isSlow }) => isSlow).forEach((reader) => reader.cut());
  return most;
}

export const F28: Fault = {
  number: 'F28',
  title: 'readers: slow, three hundred, in a storm of reconnects, while gateways restart',
  injected: `${READERS} readers, each tenth takes nothing; all connections broken ${STORMS} times at once, SIGKILL and SIGTERM of the gateways they read from`,
  world: { fleet: { gateway: 2 }, env: { MAX_STREAMS_PER_CALLER: '2000', MODEL_TIMEOUT_MS: '60000' } },
  async run(scene) {
    const { world, traffic, times } = scene;
    for (let time = 0; time < times; time += 1) {
      world.model.treat = () => ({ delayMs: THINKING_MS });
      const from = traffic.records.length;
      const wave = traffic.wave();
      const threads = await threadsOf(scene, from);
      world.check(threads.length > 0, 'the requests were not taken on');
      if (threads.length === 0) return;
      const readers = Array.from(
        { length: READERS },
        (_, index) => new PatientReader(threads[index % threads.length] ?? '', () => world.gatewayUrl(), index % SLOW_EVERY === 0),
      );
      const endMs = performance.now() + PATIENCE_MS;
      const followed = Promise.all(readers.map((reader) => reader.follow(() => performance.now() > endMs)));
      const most = Math.max(await trouble(scene, readers), mostMemory(world));
      world.model.treat = () => null;
      world.check(most < MAX_MEMORY_MB, `a gateway took ${Math.round(most)} MB for ${READERS} readers`);
      await Promise.all([wave, followed]);
      world.check(
        readers.some(({ connections }) => connections > 2),
        'nobody had to come back',
      );
      await compare(world, threads, readers);
    }
  },
};

/** What each reader got, over all its connections, against what the thread tells now. */
async function compare(world: FaultWorld, threads: readonly string[], readers: readonly PatientReader[]): Promise<void> {
  for (const threadId of threads) {
    const url = world.gatewayUrl() ?? '';
    const whole = idsOf(await (await readEvents(url, threadId)).ended);
    for (const reader of readers.filter((one) => one.threadId === threadId)) {
      const complaint = reader.isDone ? reader.complaintAgainst(whole) : `a reader of ${threadId} did not come to its end`;
      world.check(complaint === null, `${complaint}`);
    }
  }
}
