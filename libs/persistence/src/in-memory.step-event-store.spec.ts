import { createFixedClock } from '@app/adapters';
import { InMemoryRunStore } from './in-memory.run-store.js';
import { InMemoryStepEventStore } from './in-memory.step-event-store.js';
import { describeStepEventStore } from './step-event-store.contract.js';

describeStepEventStore('memory', async () => {
  const runs = new InMemoryRunStore(createFixedClock('2026-11-20T12:00:00Z'), () => ({}));
  return { runs, events: new InMemoryStepEventStore(runs) };
});
