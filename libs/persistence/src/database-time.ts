import { z } from 'zod';
import type { Database } from './database.js';

const Row = z.object({ now: z.date() });

/** The time that all processes share, whatever their own clocks say. */
export async function databaseTime(db: Database): Promise<Date> {
  const [row] = await db.rows(Row, 'SELECT now()::timestamptz(3) AS now', []);
  return Row.parse(row).now;
}
