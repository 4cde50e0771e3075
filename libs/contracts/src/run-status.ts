import { z } from 'zod';

export const RUN_STATUSES = [
  'in_progress',
  'awaiting_input',
  'awaiting_review',
  'waiting',
  'complete',
  'refused',
  'failed',
  'cancelled',
  'expired',
  'limit_reached',
] as const;
export const RunStatus = z.enum(RUN_STATUSES);
export type RunStatus = z.infer<typeof RunStatus>;

/** Where a run may go from each status; statuses without a way out are final. */
export const RUN_TRANSITIONS: Readonly<Record<RunStatus, readonly RunStatus[]>> = {
  in_progress: ['awaiting_input', 'awaiting_review', 'waiting', 'complete', 'refused', 'failed', 'cancelled', 'limit_reached'],
  awaiting_input: ['in_progress', 'cancelled', 'expired'],
  awaiting_review: ['in_progress', 'awaiting_input', 'waiting', 'complete', 'refused', 'cancelled', 'expired'],
  waiting: ['in_progress', 'awaiting_input', 'awaiting_review', 'complete', 'refused', 'failed', 'cancelled', 'expired'],
  complete: [],
  refused: [],
  failed: ['in_progress'],
  cancelled: [],
  expired: [],
  limit_reached: [],
};

/** Waits for a person, or, as `waiting`, for a time, a call from outside or another run. */
export const isWaiting = (status: RunStatus): boolean => status === 'awaiting_input' || status === 'awaiting_review' || status === 'waiting';
export const isOpen = (status: RunStatus): boolean => status === 'in_progress' || isWaiting(status);
