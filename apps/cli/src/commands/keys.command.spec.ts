import { hashOfApiKey } from '@app/platform';
import { ConfigError } from '@app/platform';
import type { ApiKeyRecord, ApiKeyStore } from '@app/ports';
import type { Terminal } from '../terminal.js';
import { keysCommand } from './keys.command.js';

/** Keys in memory. */
function storeOf(records: ApiKeyRecord[]): ApiKeyStore {
  return {
    create: (key) => {
      const record = { ...key, id: `key_${records.length}`, createdAt: '2026-11-20T12:00:00.000Z', revokedAt: null, lastUsedAt: null };
      records.push(record);
      return Promise.resolve(record);
    },
    findUsable: () => Promise.resolve(null),
    list: () => Promise.resolve(records),
    revoke: (prefix) => Promise.resolve(records.some((record) => record.prefix === prefix)),
    noteUse: () => Promise.resolve(),
  };
}

describe('the keys command', () => {
  let records: ApiKeyRecord[];
  let closed: number;
  beforeEach(() => ([records, closed] = [[], 0]));

  const run = async (...args: string[]) => {
    const seen = { stdout: '', stderr: '', code: -1 };
    const into = (name: 'stdout' | 'stderr') => ({ write: (text: string) => (seen[name] += text) });
    const terminal = { stdout: into('stdout'), stderr: into('stderr') } as unknown as Terminal;
    const open = () => Promise.resolve({ keys: storeOf(records), close: () => Promise.resolve(void (closed += 1)) });
    const command = keysCommand(terminal, (code) => (seen.code = code), open);
    await command.parseAsync(args, { from: 'user' });
    return seen;
  };

  it('prints a new key alone on standard output and stores its digest only', async () => {
    const { stdout, code } = await run('create', '--owner', 'olga', '--role', 'operator');
    const key = stdout.trim();
    expect(code).toBe(0);
    expect(records).toMatchObject([{ ownerId: 'olga', role: 'operator', hash: hashOfApiKey(key).toString('hex') }]);
    expect(JSON.stringify(records)).not.toContain(key.slice(-43));
    expect(closed).toBe(1);
  });
  it('makes keys of users unless it is told otherwise', async () => {
    await run('create', '--owner', 'ann');
    expect(records).toMatchObject([{ role: 'user' }]);
  });
  it('refuses an owner that cannot be one', async () => {
    expect(await run('create', '--owner', 'a b')).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('--owner must be') });
    expect([records, closed]).toEqual([[], 1]);
  });
  it('lists keys by prefix, and revokes by prefix or by the whole key', async () => {
    const key = (await run('create', '--owner', 'ann')).stdout.trim();
    const prefix = records[0]?.prefix ?? '';
    expect((await run('list')).stdout).toMatch(new RegExp(`^PREFIX .*\\n${prefix} +ann +user +2026-11-20T12:00:00.000Z +never\\n$`));
    expect((await run('revoke', prefix)).code).toBe(0);
    expect((await run('revoke', key)).code).toBe(0);
    expect(await run('revoke', 'ffffffffffff')).toMatchObject({ code: 2, stderr: expect.stringContaining('No key in use') });
  });
  it('says what is missing when no database is named', async () => {
    let code = -1;
    let stderr = '';
    const terminal = { stderr: { write: (text: string) => (stderr += text) } } as unknown as Terminal;
    const command = keysCommand(
      terminal,
      (exit) => (code = exit),
      () => Promise.reject(new ConfigError('DATABASE_URL is missing')),
    );
    await command.parseAsync(['list'], { from: 'user' });
    expect([code, stderr]).toEqual([2, 'error: DATABASE_URL is missing\n']);
  });
});
