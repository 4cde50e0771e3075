import { appendFileSync } from 'node:fs';
import type { Fault } from './fault.js';
import { FaultBench } from './run-fault.js';

const PLANS = Number(process.env['FAULT_SOAK'] ?? '200');
const settings = { seed: Number(process.env['FAULT_SEED'] ?? '1'), times: 1, logsFolder: process.env['FAULT_LOGS'] };
/** The same trips again and again, each time as new requests. */
const WAVE = 40;
const IN_FLIGHT = 24;
const MEAN_PAUSE_MS = 2_000;
const LONGEST_CUT_MS = 1_500;
const SOAK_TIMEOUT_MS = 2 * 60 * 60_000;

/** A kill or a cut every two seconds on average, of anything, while plans come in without a pause. */
const SOAK: Fault = {
  number: 'soak',
  title: `${PLANS} plans, a kill -9 or a cut every 2 s`,
  injected: 'SIGKILL of any service or of Redis with its data, and cuts of any line',
  plans: WAVE,
  world: { fleet: { gateway: 2, orchestrator: 2, worker: 4 } },
  async run({ world, traffic, chance }) {
    let isOver = false;
    const stop = world.keepAlive(world.members);
    const waves = (async () => {
      for (let sent = 0; sent < PLANS; sent += WAVE) await traffic.wave({ inFlight: IN_FLIGHT, trips: traffic.trips.slice(0, PLANS - sent) });
      isOver = true;
    })();
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, -Math.log(1 - chance.next()) * MEAN_PAUSE_MS));
      const member = chance.pick(world.members);
      const roll = chance.next();
      if (roll < 0.5) member.app?.signal('SIGKILL');
      else if (roll < 0.95) void world.cut([member], chance.pick(['redis', 'postgres', 'model'] as const), chance.int(100, LONGEST_CUT_MS));
      else {
        world.counts.kills += 1;
        await world.redis.killWithData();
        await world.redis.up();
      }
    }
    await waves;
    stop();
  },
};

describe(`a soak, seed ${settings.seed}`, () => {
  it(
    SOAK.title,
    async () => {
      const bench = await FaultBench.open(settings);
      try {
        const report = await bench.run(SOAK);
        const file = process.env['FAULT_RESULTS'];
        if (file) appendFileSync(file, `${JSON.stringify(report)}\n`);
        expect(report.broken).toEqual([]);
      } finally {
        await bench.close();
      }
    },
    SOAK_TIMEOUT_MS,
  );
});
