import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { NavigoSystem, freePort } from '@app/testing';
import { ActionRun } from '@app/contracts';
import { MAIL_PASSWORD, MailServer } from './support/outside-servers.js';

const run = promisify(execFile);
const REQUEST = {
  ...{ requestText: 'A city trip', destinationHint: 'Lisbon', originIata: 'ZRH', travelStartDate: '2027-05-10', travelEndDate: '2027-05-12' },
  ...{ budget: 1800, currency: 'EUR' },
};
const KEY_A = `a:${Buffer.alloc(32, 1).toString('base64')}`;
const KEY_B = `b:${Buffer.alloc(32, 2).toString('base64')}`;
/** Everything that runs and steps leave behind. */
const TABLES = [
  'run',
  'state_version',
  'step',
  'step_event',
  'decision_log',
  'outbox_message',
  'call_journal',
  'effect',
  'audit_entry',
  'idempotency_key',
  'tool_credential',
];

describe('credentials of owners for tools', () => {
  let system: NavigoSystem;
  let mail: MailServer;
  let threadId: string;
  /** Where nobody answers. */
  let silentPort: number;
  const workerEnv = (keys: string): Record<string, string> => ({
    CREDENTIAL_KEYS: keys,
    TRUSTED_WEBHOOK_URLS: `${mail.url},smtp://127.0.0.1:${silentPort}`,
    LOG_LEVEL: 'trace',
  });

  beforeAll(async () => {
    mail = await MailServer.start();
    silentPort = await freePort();
    system = await NavigoSystem.start({ BREAKER_FAILURES: '2', LOG_LEVEL: 'trace' }, ['orchestrator']);
    await Promise.all([system.add('gateway', { CREDENTIAL_KEYS: KEY_A }), system.add('worker', workerEnv(KEY_A))]);
    threadId = (await system.post<{ threadId: string }>('/plan', { userRequest: REQUEST })).body.threadId;
  });
  afterAll(async () => {
    await system.stop();
    await mail.stop();
  });

  const put = (name: string, value: unknown): Promise<Response> =>
    fetch(`${system.url}/credentials/${name}`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ value }) });
  const urlWith = (password: string, port = new URL(mail.url).port): string => `smtp://ann:${encodeURIComponent(password)}@127.0.0.1:${port}`;
  const mailTo = async (address: string): Promise<unknown[]> => {
    const asked = ActionRun.parse((await system.post(`/plan/${threadId}/actions`, { request: `mail it to ${address}` })).body);
    const done = ActionRun.parse((await system.post(`/actions/${asked.actionId}/approve`, { steps: ['s1'] })).body);
    const result = done.steps[0]?.result;
    const effects = await system.db.query<{ status: string }>('SELECT status FROM effect WHERE run_id = $1', [asked.actionId]);
    return [result?.status, result?.code, effects.map(({ status }) => status).filter((status) => status !== 'failed')];
  };

  it('are what a tool lacks when nobody has set it up, and then used for their owner', async () => {
    expect(await mailTo('nobody@a.example')).toEqual(['failed', 'TOOL_NOT_CONFIGURED', []]);
    const stored = await put('smtp', { url: urlWith(MAIL_PASSWORD), from: 'Ann <ann@example.org>' });
    expect([stored.status, Object.keys((await stored.json()) as object)]).toEqual([200, ['name', 'updatedAt']]);
    expect(await mailTo('sara@a.example')).toEqual(['done', null, ['done']]);
    expect(mail.taken.at(-1)?.from?.text).toContain('ann@example.org');
  });

  it('come out nowhere: not of the interface, the database, the events or the logs', async () => {
    expect(await system.get('/credentials')).toMatchObject({ status: 200, body: { items: [{ name: 'smtp' }] } });
    for (const table of TABLES)
      expect([table, await system.db.query(`SELECT 1 FROM ${table} t WHERE t::text LIKE $1`, [`%${MAIL_PASSWORD}%`])]).toEqual([table, []]);
    for (const app of system.apps) expect(app.log.filter((line) => line.includes(MAIL_PASSWORD))).toEqual([]);
  });

  it('are refused when they have another shape, without being repeated', async () => {
    const refused = await put('smtp', { url: 'http://ann:hidden@example.com', from: 'Ann <ann@example.org>' });
    const text = await refused.text();
    expect([refused.status, text.includes('value.url'), text.includes('hidden')]).toEqual([400, true, false]);
    expect((await put('telegram', {})).status).toBe(404);
  });

  it('lead into no private network that the operator did not name', async () => {
    await put('smtp', { url: urlWith(MAIL_PASSWORD, `${await freePort()}`), from: 'Ann <ann@example.org>' });
    expect(await mailTo('private@a.example')).toEqual(['failed', 'PROVIDER_BAD_REQUEST', []]);
    await put('smtp', { url: urlWith(MAIL_PASSWORD), from: 'Ann <ann@example.org>' });
  });

  it('are sealed with another key without anybody noticing', async () => {
    const keys = `${KEY_B},${KEY_A}`;
    const { stdout } = await run(process.execPath, ['dist/apps/cli/src/main.js', 'credentials', 'rotate'], {
      env: { ...process.env, DATABASE_URL: system.db.url, CREDENTIAL_KEYS: keys },
    });
    expect(stdout).toContain('Sealed 1 credential with the key b.');
    for (const name of ['worker', 'gateway'] as const) await system.end(system.running(name), 'SIGTERM');
    await Promise.all([system.add('gateway', { CREDENTIAL_KEYS: KEY_B }), system.add('worker', workerEnv(KEY_B))]);
    expect(await mailTo('rotated@a.example')).toEqual(['done', null, ['done']]);
    const lost = run(process.execPath, ['dist/apps/cli/src/main.js', 'credentials', 'rotate'], {
      env: { ...process.env, DATABASE_URL: system.db.url, CREDENTIAL_KEYS: KEY_A },
    });
    await expect(lost).rejects.toMatchObject({ code: 5, stderr: expect.stringContaining('1 credential cannot be opened') });
  });

  it('that a server refuses end the step with that reason, and a tool that fails again and again rests', async () => {
    await put('smtp', { url: urlWith('wrong'), from: 'Ann <ann@example.org>' });
    expect(await mailTo('wrong@a.example')).toEqual(['failed', 'PROVIDER_AUTH', []]);
    const taken = mail.taken.length;
    await put('smtp', { url: urlWith(MAIL_PASSWORD, `${silentPort}`), from: 'Ann <ann@example.org>' });
    const codes: unknown[] = [];
    for (let time = 0; time < 4; time += 1) codes.push((await mailTo(`down${time}@a.example`))[1]);
    expect(new Set(codes)).toEqual(new Set(['PROVIDER_UNAVAILABLE', 'TOOL_CIRCUIT_OPEN']));
    expect(codes.at(-1)).toBe('TOOL_CIRCUIT_OPEN');
    expect(mail.taken).toHaveLength(taken);
  });

  it('are gone when their owner removes them', async () => {
    const remove = (): Promise<Response> => fetch(`${system.url}/credentials/smtp`, { method: 'DELETE' });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect((await system.get('/credentials')).body).toEqual({ items: [] });
  });
});
