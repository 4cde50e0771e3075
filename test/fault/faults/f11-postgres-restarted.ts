import type { Fault } from '../fault.js';

const ROUNDS = 2;
const LONGEST_GAP_MS = 2_000;

export const F11: Fault = {
  number: 'F11',
  title: 'Postgres restarted, fast and immediate',
  injected: 'SIGINT and SIGQUIT to the server in the middle of the work, back after up to two seconds',
  async run({ world, traffic, chance, times }) {
    for (let round = 0; round < ROUNDS * times; round += 1)
      for (const how of ['fast', 'immediate'] as const) {
        const { done } = await world.midWave(traffic, chance);
        await world.restartPostgres(how, chance.int(0, LONGEST_GAP_MS));
        await done;
      }
  },
};
