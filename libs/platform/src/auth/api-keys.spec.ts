import { hashOfApiKey, newApiKey, prefixOfApiKey } from './api-keys.js';

describe('API keys', () => {
  it('are found by their prefix and proven by their hash, and the stored parts do not hold the secret', () => {
    const { key, prefix, hash } = newApiKey();
    expect(key).toMatch(/^nvg_[0-9a-f]{12}_[A-Za-z0-9_-]{43}$/);
    expect(prefixOfApiKey(key)).toBe(prefix);
    expect(hashOfApiKey(key).toString('hex')).toBe(hash);
    expect(`${prefix}${hash}`).not.toContain(key.slice(-43));
  });
  it('are never made twice', () => {
    expect(new Set(Array.from({ length: 100 }, () => newApiKey().key)).size).toBe(100);
  });
  it.each(['', 'nvg_', 'x.y.z', 'nvg_0123456789ab_short', `nvg_0123456789AB_${'a'.repeat(43)}`, `nvg_0123456789ab_${'a'.repeat(43)}\n`])(
    'do not look like %j',
    (text) => {
      expect(prefixOfApiKey(text)).toBeNull();
    },
  );
});
