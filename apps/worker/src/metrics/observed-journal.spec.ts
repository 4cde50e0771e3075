import { InMemoryCallJournal } from '@app/persistence';
import { createRegistry, journalInstruments } from '@app/platform';
import type { JournalStep } from '@app/ports';
import { observeJournal } from './observed-journal.js';

const STEP: JournalStep = { threadId: 't', runId: 'r', stepId: 's', attempt: 1, fresh: true, countedAttempt: 0 };
const MODEL = { kind: 'model', name: 'destination:Candidates', inputHash: 'a' } as const;
const TOOL = { kind: 'tool', name: 'get_weather', inputHash: 'b' } as const;
const ENTRY = { result: { n: 1 }, usage: { modelCalls: 1, inputTokens: 2, outputTokens: 3 }, costUsd: null, durationMs: 4 };

describe('an observed journal', () => {
  it('counts what is answered from it by kind, not what is new, and answers the same', async () => {
    const registry = createRegistry('worker');
    const journal = observeJournal(new InMemoryCallJournal(), journalInstruments(registry));
    const hits = async (): Promise<string[]> => (await registry.metrics()).split('\n').filter((line) => line.startsWith('navigo_journal_hits_total{'));

    const first = await journal.openStep(STEP);
    expect([await first.begin(MODEL), await first.begin(TOOL, { announce: true })]).toEqual([{ kind: 'new' }, { kind: 'new' }]);
    expect(await first.record(MODEL, ENTRY)).toEqual({ ...ENTRY, attempt: 1 });
    await first.record(TOOL, ENTRY);
    expect(await hits()).toEqual([]);

    const again = await journal.openStep({ ...STEP, attempt: 2, fresh: false });
    expect(await again.begin(MODEL)).toEqual({ kind: 'recorded', entry: { ...ENTRY, attempt: 1 } });
    await again.begin(MODEL);
    await again.begin(TOOL, { announce: true });
    expect(await hits()).toEqual(['navigo_journal_hits_total{kind="model",service="worker"} 2', 'navigo_journal_hits_total{kind="tool",service="worker"} 1']);
  });
});
