import { hashOfApiKey } from './api-keys.js';
import { readBootstrapKeys } from './bootstrap-keys.js';

describe('keys from the environment', () => {
  it('are read with their owner and role, kept as digests, and may hold colons', () => {
    const { keys, problems } = readBootstrapKeys(' ann:user:one , ops:operator:two:three,');
    expect(problems).toEqual([]);
    expect(keys).toEqual([
      { ownerId: 'ann', role: 'user', hash: hashOfApiKey('one') },
      { ownerId: 'ops', role: 'operator', hash: hashOfApiKey('two:three') },
    ]);
  });
  it('are none when nothing is set', () => {
    expect(readBootstrapKeys(undefined)).toEqual({ keys: [], problems: [] });
  });
  it.each(['ann:admin:secret', 'ann:user:', ':user:secret', 'secret', 'a b:user:secret'])('are refused as %j without repeating the key', (text) => {
    const { keys, problems } = readBootstrapKeys(`${text},bob:user:fine`);
    expect(keys).toHaveLength(1);
    expect(problems).toEqual([expect.stringMatching(/^entry 1 /)]);
    expect(problems.join()).not.toContain('secret');
  });
  it('cannot give one key two owners', () => {
    expect(readBootstrapKeys('ann:user:same,bob:operator:same').problems).toEqual(['entry 2 has the key of another entry']);
  });
});
