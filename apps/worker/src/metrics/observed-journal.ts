import type { JournalInstruments } from '@app/platform';
import type { CallJournal, StepJournal } from '@app/ports';

/** The same journal; each call that it answers is counted by its kind. */
export function observeJournal(inner: CallJournal, { hits }: JournalInstruments): CallJournal {
  const observed = (journal: StepJournal): StepJournal => ({
    step: journal.step,
    async begin(key, options) {
      const start = await journal.begin(key, options);
      if (start.kind === 'recorded') hits.inc({ kind: key.kind });
      return start;
    },
    record: (key, entry) => journal.record(key, entry),
  });
  return { openStep: async (step) => observed(await inner.openStep(step)) };
}
