import { z } from 'zod';

const DEFAULT_PAGE = 50;
const MAX_PAGE = 200;

/** A date or a date-time with its zone, as a query or a body names it. */
export const momentField = z.union([z.iso.datetime({ offset: true }), z.iso.date()], { error: 'must be a date or a date-time with its zone' });

/** Items on a page: 1 to 200, 50 when nothing is said. */
export const pageLimit = z
  .string()
  .regex(/^[0-9]{1,3}$(?!\n)/, { error: `must be a number from 1 to ${MAX_PAGE}` })
  .transform(Number)
  .pipe(z.number().min(1).max(MAX_PAGE))
  .default(DEFAULT_PAGE);

/** The `nextCursor` of the page before. */
export const cursorField = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,300}$(?!\n)/, { error: 'must be a nextCursor of this list' })
  .optional();
