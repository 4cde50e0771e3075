import type { AppliedCorrection, PlaceCorrection } from '@app/contracts';
import type { CorrectionState, CorrectionStore, NewCorrection } from '@app/ports';

const MS_PER_STEP = 1_000;
const START_MS = Date.parse('2026-11-22T00:00:00Z');

type Kept = PlaceCorrection & { readonly ownerId: string };

/** The twin of the Postgres store: each change is a second later than the one before. */
export class InMemoryCorrectionStore implements CorrectionStore {
  private readonly rows = new Map<string, Kept>();
  private steps = 0;

  add({ id, ownerId, townId, change, why, url }: NewCorrection): Promise<PlaceCorrection> {
    const row: Kept = { id, ownerId, townId, change, why: why ?? null, url: url ?? null, state: 'open', createdAt: this.now(), decidedAt: null, reason: null };
    this.rows.set(id, row);
    return Promise.resolve(shown(row));
  }

  countOpen(ownerId: string): Promise<number> {
    return Promise.resolve([...this.rows.values()].filter((row) => row.ownerId === ownerId && row.state === 'open').length);
  }

  list(state: CorrectionState, after: { readonly at: string; readonly id: string } | null, limit: number): Promise<PlaceCorrection[]> {
    const later = ({ createdAt, id }: Kept): boolean => after === null || createdAt > after.at || (createdAt === after.at && id > after.id);
    return Promise.resolve(
      [...this.rows.values()]
        .filter((row) => row.state === state && later(row))
        .slice(0, limit)
        .map(shown),
    );
  }

  decide(id: string, { state, reason }: { readonly state: 'applied' | 'refused'; readonly reason: string | null }): Promise<PlaceCorrection | null> {
    const row = this.rows.get(id);
    if (row?.state !== 'open') return Promise.resolve(null);
    const decided: Kept = { ...row, state, reason, decidedAt: this.now() };
    this.rows.set(id, decided);
    return Promise.resolve(shown(decided));
  }

  exists(id: string): Promise<boolean> {
    return Promise.resolve(this.rows.has(id));
  }

  applied(): Promise<readonly AppliedCorrection[]> {
    const rows = [...this.rows.values()].filter(({ state }) => state === 'applied');
    return Promise.resolve(
      rows
        .sort((a, b) => (a.decidedAt ?? '').localeCompare(b.decidedAt ?? ''))
        .map(({ id, townId, change, decidedAt }) => ({ id, townId, change, appliedOn: (decidedAt ?? '').slice(0, 10) })),
    );
  }

  private now(): string {
    return new Date(START_MS + (this.steps += 1) * MS_PER_STEP).toISOString();
  }
}

const shown = ({ ownerId: _owner, ...row }: Kept): PlaceCorrection => row;
