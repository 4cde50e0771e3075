import { RetryableError } from '@app/contracts';
import type { KeptAnswer, PlaceCache } from '@app/ports';
import type { Database } from './database.js';

const MAX_ANSWERS = 5_000;
const MAX_ANSWER_CHARS = 400_000;
const KEPT_DAYS = 180;

/** Keeps the answer, forgets what is too old, and of too many the oldest. */
const PUT = `
WITH gone AS (
  DELETE FROM place_answer WHERE key <> $1 AND (at < now() - $3 * interval '1 day' OR key IN (SELECT key FROM place_answer ORDER BY at DESC OFFSET $4))
)
INSERT INTO place_answer (key, answer) VALUES ($1, $2::jsonb)
ON CONFLICT (key) DO UPDATE SET answer = excluded.answer, at = now()`;

/** Rows of `place_answer`; an answer that is too large is not kept. */
export class PostgresPlaceCache implements PlaceCache {
  constructor(private readonly db: Database) {}

  async find(key: string): Promise<KeptAnswer | null> {
    const row = await this.db.prisma.placeAnswer.findUnique({ where: { key } });
    return row ? { answer: row.answer, at: row.at.toISOString() } : null;
  }

  async put(key: string, answer: unknown): Promise<void> {
    const text = JSON.stringify(answer);
    if (text.length > MAX_ANSWER_CHARS) return;
    await this.db.change(PUT, [key, text, KEPT_DAYS, MAX_ANSWERS - 1]);
  }
}

/** The cache of a process that must go on while the database is away: nothing is found then, and nothing kept. */
export const createForgivingPlaceCache = (cache: PlaceCache, onAway: (error: unknown) => void): PlaceCache => {
  const unlessAway = async <T>(work: Promise<T>, instead: T): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof RetryableError)) throw error;
      onAway(error);
      return instead;
    }
  };
  return { find: (key) => unlessAway(cache.find(key), null), put: (key, answer) => unlessAway(cache.put(key, answer), undefined) };
};
