import { z } from 'zod';
import { ActionPolicy } from '@app/contracts';
import type { ActionPolicyStore, StoredPolicy } from '@app/ports';
import type { Database } from './database.js';
import type { ActionPolicy as PolicyRow } from './generated/client.js';
import { isUniqueViolation } from './store-error.js';

const toPolicy = ({ version, policy, createdAt }: Pick<PolicyRow, 'version' | 'policy' | 'createdAt'>): StoredPolicy => ({
  version,
  policy: ActionPolicy.parse(policy),
  createdAt: createdAt.toISOString(),
});

/** The next version, when the newest one is the one that is expected. */
const PutRow = z.object({ version: z.number(), policy: z.custom<PolicyRow['policy']>(), createdAt: z.date() });
const PUT = `
INSERT INTO action_policy (owner_id, version, policy)
SELECT $1, n.newest + 1, $2::jsonb FROM (SELECT coalesce(max(version), 0) AS newest FROM action_policy WHERE owner_id = $1) n
WHERE $3::int IS NULL OR n.newest = $3::int RETURNING version, policy, created_at AS "createdAt"`;

/** Rows of `action_policy`. */
export class PostgresActionPolicyStore implements ActionPolicyStore {
  constructor(private readonly db: Database) {}

  async find(ownerId: string): Promise<StoredPolicy | null> {
    return (await this.list(ownerId, 1))[0] ?? null;
  }

  async put(ownerId: string, policy: ActionPolicy, expectedVersion?: number): Promise<StoredPolicy | null> {
    try {
      const [row] = await this.db.rows(PutRow, PUT, [ownerId, JSON.stringify(policy), expectedVersion ?? null]);
      return row ? toPolicy(row) : null;
    } catch (error) {
      // Of two at once one has the number.
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }

  async list(ownerId: string, limit: number): Promise<readonly StoredPolicy[]> {
    return (await this.db.prisma.actionPolicy.findMany({ where: { ownerId }, orderBy: { version: 'desc' }, take: limit })).map(toPolicy);
  }
}
