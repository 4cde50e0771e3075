import { z } from 'zod';
import { RequestError, StepId } from '@app/contracts';

/** The database knows no year zero. */
const Moment = z.iso.datetime().refine((at) => !at.startsWith('0000'));

/** The last item of a page in a list that is ordered by time and id. */
export interface PagePosition {
  /** ISO 8601. */
  readonly at: string;
  readonly id: string;
}

/** Where the next page starts, as text that clients hand back and need not understand. */
export const cursorOf = ({ at, id }: PagePosition): string => Buffer.from(JSON.stringify([at, id])).toString('base64url');

/** Null for the first page; `id` is what the list's ids look like. @throws {RequestError} VALIDATION_ERROR for text that no list gave out. */
export function positionOfCursor(cursor: string | undefined, id: z.ZodType<string> = StepId): PagePosition | null {
  if (cursor === undefined) return null;
  const read = z.tuple([Moment, id]).safeParse(parsed(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (read.success) return { at: read.data[0], id: read.data[1] };
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
