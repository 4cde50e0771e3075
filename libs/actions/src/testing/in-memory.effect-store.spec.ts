import { describeEffectStore } from './effect-store.contract.js';
import { InMemoryEffectStore } from './in-memory.effect-store.js';

describeEffectStore('memory', async () => {
  const store = new InMemoryEffectStore();
  let runs = 0;
  return { store, openRun: async () => `run_${(runs += 1)}`, endRun: async (runId) => void store.ended.add(runId) };
});
