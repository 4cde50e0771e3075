export { scheduleDay } from './schedule-day.js';
export type { DaySchedule, LeftOutItem, ScheduleItem, ScheduleRequest, ScheduledItem } from './schedule-request.js';
