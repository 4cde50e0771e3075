import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { WorkPool } from './work-pool.js';

const folder = mkdtempSync(join(tmpdir(), 'navigo-threads-'));
const tasks = join(folder, 'tasks.mjs');
writeFileSync(tasks, 'export const twice = (n) => 2 * n; export const endless = () => { for (;;); };');

describe('work in threads', () => {
  const pool = new WorkPool(pathToFileURL(tasks), { minThreads: 1, waitingPerOwner: 1 });
  afterAll(async () => {
    await pool.close();
    rmSync(folder, { recursive: true });
  });

  it('answers what the function of its name makes of the input', async () => {
    await expect(pool.run('twice', 21, { ownerId: 'ann', timeoutMs: 30_000 })).resolves.toBe(42);
  });

  it('ends work on what the caller sent when it takes too long, and asks for less', async () => {
    await expect(pool.run('endless', null, { ownerId: 'ann', timeoutMs: 50 })).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  it('asks to come again when work that the caller could not make smaller took too long', async () => {
    const tooLong = pool.run('endless', null, { ownerId: 'ann', timeoutMs: 50, isSentByCaller: false });
    await expect(tooLong).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 5 });
  });
});
