import type { GuidePlace } from '@app/guide';
import { bestOrder, withVisit } from './day-order.js';
import type { OrderedDay } from './day-order.js';
import { withoutEmptyDays } from './day-moves.js';
import { withSwaps } from './day-swaps.js';
import { dayWorth, excursionFits, visitLimit } from './day-worth.js';
import { emptyPlan } from './open-day.js';
import type { FilledDay, OpenDay } from './open-day.js';
import { placeValue } from './place-value.js';
import type { Taste } from './place-value.js';

const LOAD_POINTS = 7;
const PROPOSED_POINTS = 300;
/** A further visit on a day that has two must be worth the way. */
const ENOUGH_VISITS = 2;

interface Insertion {
  readonly dayIndex: number;
  readonly place: GuidePlace;
  readonly plan: OrderedDay;
  readonly score: number;
}

/** Fills days with visits one at a time, always the one that gains most, then swaps and moves visits between days. */
export class DayFiller {
  private days: FilledDay[];
  private unused: GuidePlace[];
  private readonly values: ReadonlyMap<string, number>;

  /** Visits in `fixed` are on their days from the beginning. */
  constructor(days: readonly OpenDay[], places: readonly GuidePlace[], taste: Taste, fixed: readonly OrderedDay[] = []) {
    const proposed = new Set(days.flatMap((day) => [...day.proposedIds]));
    const placed = new Set(fixed.flatMap(({ order }) => order.map(({ id }) => id)));
    this.values = new Map(places.map((place) => [place.id, placeValue(place, taste) + (proposed.has(place.id) ? PROPOSED_POINTS : 0)]));
    this.days = days.map((day, index) => ({ ...day, plan: fixedPlan(fixed[index]) ?? emptyPlan(day.context) }));
    this.unused = places.filter(({ id }) => !placed.has(id));
  }

  fill(): readonly FilledDay[] {
    this.insertAll();
    this.days = withoutEmptyDays(withSwaps(this.days));
    this.insertAll();
    return this.days.map((day) => ({ ...day, plan: bestOrder(day.context, day.plan.order) ?? day.plan }));
  }

  /** Only the day that just changed is looked at again, which keeps long trips fast. */
  private insertAll(): void {
    let options = this.days.flatMap((_, dayIndex) => this.insertionsOf(dayIndex));
    for (;;) {
      const best = options.reduce<Insertion | null>((top, option) => (top && top.score >= option.score ? top : option), null);
      if (!best) return;
      this.take(best);
      const excursion = best.place.kind === 'day_trip';
      options = options.filter(({ dayIndex, place }) => dayIndex !== best.dayIndex && place.id !== best.place.id && !(excursion && place.kind === 'day_trip'));
      options.push(...this.insertionsOf(best.dayIndex));
    }
  }

  private insertionsOf(dayIndex: number): Insertion[] {
    return this.unused.flatMap((place) => this.insertionOf(dayIndex, place) ?? []);
  }

  private insertionOf(dayIndex: number, place: GuidePlace): Insertion | null {
    const day = this.days[dayIndex];
    const value = this.values.get(place.id) ?? 0;
    if (!day || day.plan.order.length >= visitLimit(day, place)) return null;
    if (place.kind === 'day_trip' && !excursionFits(day, this.days, value > PROPOSED_POINTS)) return null;
    const plan = withVisit(day.context, day.plan.order, place);
    if (!plan) return null;
    const gain = value + dayWorth(day, plan) - dayWorth(day, day.plan);
    if (day.plan.order.length >= ENOUGH_VISITS && gain < 0) return null;
    return { dayIndex, place, plan, score: gain - LOAD_POINTS * day.plan.order.length };
  }

  private take({ dayIndex, place, plan }: Insertion): void {
    this.days = this.days.map((day, index) => (index === dayIndex ? { ...day, plan } : day));
    this.unused = this.unused.filter(({ id }) => id !== place.id);
  }
}

const fixedPlan = (plan: OrderedDay | undefined): OrderedDay | undefined => (plan && plan.order.length > 0 ? plan : undefined);
