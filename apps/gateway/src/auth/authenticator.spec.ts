import type { FastifyRequest } from 'fastify';
import { hashOfApiKey, newApiKey } from '@app/platform';
import type { ApiKeyRecord, ApiKeyStore } from '@app/ports';
import { KeyAuthenticator } from './authenticator.js';

const known = newApiKey();
const record: ApiKeyRecord = {
  id: 'key_1',
  prefix: known.prefix,
  hash: known.hash,
  ownerId: 'ann',
  role: 'viewer',
  createdAt: '2026-11-20T12:00:00.000Z',
  revokedAt: null,
  lastUsedAt: null,
};
const lookedUp: string[] = [];
const store: ApiKeyStore = {
  create: () => Promise.resolve(record),
  findUsable: (prefix) => {
    lookedUp.push(prefix);
    return Promise.resolve(prefix === known.prefix ? record : null);
  },
  list: () => Promise.resolve([record]),
  revoke: () => Promise.resolve(true),
  noteUse: () => Promise.reject(new Error('away')),
};
const authenticator = new KeyAuthenticator(store, [{ ownerId: 'ops', role: 'operator', hash: hashOfApiKey('boot'), isShort: true }]);
const from = (headers: Record<string, string>) => ({ headers, socket: { remoteAddress: '10.0.0.7' } }) as unknown as FastifyRequest;

describe('authentication by key', () => {
  it('knows a stored key in both headers and does not depend on noting its use', async () => {
    const ann = { ownerId: 'ann', role: 'viewer' };
    expect(await authenticator.authenticate(from({ authorization: `Bearer ${known.key}` }))).toEqual(ann);
    expect(await authenticator.authenticate(from({ authorization: `bearer  ${known.key}` }))).toEqual(ann);
    expect(await authenticator.authenticate(from({ 'x-api-key': known.key }))).toEqual(ann);
  });
  it('counts a try before an unproven key is looked up, and a proven one no more', async () => {
    const fresh = new KeyAuthenticator(store, []);
    const tries: number[] = [];
    const countTry = async (): Promise<void> => void tries.push(lookedUp.length);
    const before = lookedUp.length;
    const good = from({ authorization: `Bearer ${known.key}` });
    await fresh.authenticate(good, false, countTry);
    await fresh.authenticate(good, false, countTry);
    expect(tries).toEqual([before]);
    await expect(fresh.authenticate(from({ authorization: `Bearer ${newApiKey().key}` }), false, () => Promise.reject(new Error('over')))).rejects.toThrow(
      'over',
    );
    expect(lookedUp).toHaveLength(before + 2);
  });
  it('knows a key from the environment, whatever its form', async () => {
    expect(await authenticator.authenticate(from({ authorization: 'Bearer boot' }))).toMatchObject({ ownerId: 'ops', role: 'operator' });
  });
  it.each([
    ['nothing', {}],
    ['an empty bearer', { authorization: 'Bearer ' }],
    ['another scheme', { authorization: `Basic ${known.key}` }],
    ['a key after another scheme', { authorization: 'Basic x', 'x-api-key': known.key }],
    ['the right prefix with a wrong secret', { authorization: `Bearer nvg_${known.prefix}_${'a'.repeat(43)}` }],
    ['an unknown prefix', { authorization: `Bearer ${newApiKey().key}` }],
    ['eight kilobytes', { authorization: `Bearer ${'a'.repeat(8_192)}` }],
    ['the digest itself', { authorization: `Bearer ${known.hash}` }],
    ['names in other headers', { 'x-user-id': 'ann', 'x-role': 'operator', 'x-forwarded-for': '127.0.0.1' }],
  ])('knows nobody by %s', async (_what, headers) => {
    expect(await authenticator.authenticate(from(headers as Record<string, string>))).toBeNull();
  });
  it('takes the key as the password of HTTP Basic where that is accepted, and nowhere else', async () => {
    const basic = (text: string) => from({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
    expect(await authenticator.authenticate(basic(`anything:${known.key}`), true)).toMatchObject({ ownerId: 'ann', role: 'viewer' });
    expect(await authenticator.authenticate(basic(`anything:${known.key}`))).toBeNull();
    for (const text of [known.key, `${known.key}:`, `anything:${known.key}x`, ':', '']) expect(await authenticator.authenticate(basic(text), true)).toBeNull();
    expect(await authenticator.authenticate(from({ authorization: 'Basic %%%' }), true)).toBeNull();
  });
  it('looks up nothing for text that cannot be a key', async () => {
    lookedUp.length = 0;
    await authenticator.authenticate(from({ authorization: 'Bearer x.y.z' }));
    expect(lookedUp).toEqual([]);
  });
});
