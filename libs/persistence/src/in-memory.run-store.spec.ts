import { createFixedClock } from '@app/adapters';
import { describeForks } from './fork.contract.js';
import { InMemoryRunStore } from './in-memory.run-store.js';
import { describeRunStore } from './run-store.contract.js';
import { reducersOf } from './run-store-contract/run-store-kit.contract.js';
import type { RunStoreSubject } from './run-store-contract/run-store-kit.contract.js';

const make = async (): Promise<RunStoreSubject> => {
  const store = new InMemoryRunStore(createFixedClock('2026-11-20T12:00:00Z'), reducersOf);
  return {
    store,
    another: () => store,
    versionsOf: async (threadId) => store.versionsOf(threadId).map((row) => row.version),
    logOf: async (threadId) => store.logOf(threadId).map(({ seq, hash }) => ({ seq, hash })),
  };
};

describeRunStore('the store in memory', make);
describeForks('the store in memory', make);
