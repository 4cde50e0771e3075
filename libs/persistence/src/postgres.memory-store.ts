import { MemoryItem } from '@app/contracts';
import type { MemoryKey } from '@app/contracts';
import type { MemoryStore } from '@app/ports';
import type { Database } from './database.js';

const COLUMNS = 'key, value, source, thread_id AS "threadId", updated_at AS "updatedAt"';

type Row = Record<string, unknown> & { readonly updatedAt: Date };
const toItem = (row: Row): MemoryItem => MemoryItem.parse({ ...row, updatedAt: row.updatedAt.toISOString() });

/** Rows of `remembered_preference`; those that runs bring are written by the statement that moves the run. */
export class PostgresMemoryStore implements MemoryStore {
  constructor(private readonly db: Database) {}

  async list(ownerId: string): Promise<MemoryItem[]> {
    const rows = await this.db.query<Row>('list_memory', `SELECT ${COLUMNS} FROM remembered_preference WHERE owner_id = $1 ORDER BY key`, [ownerId]);
    return rows.map(toItem);
  }

  async put(ownerId: string, key: MemoryKey, value: string | readonly string[]): Promise<MemoryItem> {
    const [row] = await this.db.query<Row>(
      'put_memory',
      `INSERT INTO remembered_preference (owner_id, key, value, source) VALUES ($1, $2, $3::jsonb, 'client')
       ON CONFLICT (owner_id, key) DO UPDATE SET value = excluded.value, source = excluded.source, thread_id = NULL, updated_at = now()
       RETURNING ${COLUMNS}`,
      [ownerId, key, JSON.stringify(value)],
    );
    return toItem(row as Row);
  }

  async forget(ownerId: string, key?: MemoryKey): Promise<number> {
    const sql = 'DELETE FROM remembered_preference WHERE owner_id = $1 AND ($2::text IS NULL OR key = $2) RETURNING key';
    return (await this.db.query('forget_memory', sql, [ownerId, key ?? null])).length;
  }
}
