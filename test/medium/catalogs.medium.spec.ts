import { packCatalog, unpackCatalog } from '@app/catalog';
import { Catalog } from '@app/contracts';
import { PostgresCatalogStore, openDatabase } from '@app/persistence';
import type { Database } from '@app/persistence';
import { createTestDatabase } from '@app/testing';
import type { TestDatabase } from '@app/testing';
import { describeCatalogStore } from '../../libs/persistence/src/catalog-store.contract.js';

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

describeCatalogStore('Postgres', async () => new PostgresCatalogStore(db));

describe('catalogs on Postgres', () => {
  const counts = { cities: 0, flights: 0, ground: 0, accommodations: 0, restaurants: 50_000, attractions: 0 };
  const rows = Array.from({ length: 50_000 }, (_, i) => ({ name: `Table ${i}`, city: `City ${i % 50}`, averageCost: i % 90 }));
  const catalog = Catalog.parse({ currency: 'EUR', cities: [], flights: [], ground: [], accommodations: [], restaurants: rows, attractions: [] });
  const put = (id: string, hash: string) =>
    new PostgresCatalogStore(db).put({ ownerId: 'zoe', id, hash, counts, currency: 'EUR', packed: packCatalog(catalog) });

  it('keeps fifty thousand rows in a fraction of their size', async () => {
    await put('large', 'h1');
    const packed = await new PostgresCatalogStore(db).packed('zoe', 'h1');
    expect(unpackCatalog(packed ?? new Uint8Array()).restaurants).toHaveLength(50_000);
    const [size] = await test.query<{ bytes: number }>("SELECT octet_length(content) AS bytes FROM catalog_content WHERE owner_id = 'zoe' AND hash = 'h1'");
    expect(size?.bytes).toBeLessThan(JSON.stringify(catalog).length / 4);
  });
  it('drops contents that no catalog has had for thirty days, and only those', async () => {
    await put('other', 'h2');
    await put('other', 'h3');
    await test.query("UPDATE catalog_content SET used_at = now() - interval '31 days' WHERE owner_id = 'zoe'");
    await put('other', 'h4');
    const kept = await test.query<{ hash: string }>("SELECT hash FROM catalog_content WHERE owner_id = 'zoe' ORDER BY hash");
    // h1 is still that of a catalog, h3 was until now.
    expect(kept.map(({ hash }) => hash)).toEqual(['h1', 'h3', 'h4']);
  });
  it('reads its models through Prisma as the migration made them', async () => {
    await expect(db.prisma.catalog.findFirst({ where: { ownerId: 'zoe', id: 'other' } })).resolves.toMatchObject({ hash: 'h4', currency: 'EUR' });
    await expect(db.prisma.packedCatalog.count({ where: { ownerId: 'zoe' } })).resolves.toBe(3);
  });
});
