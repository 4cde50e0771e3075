import { MemoryItem } from '@app/contracts';
import type { MemoryKey } from '@app/contracts';
import type { MemoryStore } from '@app/ports';
import { z } from 'zod';
import type { Database } from './database.js';
import type { RememberedPreference } from './generated/client.js';

const toItem = ({ key, value, source, threadId, updatedAt }: Omit<RememberedPreference, 'ownerId'>): MemoryItem =>
  MemoryItem.parse({ key, value, source, threadId, updatedAt: updatedAt.toISOString() });

const PUT = `
INSERT INTO remembered_preference (owner_id, key, value, source) VALUES ($1, $2, $3::jsonb, 'client')
ON CONFLICT (owner_id, key) DO UPDATE SET value = excluded.value, source = excluded.source, thread_id = NULL, updated_at = now()
RETURNING updated_at AS "updatedAt"`;
const PutRow = z.object({ updatedAt: z.date() });

/** Rows of `remembered_preference`; those that runs bring are written by the statement that moves the run. */
export class PostgresMemoryStore implements MemoryStore {
  constructor(private readonly db: Database) {}

  async list(ownerId: string): Promise<MemoryItem[]> {
    return (await this.db.prisma.rememberedPreference.findMany({ where: { ownerId }, orderBy: { key: 'asc' } })).map(toItem);
  }

  async put(ownerId: string, key: MemoryKey, value: string | readonly string[]): Promise<MemoryItem> {
    const [row] = await this.db.rows(PutRow, PUT, [ownerId, key, JSON.stringify(value)]);
    return MemoryItem.parse({ key, value, source: 'client', threadId: null, updatedAt: row?.updatedAt.toISOString() });
  }

  async forget(ownerId: string, key?: MemoryKey): Promise<number> {
    return (await this.db.prisma.rememberedPreference.deleteMany({ where: { ownerId, ...(key && { key }) } })).count;
  }
}
