import { inFlight } from './load.mjs';
import { startSystem } from './system.mjs';

/** Each worker runs one step of an agent at a time, so that workers, and not the two cores of a small machine, are what is short. */
const ENV = { BENCH_AGENTS: 'synthetic', MODEL_LATENCY_MS: '200', WORKER_CONCURRENCY: '1' };
const WORKERS = [1, 2, 4];
const LANES = 64;
const WARM_UP = 64;
const PLANS_PER_WORKER = 192;

/** Plans a second with 64 in flight and a model that takes 200 ms, for 1, 2 and 4 workers. */
export async function measureScaling({ servers, progress }) {
  const results = [];
  for (const workers of WORKERS) {
    const system = await startSystem({ servers, env: ENV, workers });
    try {
      await inFlight(system, LANES, WARM_UP);
      const plans = PLANS_PER_WORKER * workers;
      const wallMs = await progress.step(`${workers} worker(s), ${LANES} in flight`, async () => {
        const startedAt = performance.now();
        await inFlight(system, LANES, plans);
        return performance.now() - startedAt;
      });
      results.push({ workers, plans, plansPerSecond: (plans / wallMs) * 1000 });
    } finally {
      await system.stop();
    }
  }
  return results;
}

/** A line for each number of workers, with how much more they do than one. */
export function printScaling(results) {
  process.stdout.write('| workers | plans | plans/s | times one worker |\n|--:|--:|--:|--:|\n');
  const base = results[0].plansPerSecond;
  for (const { workers, plans, plansPerSecond } of results)
    process.stdout.write(`| ${workers} | ${plans} | ${plansPerSecond.toFixed(1)} | ${(plansPerSecond / base).toFixed(2)} |\n`);
}
