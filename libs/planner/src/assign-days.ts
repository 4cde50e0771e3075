import type { DailyWeather } from '@app/contracts';
import type { GuidePlace } from '@app/guide';
import { bestOrder, lostMinutes, withVisit } from './day-order.js';
import type { OrderedDay } from './day-order.js';
import { placeValue, weatherValue } from './place-value.js';
import type { Taste } from './place-value.js';
import { buildTimeline } from './timeline.js';
import type { DayContext } from './timeline.js';

const LOST_MINUTE_POINTS = 0.45;
const SAME_GROUP_POINTS = 14;
const LOAD_POINTS = 7;
const PROPOSED_POINTS = 300;
const PROPOSED_DATE_POINTS = 200;
/** A further visit on a day that has two must be worth the way. */
const WORTH_POINTS = 0;
/** Squares and viewpoints fill no third of a day; one more visit fits beside them. */
const SHORT_VISIT_MINUTES = 45;
const MIN_CAPACITY_FOR_MORE = 3;
const ENOUGH_VISITS = 2;
const EXCURSION_DAY_VISITS = 2;
const MIN_DAYS_FOR_EXCURSION = 4;
const SWAP_ROUNDS = 2;

/** One date with what limits it. */
export interface OpenDay {
  readonly context: DayContext;
  readonly capacity: number;
  readonly weather: DailyWeather | undefined;
  /** Mean daily high of the month in °C. */
  readonly usualHighC: number;
  readonly proposedIds: ReadonlySet<string>;
}

export interface FilledDay extends OpenDay {
  readonly plan: OrderedDay;
}

interface Insertion {
  readonly dayIndex: number;
  readonly place: GuidePlace;
  readonly plan: OrderedDay;
  readonly score: number;
}

interface VisitAt {
  readonly dayIndex: number;
  readonly position: number;
}

interface Apart {
  readonly day: FilledDay;
  readonly visit: GuidePlace;
  readonly rest: readonly GuidePlace[];
}

const GROUPS: Readonly<Partial<Record<GuidePlace['kind'], string>>> = {
  museum: 'museum', gallery: 'museum', park: 'green', garden: 'green', nature: 'green', market: 'market', food_hall: 'market', shopping: 'market',
};
const groupOf = (place: GuidePlace): string => GROUPS[place.kind] ?? place.kind;

/** Points lost because a day holds several things of one kind. */
export function samenessPoints(order: readonly GuidePlace[]): number {
  const groups = new Set(order.map(groupOf));
  return (order.length - groups.size) * SAME_GROUP_POINTS;
}

/** Excursions need a whole day of a trip that is long enough unless they were asked for, and one is plenty. */
function excursionFits(day: FilledDay, days: readonly FilledDay[], wanted: boolean): boolean {
  const taken = days.some((other) => other.plan.order.some((visit) => visit.kind === 'day_trip'));
  return day.context.frame.kind === 'full' && !taken && (wanted || days.length >= MIN_DAYS_FOR_EXCURSION);
}

/** How many visits the day may hold once this place is among them. */
function visitLimit(day: FilledDay, place: GuidePlace): number {
  const visits = [...day.plan.order, place];
  if (visits.some((visit) => visit.kind === 'day_trip')) return Math.min(day.capacity, EXCURSION_DAY_VISITS);
  const hasShort = visits.some((visit) => visit.visitMinutes <= SHORT_VISIT_MINUTES);
  return day.capacity + (hasShort && day.capacity >= MIN_CAPACITY_FOR_MORE ? 1 : 0);
}

/** Fills days with visits one at a time, always the one that gains most, then moves and swaps visits between days. */
export class DayFiller {
  private readonly days: FilledDay[];
  private readonly values: ReadonlyMap<string, number>;
  private readonly proposed: ReadonlySet<string>;
  private unused: GuidePlace[];

  constructor(days: readonly OpenDay[], places: readonly GuidePlace[], taste: Taste) {
    this.days = days.map((day) => ({ ...day, plan: emptyPlan(day.context) }));
    this.values = new Map(places.map((place) => [place.id, placeValue(place, taste)]));
    this.proposed = new Set(days.flatMap((day) => [...day.proposedIds]));
    this.unused = [...places];
  }

  fill(): readonly FilledDay[] {
    this.insertAll();
    if (this.improve()) this.insertAll();
    return this.days.map((day) => ({ ...day, plan: bestOrder(day.context, day.plan.order) ?? day.plan }));
  }

  /** Only the day that just changed is looked at again, which keeps long trips fast. */
  private insertAll(): void {
    let options = this.days.flatMap((_, dayIndex) => this.insertionsOf(dayIndex));
    for (;;) {
      const best = options.reduce<Insertion | null>((top, option) => (top && top.score >= option.score ? top : option), null);
      if (!best) return;
      this.place(best.dayIndex, best.plan);
      this.unused = this.unused.filter((place) => place.id !== best.place.id);
      options = options.filter((option) => option.dayIndex !== best.dayIndex && option.place.id !== best.place.id && !(best.place.kind === 'day_trip' && option.place.kind === 'day_trip'));
      options.push(...this.insertionsOf(best.dayIndex));
    }
  }

  private insertionsOf(dayIndex: number): Insertion[] {
    return this.unused.flatMap((place) => this.insertionOf(dayIndex, place) ?? []);
  }

  private insertionOf(dayIndex: number, place: GuidePlace): Insertion | null {
    const day = this.days[dayIndex];
    if (!day || day.plan.order.length >= visitLimit(day, place)) return null;
    if (place.kind === 'day_trip' && !excursionFits(day, this.days, this.valueOf(place) > PROPOSED_POINTS)) return null;
    const plan = withVisit(day.context, day.plan.order, place);
    if (!plan) return null;
    const gain = this.valueOf(place) + this.worthOf(day, plan) - this.worthOf(day, day.plan);
    if (day.plan.order.length >= ENOUGH_VISITS && gain < WORTH_POINTS) return null;
    return { dayIndex, place, plan, score: gain - LOAD_POINTS * day.plan.order.length };
  }

  private valueOf(place: GuidePlace): number {
    return (this.values.get(place.id) ?? 0) + (this.proposed.has(place.id) ? PROPOSED_POINTS : 0);
  }

  /** What a day's choice is worth beyond the places themselves: weather, proposal, variety, short ways. */
  private worthOf(day: FilledDay, plan: OrderedDay): number {
    const perVisit = plan.order.reduce(
      (sum, place) => sum + weatherValue(place, day.weather, day.usualHighC) + (day.proposedIds.has(place.id) ? PROPOSED_DATE_POINTS : 0),
      0,
    );
    return perVisit - samenessPoints(plan.order) - LOST_MINUTE_POINTS * lostMinutes(plan.timeline);
  }

  private place(dayIndex: number, plan: OrderedDay): void {
    const day = this.days[dayIndex];
    if (day) this.days[dayIndex] = { ...day, plan };
  }

  /** Swaps visits between days while that gains something; true when anything moved. */
  private improve(): boolean {
    let moved = false;
    for (let round = 0; round < SWAP_ROUNDS; round += 1) {
      const gained = this.days.map((_, left) => this.days.map((__, right) => right > left && this.swapBetween(left, right)).includes(true)).includes(true);
      if (!gained) break;
      moved = true;
    }
    return moved;
  }

  private swapBetween(left: number, right: number): boolean {
    let gained = false;
    for (let i = 0; i < (this.days[left]?.plan.order.length ?? 0); i += 1) {
      for (let j = 0; j < (this.days[right]?.plan.order.length ?? 0); j += 1) {
        const swapped = this.swapped({ dayIndex: left, position: i }, { dayIndex: right, position: j });
        if (!swapped) continue;
        this.place(left, swapped.left);
        this.place(right, swapped.right);
        gained = true;
      }
    }
    return gained;
  }

  /** Both days after the swap; null when it is not feasible or gains nothing. */
  private swapped(one: VisitAt, other: VisitAt): { left: OrderedDay; right: OrderedDay } | null {
    const a = this.without(one);
    const b = this.without(other);
    if (!a || !b || !mayGain(a, b)) return null;
    const left = withVisit(a.day.context, a.rest, b.visit);
    const right = left && withVisit(b.day.context, b.rest, a.visit);
    if (!left || !right) return null;
    const gain = this.worthOf(a.day, left) + this.worthOf(b.day, right) - this.worthOf(a.day, a.day.plan) - this.worthOf(b.day, b.day.plan);
    return gain >= 1 ? { left, right } : null;
  }

  /** A visit apart from the rest of its day; null for excursions, which stay where they are. */
  private without({ dayIndex, position }: VisitAt): Apart | null {
    const day = this.days[dayIndex];
    const visit = day?.plan.order[position];
    if (!day || !visit || visit.kind === 'day_trip') return null;
    return { day, visit, rest: day.plan.order.toSpliced(position, 1) };
  }
}

/** A cheap look whether a swap can gain: each visit comes nearer to its neighbours, or the days' weather differs. */
function mayGain(a: Apart, b: Apart): boolean {
  if (a.day.weather?.riskLevel !== b.day.weather?.riskLevel) return true;
  const now = nearestMinutes(a.day, a.visit, a.rest) + nearestMinutes(b.day, b.visit, b.rest);
  return nearestMinutes(a.day, b.visit, a.rest) + nearestMinutes(b.day, a.visit, b.rest) < now;
}

/** Minutes from a place to the nearest other point of a day, a cheap sign of whether it belongs there. */
function nearestMinutes({ context }: FilledDay, place: GuidePlace, rest: readonly GuidePlace[]): number {
  return rest.reduce((least, other) => Math.min(least, context.travel(place, other)), context.travel(context.base, place));
}

/** A day with its meals only; they always fit, because only meals that fit are due. */
function emptyPlan(context: DayContext): OrderedDay {
  const timeline = buildTimeline(context, [], {});
  return { order: [], timeline: timeline ?? { items: [], travelMinutes: 0, idleMinutes: 0 } };
}

/** Capacities lowered evenly, the fullest days first, until as many visits are wanted as there are places. */
export function spreadCapacity(capacities: readonly number[], placeCount: number): number[] {
  const spread = [...capacities];
  for (let excess = spread.reduce((sum, capacity) => sum + capacity, 0) - placeCount; excess > 0; excess -= 1) {
    const fullest = spread.lastIndexOf(Math.max(...spread));
    if ((spread[fullest] ?? 0) <= 0) break;
    spread[fullest] = (spread[fullest] ?? 0) - 1;
  }
  return spread;
}
