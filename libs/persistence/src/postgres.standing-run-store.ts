import { RUN_STATUSES, isOpen } from '@app/contracts';
import type { StandingRunStore } from '@app/ports';
import type { Database } from './database.js';

const OPEN = { in: RUN_STATUSES.filter(isOpen) };

/** Rows of `run`. */
export class PostgresStandingRunStore implements StandingRunStore {
  constructor(private readonly db: Database) {}

  async list(ownerId: string, workflow: string, limit: number): Promise<readonly { readonly runId: string; readonly threadId: string }[]> {
    const rows = await this.db.prisma.run.findMany({
      where: { ownerId, workflow, status: OPEN },
      select: { id: true, threadId: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit,
    });
    return rows.map(({ id, threadId }) => ({ runId: id, threadId }));
  }

  count(ownerId: string, workflow: string): Promise<number> {
    return this.db.prisma.run.count({ where: { ownerId, workflow, status: OPEN } });
  }
}
