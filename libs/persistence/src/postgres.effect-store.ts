import { z } from 'zod';
import { TerminalError } from '@app/contracts';
import type { Effect, EffectStore, NewEffect, SpentCents } from '@app/ports';
import type { Database } from './database.js';
import type { Effect as EffectRow } from './generated/client.js';

const toEffect = ({ begunAt: _begunAt, settledAt: _settledAt, undoneAt: _undoneAt, ...row }: EffectRow): Effect => Row.parse(row);
const Row = z.object({
  key: z.string(),
  threadId: z.string(),
  runId: z.string(),
  ownerId: z.string(),
  stepId: z.string(),
  tool: z.string(),
  costCents: z.number(),
  currency: z.string(),
  status: z.enum(['begun', 'done', 'failed', 'undone']),
  output: z.record(z.string(), z.unknown()).nullable(),
});

/** Only while the run moves: for one that was cancelled or erased nothing begins any more. An effect that failed begins anew. */
const BEGIN = `
INSERT INTO effect (key, thread_id, run_id, owner_id, step_id, tool, status, cost_cents, currency)
SELECT $1, $2, $3, $4, $5, $6, 'begun', $7, $8 FROM run WHERE id = $3 AND status = 'in_progress'
ON CONFLICT (key) DO UPDATE SET status = 'begun', begun_at = now(), settled_at = NULL WHERE effect.status = 'failed'`;

/** What is spent on what is still under way counts too. */
const SpentRow = z.object({ run: z.number(), day: z.number(), month: z.number() });
const SPENT = `
SELECT coalesce(sum(cost_cents) FILTER (WHERE run_id = $2), 0)::int AS run,
  coalesce(sum(cost_cents) FILTER (WHERE begun_at >= $4), 0)::int AS day,
  coalesce(sum(cost_cents) FILTER (WHERE begun_at >= $5), 0)::int AS month
FROM effect WHERE owner_id = $1 AND currency = $3 AND status IN ('begun', 'done') AND (begun_at >= $5 OR run_id = $2)`;

/** Rows of `effect`. */
export class PostgresEffectStore implements EffectStore {
  constructor(private readonly db: Database) {}

  async begin(effect: NewEffect): Promise<{ readonly kind: 'new' } | { readonly kind: 'known'; readonly effect: Effect }> {
    const { key, threadId, runId, ownerId, stepId, tool, costCents, currency } = effect;
    if ((await this.db.change(BEGIN, [key, threadId, runId, ownerId, stepId, tool, costCents, currency])) > 0) return { kind: 'new' };
    const known = await this.find(key);
    if (!known) throw new TerminalError('RUN_ENDED', 'The run has ended; nothing of it is done any more.');
    return { kind: 'known', effect: known };
  }

  async settle(key: string, status: 'done' | 'failed', output: Readonly<Record<string, unknown>> | null): Promise<Effect> {
    const sql = `UPDATE effect SET status = $2, output = $3::jsonb, settled_at = now() WHERE key = $1 AND status = 'begun'`;
    await this.db.change(sql, [key, status, output === null ? null : JSON.stringify(output)]);
    const effect = await this.find(key);
    if (!effect) throw new TerminalError('RUN_ENDED', 'The thread was erased meanwhile.');
    return effect;
  }

  async find(key: string): Promise<Effect | null> {
    const row = await this.db.prisma.effect.findUnique({ where: { key } });
    return row && toEffect(row);
  }

  async markUndone(key: string): Promise<void> {
    await this.db.change(`UPDATE effect SET status = 'undone', undone_at = now() WHERE key = $1 AND status = 'done'`, [key]);
  }

  async listOfRun(runId: string): Promise<readonly Effect[]> {
    return (await this.db.prisma.effect.findMany({ where: { runId }, orderBy: [{ begunAt: 'asc' }, { key: 'asc' }] })).map(toEffect);
  }

  async spent(ownerId: string, at: Parameters<EffectStore['spent']>[1]): Promise<SpentCents> {
    const [row] = await this.db.rows(SpentRow, SPENT, [ownerId, at.runId, at.currency, at.dayStart, at.monthStart]);
    return { run: row?.run ?? 0, day: row?.day ?? 0, month: row?.month ?? 0 };
  }
}
