import { z } from 'zod';
import { CatalogSummary, TerminalError } from '@app/contracts';
import type { CatalogStore, CatalogUsage, NewCatalog } from '@app/ports';
import type { Database } from './database.js';

const Moment = z.date().transform((at) => at.toISOString());
const Row = z.object({ ...CatalogSummary.shape, createdAt: Moment, updatedAt: Moment });
const PutRow = Row.extend({ isNew: z.boolean() });

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
RETURNING c.id, c.hash, c.currency, c.counts, c.created_at AS "createdAt", c.updated_at AS "updatedAt", (xmax = 0) AS "isNew"`;

const REMOVE = `
WITH gone AS (DELETE FROM catalog WHERE owner_id = $1 AND id = $2 RETURNING hash)
UPDATE catalog_content o SET used_at = now() FROM gone WHERE o.owner_id = $1 AND o.hash = gone.hash`;

const USAGE = `
SELECT (SELECT count(*) FROM catalog WHERE owner_id = $1)::int AS catalogs,
       (SELECT coalesce(sum(octet_length(content)), 0) FROM catalog_content WHERE owner_id = $1)::float8 AS bytes`;
const Usage = z.object({ catalogs: z.number(), bytes: z.number() });

export class PostgresCatalogStore implements CatalogStore {
  constructor(private readonly db: Database) {}

  async put({ ownerId, id, hash, counts, currency, packed }: NewCatalog): Promise<{ summary: CatalogSummary; isNew: boolean }> {
    const [row] = await this.db.rows(PutRow, PUT, [ownerId, id, hash, currency, JSON.stringify(counts), Buffer.from(packed)]);
    if (!row) throw new TerminalError('INTERNAL_ERROR', `The database answered nothing about catalog ${id}.`);
    const { isNew, ...summary } = row;
    return { summary, isNew };
  }

  async find(ownerId: string, id: string): Promise<CatalogSummary | null> {
    const row = await this.db.prisma.catalog.findUnique({ where: { ownerId_id: { ownerId, id } }, omit: { ownerId: true } });
    return row && Row.parse(row);
  }

  async packed(ownerId: string, hash: string): Promise<Uint8Array | null> {
    const row = await this.db.prisma.packedCatalog.findUnique({ where: { ownerId_hash: { ownerId, hash } }, select: { content: true } });
    return row?.content ?? null;
  }

  async usage(ownerId: string): Promise<CatalogUsage> {
    const [row] = await this.db.rows(Usage, USAGE, [ownerId]);
    return row ?? { catalogs: 0, bytes: 0 };
  }

  async remove(ownerId: string, id: string): Promise<boolean> {
    return (await this.db.change(REMOVE, [ownerId, id])) > 0;
  }
}
