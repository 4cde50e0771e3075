import type { Fault } from '../fault.js';

const LOST_EACH = 4;

export const F12: Fault = {
  number: 'F12',
  title: 'the answer to a commit gets lost, and lines to Postgres are reset',
  injected: 'commits reach the server, their answers are dropped and the connection is reset; then RST on all lines in the middle of the work',
  async run({ world, traffic, chance, times }) {
    for (let time = 0; time < times; time += 1) {
      const lost = [
        ...world.all('orchestrator').map(({ lines }) => lines.postgres.dropAnswerTo('commit_moves', LOST_EACH)),
        ...world.all('gateway').map(({ lines }) => lines.postgres.dropAnswerTo('create_run', LOST_EACH)),
      ];
      await traffic.wave();
      const hits = lost.map((dropped) => dropped.hits);
      world.counts.cuts += hits.reduce((sum, hit) => sum + hit, 0);
      world.check((hits.at(-1) ?? 0) > 0 && Math.max(...hits.slice(0, -1)) > 0, `answers lost: ${hits.join(', ')}`);
      const { done } = await world.midWave(traffic, chance);
      for (const { lines } of world.members) lines.postgres.reset();
      world.counts.cuts += 1;
      await done;
    }
  },
};
