import { describeCallJournal } from './call-journal.contract.js';
import { InMemoryCallJournal } from './in-memory.call-journal.js';

describeCallJournal('the journal in memory', async () => {
  const journal = new InMemoryCallJournal();
  return { journal, another: () => journal };
});
