import { isWaiting } from '@app/contracts';
import type { DispatchedVersion, Move, StoredMove } from '@app/ports';

/** Parameters of every statement that stores moves, see STORE_MOVES. */
export const moveParameters = (moves: readonly Move[]): unknown[] => [
  JSON.stringify(moves.map(toRow)),
  moves.map((move) => move.runId),
  moves.flatMap((move) => move.settled.map((step) => step.stepId)),
  moves.flatMap((move) => move.retried.map((step) => step.stepId)),
  moves.filter((move) => move.waits !== undefined).map((move) => move.runId),
];

/** JSON for `jsonb_to_recordset`; drops what a row does not store. */
function toRow(move: Move): Record<string, unknown> {
  const { usage, ...rest } = move;
  const parts = { waits: [], children: [] };
  return { ...parts, ...rest, ...usage, ended: move.status !== 'in_progress' && !isWaiting(move.status) };
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
