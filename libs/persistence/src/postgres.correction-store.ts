import { AppliedCorrection, PlaceCorrection } from '@app/contracts';
import type { CorrectionState, CorrectionStore, NewCorrection } from '@app/ports';
import type { Database } from './database.js';

/** An overlay that is read as a whole stays small. */
const MAX_APPLIED = 5_000;

const COLUMNS = 'id, town_id AS "townId", change, why, url, state, created_at AS "createdAt", decided_at AS "decidedAt", reason';

type Row = Record<string, unknown> & { readonly createdAt: Date; readonly decidedAt: Date | null };
const toCorrection = (row: Row): PlaceCorrection =>
  PlaceCorrection.parse({ ...row, createdAt: row.createdAt.toISOString(), decidedAt: row.decidedAt?.toISOString() ?? null });

const INSERT = `
INSERT INTO place_correction (id, owner_id, town_id, change, why, url) VALUES ($1, $2, $3, $4::jsonb, $5, $6) RETURNING ${COLUMNS}`;

/** $1 state, $2 and $3 position, $4 limit. */
const LIST = `
SELECT ${COLUMNS} FROM place_correction
WHERE state = $1 AND ($2::timestamptz IS NULL OR (created_at, id) > ($2, $3)) ORDER BY created_at, id LIMIT $4`;

/** One decision wins: only an open correction is decided. */
const DECIDE = `
UPDATE place_correction SET state = $2, reason = $3, decided_at = now() WHERE id = $1 AND state = 'open' RETURNING ${COLUMNS}`;

const APPLIED = `
SELECT id, town_id AS "townId", change, to_char(decided_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "appliedOn"
FROM place_correction WHERE state = 'applied' ORDER BY decided_at, id LIMIT $1`;

/** Rows of `place_correction`. */
export class PostgresCorrectionStore implements CorrectionStore {
  constructor(private readonly db: Database) {}

  async add({ id, ownerId, townId, change, why, url }: NewCorrection): Promise<PlaceCorrection> {
    const [row] = await this.db.query<Row>('add_correction', INSERT, [id, ownerId, townId, JSON.stringify(change), why ?? null, url ?? null]);
    return toCorrection(row as Row);
  }

  async countOpen(ownerId: string): Promise<number> {
    const sql = "SELECT count(*)::int AS count FROM place_correction WHERE owner_id = $1 AND state = 'open'";
    const [row] = await this.db.query<{ count: number }>('count_corrections', sql, [ownerId]);
    return row?.count ?? 0;
  }

  async list(state: CorrectionState, after: { readonly at: string; readonly id: string } | null, limit: number): Promise<PlaceCorrection[]> {
    return (await this.db.query<Row>('list_corrections', LIST, [state, after?.at ?? null, after?.id ?? null, limit])).map(toCorrection);
  }

  async decide(id: string, { state, reason }: { readonly state: 'applied' | 'refused'; readonly reason: string | null }): Promise<PlaceCorrection | null> {
    const [row] = await this.db.query<Row>('decide_correction', DECIDE, [id, state, reason]);
    return row ? toCorrection(row) : null;
  }

  async exists(id: string): Promise<boolean> {
    return (await this.db.query('find_correction', 'SELECT 1 FROM place_correction WHERE id = $1', [id])).length > 0;
  }

  async applied(): Promise<readonly AppliedCorrection[]> {
    // A change of a kind that this version does not know is left out.
    return (await this.db.query('applied_corrections', APPLIED, [MAX_APPLIED])).flatMap((row) => AppliedCorrection.safeParse(row).data ?? []);
  }
}
