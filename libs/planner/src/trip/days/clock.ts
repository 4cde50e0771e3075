import { distanceKm } from '@app/guide';
import type { Coordinates, OpeningWindow } from '@app/guide';
import type { TravelTable } from '../../travel-time.js';
import { visitStrain } from './strain.js';
import type { Sight } from './sight.js';
import type { DayItem, MealDue, Table, Tables, TimedDay, TripDay } from './trip-day.js';

const STEP_MINUTES = 5;
/** Nobody stands at the next door the minute the last one closes behind them. */
const BUFFER_MINUTES = 5;
/** No town lets people move faster than this from door to door. */
const FASTEST_KM_PER_HOUR = 35;
const WALKED_KM = 1.5;
const DETOUR_FACTOR = 1.3;
const TO_TABLE_MINUTES = 15;
const MAX_WAIT_MINUTES = 40;
const LEISURELY_START_MINUTE = 630;
const EARLY_DINNER_MINUTE = 1050;
const LONG_VISIT_MINUTES = 240;
const PICNIC_LUNCH = { fromMinute: 690, latestStartMinute: 945 };

/** What the clock needs to know besides the day: ways and opening hours. */
export interface Ways {
  readonly travel: TravelTable;
  windowsOf(sight: Sight, date: string): readonly OpeningWindow[];
}

const roundUp = (minute: number): number => Math.ceil(minute / STEP_MINUTES) * STEP_MINUTES;

function firstFit(windows: readonly OpeningWindow[], earliest: number, minutes: number): number | undefined {
  for (const window of windows) {
    const start = roundUp(Math.max(earliest, window.fromMinute));
    if (start + minutes <= window.toMinute) return start;
  }
  return undefined;
}

/** Minutes from door to door with a buffer, never faster than a town allows. */
export const wayMinutes = (travel: TravelTable, from: Coordinates, to: Coordinates): number =>
  Math.max(travel(from, to), Math.ceil((distanceKm(from, to) / FASTEST_KM_PER_HOUR) * 60)) + BUFFER_MINUTES;

/** Runs one day from its beginning to its end, always as early as possible. */
class Clock {
  readonly items: DayItem[] = [];
  travel = 0;
  idle = 0;
  visits = 0;
  hopKm = 0;
  strain = 0;
  private now: number;
  private at: Coordinates;
  private lastVisit: Coordinates | null = null;

  constructor(
    private readonly day: TripDay,
    private readonly ways: Ways,
  ) {
    this.now = day.fromMinute;
    this.at = day.base;
  }

  get visitCount(): number {
    return this.items.filter(({ type }) => type === 'visit').length;
  }

  get time(): number {
    return this.now;
  }

  visitStart(sight: Sight): number | undefined {
    const { day, ways } = this;
    // Before sunrise nothing else was done, and whoever wished for it gets up.
    if (sight.light === 'sunrise' && ways.windowsOf(sight, day.date).some(({ fromMinute }) => fromMinute < day.firstMinute))
      return this.items.length === 0 && day.kind !== 'arrival' ? firstFit(ways.windowsOf(sight, day.date), 0, sight.minutes) : undefined;
    const way = this.items.length === 0 && this.now < day.firstMinute ? 0 : wayMinutes(ways.travel, this.at, sight.place);
    const windows = ways.windowsOf(sight, day.date);
    const start = firstFit(windows, Math.max(this.now + way, day.firstMinute), sight.minutes);
    if (start === undefined || !day.nap || start + sight.minutes <= day.nap.fromMinute || start >= day.nap.toMinute) return start;
    return firstFit(windows, Math.max(day.nap.toMinute + wayMinutes(ways.travel, day.base, sight.place)), sight.minutes);
  }

  visit(sight: Sight): boolean {
    const startMinute = this.visitStart(sight);
    if (startMinute === undefined) return false;
    const way = this.move(sight.place);
    const ready = this.items.length === 0 ? Math.max(LEISURELY_START_MINUTE, this.now) : this.now + way;
    this.idle += Math.max(0, startMinute - ready - STEP_MINUTES);
    this.now = startMinute + sight.minutes;
    this.visits += sight.minutes;
    this.strain += visitStrain(sight);
    if (this.lastVisit && !sight.far) this.hopKm += distanceKm(this.lastVisit, sight.place);
    if (!sight.far) this.lastVisit = sight.place;
    this.items.push({ type: 'visit', sight, startMinute, endMinute: this.now });
    return this.now <= this.day.toMinute;
  }

  eat(due: MealDue, table: Table | undefined): boolean {
    const way = table ? wayMinutes(this.ways.travel, this.at, table) : BUFFER_MINUTES;
    const earliest = Math.max(this.items.length === 0 ? this.now : this.now + way, due.fromMinute, this.day.firstMinute);
    const startMinute = table ? firstFit(table.windowsOn(this.day.date), earliest, due.minutes) : roundUp(earliest);
    if (startMinute === undefined || startMinute > due.latestStartMinute) return false;
    if (table) this.move(table);
    this.idle += Math.max(0, startMinute - this.now - way - STEP_MINUTES) * (due.meal === 'dinner' ? 0 : 1);
    this.now = startMinute + due.minutes;
    this.items.push({ type: 'meal', due, table: table ?? null, startMinute, endMinute: this.now });
    return this.now <= this.day.toMinute;
  }

  private move(to: Coordinates): number {
    const way = wayMinutes(this.ways.travel, this.at, to);
    const km = distanceKm(this.at, to);
    this.travel += way;
    if (km <= WALKED_KM) this.strain += km * DETOUR_FACTOR;
    this.at = to;
    return way;
  }

  /** True when the travellers are back where they must be at the end. */
  endsInTime(): boolean {
    const { day } = this;
    const leaves = day.kind === 'departure' || day.kind === 'passing' || day.way !== null;
    const way = leaves ? wayMinutes(this.ways.travel, this.at, day.base) : 0;
    return this.now + way <= day.toMinute;
  }
}

function eatsBefore(due: MealDue, sight: Sight, clock: Clock, lunchAfter: number | null): boolean {
  if (due.meal === 'lunch' && lunchAfter !== null) return clock.visitCount >= lunchAfter;
  const start = clock.visitStart(sight);
  if (start === undefined) return true;
  if (due.meal === 'dinner' && sight.evening) return sight.place.kind === 'nightlife' || start + sight.minutes + TO_TABLE_MINUTES > due.latestStartMinute;
  const tableAt = start + sight.minutes + TO_TABLE_MINUTES;
  return tableAt > due.latestStartMinute || (tableAt > due.preferredStartMinute && due.fromMinute - clock.time <= MAX_WAIT_MINUTES);
}

function dueBefore(due: MealDue, sight: Sight): MealDue {
  return due.meal === 'dinner' && sight.evening ? { ...due, fromMinute: Math.min(due.fromMinute, EARLY_DINNER_MINUTE) } : due;
}

/** The day with these visits in this order and its meals between them; null when something does not fit or asks too much of the travellers. */
export function timeDay(day: TripDay, order: readonly Sight[], ways: Ways, tables: Tables = {}): TimedDay | null {
  const long = order.some((sight) => sight.minutes > LONG_VISIT_MINUTES || sight.far);
  const meals = long
    ? day.meals.map((due) => (due.meal === 'lunch' ? { ...due, ...PICNIC_LUNCH, preferredStartMinute: PICNIC_LUNCH.latestStartMinute } : due))
    : day.meals;
  const clock = new Clock(day, ways);
  let next = 0;
  for (const sight of order) {
    for (let due = meals[next]; due && eatsBefore(due, sight, clock, day.lunchAfter); due = meals[next]) {
      if (!clock.eat(dueBefore(due, sight), tables[due.meal])) return null;
      next += 1;
    }
    if (!clock.visit(sight)) return null;
  }
  for (const due of meals.slice(next)) if (!clock.eat(due, tables[due.meal])) return null;
  if (!clock.endsInTime() || clock.hopKm > day.maxKm) return null;
  return { items: clock.items, travelMinutes: clock.travel, idleMinutes: clock.idle, visitMinutes: clock.visits, hopKm: clock.hopKm, strain: clock.strain };
}
