import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { PostgresMemberStore, PostgresRunStore, PostgresThreadStore, openDatabase } from '@app/persistence';
import type { Database } from '@app/persistence';
import { SERVED_WORKFLOWS } from '@app/graph';
import { NavigoSystem, createTestDatabase } from '@app/testing';
import type { TestDatabase } from '@app/testing';

const MIGRATIONS = 'prisma/migrations';
/** What the release before workflows had names had applied, with the digests of its files: a landed migration is never edited. */
const LANDED: Readonly<Record<string, string>> = {
  '20261120000000_threads_runs_steps_log': 'f430775216fd462e',
  '20261121000000_api_keys': 'eb3001b7069f08e5',
  '20261121005000_fairness_and_graph_versions': 'f940ece085ab7941',
  '20261121010000_audit_and_retention': '6f497e0e403b2bc2',
  '20261121020000_call_journal': '164ee69a2406f046',
  '20261121030000_step_events': '9b5e8b168458fac1',
  '20261121034500_counted_attempt': 'c59abe09434ed74d',
  '20261121060000_review_and_control': '481328d85adab5e8',
  '20261121070000_forks_shares_erasing': '300211a4a39ea8e0',
  '20261121080000_memory': '592825758ece4cbf',
  '20261121090000_catalogs': '97903f880ccfeb7b',
};
/** What has landed since: the test brings the old database over these. */
const SINCE: Readonly<Record<string, string>> = {
  '20261122050000_workflow_identity': '9761b0b0a8552d81',
  '20261122060000_waits_and_members': '1a4ccc0cda268afc',
  '20261122130000_places': 'bb04537d9b45a93a',
  '20261122143000_actions': 'd68e8b8894dc298e',
};
/** Migrates as a release does, with the migrations of a folder. */
const migrate = (databaseUrl: string, cwd: string) =>
  promisify(execFile)(process.execPath, [resolve('dist/apps/cli/src/migrate.js')], { cwd, env: { ...process.env, DATABASE_URL: databaseUrl } });
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

describe('a database of the release that knew only plans', () => {
  let test: TestDatabase;
  let db: Database;
  let before: { id: string; status: string; version: number; log_hash: string }[];
  beforeAll(async () => {
    test = await createTestDatabase({ isEmpty: true });
    const folder = await mkdtemp(join(tmpdir(), 'navigo-landed-'));
    try {
      for (const name of ['migration_lock.toml', ...Object.keys(LANDED)]) await cp(join(MIGRATIONS, name), join(folder, MIGRATIONS, name), { recursive: true });
      await symlink(resolve('node_modules'), join(folder, 'node_modules'));
      await migrate(test.url, folder);
    } finally {
      await rm(folder, { recursive: true });
    }
    await test.query(await readFile('test/fixtures/databases/plans-only.sql', 'utf8'));
    before = await test.query('SELECT id, status, version, log_hash FROM run ORDER BY id');
    await migrate(test.url, process.cwd());
    db = openDatabase({ url: test.url, maxConnections: 4, connectTimeoutMs: 60_000, statementTimeoutMs: 60_000 });
  });
  afterAll(async () => {
    await db?.close();
    await test?.drop();
  });

  it.each(Object.entries({ ...LANDED, ...SINCE }))('knows migration %s as it landed', async (name, digest) => {
    expect(sha256(await readFile(join(MIGRATIONS, name, 'migration.sql'), 'utf8'))).toBe(digest);
  });

  it('keeps every run as it was, under the workflow of plans', async () => {
    expect(await test.query('SELECT id, status, version, log_hash FROM run ORDER BY id')).toEqual(before);
    expect(await test.query('SELECT DISTINCT workflow FROM run')).toEqual([{ workflow: 'plan' }]);
    expect(before.map(({ status }) => status).sort()).toEqual(['awaiting_input', 'awaiting_review', 'complete', 'complete', 'in_progress', 'in_progress']);
  });

  it('knows what its runs wait for, and until when', async () => {
    const waits = await test.query(
      `SELECT r.thread_id AS thread, w.key, w.kind, w.remind_at - w.since = interval '12 hours' AS reminds, w.deadline - w.since = interval '24 hours' AS ends
       FROM run_wait w JOIN run r ON r.id = w.run_id ORDER BY 1`,
    );
    expect(waits).toEqual([
      { thread: 'asked', key: 'questions', kind: 'input', reminds: null, ends: null },
      { thread: 'reviewed', key: 'review', kind: 'decision', reminds: true, ends: true },
    ]);
    expect(await new PostgresRunStore(db, SERVED_WORKFLOWS.reducersOf).listUnnamedWaits(SERVED_WORKFLOWS.names(), 10)).toEqual([]);
  });

  it('has the owner of each thread as a member who owns it', async () => {
    expect(await new PostgresMemberStore(db).list('local', 'finished')).toEqual([{ memberId: 'local', role: 'owner' }]);
    const threads = new PostgresThreadStore(db, SERVED_WORKFLOWS, 'plan');
    expect((await threads.listThreads('local', null, 10)).map(({ threadId }) => threadId)).toHaveLength(6);
    expect(await threads.findThread('local', 'finished')).toMatchObject({ status: 'complete', role: 'owner', workflow: 'plan', graphVersion: 2 });
    expect(await threads.findThread('eve', 'finished')).toBeNull();
  });

  it('gives the steps of runs at work to workers as before, and finds the messages that nobody has sent', async () => {
    const store = new PostgresRunStore(db, SERVED_WORKFLOWS.reducersOf);
    const working = (await store.listPendingSteps('', 10)).find(({ agent }) => agent === 'itinerary');
    expect(working).toMatchObject({ workflow: 'plan', graphVersion: 2 });
    const job = { runId: working?.runId ?? '', stepId: working?.stepId ?? '', attempt: 1, version: working?.version ?? 0 };
    expect(await store.loadStepInput(job)).toMatchObject({
      ownerId: 'local',
      state: { userRequest: { destinationHint: 'Lisbon' }, destinationCandidates: expect.anything() },
    });
    const queues = (await store.takeDueMessages(0, 100)).map(({ queue }) => queue);
    for (const queue of queues) expect([...SERVED_WORKFLOWS.eventsQueues(), 'agent-itinerary']).toContain(queue);
  });

  it('opens a thread of its own for a process of the old release, which says nothing of members or workflows', async () => {
    await test.query(`INSERT INTO thread (id, owner_id, scenario) VALUES ('old-process', 'bob', 'api')`);
    expect(await new PostgresMemberStore(db).list('bob', 'old-process')).toEqual([{ memberId: 'bob', role: 'owner' }]);
  });

  it('has runs that go on to their end: those at work, one that is answered, and one that nobody decided about in time', async () => {
    const system = await NavigoSystem.over(test);
    const statusOf = async (threadId: string): Promise<unknown> => (await system.get(`/plan/${threadId}`)).body['status'];
    const untilIn = async (threadId: string, status: string): Promise<void> => {
      for (let now = await statusOf(threadId); now !== status; now = await statusOf(threadId)) expect(['in_progress', 'awaiting_review']).toContain(now);
    };
    const answers = { travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 1500 };
    expect((await system.post('/plan/chat/resume', { threadId: 'asked', answers }, { prefer: 'wait=100' })).body['status']).toBe('complete');
    await untilIn('working', 'complete');
    await untilIn('opened', 'complete');
    await untilIn('reviewed', 'expired');
    for (const { thread_id: threadId } of await test.query<{ thread_id: string }>('SELECT DISTINCT thread_id FROM decision_log'))
      expect((await system.get(`/plan/${threadId}/log`)).body).toMatchObject({ valid: true, problem: null });
    expect(await test.query('SELECT DISTINCT graph_version FROM run')).toEqual([{ graph_version: 2 }]);
    await system.stop();
  });
});
