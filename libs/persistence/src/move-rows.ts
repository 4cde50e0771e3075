import { z } from 'zod';
import { isWaiting } from '@app/contracts';
import type { Move, StoredMove, VersionCause } from '@app/ports';

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

const Dispatched = z.object({
  cause: z.custom<VersionCause>((cause) => typeof cause === 'string'),
  agent: z.string().nullable(),
  delta: z.record(z.string(), z.unknown()),
  at: z.string(),
});
/** What comes back for a move that was stored. */
export type MovedRow = z.infer<typeof MovedRow>;
export const MovedRow = z.object({ id: z.string(), at: z.date(), eventSeq: z.number(), dispatchedOn: Dispatched.nullable() });

export function toStoredMove({ at, eventSeq, dispatchedOn: on }: MovedRow): StoredMove {
  return { at: at.toISOString(), eventSeq, dispatchedOn: on && { ...on, at: new Date(on.at).toISOString() } };
}
