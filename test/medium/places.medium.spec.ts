import { PostgresCorrectionStore, PostgresPlaceCache, openDatabase } from '@app/persistence';
import type { Database } from '@app/persistence';
import { createTestDatabase } from '@app/testing';
import type { TestDatabase } from '@app/testing';
import { describeCorrectionStore } from '../../libs/persistence/src/correction-store.contract.js';

let test: TestDatabase;
let db: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  db = openDatabase({ url: test.url, maxConnections: 2, connectTimeoutMs: 5_000, statementTimeoutMs: 20_000 });
});
afterAll(async () => {
  await db.close();
  await test.drop();
});

describeCorrectionStore('Postgres', async () => {
  await test.query('TRUNCATE place_correction');
  return new PostgresCorrectionStore(db);
});

describe('kept answers about places', () => {
  it('are found with their time, replaced by newer ones, and not kept when they are too large', async () => {
    const cache = new PostgresPlaceCache(db);
    expect(await cache.find('a')).toBeNull();
    await cache.put('a', { sights: [1] });
    await cache.put('a', { sights: [2] });
    expect(await cache.find('a')).toMatchObject({ answer: { sights: [2] }, at: expect.stringMatching(/^\d{4}-/) });
    await cache.put('b', 'x'.repeat(500_000));
    expect(await cache.find('b')).toBeNull();
  });

  it('go when they are old, and the oldest when there are too many', async () => {
    const cache = new PostgresPlaceCache(db);
    await test.query("INSERT INTO place_answer (key, answer, at) VALUES ('ancient', '1', now() - interval '200 days')");
    await test.query("INSERT INTO place_answer (key, answer, at) SELECT 'many ' || n, '1', now() - n * interval '1 minute' FROM generate_series(1, 5050) n");
    await cache.put('new', 1);
    const [{ count } = { count: 0 }] = await test.query<{ count: number }>('SELECT count(*)::int AS count FROM place_answer');
    expect(count).toBeLessThanOrEqual(5_000);
    expect(await cache.find('ancient')).toBeNull();
    expect(await cache.find('many 1')).not.toBeNull();
  });
});
