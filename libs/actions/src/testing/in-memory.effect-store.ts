import { TerminalError } from '@app/contracts';
import type { Effect, EffectStore, NewEffect, SpentCents } from '@app/ports';

/** Effects in a map, by the rules of the real store. */
export class InMemoryEffectStore implements EffectStore {
  readonly rows = new Map<string, Effect>();

  async begin(effect: NewEffect): Promise<{ readonly kind: 'new' } | { readonly kind: 'known'; readonly effect: Effect }> {
    const known = this.rows.get(effect.key);
    if (known && known.status !== 'failed') return { kind: 'known', effect: known };
    this.rows.set(effect.key, { ...effect, status: 'begun', output: null });
    return { kind: 'new' };
  }

  async settle(key: string, status: 'done' | 'failed', output: Effect['output']): Promise<Effect> {
    const known = this.rows.get(key);
    if (!known) throw new TerminalError('RUN_ENDED', 'erased');
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
    return [...this.rows.values()].filter((row) => row.runId === runId);
  }

  async spent(): Promise<SpentCents> {
    const cents = [...this.rows.values()].filter(({ status }) => status === 'begun' || status === 'done').reduce((sum, { costCents }) => sum + costCents, 0);
    return { run: cents, day: cents, month: cents };
  }
}
