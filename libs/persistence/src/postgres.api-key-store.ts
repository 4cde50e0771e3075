import { z } from 'zod';
import { Role } from '@app/contracts';
import type { ApiKeyRecord, ApiKeyStore, IdsPort, NewApiKey } from '@app/ports';
import type { Database } from './database.js';

const time = z.date().transform((at) => at.toISOString());
const Row = z.object({
  id: z.string(),
  prefix: z.string(),
  hash: z.string(),
  ownerId: z.string(),
  role: Role,
  createdAt: time,
  revokedAt: time.nullable(),
  lastUsedAt: time.nullable(),
});
const COLUMNS = 'id, prefix, hash, owner_id AS "ownerId", role, created_at AS "createdAt", revoked_at AS "revokedAt", last_used_at AS "lastUsedAt"';

export class PostgresApiKeyStore implements ApiKeyStore {
  constructor(
    private readonly db: Database,
    private readonly ids: IdsPort,
  ) {}

  async create({ prefix, hash, ownerId, role }: NewApiKey): Promise<ApiKeyRecord> {
    const text = `INSERT INTO api_key (id, prefix, hash, owner_id, role) VALUES ($1, $2, $3, $4, $5) RETURNING ${COLUMNS}`;
    const [row] = await this.db.query('create_api_key', text, [this.ids.next('key'), prefix, hash, ownerId, role]);
    return Row.parse(row);
  }

  async findUsable(prefix: string): Promise<ApiKeyRecord | null> {
    const [row] = await this.db.query('find_api_key', `SELECT ${COLUMNS} FROM api_key WHERE prefix = $1 AND revoked_at IS NULL`, [prefix]);
    return row ? Row.parse(row) : null;
  }

  async list(): Promise<ApiKeyRecord[]> {
    const rows = await this.db.query('list_api_keys', `SELECT ${COLUMNS} FROM api_key ORDER BY created_at DESC, id DESC`, []);
    return rows.map((row) => Row.parse(row));
  }

  async revoke(prefix: string): Promise<boolean> {
    const text = 'UPDATE api_key SET revoked_at = now() WHERE prefix = $1 AND revoked_at IS NULL RETURNING id';
    return (await this.db.query('revoke_api_key', text, [prefix])).length > 0;
  }

  async noteUse(id: string): Promise<void> {
    const text = `UPDATE api_key SET last_used_at = now() WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`;
    await this.db.query('note_api_key_use', text, [id]);
  }
}
