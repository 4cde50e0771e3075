import { createSortableIds, systemClock } from '@app/adapters';
import { PostgresApiKeyStore, openDatabase } from '@app/persistence';
import type { Database } from '@app/persistence';
import { newApiKey } from '@app/platform';
import { createTestDatabase } from '@app/testing';
import type { TestDatabase } from '@app/testing';

describe('API keys on Postgres', () => {
  let test: TestDatabase;
  let db: Database;
  let keys: PostgresApiKeyStore;
  beforeAll(async () => {
    test = await createTestDatabase();
    db = openDatabase({ url: test.url, maxConnections: 2, connectTimeoutMs: 60_000, statementTimeoutMs: 60_000 });
    keys = new PostgresApiKeyStore(db, createSortableIds({ clock: systemClock }));
  });
  afterAll(async () => {
    await db.close();
    await test.drop();
  });

  it('are found until they are revoked, which happens once', async () => {
    const { key, prefix, hash } = newApiKey();
    const created = await keys.create({ prefix, hash, ownerId: 'ann', role: 'viewer' });
    expect(await keys.findUsable(prefix)).toEqual(created);
    expect(JSON.stringify(await test.query('SELECT * FROM api_key'))).not.toContain(key.slice(-43));
    expect(await Promise.all([keys.revoke(prefix), keys.revoke(prefix)])).toEqual(expect.arrayContaining([true, false]));
    expect(await keys.findUsable(prefix)).toBeNull();
    expect(await keys.list()).toMatchObject([{ prefix, revokedAt: expect.any(String) }]);
  });

  it('note their use at most once a minute', async () => {
    const { prefix, hash } = newApiKey();
    const { id } = await keys.create({ prefix, hash, ownerId: 'bob', role: 'user' });
    await keys.noteUse(id);
    const first = (await keys.findUsable(prefix))?.lastUsedAt;
    expect(first).toEqual(expect.any(String));
    await keys.noteUse(id);
    expect((await keys.findUsable(prefix))?.lastUsedAt).toBe(first);
  });

  it('do not take the name of another, nor a role that does not exist', async () => {
    const { prefix, hash } = newApiKey();
    await keys.create({ prefix, hash, ownerId: 'ann', role: 'user' });
    await expect(keys.create({ prefix, hash, ownerId: 'eve', role: 'operator' })).rejects.toMatchObject({ code: '23505' });
    await expect(keys.create({ ...newApiKey(), ownerId: 'eve', role: 'root' as 'user' })).rejects.toMatchObject({ code: '23514' });
  });
});
