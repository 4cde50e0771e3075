import { PROJECT_ROOT } from '../launcher/paths.mjs';
import { newDatabase } from './system.mjs';

/**
 * `npm run bench -- --statements`: CPU of this process for one statement, straight over the pool and through Prisma. Both forms take turns on the same data, and of many
 * blocks the cheapest counts, so that a busy machine disturbs both alike and little.
 */
const BLOCK = 100;
const ROUNDS = 15;
const STEPS = 9;
const DELTA = {
  visits: Array.from({ length: 12 }, (_, n) => ({ id: `d${n}`, name: `Visit number ${n}`, price: { amount: n, currency: 'EUR' }, notes: 'x'.repeat(80) })),
};

const usage = { modelCalls: 0, inputTokens: 0, outputTokens: 0 };
const reducersOf = () => ({});

export async function measureStatements(servers) {
  const { PostgresRunStore, PostgresCallJournal, PostgresStepEventStore, openDatabase } = await import(`${PROJECT_ROOT}/dist/libs/persistence/src/index.js`);
  const db = openDatabase({
    url: await newDatabase(servers.TEST_POSTGRES_URL, 'navigo_statements'),
    maxConnections: 2,
    connectTimeoutMs: 5_000,
    statementTimeoutMs: 5_000,
  });
  // The check of a row by its schema costs both forms the same, so it is left out of both.
  const unchecked = { parse: (row) => row };
  const prismaRows = (_row, text, values) => db.rows(unchecked, text, values);
  const viaPrisma = { ...db, rows: prismaRows, hot: prismaRows };
  const viaPool = {
    ...db,
    rows: (_row, text, values) => db.hot(nameOf(text), text, values),
    change: async (text, values) => (await db.hot(nameOf(text), text, values)).length,
  };
  const storesOn = (of) => ({ runs: new PostgresRunStore(of, reducersOf), journal: new PostgresCallJournal(of), told: new PostgresStepEventStore(of) });
  const forms = { pool: storesOn(viaPool), prisma: storesOn(viaPrisma) };
  const results = [];
  for (const [name, make] of Object.entries(CASES)) {
    const best = { pool: Infinity, prisma: Infinity };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const form of round % 2 ? ['pool', 'prisma'] : ['prisma', 'pool']) {
        const act = await make(forms[form]);
        const before = process.cpuUsage();
        for (let n = 0; n < BLOCK; n += 1) await act(n);
        const { user, system } = process.cpuUsage(before);
        best[form] = Math.min(best[form], (user + system) / BLOCK);
      }
    results.push({ name, ...best });
  }
  await db.close();
  return results;
}

/** @param {readonly { readonly name: string; readonly pool: number; readonly prisma: number }[]} results */
export function printStatements(results) {
  const line = ({ name, pool, prisma }) => `| ${name} | ${pool.toFixed(0)} | ${prisma.toFixed(0)} | ${(prisma - pool).toFixed(0)} |\n`;
  process.stdout.write(`| statement | pool, CPU µs | Prisma, CPU µs | more |\n|---|--:|--:|--:|\n${results.map(line).join('')}`);
}

const names = new Map();
const nameOf = (text) => names.get(text) ?? names.set(text, `s${names.size}`).get(text);
let made = 0;
const id = (kind) => `${kind}_${(made += 1)}`;
const newRun = () => {
  const runId = id('run');
  return {
    ...{
      runId,
      threadId: id('thr'),
      ownerId: id('own'),
      scenario: 'api',
      workflow: 'errand',
      graphVersion: 1,
      state: DELTA,
      traceparent: null,
      idempotency: null,
    },
    message: { queue: 'run-events', jobId: `${runId}.v1`, payload: { type: 'run_changed', runId, version: 1 }, delayMs: 0 },
  };
};
const logEntry = (seq, version, stepId) => ({
  ...{ seq, version, stepId, agent: 'adder', attempt: 1, salt: 's', contentHash: 'c', previousHash: 'p', hash: 'h' },
  entry: { agent: 'adder', inputSummary: 'i', keyEvidence: ['a', 'b'], outputSummary: 'o', riskFlags: [], timestamp: '2026-11-20T12:00:00.000Z' },
});
/** The n-th move of a run: a step is folded, the next one is sent. */
function moveOf({ runId, threadId }, n) {
  const stepId = `${runId}.s${n}`;
  return {
    ...{
      runId,
      threadId,
      expectedMoveCount: n,
      status: 'in_progress',
      version: n + 2,
      stepCount: n + 1,
      logSeq: n + 1,
      logHash: 'h',
      error: null,
      restingState: null,
      usage,
    },
    versions: [{ version: n + 2, cause: 'step', stepId: n ? `${runId}.s${n - 1}` : null, agent: 'adder', delta: DELTA }],
    logEntries: [logEntry(n + 1, n + 2, n ? `${runId}.s${n - 1}` : null)],
    settled: n ? [{ stepId: `${runId}.s${n - 1}`, status: 'finished', errorCode: null, errorMessage: null, durationMs: 1 }] : [],
    added: [{ stepId, agent: 'adder', version: n + 2, leaseMs: 30_000 }],
    retried: [],
    messages: [{ queue: 'agent-adder', jobId: `${stepId}.1`, payload: { runId, stepId, attempt: 1, version: n + 2 }, delayMs: 0, rank: 0 }],
  };
}
async function runWithMoves(runs, moves) {
  const run = newRun();
  await runs.createRun(run);
  for (let n = 0; n < moves; n += 1) await runs.commitMove(moveOf(run, n));
  return run;
}

const CASES = {
  'open a run':
    async ({ runs }) =>
    () =>
      runs.createRun(newRun()),
  'load a run': async ({ runs }) => {
    const { runId } = await runWithMoves(runs, STEPS);
    return () => runs.loadRun(runId);
  },
  'commit a move': async ({ runs }) => {
    const many = [];
    for (let n = 0; n < BLOCK; n += 1) many.push(await runWithMoves(runs, 1));
    return (n) => runs.commitMove(moveOf(many[n], 1));
  },
  "load a step's input": async ({ runs }) => {
    const { runId } = await runWithMoves(runs, STEPS);
    const job = { runId, stepId: `${runId}.s${STEPS - 1}`, attempt: 1, version: STEPS + 1 };
    return () => runs.loadStepInput(job);
  },
  'append step events': async ({ runs, told }) => {
    const { runId, threadId } = await runWithMoves(runs, STEPS);
    const step = { runId, threadId, stepId: `${runId}.s${STEPS - 1}`, attempt: 1, version: STEPS + 1 };
    return (n) => told.append(step, 'adder', [{ ordinal: n, event: { event: 'thought', data: { text: 'Looks at three hotels.' } } }]);
  },
  'record a call': async ({ runs, journal }) => {
    const { runId, threadId } = await runWithMoves(runs, 1);
    const step = await journal.openStep({ threadId, runId, stepId: `${runId}.s0`, attempt: 1, fresh: true, countedAttempt: 0 });
    return (n) => step.record({ kind: 'tool', name: 'get_weather', inputHash: String(n) }, { result: DELTA, usage, costUsd: null, durationMs: 1 });
  },
  'forget a message':
    async ({ runs }) =>
    (n) =>
      runs.forgetMessages([`none.${n}`]),
};
