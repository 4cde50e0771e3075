import { LLMock } from '@copilotkit/aimock';
import { createHttpClient, createOpenAiToolModels } from '@app/adapters';
import { journalToolModel } from '@app/agent-kit';
import { PostgresCallJournal, openDatabase } from '@app/persistence';
import type { Database } from '@app/persistence';
import type { JournalStep, ToolModelPort } from '@app/ports';
import { createTestDatabase } from '@app/testing';
import type { TestDatabase } from '@app/testing';
import { ToolRegistry, dispatchTool, runLoop } from '@app/tools';
import type { LoopEvent, LoopResult, ToolDefinition } from '@app/tools';
import { testDispatchContext } from '../../libs/tools/src/testing/dispatch-context.js';
import { echoTool } from '../../libs/tools/src/testing/echo-tool.js';
import { calculateBudget } from '../../libs/tools/src/tools/calculate-budget/calculate-budget.tool.js';

type Scripted = { readonly content: string } | { readonly content?: string; readonly toolCalls: { readonly name: string; readonly arguments: string }[] };

const asks = (name: string, args: object, content = 'Let me look.'): Scripted => ({ content, toolCalls: [{ name, arguments: JSON.stringify(args) }] });
const budgetOf = (amount: number) => ({ currency: 'EUR', budget: 1000, items: [{ description: 'Flight', category: 'flights', amount }] });

describe('the loop with a model server and the journal on Postgres', () => {
  let test: TestDatabase;
  let db: Database;
  let mock: LLMock;
  let asked: number;
  let script: (turn: number) => Scripted;

  beforeAll(async () => {
    test = await createTestDatabase();
    db = openDatabase({ url: test.url, maxConnections: 4, connectTimeoutMs: 60_000, statementTimeoutMs: 60_000 });
    mock = new LLMock({ port: 0, logLevel: 'silent' });
    mock.on({ endpoint: 'chat' }, () => {
      asked += 1;
      const turn = script(asked);
      return 'toolCalls' in turn ? { ...turn, toolCalls: [...turn.toolCalls] } : turn;
    });
    await mock.start();
  });
  beforeEach(() => {
    asked = 0;
  });
  afterAll(async () => {
    await mock.stop();
    await db.close();
    await test.drop();
  });

  const stepOf = (stepId: string, attempt = 1): JournalStep => ({
    threadId: 'thr_l',
    runId: 'run_l',
    stepId,
    attempt,
    fresh: attempt === 1,
    countedAttempt: 0,
  });
  const model = (): ToolModelPort =>
    createOpenAiToolModels({
      http: createHttpClient({ allowedHosts: [], baseUrls: [mock.url] }),
      apiKey: 'sk-test',
      baseUrl: `${mock.url}/v1`,
      model: 'gpt-4o-mini',
      timeoutMs: 5_000,
      maxRetries: 0,
    })();

  interface Attempt {
    readonly step: JournalStep;
    readonly tools: readonly ToolDefinition[];
    readonly onEvent?: (event: LoopEvent) => void;
    readonly signal?: AbortSignal;
  }
  /** One attempt of a step, as a worker makes it. */
  async function attempt({ step, tools, onEvent = () => undefined, signal = new AbortController().signal }: Attempt): Promise<LoopResult<string>> {
    const journal = await new PostgresCallJournal(db).openStep(step);
    const context = await testDispatchContext(tools, { journal, signal });
    return runLoop({
      model: journalToolModel(model(), { journal, task: 'concierge' }),
      system: 'You plan.',
      question: 'Lisbon for 1000 EUR?',
      tools: new ToolRegistry(tools).listFor(['travel:read']).map(({ functionTool }) => functionTool),
      dispatch: (call) => dispatchTool(call, context),
      validate: (answer) => ({ draft: answer, faults: [] }),
      windowTokens: 8_000,
      onEvent,
      signal,
    });
  }

  it('asks model and tools once each when its worker dies between two tool calls', async () => {
    script = (turn) => (turn <= 2 ? asks('echo', { text: `call ${turn}` }) : { content: 'Done.' });
    const tool = echoTool();
    const worker = new AbortController();
    let seen = 0;
    const dying = attempt({
      step: stepOf('stp_l1'),
      tools: [tool],
      signal: worker.signal,
      onEvent: ({ type }) => {
        if (type === 'tool_result' && (seen += 1) === 1) worker.abort(new Error('killed'));
      },
    });
    await expect(dying).rejects.toThrow('killed');
    const result = await attempt({ step: stepOf('stp_l1', 2), tools: [tool] });
    expect(result).toMatchObject({ draft: 'Done.', rounds: 3, usage: { modelCalls: 3 } });
    expect(tool.asked.map(({ text }) => text)).toEqual(['call 1', 'call 2']);
    expect(asked).toBe(3);
    const rows = await test.query(
      "SELECT kind, count(*)::int AS calls, sum(model_calls)::int AS spent FROM call_journal WHERE step_id = 'stp_l1' GROUP BY kind ORDER BY kind",
    );
    expect(rows).toEqual([
      { kind: 'model', calls: 3, spent: 3 },
      { kind: 'tool', calls: 2, spent: 0 },
    ]);
  });

  it('takes a finished step again from the journal alone', async () => {
    script = (turn) => (turn === 1 ? asks('echo', { text: 'hello' }) : { content: 'Done.' });
    const tool = echoTool();
    const first = await attempt({ step: stepOf('stp_l2'), tools: [tool] });
    const again = await attempt({ step: { ...stepOf('stp_l2', 2), countedAttempt: 1 }, tools: [tool] });
    expect(again).toMatchObject({ draft: first.draft, usage: { modelCalls: 0, inputTokens: 0, outputTokens: 0 } });
    expect([asked, tool.asked.length]).toEqual([2, 1]);
  });

  it('follows a draft over the budget by a cheaper one', async () => {
    script = (turn) =>
      turn === 1 ? asks('calculate_budget', budgetOf(1120.1)) : turn === 2 ? asks('calculate_budget', budgetOf(900)) : { content: 'It costs 900 EUR.' };
    const result = await attempt({ step: stepOf('stp_l3'), tools: [calculateBudget] });
    expect(result).toMatchObject({ draft: 'It costs 900 EUR.', flags: [] });
    expect(JSON.stringify(mock.getRequests().at(-2)?.body)).toContain('over the budget by 120.10 EUR');
  });

  it('finishes without a tool that failed three times, and says so', async () => {
    script = (turn) => (turn <= 3 ? asks('echo', { text: `try ${turn}` }) : { content: 'Without it.' });
    const broken = echoTool(() => Promise.reject(new Error('down')));
    expect(await attempt({ step: stepOf('stp_l4'), tools: [broken] })).toMatchObject({ draft: 'Without it.', flags: ['TOOL_GIVEN_UP:echo'] });
  });

  it('ends a model that never answers after ten rounds', async () => {
    script = (turn) => asks('echo', { text: `round ${turn}` });
    expect(await attempt({ step: stepOf('stp_l5'), tools: [echoTool()] })).toMatchObject({ draft: null, rounds: 10, flags: ['LOOP_ROUNDS_USED_UP'] });
    expect(asked).toBe(10);
  });
});
