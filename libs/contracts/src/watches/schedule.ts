import { z } from 'zod';
import { personText } from '../text.js';
import { RequestContext } from '../travel/request.js';
import { RunLimits } from '../http/decide.js';
import { RunStatus } from '../run-status.js';

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 08:00' });
const isZone = (name: string): boolean => Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC';
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** When a schedule starts its plan: by the clocks of its zone, changes to summer time included. */
export const ScheduleRule = z.strictObject({
  /** Weekdays from 1 (Monday) to 7. */
  weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7).default(EVERY_DAY),
  at: Clock,
  timezone: z.string().refine(isZone, { error: 'is no IANA time zone' }).default('UTC'),
});
export type ScheduleRule = z.infer<typeof ScheduleRule>;

/** Body of `POST /schedules`: what is planned again and again, in words, and when. */
export const ScheduleBody = z.strictObject({
  request: personText,
  rule: ScheduleRule,
  /** Without `now`: "tomorrow" is reckoned from the day on which a plan is started. */
  context: RequestContext.omit({ now: true }).optional(),
  limits: RunLimits.optional(),
});
export type ScheduleBody = z.infer<typeof ScheduleBody>;

/** A plan that a schedule started, and how it ended. */
export const ScheduledRun = z.strictObject({ due: z.iso.datetime(), status: RunStatus });
export type ScheduledRun = z.infer<typeof ScheduledRun>;

/** When a schedule is due next, as it was reckoned. */
export const ScheduleTurn = z.strictObject({
  /** How often the run had been woken before. */
  wake: z.number().int(),
  /** The next time that was not started yet. */
  next: z.iso.datetime(),
  waitMs: z.number().int().min(0),
  /** The time that has come, whose plan is to be started; null: none has. */
  due: z.iso.datetime().nullable(),
});
export type ScheduleTurn = z.infer<typeof ScheduleTurn>;

/** A schedule, as every endpoint about it answers. Its plans are runs of the thread `threadId`. */
export const ScheduleAnswer = z.strictObject({
  scheduleId: z.string(),
  threadId: z.string(),
  status: z.enum(['scheduled', 'planning', 'refused', 'cancelled', 'failed']),
  version: z.number().int(),
  request: z.string(),
  rule: ScheduleRule,
  nextAt: z.iso.datetime().nullable(),
  /** The newest first. */
  runs: z.array(ScheduledRun),
  error: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
});
export type ScheduleAnswer = z.infer<typeof ScheduleAnswer>;
export const SchedulesPage = z.strictObject({ items: z.array(ScheduleAnswer) });
export type SchedulesPage = z.infer<typeof SchedulesPage>;
