import type { AppliedCorrection, CorrectionBody, PlaceCorrection } from '@app/contracts';

export type CorrectionState = PlaceCorrection['state'];

export interface NewCorrection extends CorrectionBody {
  readonly id: string;
  readonly ownerId: string;
}

/** What owners ask to put right. */
export interface CorrectionStore {
  add(correction: NewCorrection): Promise<PlaceCorrection>;
  /** How many of the owner's wait for a decision. */
  countOpen(ownerId: string): Promise<number>;
  /** The oldest first, after `after`. */
  list(state: CorrectionState, after: { readonly at: string; readonly id: string } | null, limit: number): Promise<PlaceCorrection[]>;
  /** Decides about an open one; null when there is none of this id, or it was decided before. */
  decide(id: string, decision: { readonly state: 'applied' | 'refused'; readonly reason: string | null }): Promise<PlaceCorrection | null>;
  /** Whether there is one of this id, decided or not. */
  exists(id: string): Promise<boolean>;
  /** All that were applied, the oldest first. */
  applied(): Promise<readonly AppliedCorrection[]>;
}
