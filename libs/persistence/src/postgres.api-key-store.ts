import { Role } from '@app/contracts';
import type { ApiKeyRecord, ApiKeyStore, IdsPort, NewApiKey } from '@app/ports';
import type { Database } from './database.js';
import type { ApiKey } from './generated/client.js';

const toRecord = ({ role, createdAt, revokedAt, lastUsedAt, ...row }: ApiKey): ApiKeyRecord => ({
  ...row,
  role: Role.parse(role),
  createdAt: createdAt.toISOString(),
  revokedAt: revokedAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** Rows of `api_key`. What names a time is a statement, because the clock that counts is the database's. */
export class PostgresApiKeyStore implements ApiKeyStore {
  constructor(
    private readonly db: Database,
    private readonly ids: IdsPort,
  ) {}

  async create({ prefix, hash, ownerId, role }: NewApiKey): Promise<ApiKeyRecord> {
    return toRecord(await this.db.prisma.apiKey.create({ data: { id: this.ids.next('key'), prefix, hash, ownerId, role } }));
  }

  async findUsable(prefix: string): Promise<ApiKeyRecord | null> {
    const row = await this.db.prisma.apiKey.findUnique({ where: { prefix, revokedAt: null } });
    return row && toRecord(row);
  }

  async list(): Promise<ApiKeyRecord[]> {
    return (await this.db.prisma.apiKey.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })).map(toRecord);
  }

  async revoke(prefix: string): Promise<boolean> {
    return (await this.db.change('UPDATE api_key SET revoked_at = now() WHERE prefix = $1 AND revoked_at IS NULL', [prefix])) > 0;
  }

  async noteUse(id: string): Promise<void> {
    const text = `UPDATE api_key SET last_used_at = now() WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`;
    await this.db.change(text, [id]);
  }
}
