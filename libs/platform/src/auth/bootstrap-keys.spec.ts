import { hashOfApiKey } from './api-keys.js';
import { readBootstrapKeys } from './bootstrap-keys.js';

describe('keys from the environment', () => {
  it('are read with their owner and role, kept as digests, and may hold colons', () => {
    const { keys, problems } = readBootstrapKeys(' ann:user:one-of-many , ops:operator:two:three:0123456789abcdef0123456789,');
    expect(problems).toEqual([]);
    expect(keys).toEqual([
      { ownerId: 'ann', role: 'user', hash: hashOfApiKey('one-of-many'), isShort: true },
      { ownerId: 'ops', role: 'operator', hash: hashOfApiKey('two:three:0123456789abcdef0123456789'), isShort: false },
    ]);
  });
  it('are none when nothing is set', () => {
    expect(readBootstrapKeys(undefined)).toEqual({ keys: [], problems: [] });
  });
  it.each(['ann:admin:secret', 'ann:user:', ':user:secret', 'secret', 'a b:user:secret'])('are refused as %j without repeating the key', (text) => {
    const { keys, problems } = readBootstrapKeys(`${text},bob:user:fine-0123`);
    expect(keys).toHaveLength(1);
    expect(problems).toEqual([expect.stringMatching(/^entry 1 /)]);
    expect(problems.join()).not.toContain('secret');
  });
  it('are refused below eight characters, as in root:operator:1', () => {
    expect(readBootstrapKeys('root:operator:1').problems).toEqual([expect.stringContaining('entry 1 has a key of fewer than 8 characters')]);
  });
  it('cannot give one key two owners', () => {
    expect(readBootstrapKeys('ann:user:same-0123,bob:operator:same-0123').problems).toEqual(['entry 2 has the key of another entry']);
  });
});
