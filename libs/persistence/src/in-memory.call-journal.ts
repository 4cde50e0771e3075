import type { CallEntry, CallJournal, CallKey, JournalStep, RecordedCall, StepJournal } from '@app/ports';
import { StepCalls } from './step-calls.js';
import type { CallRow } from './step-calls.js';

interface StoredCall extends CallRow {
  readonly stepId: string;
}

const asJson = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

/** The journal of calls without a database, for tests. */
export class InMemoryCallJournal implements CallJournal {
  private readonly rows = new Map<string, StoredCall>();

  async openStep(step: JournalStep): Promise<StepJournal> {
    const loaded = step.fresh ? [] : [...this.rows.values()].filter((row) => row.stepId === step.stepId);
    return new StepCalls(step, { announce: async (of, key) => this.announce(of, key), store: async (of, key, entry) => this.store(of, key, entry) }, loaded);
  }

  private announce(step: JournalStep, key: CallKey): CallRow | null {
    const id = idOf(step, key);
    const before = this.rows.get(id) ?? null;
    if (!before) this.rows.set(id, { stepId: step.stepId, key, entry: null });
    return before;
  }

  private store(step: JournalStep, key: CallKey, entry: CallEntry): RecordedCall {
    const id = idOf(step, key);
    const before = this.rows.get(id)?.entry;
    if (before) return before;
    const recorded = { ...entry, result: asJson(entry.result), attempt: step.attempt };
    this.rows.set(id, { stepId: step.stepId, key, entry: recorded });
    return recorded;
  }
}

const idOf = ({ stepId }: JournalStep, { name, inputHash }: CallKey): string => JSON.stringify([stepId, name, inputHash]);
