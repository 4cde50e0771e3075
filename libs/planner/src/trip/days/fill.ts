import { distanceKm } from '@app/guide';
import { weatherValue } from '../../place-value.js';
import { timeDay } from './clock.js';
import { withoutNap } from './special-days.js';
import type { Ways } from './clock.js';
import { hourPoints } from './sight.js';
import type { Sight } from './sight.js';
import type { PlannedDay, Tables, TimedDay, TripDay } from './trip-day.js';

const LOST_MINUTE_POINTS = 0.5;
const IDLE_SHARE = 0.25;
const SAME_GROUP_POINTS = 14;
const LOAD_POINTS = 20;
const NEIGHBOUR = { km: 0.8, points: 14 };
const LATE_HIGHLIGHT_POINTS = 3;
const HIGHLIGHT_RANK = 4;
const OVERFULL_MINUTES = 40;
const PROPOSED_POINTS = 260;
const FAR_SHARE_OF_DAYS = 4;
/** A visit that is worth less than its way is left out where the day has enough already. */
const ENOUGH_VISITS = 2;
const MAX_PERMUTED = 5;
const NAP_POINTS = 40;
/** A wish that finds no hour at so many places finds none. */
const MOST_ANSWERS_TRIED = 6;
/** What a day that is short of visits gives for one more: a long way, a third museum. */
const MOST_LOST_POINTS = 60;
/** Unless it must be, nobody spends the day on the road. */
const MAX_FAR_KM = 75;

const GROUPS: Readonly<Record<string, string>> = {
  museum: 'museum',
  gallery: 'museum',
  park: 'green',
  garden: 'green',
  nature: 'green',
  market: 'market',
  food_hall: 'market',
  shopping: 'market',
};
const groupOf = ({ place }: Sight): string => GROUPS[place.kind] ?? place.kind;

/** Minutes lost on ways and with waiting. */
const lost = ({ travelMinutes, idleMinutes }: TimedDay): number => travelMinutes + IDLE_SHARE * idleMinutes;

/** What a day's choice is worth beyond its places: weather, variety, best hours, short ways. */
function worth(day: TripDay, order: readonly Sight[], timed: TimedDay): number {
  const starts = new Map(timed.items.flatMap((item) => (item.type === 'visit' ? [[item.sight, item.startMinute] as const] : [])));
  const points = order.reduce((sum, sight) => sum + weatherValue(sight.place, day.weather, day.usualHighC) + hourPoints(sight, starts.get(sight) ?? 0), 0);
  const same = order.length - new Set(order.map(groupOf)).size;
  return points - same * SAME_GROUP_POINTS - LOST_MINUTE_POINTS * lost(timed);
}

/** One great walk may fill a day that asks for a little more strength than usual. */
const STRAIN_ALONE = 1.2;

interface Ordered {
  readonly order: readonly Sight[];
  readonly timed: TimedDay;
  /** What {@link worth} makes of it. */
  readonly points: number;
}

function better(best: Ordered | null, day: TripDay, order: readonly Sight[], facts: { readonly ways: Ways; readonly tables: Tables }): Ordered | null {
  const timed = timeDay(day, order, facts.ways, facts.tables);
  if (!timed || timed.strain > day.strainLimit * (order.length === 1 ? STRAIN_ALONE : 1)) return best;
  const points = worth(day, order, timed);
  return best && best.points >= points ? best : { order, timed, points };
}

/** The best position for one more visit; null when there is none. */
export function withVisit(day: TripDay, order: readonly Sight[], sight: Sight, ways: Ways): Ordered | null {
  let best: Ordered | null = null;
  for (let position = 0; position <= order.length; position += 1) best = better(best, day, order.toSpliced(position, 0, sight), { ways, tables: {} });
  return best;
}

/** The best of all orders; long days keep theirs. */
export function bestOrder(day: TripDay, visits: readonly Sight[], ways: Ways, tables: Tables = {}): Ordered | null {
  let best = better(null, day, visits, { ways, tables });
  if (visits.length > MAX_PERMUTED) return best;
  const extend = (order: readonly Sight[], rest: readonly Sight[]): void => {
    if (rest.length === 0) best = better(best, day, order, { ways, tables });
    for (const [index, sight] of rest.entries()) extend([...order, sight], rest.toSpliced(index, 1));
  };
  extend([], visits);
  return best;
}

interface Insertion extends Ordered {
  readonly dayIndex: number;
  readonly sight: Sight;
  readonly score: number;
}

/** A visit that one day gives to another, with what both are then. */
interface Loan {
  readonly giverIndex: number;
  readonly taken: Ordered;
  readonly left: Ordered;
  readonly spare: number;
}

/** What a model or a person wants on which date, as keys of sights. */
export type Proposed = ReadonlyMap<string, ReadonlySet<string>>;

/** Fills the days of one town with visits, always the one that gains most, until the pace's share of each day is planned. */
export class Filler {
  private readonly days: PlannedDay[];
  private unused: Sight[];
  private until: 'paced' | 'enough' = 'paced';

  constructor(
    days: readonly TripDay[],
    sights: readonly Sight[],
    private readonly ways: Ways,
    private readonly proposed: Proposed,
    private readonly farAllowed: number,
  ) {
    this.unused = [...sights];
    const wanted = days.reduce((sum, { targetMinutes }) => sum + targetMinutes, 0);
    const there = sights.reduce((sum, { minutes }) => sum + minutes, 0);
    const scarce = Math.min(1, Math.max(0.6, there / Math.max(1, wanted)));
    this.days = days.map((day) => ({
      day: { ...day, targetMinutes: day.targetMinutes * scarce },
      order: [],
      timed: timeDay(day, [], ways) ?? EMPTY,
      tables: {},
    }));
  }

  fill(): PlannedDay[] {
    this.insertAll();
    this.placeMusts();
    this.napOnTheWay();
    this.insertAll();
    this.lendToPoorDays();
    this.insertAll('enough');
    return this.days.map((planned) => ({ ...planned, ...(bestOrder(planned.day, planned.order, this.ways) ?? {}) }));
  }

  /** Up to what the pace asks for; or up to a number of visits that makes a day, however long they take. */
  private insertAll(until: 'paced' | 'enough' = 'paced'): void {
    this.until = until;
    let options = this.days.flatMap((_, dayIndex) => this.insertionsOf(dayIndex));
    for (;;) {
      const best = options.reduce<Insertion | null>((top, option) => (top && top.score >= option.score ? top : option), null);
      if (!best) break;
      this.take(best);
      options = options.filter(({ dayIndex, sight }) => dayIndex !== best.dayIndex && sight.key !== best.sight.key && !(best.sight.far && sight.far));
      options.push(
        ...(best.sight.far
          ? this.days.flatMap((_, dayIndex) => (dayIndex === best.dayIndex ? [] : this.insertionsOf(dayIndex).filter(({ sight }) => sight.far)))
          : []),
      );
      options.push(...this.insertionsOf(best.dayIndex));
    }
  }

  private insertionsOf(dayIndex: number): Insertion[] {
    const planned = this.days[dayIndex];
    if (!planned) return [];
    const points = worth(planned.day, planned.order, planned.timed);
    return this.unused.flatMap((sight) => this.insertionOf(planned, sight, { dayIndex, points }) ?? []);
  }

  private insertionOf(planned: PlannedDay, sight: Sight, { dayIndex, points }: { readonly dayIndex: number; readonly points: number }): Insertion | null {
    if (!this.hasRoom(planned, sight)) return null;
    const { day, order, timed } = planned;
    const next = withVisit(day, order, sight, this.ways);
    if (!next) return null;
    const onDate = this.proposed.get(day.date)?.has(sight.key) ? PROPOSED_POINTS : 0;
    const gain = sight.value + onDate + next.points - points;
    if (order.length >= Math.max(ENOUGH_VISITS, day.minVisits) && gain < (this.isShort(planned) ? -MOST_LOST_POINTS : 0)) return null;
    const load = (LOAD_POINTS * timed.visitMinutes) / day.targetMinutes;
    const near = order.some(({ place }) => distanceKm(place, sight.place) <= NEIGHBOUR.km) ? NEIGHBOUR.points : 0;
    const late = sight.place.rank >= HIGHLIGHT_RANK ? dayIndex * LATE_HIGHLIGHT_POINTS : 0;
    return { dayIndex, sight, ...next, score: gain + near - load - late };
  }

  private isShort({ day, order }: PlannedDay): boolean {
    return this.until === 'enough' && order.length < day.enoughVisits;
  }

  private hasRoom(planned: PlannedDay, sight: Sight): boolean {
    const { day, order, timed } = planned;
    if (order.length >= day.maxVisits) return false;
    const evenings = order.filter(({ evening }) => evening).length;
    if (sight.evening && !sight.must && (evenings > 0 || !day.evenings)) return false;
    if (sight.far && !this.mayGoFar(day, order, sight)) return false;
    if (sight.must || order.length < day.minVisits || this.isShort(planned)) return true;
    if (this.until === 'enough') return false;
    const byDay = timed.visitMinutes - order.reduce((sum, { evening, minutes }) => sum + (evening ? minutes : 0), 0);
    return sight.evening || order.length === 0 || byDay + sight.minutes <= day.targetMinutes + OVERFULL_MINUTES;
  }

  /** Far sights need a full day, one direction a day, and not every day. */
  private mayGoFar(day: TripDay, order: readonly Sight[], sight: Sight): boolean {
    if (day.kind !== 'full' || (day.nap && !sight.must)) return false;
    if (order.some(({ far }) => far) || (!sight.must && distanceKm(day.base, sight.place) > MAX_FAR_KM)) return false;
    const farDays = this.days.filter((other) => other.order.some(({ far }) => far)).length;
    return sight.must || sight.wishIds.length > 0 || farDays < Math.floor(Math.max(this.farAllowed, this.days.length / FAR_SHARE_OF_DAYS));
  }

  /** What must be seen, or is the only answer to a wish, pushes out what need not; a day gives up its least valued visits. */
  private placeMusts(): void {
    for (const sight of this.unused.filter(({ must }) => must)) this.place(sight);
    for (const wishId of new Set(this.unused.flatMap(({ bestFor }) => bestFor))) this.answer(wishId);
  }

  /** The best answer to the wish, or the next that finds an hour. */
  private answer(wishId: string): void {
    if (this.days.some(({ order }) => order.some(({ wishIds }) => wishIds.includes(wishId)))) return;
    const options = this.unused.filter(({ wishIds }) => wishIds.includes(wishId));
    const byRank = options.sort((a, b) => Number(b.bestFor.includes(wishId)) - Number(a.bestFor.includes(wishId)) || b.value - a.value);
    byRank.slice(0, MOST_ANSWERS_TRIED).some((sight) => this.place(sight));
  }

  /** True when a day gave up what it must for the sight. */
  private place(sight: Sight): boolean {
    const placed = this.days.flatMap((planned, dayIndex) => this.placedOn(planned, dayIndex, sight) ?? []).sort((a, b) => a.lostValue - b.lostValue)[0];
    if (!placed) return false;
    const before = this.days[placed.dayIndex]?.order ?? [];
    this.days[placed.dayIndex] = placed.planned;
    this.unused = [...this.unused.filter(({ key }) => key !== sight.key), ...before.filter((visit) => !placed.planned.order.includes(visit))];
    return true;
  }

  /** Where everything is too far for the hours around a nap, small children sleep in the car. */
  private napOnTheWay(): void {
    for (const [index, { day, order }] of this.days.entries()) {
      if (!day.nap || order.length > 0 || day.maxVisits === 0) continue;
      const awake = withoutNap(day);
      this.days[index] = { day: awake, order: [], timed: timeDay(awake, [], this.ways) ?? EMPTY, tables: {} };
    }
  }

  /** A full day with few visits gets some from days that have more, or from the hours of an arrival or a departure. */
  private lendToPoorDays(): void {
    for (const [index, first] of this.days.entries()) {
      for (let poor = first; this.isPoor(poor); poor = this.days[index] ?? poor) {
        const loan = this.loansTo(poor, index).sort((a, b) => b.spare - a.spare)[0];
        const giver = loan && this.days[loan.giverIndex];
        if (!loan || !giver) break;
        this.days[loan.giverIndex] = { ...giver, ...loan.left };
        this.days[index] = { ...poor, ...loan.taken };
      }
    }
  }

  private isPoor({ day, order }: PlannedDay): boolean {
    return day.kind === 'full' && day.maxVisits > 0 && order.length < Math.max(1, Math.min(day.enoughVisits, day.maxVisits));
  }

  /** What other days can do without, the most visited giver first. */
  private loansTo({ day, order }: PlannedDay, index: number): Loan[] {
    return this.days.flatMap((giver, giverIndex) => {
      const isFull = giver.day.kind === 'full';
      const kept = isFull ? order.length + 1 : order.length === 0 ? 0 : 1;
      if (giverIndex === index || giver.order.length <= kept) return [];
      return giver.order.flatMap((sight, position): Loan[] => {
        // Far sights and evenings were given their day on purpose.
        if (order.length > 0 && (sight.far || sight.evening || this.proposed.get(giver.day.date)?.has(sight.key))) return [];
        const taken = bestOrder(day, [...order, sight], this.ways);
        const left = taken && bestOrder(giver.day, giver.order.toSpliced(position, 1), this.ways);
        return taken && left ? [{ giverIndex, taken, left, spare: giver.order.length + (isFull ? 0 : 1) }] : [];
      });
    });
  }

  /** The day with the sight and as much of its visits as fits; without a nap when there is no other way. */
  private placedOn(
    planned: PlannedDay,
    dayIndex: number,
    sight: Sight,
  ): { readonly planned: PlannedDay; readonly dayIndex: number; readonly lostValue: number } | null {
    if (sight.far && planned.day.kind !== 'full') return null;
    const kept = [...planned.order].sort((a, b) => Number(b.must) - Number(a.must) || b.value - a.value);
    const musts = kept.filter((visit) => visit.must || visit.bestFor.length > 0);
    for (const day of planned.day.nap ? [planned.day, withoutNap(planned.day)] : [planned.day])
      for (const rest of [kept, kept.slice(0, -1), musts, musts.filter(({ must }) => must)]) {
        const ordered = rest.length < day.maxVisits ? bestOrder(day, [...rest, sight], this.ways) : null;
        if (!ordered) continue;
        const lostValue = kept.reduce((sum, visit) => sum + (ordered.order.includes(visit) ? 0 : visit.value), day.nap === planned.day.nap ? 0 : NAP_POINTS);
        return { planned: { ...planned, day, ...ordered }, dayIndex, lostValue };
      }
    return null;
  }

  private take({ dayIndex, sight, order, timed }: Insertion): void {
    const planned = this.days[dayIndex];
    if (!planned) return;
    this.days[dayIndex] = { ...planned, order, timed };
    this.unused = this.unused.filter(({ key }) => key !== sight.key);
  }
}

const EMPTY: TimedDay = { items: [], travelMinutes: 0, idleMinutes: 0, visitMinutes: 0, hopKm: 0, strain: 0 };
