import type { Coordinates, GuideEatery, GuidePlace, OpeningWindow } from '@app/guide';
import type { DayFrame } from './day-frame.js';
import { plannedMinutes } from './day-rules.js';
import { beforeShow, onExcursion } from './meal-slots.js';
import type { MealName, MealSlot } from './meal-slots.js';
import type { TravelTable } from './travel-time.js';

const STEP_MINUTES = 5;
const EXCURSION_MINUTES = 240;
/** Sleeping longer until the first museum opens is no lost time. */
const LEISURELY_START_MINUTE = 630;
/** Hunger after this hour is felt like waiting. */
const LATE_LUNCH_MINUTE = 855;

/** An eatery and its opening windows of that date. */
export interface EateryChoice {
  readonly eatery: GuideEatery;
  readonly windows: readonly OpeningWindow[];
}
export type MealChoices = Readonly<Partial<Record<MealName, EateryChoice>>>;

/** Everything that one day's order is judged by. */
export interface DayContext {
  readonly frame: DayFrame;
  readonly firstMinute: number;
  readonly meals: readonly MealSlot[];
  /** Where the day starts, and where it ends before a departure. */
  readonly base: Coordinates;
  readonly travel: TravelTable;
  windowsOf(place: GuidePlace): readonly OpeningWindow[];
}

export type TimedItem =
  | { readonly type: 'visit'; readonly place: GuidePlace; readonly startMinute: number; readonly endMinute: number }
  | { readonly type: 'meal'; readonly meal: MealName; readonly eatery: GuideEatery | null; readonly startMinute: number; readonly endMinute: number };

/** A feasible day: nothing overlaps, every way fits, every visit lies within opening hours from start to end. */
export interface Timeline {
  readonly items: readonly TimedItem[];
  readonly travelMinutes: number;
  readonly idleMinutes: number;
}

const roundUp = (minute: number): number => Math.ceil(minute / STEP_MINUTES) * STEP_MINUTES;

/** The first minute from `earliest` at which something of that length fits into a window. */
function firstFit(windows: readonly OpeningWindow[], earliest: number, minutes: number): number | undefined {
  for (const window of windows) {
    const start = roundUp(Math.max(earliest, window.fromMinute));
    if (start + minutes <= window.toMinute) return start;
  }
  return undefined;
}

/** Builds one day from its beginning to its end, always as early as possible. */
class Clock {
  readonly items: TimedItem[] = [];
  travel = 0;
  idle = 0;
  private now: number;
  private at: Coordinates;
  private visited = false;

  constructor(private readonly day: DayContext) {
    this.now = day.frame.fromMinute;
    this.at = day.base;
  }

  /** How long until the meal may start; negative when it could have started already. */
  minutesUntil(slot: MealSlot): number {
    return slot.fromMinute - this.now;
  }

  /** When the visit would start if it came next; undefined when it cannot. */
  visitStart(place: GuidePlace): number | undefined {
    const arrival = Math.max(this.now + this.day.travel(this.at, place), this.day.firstMinute);
    return firstFit(this.day.windowsOf(place), arrival, plannedMinutes(place));
  }

  visit(place: GuidePlace): boolean {
    const startMinute = this.visitStart(place);
    if (startMinute === undefined) return false;
    const way = this.day.travel(this.at, place);
    const readyAt = Math.max(this.now + way, this.day.firstMinute);
    this.idle += Math.max(0, startMinute - (this.visited ? readyAt : Math.max(readyAt, LEISURELY_START_MINUTE)) - STEP_MINUTES);
    this.travel += way;
    this.now = startMinute + plannedMinutes(place);
    this.at = place;
    this.visited = true;
    this.items.push({ type: 'visit', place, startMinute, endMinute: this.now });
    return this.now <= this.day.frame.toMinute;
  }

  eat(slot: MealSlot, choice: EateryChoice | undefined): boolean {
    const way = choice ? this.day.travel(this.at, choice.eatery) : 0;
    const earliest = Math.max(this.now + way, slot.fromMinute);
    const startMinute = choice ? firstFit(choice.windows, earliest, slot.minutes) : roundUp(earliest);
    if (startMinute === undefined || startMinute > slot.latestStartMinute) return false;
    if (slot.meal === 'lunch') this.idle += Math.max(0, startMinute - this.now - way - STEP_MINUTES, startMinute - LATE_LUNCH_MINUTE);
    this.travel += way;
    this.now = startMinute + slot.minutes;
    if (choice) this.at = choice.eatery;
    this.items.push({ type: 'meal', meal: slot.meal, eatery: choice?.eatery ?? null, startMinute, endMinute: this.now });
    return this.now <= this.day.frame.toMinute;
  }

  /** True when the travellers are back for the transfer in time. */
  endsInTime(): boolean {
    const way = this.day.frame.kind === 'departure' ? this.day.travel(this.at, this.day.base) : 0;
    return this.now + way <= this.day.frame.toMinute;
  }
}

/**
 * The day with these visits in this order and its meals between them; null when something does not fit.
 *
 * A meal comes before a visit that would delay it too much; nobody waits long for one.
 */
export function buildTimeline(day: DayContext, order: readonly GuidePlace[], choices: MealChoices): Timeline | null {
  const excursion = order.some((place) => plannedMinutes(place) > EXCURSION_MINUTES);
  const meals = excursion ? day.meals.map(onExcursion) : day.meals;
  const clock = new Clock(day);
  let next = 0;
  for (const place of order) {
    for (let slot = meals[next]; slot && eatsBefore(slot, place, clock); slot = meals[next]) {
      if (!clock.eat(place.kind === 'show' ? beforeShow(slot) : slot, choices[slot.meal])) return null;
      next += 1;
    }
    if (!clock.visit(place)) return null;
  }
  for (const slot of meals.slice(next)) if (!clock.eat(slot, choices[slot.meal])) return null;
  return clock.endsInTime() ? { items: clock.items, travelMinutes: clock.travel, idleMinutes: clock.idle } : null;
}

/** Time to get from a visit to a table. */
const TO_TABLE_MINUTES = 15;
/** Nobody waits longer than this for a meal that could also follow the next visit. */
const MAX_WAIT_MINUTES = 40;

function eatsBefore(slot: MealSlot, place: GuidePlace, clock: Clock): boolean {
  if (slot.meal === 'breakfast') return true;
  const start = clock.visitStart(place);
  if (start === undefined) return true;
  const tableAt = start + plannedMinutes(place) + TO_TABLE_MINUTES;
  return tableAt > slot.latestStartMinute || (tableAt > slot.preferredStartMinute && clock.minutesUntil(slot) <= MAX_WAIT_MINUTES);
}
