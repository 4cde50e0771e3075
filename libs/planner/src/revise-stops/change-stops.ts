import type { RouteChange } from '@app/contracts';
import { distanceKm, foldName } from '@app/guide';
import type { Coordinates } from '@app/guide';
import type { UnmetWish } from '../trip-input.js';
import { gainOf, lossOf, nightWords } from './night-worth.js';

/** A stop of a route while its nights are moved about. */
export interface NightsAt extends Coordinates {
  readonly city: string;
  readonly country: string;
  readonly nights: number;
  /** What the place offers, in points; see `worthOf`. */
  readonly worth: number;
}

/** A place that may come in, as {@link NightsAt} without nights; null when nobody knows it. */
export type StopFinder = (place: string) => Omit<NightsAt, 'nights'> | null;

/** The stops after the changes. What could not be done is in `unmet` with the reason; then the stops are as if it had not been asked. */
export interface ChangedStops {
  readonly stops: readonly NightsAt[];
  /** Days that the trip becomes longer, negative for shorter. */
  readonly extraDays: number;
  readonly unmet: readonly UnmetWish[];
}

const MOST_STOPS = 8;
const USUAL_NIGHTS = 2;

type Change<K extends RouteChange['kind']> = Extract<RouteChange, { kind: K }>;

const isAt =
  (name: string) =>
  ({ city }: Pick<NightsAt, 'city'>): boolean =>
    foldName(city) === foldName(name);

/** The stops of a trip on the desk, with what is said on the way. */
class StopsDesk {
  stops: readonly NightsAt[];
  extraDays = 0;
  readonly unmet: UnmetWish[] = [];

  constructor(
    stops: readonly NightsAt[],
    private readonly home: Coordinates | null,
  ) {
    this.stops = stops;
  }

  /** Nights at one stop more or fewer. */
  private put(index: number, by: number): void {
    this.stops = this.stops.map((stop, at) => (at === index ? { ...stop, nights: stop.nights + by } : stop));
  }

  /** The stop of that name with the most nights; -1 for none. */
  private indexOf(name: string): number {
    return this.stops.reduce((best, stop, index) => (isAt(name)(stop) && stop.nights > (this.stops[best]?.nights ?? -1) ? index : best), -1);
  }

  /** Gives nights to those where one more is worth most, or takes them where it is missed least; false when there are none to take. */
  private spread(nights: number, apart: ReadonlySet<string>): boolean {
    const before = this.stops;
    for (let left = nights; left !== 0; left -= Math.sign(nights)) {
      const open = this.stops.flatMap((stop, index) => (apart.has(foldName(stop.city)) || stop.nights < (nights < 0 ? 2 : 1) ? [] : [{ stop, index }]));
      const [best] = nights > 0 ? open.sort((a, b) => gainOf(b.stop) - gainOf(a.stop)) : open.sort((a, b) => lossOf(a.stop) - lossOf(b.stop));
      if (!best) {
        this.stops = before;
        return false;
      }
      this.put(best.index, Math.sign(nights));
    }
    return true;
  }

  /** All changes of nights at once, so that what one stop gives another may take. */
  nights(changes: readonly Change<'stop_nights'>[]): void {
    const before = this.stops;
    const apart = new Set(changes.flatMap(({ stop, other }) => [foldName(stop), ...(other === null ? [] : [foldName(other)])]));
    let free = 0;
    for (const change of changes) {
      const what = `${nightWords(change.by)} in ${change.stop}`;
      const index = this.indexOf(change.stop);
      const there = this.stops[index];
      const otherIndex = change.other === null ? -1 : this.indexOf(change.other);
      const other = this.stops[otherIndex];
      if (!there || (change.other !== null && !other)) this.unmet.push({ what, why: `${there ? change.other : change.stop} is not on the route` });
      else if (there.nights + change.by < 1) this.unmet.push({ what, why: `the plan has ${there.nights} there; to leave it out say "skip ${there.city}"` });
      else if (other && other.nights - change.by < 1) this.unmet.push({ what, why: `${other.city} has ${other.nights} and keeps at least one` });
      else {
        this.put(index, change.by);
        if (other) this.put(otherIndex, -change.by);
        else if (change.dates === 'move_end') this.extraDays += change.by;
        else free -= change.by;
      }
    }
    if (free === 0 || this.spread(free, apart)) return;
    if (this.stops.every((stop) => apart.has(foldName(stop.city)))) this.extraDays -= free;
    else {
      this.stops = before;
      this.unmet.push({
        what: changes.map(({ by, stop }) => `${nightWords(by)} in ${stop}`).join(', '),
        why: 'the other stops have one night each, so none of them can give one; the trip could be a day longer instead',
      });
    }
  }

  skip({ stop: name }: Change<'skip_stop'>): void {
    const before = this.stops;
    const gone = before.filter(isAt(name));
    const left = before.filter((stop) => !gone.includes(stop));
    const what = `leaving out ${name}`;
    if (gone.length === 0) return void this.unmet.push({ what, why: 'it is not on the route' });
    if (left.length === 0) return void this.unmet.push({ what, why: 'it is the only stop of the trip' });
    // Two stays in one town that come to lie side by side are one stay.
    this.stops = left.reduce<NightsAt[]>((joined, stop) => {
      const last = joined.at(-1);
      return last && foldName(last.city) === foldName(stop.city) ? joined.with(-1, { ...last, nights: last.nights + stop.nights }) : [...joined, stop];
    }, []);
    this.spread(
      gone.reduce((sum, { nights }) => sum + nights, 0),
      new Set(),
    );
  }

  add({ nights, after }: Change<'add_stop'>, place: Omit<NightsAt, 'nights'>): void {
    const what = `${place.city} on the route`;
    const index = after === null ? this.bestPosition(place) : this.stops.findLastIndex(isAt(after)) + 1;
    if (this.stops.some(isAt(place.city))) return void this.unmet.push({ what, why: 'it is there already' });
    if (this.stops.length >= MOST_STOPS) return void this.unmet.push({ what, why: `a route has ${MOST_STOPS} stops at most` });
    if (after !== null && index === 0) return void this.unmet.push({ what, why: `${after} is not on the route` });
    const total = this.stops.reduce((sum, stop) => sum + stop.nights, 0);
    const wanted = nights ?? Math.max(1, Math.min(USUAL_NIGHTS, Math.floor(total / (this.stops.length + 1))));
    if (!this.spread(-wanted, new Set()))
      return void this.unmet.push({ what, why: `the other stops keep a night each, and the trip has ${total} in all; it could be longer` });
    this.stops = this.stops.toSpliced(index, 0, { ...place, nights: wanted });
  }

  /** Where the way becomes the least longer. */
  private bestPosition(place: Coordinates): number {
    const points = [this.home, ...this.stops, this.home];
    const km = (a: Coordinates | null | undefined, b: Coordinates | null | undefined): number => (a && b ? distanceKm(a, b) : 0);
    const detour = (at: number): number => km(points[at], place) + km(place, points[at + 1]) - km(points[at], points[at + 1]);
    return points.slice(1).reduce((best, _, at) => (detour(at) < detour(best) ? at : best), 0);
  }

  order({ stops: names }: Change<'stop_order'>): void {
    const left = [...this.stops];
    const ordered = names.flatMap((name) => {
      const index = left.findIndex(isAt(name));
      return index < 0 ? [] : left.splice(index, 1);
    });
    this.stops = [...ordered, ...left];
  }
}

/**
 * The stops after a person's changes of the route: nights move between stops while the trip keeps its dates, unless the change says that it
 * becomes longer or shorter, or no other stop is there to give or take them. `home` is where the ways begin and end, as far as it is known.
 */
export function changeStops(route: readonly NightsAt[], changes: readonly RouteChange[], home: Coordinates | null, find: StopFinder): ChangedStops {
  const desk = new StopsDesk(route, home);
  const of = <K extends RouteChange['kind']>(kind: K): Change<K>[] => changes.filter((change): change is Change<K> => change.kind === kind);
  for (const change of of('skip_stop')) desk.skip(change);
  for (const change of of('add_stop')) {
    const place = find(change.place);
    if (place) desk.add(change, place);
    else desk.unmet.push({ what: `${change.place} on the route`, why: 'no place of that name is known' });
  }
  desk.nights(of('stop_nights'));
  for (const change of of('stop_order')) desk.order(change);
  return { stops: desk.stops, extraDays: desk.extraDays, unmet: desk.unmet };
}
