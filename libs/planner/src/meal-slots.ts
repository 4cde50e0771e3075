import type { Meal } from '@app/contracts';
import type { DayFrame } from './day-frame.js';
import type { PaceRules } from './day-rules.js';

export type MealName = Meal['meal'];

/** How a day's food money splits over its meals. */
export const MEAL_SHARES: Readonly<Record<MealName, number>> = { breakfast: 0.2, lunch: 0.35, dinner: 0.45 };

/** When a meal may start, in minutes after midnight, and how long it takes. */
export interface MealSlot {
  readonly meal: MealName;
  readonly fromMinute: number;
  /** People rather eat before a visit than start later than this. */
  readonly preferredStartMinute: number;
  readonly latestStartMinute: number;
  readonly minutes: number;
}

const LUNCH: MealSlot = { meal: 'lunch', fromMinute: 720, preferredStartMinute: 800, latestStartMinute: 870, minutes: 60 };
/** On the day of an excursion people eat before it or after it. */
const EXCURSION_LUNCH: MealSlot = { ...LUNCH, fromMinute: 690, preferredStartMinute: 945, latestStartMinute: 945 };
const DINNER: MealSlot = { meal: 'dinner', fromMinute: 1110, preferredStartMinute: 1200, latestStartMinute: 1245, minutes: 75 };
/** Before a show people dine early. */
const EARLY_DINNER_MINUTE = 1050;
const BREAKFAST_MINUTES = 40;
const BEFORE_FIRST_VISIT_MINUTES = 60;
const LATEST_BREAKFAST_MINUTE = 585;

const fits = (slot: MealSlot, frame: DayFrame): boolean => {
  const start = Math.max(slot.fromMinute, frame.fromMinute);
  return start <= slot.latestStartMinute && start + slot.minutes <= frame.toMinute;
};

/** Meals that fall into the part of the day spent in the city, in order of time. */
export function mealsDue(frame: DayFrame, pace: PaceRules): MealSlot[] {
  if (frame.kind === 'before_arrival' || frame.kind === 'after_departure') return [];
  // An early departure moves breakfast forward instead of dropping it.
  const usualStart = pace.firstMinute - BEFORE_FIRST_VISIT_MINUTES;
  const fromMinute = Math.max(frame.fromMinute, Math.min(usualStart, frame.toMinute - BREAKFAST_MINUTES));
  const breakfast: MealSlot = {
    meal: 'breakfast',
    fromMinute,
    preferredStartMinute: fromMinute,
    latestStartMinute: LATEST_BREAKFAST_MINUTE,
    minutes: BREAKFAST_MINUTES,
  };
  return [breakfast, LUNCH, DINNER].filter((slot) => fits(slot, frame));
}

/** The same slot as it is before an evening out. */
export const beforeShow = (slot: MealSlot): MealSlot => (slot.meal === 'dinner' ? { ...slot, fromMinute: EARLY_DINNER_MINUTE } : slot);

/** The same slot with the hours of an excursion day when it is lunch. */
export const onExcursion = (slot: MealSlot): MealSlot => (slot.meal === 'lunch' ? EXCURSION_LUNCH : slot);
