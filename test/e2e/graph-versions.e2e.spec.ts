import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PLAN_GRAPH } from '@app/graph';
import { NavigoSystem } from '@app/testing';
import type { AppName } from '@app/testing';

const NEXT_RELEASE = 'test/hosts/next-release.mjs';
const NOW = PLAN_GRAPH.version;
const NEXT = NOW + 1;
const PLANS = 6;
const REQUEST = {
  requestText: 'A city trip',
  destinationHint: 'Lisbon',
  originIata: 'ZRH',
  travelStartDate: '2027-05-10',
  travelEndDate: '2027-05-12',
  budget: 1800,
  currency: 'EUR',
};
const ANSWERS = { travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 1500 };
const run = promisify(execFile);

describe('a release with a new version of the graph', () => {
  let system: NavigoSystem;
  const asked: string[] = [];
  beforeAll(async () => {
    system = await NavigoSystem.start({ STEP_LEASE_MS: '3000', JOB_LOCK_MS: '2000', MODEL_LATENCY_MS: '150', LOG_LEVEL: 'info' });
    for (const at of [1, 2]) {
      const { body } = await system.post<{ threadId: string; status: string }>('/plan/chat', { naturalLanguage: `A trip to Vienna, number ${at}` });
      expect(body.status).toBe('awaiting_input');
      asked.push(body.threadId);
    }
  });
  afterAll(() => system.stop());

  const startPlans = async (): Promise<string[]> =>
    Promise.all(
      Array.from({ length: PLANS }, async () => {
        const { body } = await system.post<{ threadId: string }>('/plan', { userRequest: REQUEST }, { prefer: 'respond-async' });
        return body.threadId;
      }),
    );
  const replace = async (names: readonly AppName[], host?: string): Promise<void> => {
    const old = names.map((name) => system.running(name));
    await Promise.all(old.map((app) => system.end(app, 'SIGKILL')));
    await Promise.all(names.map((name) => system.add(name, {}, host)));
  };
  const untilStep = async (threadIds: readonly string[], agent: string): Promise<void> => {
    const sql = 'SELECT 1 FROM step s JOIN run r ON r.id = s.run_id WHERE r.thread_id = ANY($1) AND s.agent = $2 LIMIT 1';
    while ((await system.db.query(sql, [threadIds, agent])).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  /** The status of each thread once its run is at rest, with the version of the graph and the agents that worked for it. */
  const ends = async (threadIds: readonly string[]) => {
    const open = `SELECT 1 FROM run WHERE thread_id = ANY($1) AND status = 'in_progress' LIMIT 1`;
    while ((await system.db.query(open, [threadIds])).length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    return system.db.query<{ status: string; graph: number; packed: string[] }>(
      `SELECT r.status, r.graph_version AS graph, (SELECT array_agg(DISTINCT s.agent) FROM step s WHERE s.run_id = r.id AND s.agent IN ('packing', 'luggage')) AS packed
       FROM run r WHERE r.thread_id = ANY($1)`,
      [threadIds],
    );
  };
  const cli = async (...args: string[]): Promise<string> =>
    (await run(process.execPath, ['dist/apps/cli/src/main.js', 'graphs', ...args], { env: { ...process.env, NAVIGO_URL: system.url } })).stdout;

  it('lets runs in flight finish on the version they began with, and opens new ones on the new', async () => {
    const old = await startPlans();
    await untilStep(old, 'itinerary');
    await replace(['gateway', 'orchestrator', 'worker'], NEXT_RELEASE);
    const young = await startPlans();
    expect(await ends(old)).toEqual(Array(PLANS).fill({ status: 'complete', graph: NOW, packed: ['packing'] }));
    expect(await ends(young)).toEqual(Array(PLANS).fill({ status: 'complete', graph: NEXT, packed: ['luggage'] }));
  });

  it('lets a run that waited for its traveller go on as it began', async () => {
    const { body } = await system.post<{ status: string }>('/plan/chat/resume', { threadId: asked[0], answers: ANSWERS });
    expect(body.status).toBe('complete');
    expect(await ends([asked[0] ?? ''])).toMatchObject([{ graph: NOW, packed: ['packing'] }]);
  });

  it('takes a run over by an explicit step only, and says so in its log', async () => {
    expect(await cli('list')).toMatch(
      new RegExp(`version ${NOW} {2}1 open run.*\\nplan version ${NEXT} .*new runs keep to it {2}takes over runs of 1, ${NOW}`),
    );
    expect(await cli('migrate', '--from', `${NOW}`, '--to', `${NEXT}`, '--dry-run')).toContain('1 run would go on under the new version, 0 skipped');
    expect(await cli('migrate', '--from', `${NOW}`, '--to', `${NEXT}`)).toContain('1 run taken over, 0 skipped');
    const { body } = await system.post<{ status: string; decisionLog: { agent: string; outputSummary: string }[] }>('/plan/chat/resume', {
      threadId: asked[1],
      answers: ANSWERS,
    });
    expect(body.status).toBe('complete');
    expect(body.decisionLog).toContainEqual(expect.objectContaining({ agent: 'operator', outputSummary: `It goes on under graph version ${NEXT}` }));
    expect(await ends([asked[1] ?? ''])).toMatchObject([{ graph: NEXT, packed: ['luggage'] }]);
  });

  it('parks runs of the new version after a roll-back, and loses none of them', async () => {
    const parked = await startPlans();
    await untilStep(parked, 'itinerary');
    await replace(['orchestrator', 'worker']);
    const { body } = await system.post<{ status: string }>('/plan', { userRequest: REQUEST, threadId: 'opened-by-the-next-gateway' }, { prefer: 'wait=1' });
    expect(body.status).toBe('in_progress');
    await system.running('orchestrator').waitForLog('runs are parked');
    await system.add('orchestrator', {}, NEXT_RELEASE);
    await system.add('worker', {}, NEXT_RELEASE);
    expect(await ends([...parked, 'opened-by-the-next-gateway'])).toEqual(Array(PLANS + 1).fill({ status: 'complete', graph: NEXT, packed: ['luggage'] }));
  });
});
