import { z } from 'zod';
import { InMemoryCallJournal } from '@app/persistence';
import type { JournalStep, ModelPort, ModelRequest, StepJournal, ToolModelPort } from '@app/ports';
import { journalModel } from './journaled-model.js';
import { journalToolModel } from './journaled-tool-model.js';

const Answer = z.strictObject({ city: z.string() });
const REQUEST: ModelRequest<z.infer<typeof Answer>> = {
  task: 'destination',
  schemaName: 'Answer',
  schema: Answer,
  system: 'You name cities.',
  prompt: 'A warm one.',
  input: { warm: true, days: 3 },
};
const USAGE = { modelCalls: 1, inputTokens: 20, outputTokens: 5 };
const NOTHING = { modelCalls: 0, inputTokens: 0, outputTokens: 0 };
const signal = new AbortController().signal;

/** Answers another city each time it is asked. */
function countingModel(): ModelPort & { asked: number } {
  return {
    provider: 'offline',
    asked: 0,
    async complete<T>(request: ModelRequest<T>) {
      this.asked += 1;
      return { value: request.schema.parse({ city: `City ${this.asked}` }), usage: USAGE };
    },
  };
}

const steps = new InMemoryCallJournal();
const open = (more: Partial<JournalStep>): Promise<StepJournal> =>
  steps.openStep({ threadId: 't', runId: 'r', stepId: 's', attempt: 1, fresh: true, countedAttempt: 0, ...more });

describe('a journaled model', () => {
  it('answers a step that runs again with what it said before, and counts that once', async () => {
    const model = countingModel();
    const first = await journalModel(model, { journal: await open({ stepId: 's1' }) }).complete(REQUEST, signal);
    const lost = journalModel(model, { journal: await open({ stepId: 's1', attempt: 2, fresh: false }) });
    expect(await lost.complete(REQUEST, signal)).toEqual(first);
    const told = journalModel(model, { journal: await open({ stepId: 's1', attempt: 3, fresh: false, countedAttempt: 2 }) });
    expect(await told.complete(REQUEST, signal)).toEqual({ ...first, usage: NOTHING });
    expect(model.asked).toBe(1);
  });

  it.each([
    ['prompt', { prompt: 'A cold one.' }],
    ['system', { system: 'You name villages.' }],
    ['input', { input: { warm: false } }],
    ['task', { task: 'itinerary' }],
    ['schema', { schemaName: 'Other' }],
  ])('asks anew for another %s', async (_part, more) => {
    const model = countingModel();
    const journaled = journalModel(model, { journal: await open({ stepId: `s2-${_part}` }) });
    await journaled.complete(REQUEST, signal);
    await journaled.complete({ ...REQUEST, ...more }, signal);
    expect(model.asked).toBe(2);
  });

  it('asks again when the recorded answer no longer fits, and takes the new one', async () => {
    const model = countingModel();
    await journalModel(model, { journal: await open({ stepId: 's3' }) }).complete(REQUEST, signal);
    const schema = z.strictObject({ city: z.literal('City 2') });
    const later = journalModel(model, { journal: await open({ stepId: 's3', attempt: 2, fresh: false }) });
    expect(await later.complete({ ...REQUEST, schema }, signal)).toEqual({ value: { city: 'City 2' }, usage: USAGE });
  });

  it('goes on with the first answer when two workers ask at once', async () => {
    const [one, other] = [countingModel(), countingModel()];
    other.asked = 7;
    const journals = [await open({ stepId: 's4' }), await open({ stepId: 's4' })] as const;
    const answers = [
      await journalModel(one, { journal: journals[0] }).complete(REQUEST, signal),
      await journalModel(other, { journal: journals[1] }).complete(REQUEST, signal),
    ];
    expect(answers.map(({ value }) => value.city)).toEqual(['City 1', 'City 1']);
  });

  it('ends for a caller who aborted, recorded or not', async () => {
    const journaled = journalModel(countingModel(), { journal: await open({ stepId: 's1', fresh: false }) });
    await expect(journaled.complete(REQUEST, AbortSignal.abort(new Error('cancelled')))).rejects.toThrow('cancelled');
  });

  it('keeps what a call cost', async () => {
    const journal = await open({ stepId: 's5' });
    const costs: unknown[] = [];
    const record = journal.record.bind(journal);
    const noting: StepJournal = {
      step: journal.step,
      begin: journal.begin.bind(journal),
      record: (key, entry) => (costs.push(entry.costUsd), record(key, entry)),
    };
    await journalModel(countingModel(), { journal: noting, costOf: ({ inputTokens }) => inputTokens / 100 }).complete(REQUEST, signal);
    expect(costs).toEqual([0.2]);
  });
});

describe('a journaled model with tools', () => {
  it('takes the same turn again without asking', async () => {
    let asked = 0;
    const model: ToolModelPort = {
      provider: 'offline',
      chat: async () => ({ text: `turn ${(asked += 1)}`, toolCalls: [{ id: 'c1', name: 'get_weather', arguments: { city: 'Rome' } }], usage: USAGE }),
    };
    const messages = [{ role: 'user', text: 'Rain?' }] as const;
    const first = await journalToolModel(model, { journal: await open({ stepId: 's6' }), task: 'concierge' }).chat(messages, [], signal);
    const later = journalToolModel(model, { journal: await open({ stepId: 's6', attempt: 2, fresh: false }), task: 'concierge' });
    expect(await later.chat(messages, [], signal)).toEqual(first);
    expect(await later.chat([...messages, { role: 'user', text: 'Sure?' }], [], signal)).toMatchObject({ text: 'turn 2' });
  });
});
