import { TerminalError } from '@app/contracts';
import type { Effect, EffectStore, NewEffect, SpentCents } from '@app/ports';

const COUNTED: readonly Effect['status'][] = ['begun', 'done'];

/** Effects in a map, by the rules of the real store. */
export class InMemoryEffectStore implements EffectStore {
  readonly rows = new Map<string, Effect>();
  /** Runs of which nothing begins any more. */
  readonly ended = new Set<string>();
  private readonly begunAt = new Map<string, number>();

  async begin(effect: NewEffect): Promise<{ readonly kind: 'new' } | { readonly kind: 'known'; readonly effect: Effect }> {
    const known = this.rows.get(effect.key);
    const isOver = this.ended.has(effect.runId);
    if (known && (known.status !== 'failed' || isOver)) return { kind: 'known', effect: known };
    if (isOver) throw new TerminalError('RUN_ENDED', 'The run has ended; nothing of it is done any more.');
    this.rows.set(effect.key, known ? { ...known, status: 'begun' } : { ...effect, status: 'begun', output: null });
    this.begunAt.set(effect.key, Date.now());
    return { kind: 'new' };
  }

  async settle(key: string, status: 'done' | 'failed', output: Effect['output']): Promise<Effect> {
    const known = this.rows.get(key);
    if (!known) throw new TerminalError('RUN_ENDED', 'The thread was erased meanwhile.');
    if (known.status === 'begun') this.rows.set(key, { ...known, status, output });
    return this.rows.get(key) ?? known;
  }

  async find(key: string): Promise<Effect | null> {
    return this.rows.get(key) ?? null;
  }

  async markUndone(key: string): Promise<void> {
    const known = this.rows.get(key);
    if (known?.status === 'done') this.rows.set(key, { ...known, status: 'undone' });
  }

  async listOfRun(runId: string): Promise<readonly Effect[]> {
    const begunAt = ({ key }: Effect): number => this.begunAt.get(key) ?? 0;
    return [...this.rows.values()].filter((row) => row.runId === runId).sort((a, b) => begunAt(a) - begunAt(b) || a.key.localeCompare(b.key));
  }

  async spent(ownerId: string, { runId, currency, dayStart, monthStart }: Parameters<EffectStore['spent']>[1]): Promise<SpentCents> {
    const counted = [...this.rows.values()].filter((row) => row.ownerId === ownerId && row.currency === currency && COUNTED.includes(row.status));
    const sum = (isIn: (row: Effect) => boolean): number => counted.filter(isIn).reduce((cents, { costCents }) => cents + costCents, 0);
    const since = (start: Date) => (row: Effect) => (this.begunAt.get(row.key) ?? 0) >= start.getTime();
    return { run: sum((row) => row.runId === runId), day: sum(since(dayStart)), month: sum(since(monthStart)) };
  }
}
