import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Terminal } from '../terminal.js';
import { jobsCommand } from './jobs.command.js';

const JOB = {
  id: 'stp_1',
  state: 'failed',
  agent: 'itinerary',
  threadId: 'thr_1',
  runId: 'run_1',
  ownerId: 'ann',
  attempts: 2,
  code: 'MODEL_BAD_OUTPUT',
  message: 'bad \u001b[31mwords',
  failedAt: '2026-11-20T12:00:00.000Z',
  ageSeconds: 7_300,
  movedOn: false,
};
const ANSWER = { id: 'stp_1', outcome: 'replayed', agent: 'itinerary', threadId: 'thr_1', attempt: 3, detail: 'Runs again as attempt 3.' };

const ENTRY = {
  id: 'aud_1',
  at: '2026-11-20T12:00:00.000Z',
  actor: 'olga',
  role: 'operator',
  action: 'job.replay',
  target: 'stp_1',
  reason: 'model \u001b[31mrepaired',
  outcome: 'replayed',
  runId: 'run_1',
  runStatus: 'complete',
  detail: {},
};

describe('the jobs command', () => {
  let server: Server;
  let seen: { method?: string; url?: string; body: unknown }[];
  let answer: { status: number; body: unknown };
  beforeEach(async () => {
    seen = [];
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => (text += String(chunk)));
      request.on('end', () => {
        seen.push({ method: request.method, url: request.url, body: text ? JSON.parse(text) : null });
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const run = async (...args: string[]) => {
    const out = { stdout: '', stderr: '', code: -1 };
    const into = (name: 'stdout' | 'stderr') => ({ write: (text: string) => (out[name] += text) });
    const gateway = { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, apiKey: 'k' };
    const terminal = { stdout: into('stdout'), stderr: into('stderr'), gateway } as unknown as Terminal;
    await jobsCommand(terminal, (code) => (out.code = code)).parseAsync(args, { from: 'user' });
    return out;
  };

  it('lists what failed, in words that cannot steer the terminal, and says how to go on', async () => {
    answer = { status: 200, body: { jobs: [JOB], nextCursor: 'abc' } };
    const { stdout, code } = await run('list', '--agent', 'itinerary', '--limit', '1');
    expect(seen[0]?.url).toBe('/admin/jobs?state=failed&agent=itinerary&limit=1');
    expect(stdout).toContain('stp_1  itinerary  thr_1  2 attempts  MODEL_BAD_OUTPUT  2 h ago');
    expect(stdout).toContain('--cursor abc');
    expect(stdout).not.toContain('\u001b');
    expect(code).toBe(0);
  });
  it('replays named jobs with a reason', async () => {
    answer = { status: 200, body: ANSWER };
    expect((await run('replay', 'stp_1', '--reason', 'repaired')).stdout).toBe('stp_1  itinerary  thr_1  Runs again as attempt 3.\n');
    expect(seen).toEqual([{ method: 'POST', url: '/admin/jobs/stp_1/replay', body: { dryRun: false, reason: 'repaired' } }]);
  });
  it('replays by filter, as JSON where it is wanted', async () => {
    answer = { status: 200, body: { dryRun: true, replayed: 0, skipped: 0, more: false, jobs: [{ ...ANSWER, outcome: 'would_replay' }] } };
    const { stdout } = await run('replay', '--all', '--code', 'MODEL_BAD_OUTPUT', '--limit', '5', '--dry-run', '--json');
    expect(seen[0]).toMatchObject({ url: '/admin/jobs/replay', body: { dryRun: true, code: 'MODEL_BAD_OUTPUT', limit: 5 } });
    expect(JSON.parse(stdout)).toEqual(answer.body);
    expect((await run('replay', '--all')).stdout).toContain('1 job would run again, 0 skipped.');
  });
  it.each([[['replay']], [['replay', 'stp_1', '--all']]])('asks for jobs by name or for all, not for %j', async (args) => {
    expect(await run(...args)).toMatchObject({ code: 2, stderr: expect.stringContaining('--all') });
    expect(seen).toEqual([]);
  });
  it('says why a job was not replayed, and fails', async () => {
    answer = { status: 409, body: { code: 'STEP_NOT_FAILED', detail: 'Job stp_1 is pending (attempt 2)' } };
    expect(await run('replay', 'stp_1')).toMatchObject({ code: 5, stderr: 'error: Job stp_1 is pending (attempt 2) (STEP_NOT_FAILED)\n' });
  });

  it('tells who put what back to work, why, and what has become of it', async () => {
    answer = { status: 200, body: { entries: [ENTRY], nextCursor: 'abc' } };
    const { stdout, code } = await run('audit', '--target', 'stp_1', '--limit', '1');
    expect(seen[0]?.url).toBe('/admin/audit?target=stp_1&limit=1');
    expect(stdout).toContain('olga  job.replay  stp_1  replayed  (its run is complete)');
    expect(stdout).not.toContain('\u001b');
    expect(stdout).toContain('--cursor abc');
    expect(code).toBe(0);
  });
});
