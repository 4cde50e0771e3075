import { createSequentialIds } from '@app/adapters';
import type { CallEntry, CallJournal, CallKey, JournalStep } from '@app/ports';

const KEY: CallKey = { kind: 'tool', name: 'get_weather', inputHash: 'a'.repeat(64) };
const SPENT = { modelCalls: 1, inputTokens: 120, outputTokens: 30 };
const NOTHING = { modelCalls: 0, inputTokens: 0, outputTokens: 0 };

/** What every journal promises, see {@link CallJournal}. `another` is the same data seen by a process that remembers nothing. */
export function describeCallJournal(name: string, make: () => Promise<{ readonly journal: CallJournal; another(): CallJournal }>): void {
  describe(`${name} as a journal of calls`, () => {
    const ids = createSequentialIds();
    let journal: CallJournal;
    let another: CallJournal;
    beforeAll(async () => {
      const subject = await make();
      journal = subject.journal;
      another = subject.another();
    });

    const newStep = (more: Partial<JournalStep> = {}): JournalStep => ({
      threadId: ids.next('thr'),
      runId: ids.next('run'),
      stepId: ids.next('stp'),
      attempt: 1,
      fresh: true,
      countedAttempt: 0,
      ...more,
    });
    const again = (step: JournalStep, more: Partial<JournalStep> = {}): JournalStep => ({ ...step, attempt: step.attempt + 1, fresh: false, ...more });
    const entry = (result: unknown, more: Partial<CallEntry> = {}): CallEntry => ({ result, usage: SPENT, costUsd: 0.000123, durationMs: 42, ...more });

    it('knows nothing of a call that was never made', async () => {
      expect(await (await journal.openStep(newStep())).begin(KEY)).toEqual({ kind: 'new' });
    });

    it.each([
      ['an object', { days: [{ highC: 23.5, note: 'São “Jorge”' }] }],
      ['null', null],
      ['a text', 'plain'],
    ])('gives %s back to the next attempt, with what it cost', async (_what, result) => {
      const step = newStep();
      await (await journal.openStep(step)).record(KEY, entry(result));
      const later = await another.openStep(again(step));
      expect(await later.begin(KEY)).toEqual({ kind: 'recorded', entry: { attempt: 1, ...entry(result) } });
    });

    it('counts what an attempt spent only until that attempt told it', async () => {
      const step = newStep();
      await (await journal.openStep(step)).record(KEY, entry('first'));
      const later = await another.openStep(again(step, { countedAttempt: 1 }));
      expect(await later.begin(KEY)).toMatchObject({ kind: 'recorded', entry: { result: 'first', usage: NOTHING } });
    });

    it('answers the same call twice within one attempt, at the cost of one', async () => {
      const open = await journal.openStep(newStep());
      await open.record(KEY, entry('first'));
      expect(await open.begin(KEY)).toMatchObject({ kind: 'recorded', entry: { result: 'first', usage: NOTHING } });
    });

    it('lets the first result win and hands it to the second caller', async () => {
      const step = newStep();
      const [one, other] = [await journal.openStep(step), await another.openStep(step)];
      await one.record(KEY, entry('first'));
      expect(await other.record(KEY, entry('second'))).toMatchObject({ result: 'first' });
    });

    it('gives all of many callers at once the same result', async () => {
      const step = newStep();
      const opened = await Promise.all(Array.from({ length: 8 }, () => another.openStep(step)));
      const results = await Promise.all(opened.map((open, i) => open.record(KEY, entry(i))));
      expect(new Set(results.map(({ result }) => result)).size).toBe(1);
    });

    it('tells calls with another name or input apart, and steps too', async () => {
      const step = newStep();
      const open = await journal.openStep(step);
      await open.record(KEY, entry('first'));
      expect(await open.begin({ ...KEY, inputHash: 'b'.repeat(64) })).toEqual({ kind: 'new' });
      expect(await open.begin({ ...KEY, name: 'search_places' })).toEqual({ kind: 'new' });
      expect(await (await another.openStep({ ...newStep(), fresh: false })).begin(KEY)).toEqual({ kind: 'new' });
    });

    it('doubts a call that was announced and never recorded', async () => {
      const step = newStep();
      expect(await (await journal.openStep(step)).begin(KEY, { announce: true })).toEqual({ kind: 'new' });
      expect(await (await another.openStep(again(step))).begin(KEY)).toEqual({ kind: 'in_doubt' });
      // One that believed to be the first finds the announcement as well.
      expect(await (await another.openStep(step)).begin(KEY, { announce: true })).toEqual({ kind: 'in_doubt' });
    });

    it('records what was announced', async () => {
      const step = newStep();
      const open = await journal.openStep(step);
      await open.begin(KEY, { announce: true });
      await open.record(KEY, entry('booked', { costUsd: null }));
      expect(await (await another.openStep(again(step))).begin(KEY, { announce: true })).toMatchObject({
        kind: 'recorded',
        entry: { result: 'booked', costUsd: null },
      });
    });

    it('lets one of many announce', async () => {
      const step = newStep();
      const opened = await Promise.all(Array.from({ length: 8 }, () => another.openStep(step)));
      const starts = await Promise.all(opened.map((open) => open.begin(KEY, { announce: true })));
      expect(starts.filter(({ kind }) => kind === 'new')).toHaveLength(1);
    });
  });
}
