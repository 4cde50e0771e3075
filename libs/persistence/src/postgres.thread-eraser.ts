import { z } from 'zod';
import type { ErasedThread, NewAuditEntry, ThreadEraser } from '@app/ports';
import type { Database } from './database.js';

const Erased = z.object({
  steps: z.array(z.object({ stepId: z.string(), agent: z.string(), attempt: z.number(), workflow: z.string(), graphVersion: z.number() })),
  newestRun: z.object({ runId: z.string(), version: z.number(), eventSeq: z.number() }).nullable(),
});

const Row = z.object({ erased: Erased.nullable() });

/** Erases through `erase_thread` of the database, which is one statement and so one commit. */
export class PostgresThreadEraser implements ThreadEraser {
  constructor(private readonly db: Database) {}

  async erase(ownerId: string, threadId: string, audit: NewAuditEntry): Promise<ErasedThread | null> {
    const [row] = await this.db.rows(Row, 'SELECT erase_thread($1, $2, $3::jsonb) AS erased', [ownerId, threadId, JSON.stringify(audit)]);
    return row?.erased ?? null;
  }
}
