import { distanceKm, foldName } from '@app/guide';
import type { Coordinates } from '@app/guide';
import type { Wish } from '@app/contracts';
import { isBreak } from '../wishes/food.js';
import { wayMinutes } from './clock.js';
import type { Ways } from './clock.js';
import { isReachable, isUnwanted } from './sights.js';
import type { Traveller } from './traveller.js';
import type { DayItem, PlannedDay, TripDay } from './trip-day.js';

/** Time that is named but not planned: a rest, a stroll, a café. */
export interface Rest extends Coordinates {
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly startMinute: number;
  readonly endMinute: number;
  /** For one adult in the town's currency. */
  readonly adultCost: number;
  readonly wishIds: readonly string[];
}

const STEP_MINUTES = 5;
const MIN_REST_MINUTES = 45;
const WORTH_NAMING_MINUTES = 75;
const TWO_RESTS_MINUTES = 240;
const MORNING_FROM_MINUTE = 600;
const DAY_ENDS_MINUTE = 1110;
const NEAR_KM = 1.6;
const LATE_AFTERNOON_MINUTE = 990;
const CAFE_HOURS = { from: 840, to: 1050, minutes: 60 };
const CAFE_COST_SHARE = 0.14;
const USED_POINTS = 20;
const STAY_POINTS = { first: 80, late: -25, early: 30 };
const STROLL_KINDS: Readonly<Record<string, (name: string) => string>> = {
  beach: (name) => `Free time at ${name}`,
  park: (name) => `Unhurried hour in ${name}`,
  garden: (name) => `Unhurried hour in ${name}`,
  neighbourhood: (name) => `Stroll around ${name}`,
  market: (name) => `Look around ${name}`,
  viewpoint: (name) => `Sit down with a view: ${name}`,
  nature: (name) => `Free time at ${name}`,
  shopping: (name) => `Window-shopping around ${name}`,
};

interface Gap {
  /** A long gap is a stroll first and a rest at the stay then. */
  readonly part: 'first' | 'second' | null;
  readonly from: number;
  readonly to: number;
  readonly before: Coordinates | null;
  readonly after: Coordinates | null;
}

interface Spot extends Coordinates {
  readonly name: string;
  readonly kind: 'stay' | 'stroll' | 'cafe';
  readonly title: string;
  readonly note: string;
  readonly cost: number;
  readonly wishIds: readonly string[];
}

const pointOf = (item: DayItem | undefined): Coordinates | null => (item === undefined ? null : item.type === 'visit' ? item.sight.place : item.table);
const up = (minute: number): number => Math.ceil(minute / STEP_MINUTES) * STEP_MINUTES;
const down = (minute: number): number => Math.floor(minute / STEP_MINUTES) * STEP_MINUTES;

/** The hours of a day that no visit or meal takes, from the late morning to dinner. */
export function gapsOf({ day, timed }: PlannedDay): Gap[] {
  const { items } = timed;
  const gaps: Gap[] = [];
  let from = Math.max(day.firstMinute, day.kind === 'full' ? MORNING_FROM_MINUTE : day.fromMinute);
  let before: DayItem | undefined;
  for (const item of items) {
    if (item.startMinute > from) gaps.push({ part: null, from, to: item.startMinute, before: pointOf(before), after: pointOf(item) });
    from = Math.max(from, item.endMinute);
    before = item;
    if (item.type === 'meal' && item.due.meal === 'dinner') return gaps;
  }
  const to = Math.min(day.toMinute, DAY_ENDS_MINUTE);
  if (to > from) gaps.push({ part: null, from, to, before: pointOf(before), after: null });
  return gaps;
}

/** Names what the days leave open; the same corner does not come every day. */
export class RestFinder {
  private readonly used = new Map<string, number>();
  private readonly breakWishes: readonly Wish[];
  private readonly served = new Set<string>();

  constructor(
    private readonly facts: { readonly wishes: readonly Wish[]; readonly traveller: Traveller },
    private readonly ways: Ways,
  ) {
    this.breakWishes = facts.wishes.filter((wish) => wish.kind === 'food' && isBreak(wish));
  }

  /** Rests for the gaps of a day, the longest first when only `most` are allowed. */
  restsFor(planned: PlannedDay, most: number): Rest[] {
    const { traveller } = this.facts;
    const wanted = planned.day.minVisits - planned.order.length;
    const gaps = gapsOf(planned)
      .map((gap) => ({ gap, minutes: gap.to - gap.from }))
      .sort((a, b) => b.minutes - a.minutes);
    const rests: Rest[] = [];
    for (const { gap, minutes } of gaps) {
      const least = wanted > rests.length || this.wantsBreak(gap) ? MIN_REST_MINUTES : WORTH_NAMING_MINUTES;
      const twice = minutes >= TWO_RESTS_MINUTES && (most - rests.length >= 2 || traveller.maxPerDay === null);
      let previous: Rest | null = null;
      for (const part of twice ? halves(gap) : [gap]) {
        if (rests.length >= most) break;
        previous = this.restIn(planned, { ...part, before: part.part === 'second' ? previous : part.before }, { least, taken: rests });
        if (previous) rests.push(previous);
      }
    }
    return rests.sort((a, b) => a.startMinute - b.startMinute);
  }

  private wantsBreak({ from, to }: Gap): boolean {
    return this.breakWishes.some((wish) => wish.often === 'every_day' || !this.served.has(wish.id)) && to > CAFE_HOURS.from && from < CAFE_HOURS.to;
  }

  private restIn({ day, order }: PlannedDay, gap: Gap, facts: { readonly least: number; readonly taken: readonly Rest[] }): Rest | null {
    const before = gap.before ?? day.base;
    const after = gap.after ?? day.base;
    const spots = this.spots(day, gap)
      .filter(
        ({ name, title, kind }) =>
          (kind === 'stay' || !order.some(({ place }) => foldName(place.name) === foldName(name))) && !facts.taken.some((rest) => rest.title === title),
      )
      .map((spot) => {
        const to = wayMinutes(this.ways.travel, before, spot);
        const back = wayMinutes(this.ways.travel, spot, after);
        const startMinute = up(gap.before ? gap.from + to : gap.from);
        const endMinute = down(
          Math.min(gap.to - back, spot.kind === 'cafe' ? startMinute + Math.max(CAFE_HOURS.minutes, gap.to - gap.from - back - 120) : Infinity),
        );
        return { spot, startMinute, endMinute, points: to + back + this.pointsOf(spot, gap) };
      })
      .filter(
        ({ startMinute, endMinute }) =>
          endMinute - startMinute >= Math.max(MIN_REST_MINUTES - 10, facts.least - 45) && startMinute >= day.firstMinute && endMinute <= day.toMinute,
      )
      .sort((a, b) => a.points - b.points || a.spot.name.localeCompare(b.spot.name));
    const best = spots[0];
    if (!best || gap.to - gap.from < facts.least) return null;
    const { spot, startMinute, endMinute } = best;
    this.used.set(spot.name, (this.used.get(spot.name) ?? 0) + 1);
    for (const id of spot.wishIds) this.served.add(id);
    return {
      name: spot.name,
      lat: spot.lat,
      lng: spot.lng,
      title: spot.title,
      note: spot.note,
      adultCost: spot.cost,
      wishIds: spot.wishIds,
      startMinute,
      endMinute,
    };
  }

  private pointsOf(spot: Spot, gap: Gap): number {
    const late = gap.to >= LATE_AFTERNOON_MINUTE && gap.to - gap.from >= 90;
    const kind =
      spot.kind === 'stay'
        ? gap.part === 'first'
          ? STAY_POINTS.first
          : late
            ? STAY_POINTS.late
            : STAY_POINTS.early
        : spot.kind === 'cafe'
          ? spot.wishIds.length > 0
            ? -400
            : 8
          : 0;
    return kind + (this.used.get(spot.name) ?? 0) * USED_POINTS;
  }

  private spots(day: TripDay, gap: Gap): Spot[] {
    if (day.besideMove) return [packing(day)];
    const { wishes, traveller } = this.facts;
    const near = gap.before ?? day.base;
    const stay: Spot[] =
      day.way === null
        ? [
            {
              name: day.stop.area.name,
              lat: day.base.lat,
              lng: day.base.lng,
              kind: 'stay',
              title: `Rest at the stay in ${day.stop.area.name}`,
              note: day.nap ? 'Time for a nap.' : 'Put your feet up before the evening.',
              cost: 0,
              wishIds: [],
            },
          ]
        : [];
    const centre: Spot[] =
      distanceKm(near, day.town) > NEAR_KM * 2
        ? []
        : [
            {
              name: day.town.name,
              lat: day.town.lat,
              lng: day.town.lng,
              kind: 'stroll',
              title: `Free time in ${day.town.name}`,
              note: 'Nothing is planned: wander where you like.',
              cost: 0,
              wishIds: [],
            },
          ];
    const strolls = day.town.places.flatMap((place): Spot[] => {
      const title = STROLL_KINDS[place.kind];
      const open = place.hours === 'always' && !(place.flags?.months && !place.flags.months.includes(Number(day.date.slice(5, 7))));
      if (!title || place.cost > 0 || !open || distanceKm(near, place) > NEAR_KM * 2 || isUnwanted(place, wishes, null) || !isReachable(place, traveller))
        return [];
      return [
        {
          name: place.name,
          lat: place.lat,
          lng: place.lng,
          kind: 'stroll',
          title: title(place.name),
          note: 'Nothing is planned: stay as long as you like.',
          cost: 0,
          wishIds: [],
        },
      ];
    });
    const quarters = day.town.stayAreas
      .filter(({ lat, lng }) => distanceKm(near, { lat, lng }) <= NEAR_KM * 2)
      .map(({ name, lat, lng }): Spot => ({
        name,
        lat,
        lng,
        kind: 'stroll',
        title: `Stroll around ${name}`,
        note: 'Nothing is planned: look into the side streets.',
        cost: 0,
        wishIds: [],
      }));
    return [...stay, ...centre, ...strolls, ...quarters, ...this.cafes(day, gap)];
  }

  private cafes(day: TripDay, gap: Gap): Spot[] {
    if (gap.to <= CAFE_HOURS.from || gap.from >= CAFE_HOURS.to) return [];
    const ids = this.breakWishes.map(({ id }) => id);
    const said = this.breakWishes[0]?.targets[0];
    const what = said === undefined || /house|haus|caf|coffee|kaffee/i.test(said) ? 'coffee and something sweet' : said;
    const cost = day.town.daily.food.midrange * CAFE_COST_SHARE;
    const known = day.town.eateries.filter(
      ({ kind, cuisines }) => kind === 'cafe' || cuisines.some((cuisine) => /coffee|cake|caf[eé]|pastr|gelato|ice cream/i.test(cuisine)),
    );
    const spots = known.map((cafe): Spot => ({
      name: cafe.name,
      lat: cafe.lat,
      lng: cafe.lng,
      kind: 'cafe',
      title: `A break at ${cafe.name}: ${what}`,
      note: 'Sit down for a while.',
      cost,
      wishIds: ids,
    }));
    if (spots.length > 0 || ids.length === 0) return spots;
    const { area } = day.stop;
    return [
      {
        name: area.name,
        lat: area.lat,
        lng: area.lng,
        kind: 'cafe',
        title: `A café break in ${area.name}: ${what}`,
        note: 'Any café near by will do.',
        cost,
        wishIds: ids,
      },
    ];
  }
}

/** The hours around a move: no sights, no hurry. */
const packing = ({ kind, stop: { area } }: TripDay): Spot => ({
  name: area.name,
  lat: area.lat,
  lng: area.lng,
  kind: 'stroll',
  title: kind === 'departure' ? `A last stroll in ${area.name}` : `Settle in and look around ${area.name}`,
  note: kind === 'departure' ? 'Pack, check out and leave the bags at the stay.' : 'Check in and get your bearings.',
  cost: 0,
  wishIds: [],
});

/** A long afternoon as a stroll and a rest. */
function halves(gap: Gap): Gap[] {
  const middle = down(gap.from + (gap.to - gap.from) / 2);
  return [
    { ...gap, part: 'first', to: middle, after: null },
    { ...gap, part: 'second', from: middle, before: null },
  ];
}
