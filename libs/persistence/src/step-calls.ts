import type { CallEntry, CallKey, CallStart, JournalStep, RecordedCall, StepJournal } from '@app/ports';

/** A stored call: null for the entry when it was announced and nothing came of it yet. */
export interface CallRow {
  readonly key: CallKey;
  readonly entry: RecordedCall | null;
}

/** What a journal's storage does; each is one statement. */
export interface CallRows {
  /** Null when the intent was stored just now, else what was there before. */
  announce(step: JournalStep, key: CallKey): Promise<CallRow | null>;
  /** The row that stands: an earlier result wins. */
  store(step: JournalStep, key: CallKey, entry: CallEntry): Promise<RecordedCall>;
}

const idOf = ({ name, inputHash }: CallKey): string => `${name}:${inputHash}`;
const NO_USAGE = { modelCalls: 0, inputTokens: 0, outputTokens: 0 };

/** The journal of one step: what was loaded and what it recorded itself, so that no call is looked up twice. */
export class StepCalls implements StepJournal {
  private readonly known = new Map<string, RecordedCall | null>();

  constructor(
    readonly step: JournalStep,
    private readonly rows: CallRows,
    loaded: readonly CallRow[],
  ) {
    for (const row of loaded) this.known.set(idOf(row.key), row.entry);
  }

  async begin(key: CallKey, { announce = false }: { readonly announce?: boolean } = {}): Promise<CallStart> {
    const known = this.known.get(idOf(key));
    if (known !== undefined) return this.startOf(known);
    if (!announce) return { kind: 'new' };
    const before = await this.rows.announce(this.step, key);
    this.known.set(idOf(key), before?.entry ?? null);
    return before ? this.startOf(before.entry) : { kind: 'new' };
  }

  async record(key: CallKey, entry: CallEntry): Promise<RecordedCall> {
    const winner = await this.rows.store(this.step, key, entry);
    // Asked for again within this run of the step, it costs nothing more.
    this.known.set(idOf(key), { ...winner, usage: NO_USAGE, costUsd: null });
    return winner;
  }

  private startOf(entry: RecordedCall | null): CallStart {
    if (!entry) return { kind: 'in_doubt' };
    const counted = entry.attempt <= this.step.countedAttempt;
    return { kind: 'recorded', entry: counted ? { ...entry, usage: NO_USAGE, costUsd: null } : entry };
  }
}
