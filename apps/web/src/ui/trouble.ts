import { ApiError } from '../api/problem.js';
import { t } from '../words/words.js';

const CONFLICT = 409;
const TOO_MANY = 429;

/** What went wrong, in words that say what to do about it. */
export function troubleWords(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : t('error.other', { detail: '?' });
  if (error.status === 0) return t('error.offline');
  if (error.status === CONFLICT && error.code === 'RUN_IN_PROGRESS') return t('error.busy');
  if (error.status === TOO_MANY) return t('error.tooMany', { seconds: error.retryAfterSeconds ?? 0 });
  if (error.isPassing) return t('error.away');
  return t('error.other', { detail: error.message });
}
