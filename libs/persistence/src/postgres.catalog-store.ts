import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { Catalog, CatalogSummary } from '@app/contracts';
import type { CatalogStore, NewCatalog } from '@app/ports';
import type { Database } from './database.js';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

const COLUMNS = 'c.id, c.hash, c.currency, c.counts, c.created_at AS "createdAt", c.updated_at AS "updatedAt"';
const Moment = z.date().transform((at) => at.toISOString());
const Row = z.object({ ...CatalogSummary.shape, createdAt: Moment, updatedAt: Moment });

/** Content that no catalog has any more is kept this long for the runs that started with it. */
const KEPT_FOR = "interval '30 days'";

const PUT = `
WITH kept AS (
  INSERT INTO catalog_content (owner_id, hash, content) VALUES ($1, $3, $6)
  ON CONFLICT (owner_id, hash) DO UPDATE SET used_at = now()
), outdated AS (
  DELETE FROM catalog_content o WHERE o.owner_id = $1 AND o.hash <> $3 AND o.used_at < now() - ${KEPT_FOR}
     AND NOT EXISTS (SELECT 1 FROM catalog n WHERE n.owner_id = o.owner_id AND n.hash = o.hash)
), replaced AS (
  UPDATE catalog_content o SET used_at = now() FROM catalog b WHERE b.owner_id = $1 AND b.id = $2 AND b.hash <> $3 AND o.owner_id = $1 AND o.hash = b.hash
)
INSERT INTO catalog AS c (owner_id, id, hash, currency, counts) VALUES ($1, $2, $3, $4, $5::jsonb)
ON CONFLICT (owner_id, id) DO UPDATE SET hash = EXCLUDED.hash, currency = EXCLUDED.currency, counts = EXCLUDED.counts, updated_at = now()
RETURNING ${COLUMNS}, (xmax = 0) AS "isNew"`;

const REMOVE = `
WITH gone AS (DELETE FROM catalog WHERE owner_id = $1 AND id = $2 RETURNING hash)
UPDATE catalog_content o SET used_at = now() FROM gone WHERE o.owner_id = $1 AND o.hash = gone.hash RETURNING o.hash`;

export class PostgresCatalogStore implements CatalogStore {
  constructor(private readonly db: Database) {}

  async put({ ownerId, id, hash, counts, catalog }: NewCatalog): Promise<{ summary: CatalogSummary; isNew: boolean }> {
    const content = await pack(JSON.stringify(catalog));
    const [row] = await this.db.query('put_catalog', PUT, [ownerId, id, hash, catalog.currency, JSON.stringify(counts), content]);
    return { summary: Row.parse(row), isNew: row?.['isNew'] === true };
  }

  async find(ownerId: string, id: string): Promise<CatalogSummary | null> {
    const [row] = await this.db.query('find_catalog', `SELECT ${COLUMNS} FROM catalog c WHERE c.owner_id = $1 AND c.id = $2`, [ownerId, id]);
    return row ? Row.parse(row) : null;
  }

  async content(ownerId: string, hash: string): Promise<Catalog | null> {
    const [row] = await this.db.query('load_catalog', 'SELECT content FROM catalog_content WHERE owner_id = $1 AND hash = $2', [ownerId, hash]);
    return row ? Catalog.parse(JSON.parse((await unpack(row['content'] as Buffer)).toString('utf8'))) : null;
  }

  async remove(ownerId: string, id: string): Promise<boolean> {
    return (await this.db.query('remove_catalog', REMOVE, [ownerId, id])).length > 0;
  }
}
