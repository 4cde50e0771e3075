import { ConfigError } from '@app/platform';
import type { RetentionStore } from '@app/ports';
import type { OpenRetention } from '../retention/open-retention.js';
import type { Terminal } from '../terminal.js';
import { retentionCommand } from './retention.command.js';

const policy = { idempotencyKeyDays: 7, compactAfterDays: 30, revokedKeyDays: 90 };

describe('the retention command', () => {
  let removed: string[];
  let closed: number;
  const store: RetentionStore = {
    claim: () => Promise.reject(new Error('whoever asks by hand need not wait for a turn')),
    countDue: () => Promise.resolve({ idempotencyKeys: 2, revokedKeys: 1, compactedRuns: 3, compactedVersions: 30 }),
    removeIdempotencyKeys: (days) => Promise.resolve(removed.push(`keys ${days}`)),
    removeRevokedKeys: (days) => Promise.resolve(removed.push(`revoked ${days}`)),
    compactRuns: (days) => Promise.resolve({ compactedRuns: removed.push(`runs ${days}`), compactedVersions: 40 }),
  };
  const run = async (open: () => Promise<OpenRetention>, ...args: string[]) => {
    const out = { stdout: '', stderr: '', code: -1 };
    const into = (name: 'stdout' | 'stderr') => ({ write: (text: string) => (out[name] += text) });
    const terminal = { stdout: into('stdout'), stderr: into('stderr') } as unknown as Terminal;
    await retentionCommand(terminal, (code) => (out.code = code), open).parseAsync(args, { from: 'user' });
    return out;
  };
  const opened = () => Promise.resolve({ store, policy, close: () => Promise.resolve(void (closed += 1)) });
  beforeEach(() => {
    removed = [];
    closed = 0;
  });

  it('only says what would go in a dry run', async () => {
    const { stdout, code } = await run(opened, '--dry-run');
    expect(stdout).toContain('Would remove:\n  2 idempotency keys older than 7 days\n  1 API key revoked more than 90 days ago\n');
    expect(stdout).toContain('30 versions of 3 runs that ended more than 30 days ago');
    expect([code, removed, closed]).toEqual([0, [], 1]);
  });

  it('removes by the policy, and says how much', async () => {
    const { stdout, code } = await run(opened);
    expect(removed).toEqual(['keys 7', 'revoked 90', 'runs 30']);
    expect(stdout).toContain('Removed:\n  1 idempotency key ');
    expect([code, closed]).toEqual([0, 1]);
  });

  it('says what is missing when no database is named', async () => {
    const { stderr, code } = await run(() => Promise.reject(new ConfigError('DATABASE_URL is missing')));
    expect(stderr).toContain('DATABASE_URL is missing');
    expect(code).toBe(2);
  });
});
