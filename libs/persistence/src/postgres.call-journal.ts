import { z } from 'zod';
import type { CallEntry, CallJournal, CallKey, JournalStep, RecordedCall, StepJournal } from '@app/ports';
import type { Database } from './database.js';
import { StepCalls } from './step-calls.js';
import type { CallRow } from './step-calls.js';

const Row = z.object({
  kind: z.enum(['tool', 'model']),
  name: z.string(),
  inputHash: z.string(),
  attempt: z.number(),
  recorded: z.boolean(),
  result: z.unknown(),
  modelCalls: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  costUsd: z.number().nullable(),
  durationMs: z.number(),
});

/** JSON null is a result too, so the row says apart whether there is one. */
const COLUMNS = `kind, name, input_hash AS "inputHash", attempt, result IS NOT NULL AS recorded, result, model_calls AS "modelCalls",
  input_tokens AS "inputTokens", output_tokens AS "outputTokens", cost_usd::float8 AS "costUsd", duration_ms AS "durationMs"`;

const LOAD_STEP = `SELECT ${COLUMNS} FROM call_journal WHERE step_id = $1`;
const FIND_CALL = `SELECT ${COLUMNS} FROM call_journal WHERE step_id = $1 AND name = $2 AND input_hash = $3`;
/** A step that was at work when its thread was erased records nothing any more; one that is erased at this very moment is waited for. */
const UNLESS_ERASED = `WHERE NOT EXISTS (SELECT 1 FROM kept WHERE erased_at IS NOT NULL)`;
const LOOK_AT_THREAD = `WITH kept AS (SELECT erased_at FROM thread WHERE id = $1 FOR KEY SHARE)`;
const ANNOUNCE_CALL = `${LOOK_AT_THREAD}
INSERT INTO call_journal (thread_id, run_id, step_id, kind, name, input_hash, attempt) SELECT $1, $2, $3, $4, $5, $6, $7::int ${UNLESS_ERASED}
ON CONFLICT (step_id, name, input_hash) DO NOTHING`;
/** The first result wins: an announced call is filled in, a recorded one stays. */
const RECORD_CALL = `${LOOK_AT_THREAD}
INSERT INTO call_journal (thread_id, run_id, step_id, kind, name, input_hash, attempt, result, model_calls, input_tokens, output_tokens, cost_usd, duration_ms)
SELECT $1, $2, $3, $4, $5, $6, $7::int, $8::jsonb, $9::int, $10::int, $11::int, $12::numeric, $13::int ${UNLESS_ERASED}
ON CONFLICT (step_id, name, input_hash) DO UPDATE SET attempt = excluded.attempt, result = excluded.result, model_calls = excluded.model_calls,
  input_tokens = excluded.input_tokens, output_tokens = excluded.output_tokens, cost_usd = excluded.cost_usd, duration_ms = excluded.duration_ms
  WHERE call_journal.result IS NULL`;

/** The journal of calls in Postgres: one INSERT for each call, one SELECT for each step that may have run before. */
export class PostgresCallJournal implements CallJournal {
  constructor(private readonly db: Database) {}

  async openStep(step: JournalStep): Promise<StepJournal> {
    const rows = step.fresh ? [] : await this.db.rows(Row, LOAD_STEP, [step.stepId]);
    const storage = {
      announce: (of: JournalStep, key: CallKey) => this.announce(of, key),
      store: (of: JournalStep, key: CallKey, entry: CallEntry) => this.store(of, key, entry),
    };
    return new StepCalls(step, storage, rows.map(asCall));
  }

  private async announce(step: JournalStep, key: CallKey): Promise<CallRow | null> {
    const stored = await this.db.change(ANNOUNCE_CALL, idValues(step, key));
    return stored > 0 ? null : this.find(step, key);
  }

  private async store(step: JournalStep, key: CallKey, entry: CallEntry): Promise<RecordedCall> {
    const { modelCalls, inputTokens, outputTokens } = entry.usage;
    const durationMs = Math.round(entry.durationMs);
    const values = [JSON.stringify(entry.result ?? null), modelCalls, inputTokens, outputTokens, entry.costUsd, durationMs];
    const stored = await this.db.change(RECORD_CALL, [...idValues(step, key), ...values]);
    const mine = { ...entry, durationMs, attempt: step.attempt };
    return stored > 0 ? mine : ((await this.find(step, key))?.entry ?? mine);
  }

  private async find(step: JournalStep, key: CallKey): Promise<CallRow | null> {
    const [row] = await this.db.rows(Row, FIND_CALL, [step.stepId, key.name, key.inputHash]);
    return row ? asCall(row) : null;
  }
}

const idValues = ({ threadId, runId, stepId, attempt }: JournalStep, { kind, name, inputHash }: CallKey): unknown[] => [
  threadId,
  runId,
  stepId,
  kind,
  name,
  inputHash,
  attempt,
];

function asCall({ kind, name, inputHash, recorded, attempt, result, costUsd, durationMs, ...usage }: z.infer<typeof Row>): CallRow {
  return { key: { kind, name, inputHash }, entry: recorded ? { attempt, result, usage, costUsd, durationMs } : null };
}
