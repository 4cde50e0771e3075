import { z } from 'zod';
import { RequestError, StepId } from '@app/contracts';
import type { FailedStepPosition } from '@app/ports';

const Position = z.tuple([z.iso.datetime(), StepId]);

/** Where the next page starts, as text that clients hand back and need not understand. */
export const cursorOf = ({ settledAt, stepId }: FailedStepPosition): string => Buffer.from(JSON.stringify([settledAt, stepId])).toString('base64url');

/** @throws {RequestError} VALIDATION_ERROR for text that this list did not give out. */
export function positionOfCursor(cursor: string): FailedStepPosition {
  const read = Position.safeParse(parsed(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (read.success) return { settledAt: read.data[0], stepId: read.data[1] };
  const message = 'must be a nextCursor of this list';
  throw new RequestError('VALIDATION_ERROR', `cursor: ${message}`, [{ path: 'cursor', message }]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
