export { scheduleDay } from './schedule-day.js';
export type { DaySchedule, LeftOutItem, LeftOutReason, ScheduleItem, ScheduleRequest, ScheduledItem } from './schedule-request.js';
