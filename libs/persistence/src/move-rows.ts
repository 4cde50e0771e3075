import type { DispatchedVersion, Move, StoredMove } from '@app/ports';

/** Parameters of every statement that stores moves, see STORE_MOVES. */
export const moveParameters = (moves: readonly Move[]): unknown[] => [
  JSON.stringify(moves.map(toRow)),
  moves.map((move) => move.runId),
  moves.flatMap((move) => move.settled.map((step) => step.stepId)),
  moves.flatMap((move) => move.retried.map((step) => step.stepId)),
];

/** JSON for `jsonb_to_recordset`; drops what a row does not store. */
function toRow(move: Move): Record<string, unknown> {
  const { usage, ...rest } = move;
  return { ...rest, ...usage, ended: move.status !== 'in_progress' && !move.status.startsWith('awaiting') };
}

/** What comes back for a move that was stored. */
export interface MovedRow {
  readonly id: string;
  readonly at: Date;
  readonly eventSeq: number;
  readonly dispatchedOn: DispatchedVersion | null;
  readonly [column: string]: unknown;
}

export function toStoredMove({ at, eventSeq, dispatchedOn: on }: MovedRow): StoredMove {
  return { at: at.toISOString(), eventSeq, dispatchedOn: on && { ...on, at: new Date(on.at).toISOString() } };
}
