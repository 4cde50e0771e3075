import { ActionPolicy } from '@app/contracts';
import type { ActionPolicyStore, StoredPolicy } from '@app/ports';
import { isUniqueViolation } from './database.js';
import type { Database } from './database.js';

interface Row extends Record<string, unknown> {
  readonly version: number;
  readonly policy: unknown;
  readonly createdAt: Date;
}
const COLUMNS = 'version, policy, created_at AS "createdAt"';
const toPolicy = ({ version, policy, createdAt }: Row): StoredPolicy => ({ version, policy: ActionPolicy.parse(policy), createdAt: createdAt.toISOString() });

/** The next version, when the newest one is the one that is expected. */
const PUT = `
INSERT INTO action_policy (owner_id, version, policy)
SELECT $1, n.newest + 1, $2::jsonb FROM (SELECT coalesce(max(version), 0) AS newest FROM action_policy WHERE owner_id = $1) n
WHERE $3::int IS NULL OR n.newest = $3 RETURNING ${COLUMNS}`;

/** Rows of `action_policy`. */
export class PostgresActionPolicyStore implements ActionPolicyStore {
  constructor(private readonly db: Database) {}

  async find(ownerId: string): Promise<StoredPolicy | null> {
    return (await this.list(ownerId, 1))[0] ?? null;
  }

  async put(ownerId: string, policy: ActionPolicy, expectedVersion?: number): Promise<StoredPolicy | null> {
    try {
      const [row] = await this.db.query<Row>('put_policy', PUT, [ownerId, JSON.stringify(policy), expectedVersion ?? null]);
      return row ? toPolicy(row) : null;
    } catch (error) {
      // Of two at once one has the number.
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }

  async list(ownerId: string, limit: number): Promise<readonly StoredPolicy[]> {
    const sql = `SELECT ${COLUMNS} FROM action_policy WHERE owner_id = $1 ORDER BY version DESC LIMIT $2`;
    return (await this.db.query<Row>('list_policies', sql, [ownerId, limit])).map(toPolicy);
  }
}
