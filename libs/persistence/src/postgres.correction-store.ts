import { AppliedCorrection, PlaceCorrection } from '@app/contracts';
import type { CorrectionState, CorrectionStore, NewCorrection } from '@app/ports';
import type { Database } from './database.js';
import type { PlaceCorrection as CorrectionRow } from './generated/client.js';

/** An overlay that is read as a whole stays small. */
const MAX_APPLIED = 5_000;

const toCorrection = ({ ownerId: _ownerId, createdAt, decidedAt, ...row }: CorrectionRow): PlaceCorrection =>
  PlaceCorrection.parse({ ...row, createdAt: createdAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null });

/** One decision wins: only an open correction is decided. The time is the database's. */
const DECIDE = `UPDATE place_correction SET state = $2, reason = $3, decided_at = now() WHERE id = $1 AND state = 'open'`;

/** Rows of `place_correction`. */
export class PostgresCorrectionStore implements CorrectionStore {
  constructor(private readonly db: Database) {}

  async add(correction: NewCorrection): Promise<PlaceCorrection> {
    return toCorrection(await this.db.prisma.placeCorrection.create({ data: { ...correction, change: { ...correction.change } } }));
  }

  countOpen(ownerId: string): Promise<number> {
    return this.db.prisma.placeCorrection.count({ where: { ownerId, state: 'open' } });
  }

  async list(state: CorrectionState, after: { readonly at: string; readonly id: string } | null, limit: number): Promise<PlaceCorrection[]> {
    const isLater = after && { OR: [{ createdAt: { gt: after.at } }, { createdAt: after.at, id: { gt: after.id } }] };
    const rows = await this.db.prisma.placeCorrection.findMany({
      where: { state, ...isLater },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      take: limit,
    });
    return rows.map(toCorrection);
  }

  async decide(id: string, { state, reason }: { readonly state: 'applied' | 'refused'; readonly reason: string | null }): Promise<PlaceCorrection | null> {
    if ((await this.db.change(DECIDE, [id, state, reason])) === 0) return null;
    return toCorrection(await this.db.prisma.placeCorrection.findUniqueOrThrow({ where: { id } }));
  }

  async exists(id: string): Promise<boolean> {
    return (await this.db.prisma.placeCorrection.count({ where: { id } })) > 0;
  }

  async applied(): Promise<readonly AppliedCorrection[]> {
    const rows = await this.db.prisma.placeCorrection.findMany({
      where: { state: 'applied' },
      select: { id: true, townId: true, change: true, decidedAt: true },
      orderBy: [{ decidedAt: 'asc' }, { id: 'asc' }],
      take: MAX_APPLIED,
    });
    // A change of a kind that this version does not know is left out.
    return rows.flatMap(({ decidedAt, ...row }) => AppliedCorrection.safeParse({ ...row, appliedOn: decidedAt?.toISOString().slice(0, 10) }).data ?? []);
  }
}
