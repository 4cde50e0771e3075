import { PostgresCallJournal, openDatabase } from '@app/persistence';
import type { Database } from '@app/persistence';
import type { JournalStep } from '@app/ports';
import { createTestDatabase } from '@app/testing';
import type { TestDatabase } from '@app/testing';
import { describeCallJournal } from '../../libs/persistence/src/call-journal.contract.js';

let test: TestDatabase;
let db: Database;
let statements: string[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  const opened = openDatabase({ url: test.url, maxConnections: 8, connectTimeoutMs: 60_000, statementTimeoutMs: 60_000 });
  db = {
    ...opened,
    rows: (row, text, values) => {
      statements.push('read');
      return opened.rows(row, text, values);
    },
    change: (text, values) => {
      statements.push('write');
      return opened.change(text, values);
    },
  };
});
afterAll(async () => {
  await db.close();
  await test.drop();
});

describeCallJournal('Postgres', async () => ({ journal: new PostgresCallJournal(db), another: () => new PostgresCallJournal(db) }));

describe('the journal on Postgres', () => {
  const step: JournalStep = { threadId: 'thr_j', runId: 'run_j', stepId: 'stp_j', attempt: 1, fresh: true, countedAttempt: 0 };
  const usage = { modelCalls: 1, inputTokens: 10, outputTokens: 2 };
  const key = (index: number) => ({ kind: 'tool', name: 'get_weather', inputHash: String(index) }) as const;

  it('costs a fresh step one statement for each call and a later attempt one for all', async () => {
    statements = [];
    const first = await new PostgresCallJournal(db).openStep(step);
    for (const index of [1, 2, 3]) {
      await first.begin(key(index));
      await first.record(key(index), { result: index, usage, costUsd: null, durationMs: 1 });
    }
    expect(statements).toEqual(['write', 'write', 'write']);
    statements = [];
    const later = await new PostgresCallJournal(db).openStep({ ...step, attempt: 2, fresh: false });
    for (const index of [1, 2, 3]) expect(await later.begin(key(index))).toMatchObject({ kind: 'recorded', entry: { result: index } });
    expect(statements).toEqual(['read']);
  });

  it('keeps tokens and cost of each call in columns, once', async () => {
    const open = await new PostgresCallJournal(db).openStep({ ...step, threadId: 'thr_k', stepId: 'stp_k' });
    const entry = { result: {}, usage, costUsd: 0.25, durationMs: 12.6 };
    await Promise.all([open.record(key(1), entry), open.record(key(1), entry), open.record(key(2), entry)]);
    const rows = await test.query(
      "SELECT sum(input_tokens)::int AS tokens, sum(cost_usd)::float8 AS cost, max(duration_ms) AS ms FROM call_journal WHERE thread_id = 'thr_k'",
    );
    expect(rows).toEqual([{ tokens: 20, cost: 0.5, ms: 13 }]);
  });

  it('reads its model through Prisma as the migration made it', async () => {
    await expect(db.prisma.callJournalEntry.findFirst({ where: { threadId: 'thr_j' } })).resolves.toMatchObject({ kind: 'tool', runId: 'run_j' });
  });
});
