import type { Move } from '@app/ports';
import type { DecidedMove } from './move-draft.js';

/** True for a move that only takes in what a step brought: nothing is sent, started or waited for by it. */
export const isQuiet = ({ move, next }: DecidedMove): boolean =>
  next.status === 'in_progress' &&
  move.messages.length + move.added.length + move.retried.length === 0 &&
  move.waits === undefined &&
  move.children === undefined &&
  move.remembered === undefined &&
  move.graphVersion === undefined;

/** Two moves as one, the second decided on what the first leaves. The first is quiet: rows that one statement inserts, the same cannot change. */
export function joinMoves(first: DecidedMove, second: DecidedMove): DecidedMove {
  const [before, after] = [first.move, second.move];
  const move: Move = {
    ...after,
    expectedMoveCount: before.expectedMoveCount,
    usage: {
      modelCalls: before.usage.modelCalls + after.usage.modelCalls,
      inputTokens: before.usage.inputTokens + after.usage.inputTokens,
      outputTokens: before.usage.outputTokens + after.usage.outputTokens,
    },
    versions: [...before.versions, ...after.versions],
    logEntries: [...before.logEntries, ...after.logEntries],
    settled: [...before.settled, ...after.settled],
  };
  return { move, next: { ...second.next, moveCount: first.next.moveCount } };
}
