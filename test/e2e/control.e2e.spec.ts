import { setTimeout as pause } from 'node:timers/promises';
import type { PlanResult, ThreadBody } from '@app/contracts';
import { ModelServer, NavigoSystem, quickestMs } from '@app/testing';
import type { AskedQuestion } from '@app/testing';
import { goodAnswerTo } from './support/good-answer.js';
import { LISBON } from './support/lisbon-answers.js';

const BODY = { naturalLanguage: LISBON, context: { now: '2026-11-20' } };
const ASYNC = { prefer: 'respond-async' };
const SLOW = 'ItineraryDraft';
const POLL_MS = 20;

/** A promise that a test settles by hand. */
function signal<T>(): { readonly raised: Promise<T>; readonly raise: (value: T) => void } {
  let raise: (value: T) => void = () => undefined;
  const raised = new Promise<T>((resolve) => (raise = resolve));
  return { raised, raise };
}

describe('controlling a run', () => {
  let model: ModelServer;
  let system: NavigoSystem;
  const statusOf = async (threadId: string): Promise<ThreadBody> => (await system.get<ThreadBody>(`/plan/${threadId}`)).body;
  const untilAtRest = async (threadId: string): Promise<ThreadBody> => {
    for (;;) {
      const thread = await statusOf(threadId);
      if (thread.status !== 'in_progress') return thread;
      await pause(POLL_MS);
    }
  };
  /** From now on the model lets the first question for the itinerary hang; resolves when it came, and when its asker went away. */
  const hangOnce = (): { asked: Promise<AskedQuestion>; abandoned: Promise<number> } => {
    const [asked, abandoned] = [signal<AskedQuestion>(), signal<number>()];
    let isFirst = true;
    model.treat = (question) => {
      if (question.schemaName !== SLOW || !isFirst) return null;
      isFirst = false;
      asked.raise(question);
      return { instead: 'hang' };
    };
    model.onAbandoned = () => abandoned.raise(performance.now());
    return { asked: asked.raised, abandoned: abandoned.raised };
  };

  beforeAll(async () => {
    model = await ModelServer.start(goodAnswerTo);
    const env = { MODEL_PROVIDER: 'openai', OPENAI_BASE_URL: model.url, OPENAI_API_KEY: ModelServer.apiKey, NETWORK: 'offline' };
    system = await NavigoSystem.start({ ...env, MODEL_PRICE_INPUT_USD_PER_MTOK: '1000000', MODEL_TIMEOUT_MS: '60000' });
  });
  afterAll(async () => {
    await system?.stop();
    await model?.close();
  });

  it('cancels during a long model call: the status at once, the connection within a second, and it is in the log', async () => {
    const untilAbandonedMs = async (): Promise<number> => {
      const { asked, abandoned } = hangOnce();
      const started = await system.post('/plan/chat', BODY, ASYNC);
      const threadId = String(started.body['threadId']);
      await asked;
      const atMs = performance.now();
      const cancelled = await system.post<PlanResult>(`/plan/${threadId}/cancel`, {});
      expect(cancelled).toMatchObject({ status: 200, body: { status: 'cancelled' } });
      const tookMs = (await abandoned) - atMs;
      expect(cancelled.body.decisionLog.at(-1)).toMatchObject({
        agent: 'person',
        outputSummary: 'Cancelled',
        keyEvidence: ['atWork=itinerary', expect.anything()],
      });
      expect((await system.post(`/plan/${threadId}/cancel`, {})).status).toBe(200);
      expect(await system.db.query("SELECT 1 FROM step WHERE status = 'pending'")).toEqual([]);
      return tookMs;
    };
    expect(await quickestMs(untilAbandonedMs, 1_000)).toBeLessThan(1_000);
  });

  it('stops the work within about a second when the hint got lost', async () => {
    const untilAbandonedMs = async (): Promise<number> => {
      const { asked, abandoned } = hangOnce();
      const started = await system.post('/plan/chat', BODY, ASYNC);
      await asked;
      // What no gateway announces: the run ends in the database alone.
      await system.db.query("UPDATE run SET status = 'cancelled', move_count = move_count + 1, ended_at = now(), resting_state = '{}' WHERE thread_id = $1", [
        started.body['threadId'],
      ]);
      const atMs = performance.now();
      return (await abandoned) - atMs;
    };
    expect(await quickestMs(untilAbandonedMs, 2_000)).toBeLessThan(2_000);
  });

  it('cancels what waits for answers, and nothing that is complete or unknown', async () => {
    model.treat = () => null;
    const done = await system.post('/plan/chat', { ...BODY, review: 'required' });
    expect(done.body['status']).toBe('awaiting_review');
    const threadId = String(done.body['threadId']);
    expect((await system.post(`/plan/${threadId}/cancel`, {})).body).toMatchObject({ status: 'cancelled', preview: null });
    const complete = await system.post('/plan/chat', BODY);
    expect((await system.post(`/plan/${String(complete.body['threadId'])}/cancel`, {})).body).toMatchObject({ status: 409, code: 'RUN_ENDED' });
    expect((await system.post('/plan/thr_unknown/cancel', {})).status).toBe(404);
  });

  it('takes the place of a run that is going', async () => {
    const { asked, abandoned } = hangOnce();
    const started = await system.post('/plan/chat', BODY, ASYNC);
    const threadId = String(started.body['threadId']);
    await asked;
    expect((await system.post('/plan/chat', { ...BODY, threadId })).status).toBe(409);
    const key = { 'idempotency-key': 'interrupt-once' };
    const body = { ...BODY, threadId, onBusy: 'interrupt' };
    const answers = await Promise.all([1, 2].map(() => system.post('/plan/chat', body, key)));
    expect(answers.map(({ status, body: { status: word } }) => [status, word])).toEqual(Array(2).fill([200, 'complete']));
    await abandoned;
    const runs = await system.db.query<{ status: string }>('SELECT status FROM run WHERE thread_id = $1 ORDER BY first_version', [threadId]);
    expect(runs.map(({ status }) => status)).toEqual(['cancelled', 'complete']);
    const versions = await system.db.query<{ version: number }>('SELECT version FROM state_version WHERE thread_id = $1 ORDER BY version', [threadId]);
    expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => index + 1));
  });

  it('keeps requests until their turn comes, in order and each once', async () => {
    const { asked } = hangOnce();
    const started = await system.post('/plan/chat', BODY, ASYNC);
    const threadId = String(started.body['threadId']);
    await asked;
    const enqueue = (scenario: string, headers = {}) =>
      system.post('/plan/chat', { ...BODY, threadId, scenario, onBusy: 'enqueue', naturalLanguage: `${LISBON} ${scenario}` }, { ...ASYNC, ...headers });
    const first = await enqueue('one', { 'idempotency-key': 'one' });
    expect(first).toMatchObject({ status: 202, body: { threadId, queued: true } });
    expect(await enqueue('one', { 'idempotency-key': 'one' })).toMatchObject({ status: 202, body: { queued: true } });
    await enqueue('two');
    await enqueue('three');
    expect((await system.post('/plan/chat', { ...BODY, threadId })).status).toBe(409);
    await system.post(`/plan/${threadId}/cancel`, {});
    const runs = () =>
      system.db.query<{ status: string; words: string }>(
        "SELECT r.status, v.delta->>'naturalLanguage' AS words FROM run r JOIN state_version v ON v.run_id = r.id AND v.version = r.first_version WHERE r.thread_id = $1 ORDER BY r.first_version",
        [threadId],
      );
    while ((await runs()).filter(({ status }) => status === 'complete').length < 3) await pause(POLL_MS);
    expect((await runs()).map(({ status, words }) => [status, words])).toEqual([
      ['cancelled', LISBON],
      ['complete', `${LISBON} one`],
      ['complete', `${LISBON} two`],
      ['complete', `${LISBON} three`],
    ]);
    expect(await system.db.query('SELECT 1 FROM queued_request')).toEqual([]);
  });

  it.each([
    ['maxModelCalls', 4, 4],
    ['maxTokens', 70, 80],
    ['maxCostUsd', 45, 50],
  ])('stops at %s=%s, says so, and keeps what is there', async (name, limit, value) => {
    model.treat = () => null;
    const answer = await system.post<PlanResult>('/plan/chat', { ...BODY, limits: { [name]: limit } });
    expect(answer.body).toMatchObject({ status: 'limit_reached', finalPlan: null, error: { code: 'LIMIT_REACHED' } });
    expect(answer.body.error?.message).toContain(`${name}=${limit} is reached: the run has used ${value}`);
    const { usage } = answer.body;
    expect(name === 'maxModelCalls' ? usage.modelCalls : 0).toBeLessThanOrEqual(limit);
    const thread = await untilAtRest(answer.body.threadId);
    expect(thread.values['preferences']).not.toBeNull();
  });

  it('needs no limit that is wide enough', async () => {
    model.treat = () => null;
    const answer = await system.post<PlanResult>('/plan/chat', { ...BODY, limits: { maxModelCalls: 100, maxTokens: 100_000, maxCostUsd: 1_000 } });
    expect(answer.body.status).toBe('complete');
    const exact = await system.post<PlanResult>('/plan/chat', { ...BODY, limits: { maxModelCalls: answer.body.usage.modelCalls } });
    expect(exact.body.status).toBe('complete');
  });
});
