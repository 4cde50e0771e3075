import { distanceKm, foldName } from '@app/guide';
import type { Coordinates } from '@app/guide';
import type { Words } from '@app/messages';
import type { Wish } from '@app/contracts';
import { wayMinutes } from './clock.js';
import type { Ways } from './clock.js';
import { down, eveningGap, gapsOf, halves, up } from './gaps.js';
import type { Gap } from './gaps.js';
import { CAFE_HOURS, spotsFor } from './rest-spots.js';
import type { Spot } from './rest-spots.js';
import type { Traveller } from './traveller.js';
import type { PlannedDay, TripDay } from './trip-day.js';

/** Time that is named but not planned: a rest, a stroll, a café. */
export interface Rest extends Coordinates {
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly startMinute: number;
  readonly endMinute: number;
  /** For one adult in the town's currency. */
  readonly adultCost: number;
  /** False at the stay on days that go far: the way back is no part of what is seen. */
  readonly located: boolean;
}

const MIN_REST_MINUTES = 45;
const SHORTEST_MINUTES = 30;
/** Before and after the way of a day trip even short hours are told. */
const ON_THE_WAY_MINUTES = 15;
const isOnTheWay = ({ way, returning }: TripDay): boolean => way !== null || returning;
/** Who lingers where they are need not go there. */
const STEP_ASIDE_MINUTES = 5;
const WORTH_NAMING_MINUTES = 75;
const LONG_SILENCE_MINUTES = 140;
const TWO_RESTS_MINUTES = 240;
const LATE_AFTERNOON_MINUTE = 990;
const LONG_REST_MINUTES = 90;
const AFTER_CAFE_MINUTES = 120;
const USED_POINTS = 20;
const STAY_POINTS = { first: 80, late: -25, early: 30 };
/** Only where nothing with a name of its own is in reach. */
const LINGER_POINTS = 70;
const CAFE_POINTS = 8;

/** Names what the days leave open; the same corner does not come every day. */
export class RestFinder {
  private readonly used = new Map<string, number>();

  constructor(
    private readonly facts: { readonly wishes: readonly Wish[]; readonly traveller: Traveller; readonly words: Words },
    private readonly ways: Ways,
  ) {}

  /** Rests for the gaps of a day, the longest first when only `most` are allowed; more and shorter ones when the day wants more things. */
  restsFor(planned: PlannedDay, most: number): Rest[] {
    const wanted = Math.min(most, planned.day.minVisits - planned.order.length);
    const rests: Rest[] = [];
    const gaps = gapsOf(planned).sort((a, b) => b.to - b.from - (a.to - a.from));
    for (const gap of gaps) {
      const least = isOnTheWay(planned.day) ? ON_THE_WAY_MINUTES : wanted > rests.length ? MIN_REST_MINUTES : WORTH_NAMING_MINUTES;
      const twice = gap.to - gap.from >= (wanted > rests.length + 1 ? LONG_REST_MINUTES * 2 : TWO_RESTS_MINUTES) && most - rests.length >= 2;
      this.fillGap(planned, twice ? halves(gap) : [gap], { least, most, rests });
    }
    // A rest that had to be short leaves hours beside it.
    for (const gap of gapsOf(planned, rests).filter(({ from, to }) => to - from > LONG_SILENCE_MINUTES))
      this.fillGap(planned, [gap], { least: MIN_REST_MINUTES, most, rests });
    for (const gap of gapsOf(planned, rests).filter(({ from, to }) => to - from > LONG_SILENCE_MINUTES)) {
      const rest = rests.length < most ? this.lastResort(planned, gap, rests) : null;
      if (rest) rests.push(rest);
    }
    const evening = wanted > rests.length ? eveningGap(planned) : null;
    if (evening) this.fillGap(planned, [evening], { least: MIN_REST_MINUTES, most, rests });
    return rests.sort((a, b) => a.startMinute - b.startMinute);
  }

  private fillGap(
    planned: PlannedDay,
    parts: readonly Gap[],
    { least, most, rests }: { readonly least: number; readonly most: number; readonly rests: Rest[] },
  ): void {
    let previous: Rest | null = null;
    for (const part of parts) {
      if (rests.length >= most) return;
      // Where the first part holds no stroll, the second has its time too.
      const from = part.part === 'second' && previous === null ? (parts[0]?.from ?? part.from) : part.from;
      const rest: Rest | null = this.restIn(planned, { ...part, from, before: previous ?? part.before }, { least, taken: rests });
      if (rest) rests.push(rest);
      previous = rest ?? previous;
    }
  }

  /** Hours that nothing else fits are spent where the travellers are, or at the stay, whatever else the day has. */
  private lastResort(planned: PlannedDay, open: Gap, taken: readonly Rest[]): Rest | null {
    const { day } = planned;
    if (day.besideMove || day.way !== null) return null;
    const gap = besideRests(open, planned, taken);
    const [best] = spotsFor(day, gap, this.facts)
      .filter(({ kind }) => kind === 'stay' || kind === 'linger')
      .flatMap((spot) => this.timedRest(planned, gap, spot) ?? [])
      .filter(({ startMinute, endMinute }) => endMinute - startMinute >= MIN_REST_MINUTES)
      .sort((a, b) => b.endMinute - b.startMinute - (a.endMinute - a.startMinute));
    if (!best) return null;
    const { spot, startMinute, endMinute } = best;
    return { name: spot.name, lat: spot.lat, lng: spot.lng, title: spot.title, note: spot.note, adultCost: spot.cost, startMinute, endMinute, located: false };
  }

  private restIn(planned: PlannedDay, open: Gap, facts: { readonly least: number; readonly taken: readonly Rest[] }): Rest | null {
    const { day, order } = planned;
    const { least, taken } = facts;
    const gap = besideRests(open, planned, taken);
    if (gap.to - gap.from < least) return null;
    const isFree = ({ name, title, kind }: Spot): boolean =>
      !(kind === 'stroll' && isTiring(planned)) &&
      (kind === 'stay' || kind === 'linger' || !order.some(({ place }) => foldName(place.name) === foldName(name))) &&
      !taken.some((rest) => rest.title === title);
    const best = spotsFor(day, gap, this.facts)
      .filter(isFree)
      .flatMap((spot) => this.timedRest(planned, gap, spot) ?? [])
      .filter(({ startMinute, endMinute }) => endMinute - startMinute >= Math.min(least, Math.max(SHORTEST_MINUTES, least - MIN_REST_MINUTES)))
      .map((rest) => ({ ...rest, located: !day.returning && chainKm(planned, [...taken.filter(({ located }) => located), rest]) <= day.maxKm }))
      .filter((rest) => day.besideMove || rest.located || rest.spot.kind === 'stay' || rest.spot.kind === 'linger')
      .sort((a, b) => a.points - b.points || a.spot.name.localeCompare(b.spot.name))[0];
    if (!best) return null;
    const { spot, startMinute, endMinute, located } = best;
    this.used.set(spot.name, (this.used.get(spot.name) ?? 0) + 1);
    return { name: spot.name, lat: spot.lat, lng: spot.lng, title: spot.title, note: spot.note, adultCost: spot.cost, startMinute, endMinute, located };
  }

  private timedRest({ day }: PlannedDay, gap: Gap, spot: Spot) {
    const stays = gap.before !== null && distanceKm(gap.before, spot) === 0;
    const to = stays ? STEP_ASIDE_MINUTES : wayMinutes(this.ways.travel, gap.before ?? day.base, spot);
    const back = wayMinutes(this.ways.travel, spot, gap.after ?? day.base);
    const startMinute = Math.max(up(gap.before ? gap.from + to : gap.from), day.firstMinute);
    const longest = spot.kind === 'cafe' ? Math.max(CAFE_HOURS.minutes, gap.to - gap.from - back - AFTER_CAFE_MINUTES) : Infinity;
    const onward = gap.onward ? gap.onward.to - wayMinutes(this.ways.travel, spot, gap.onward.point ?? day.base) : Infinity;
    const endMinute = down(Math.min(gap.to - back, onward, startMinute + longest, day.toMinute));
    if (!spot.open.some(({ fromMinute, toMinute }) => fromMinute <= startMinute && endMinute <= toMinute)) return null;
    return { spot, lat: spot.lat, lng: spot.lng, startMinute, endMinute, points: to + back + this.pointsOf(spot, gap) };
  }

  private pointsOf(spot: Spot, gap: Gap): number {
    const late = gap.to >= LATE_AFTERNOON_MINUTE && gap.to - gap.from >= LONG_REST_MINUTES;
    const stay = gap.part === 'first' ? STAY_POINTS.first : late ? STAY_POINTS.late : STAY_POINTS.early;
    return { stay, cafe: CAFE_POINTS, stroll: 0, linger: LINGER_POINTS }[spot.kind] + (this.used.get(spot.name) ?? 0) * USED_POINTS;
  }
}

/** After as much as the travellers can do, nobody strolls to the next village. */
const isTiring = ({ day, timed }: PlannedDay): boolean => !day.besideMove && timed.strain >= day.strainLimit;

/** Meals without a place leave people where their last rest was, and lead to where the next one is. */
function besideRests(gap: Gap, { timed }: PlannedDay, taken: readonly Rest[]): Gap {
  const placed = timed.items.filter((item) => item.type === 'visit' || item.table !== null);
  const lastEnd = Math.max(0, ...placed.map(({ endMinute }) => endMinute).filter((minute) => minute <= gap.from));
  const nextStart = Math.min(Infinity, ...placed.map(({ startMinute }) => startMinute).filter((minute) => minute >= gap.to));
  const before = taken.filter(({ startMinute, endMinute }) => startMinute >= lastEnd && endMinute <= gap.from).at(-1);
  const after = taken.find(({ startMinute, endMinute }) => startMinute >= gap.to && endMinute <= nextStart);
  return { ...gap, before: before ?? gap.before, after: gap.part === 'first' ? gap.after : (after ?? gap.after) };
}

/** Kilometres from one thing of the day to the next, far sights apart. */
function chainKm({ timed }: PlannedDay, rests: readonly (Coordinates & { readonly startMinute: number })[]): number {
  const visits = timed.items.flatMap((item) => (item.type === 'visit' && !item.sight.far ? [{ ...item.sight.place, startMinute: item.startMinute }] : []));
  const points = [...visits, ...rests].sort((a, b) => a.startMinute - b.startMinute);
  return points.slice(1).reduce((sum, point, index) => sum + distanceKm(points[index] ?? point, point), 0);
}
