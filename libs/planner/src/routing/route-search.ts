import type { RouteLeg, RouteRequest, RouteStop, SearchLimit } from './route-request.js';

/** Cities without an event come after those with one. */
const NO_EVENT = 1_000_000;
const STEPS_BETWEEN_LOOKS_AT_THE_CLOCK = 1024;

/** Thrown inside of a search whose time is used up, and caught where it began. */
export class SearchExpired extends Error {}

/** Where a search stands: who was visited, as bits, where the travellers are and on which day. */
interface Position {
  readonly visited: number;
  readonly at: number;
  readonly day: number;
}

/**
 * A complete depth-first search over orders and lengths of stays, which remembers the positions that lead nowhere.
 *
 * Stops are tried in the order in which their events begin, then as they were given, so the same request gives the same route.
 */
export class RouteSearch {
  private readonly order: readonly RouteStop[];
  private readonly reachable: readonly ReadonlySet<number>[];
  private readonly fromHome: (city: string) => boolean;
  private readonly toHome: (city: string) => boolean;
  private readonly deadEnds = new Set<number>();
  private readonly legs: RouteLeg[] = [];
  private steps = 0;

  constructor(
    private readonly request: RouteRequest,
    private readonly limit: SearchLimit | undefined,
  ) {
    this.order = [...request.stops].sort((a, b) => (a.event?.fromDay ?? NO_EVENT) - (b.event?.fromDay ?? NO_EVENT));
    const ways = new Set(request.connections.map(([from, to]) => JSON.stringify([from, to])));
    this.reachable = this.order.map(({ city }) => new Set(this.order.flatMap((stop, index) => (ways.has(JSON.stringify([city, stop.city])) ? [index] : []))));
    this.fromHome = (city) => request.home === undefined || ways.has(JSON.stringify([request.home, city]));
    this.toHome = (city) => request.home === undefined || ways.has(JSON.stringify([city, request.home]));
  }

  /** The first route found; null when none exists. @throws {SearchExpired} when the time is used up. */
  run(): RouteLeg[] | null {
    const starts = this.order.flatMap((stop, index) => (this.fromHome(stop.city) ? [index] : []));
    return starts.some((index) => this.stay(0, index, 1)) ? this.legs : null;
  }

  /** Tries every length of a stay that begins on that day, the shortest first. */
  private stay(visited: number, index: number, fromDay: number): boolean {
    const stop = this.order[index];
    if (!stop || (stop.event && stop.event.fromDay < fromDay)) return false;
    const shortest = Math.max(fromDay + stop.minDays - 1, stop.event?.toDay ?? 0);
    for (let toDay = shortest; toDay <= Math.min(fromDay + stop.maxDays - 1, this.request.totalDays); toDay += 1) {
      this.legs.push({ city: stop.city, fromDay, toDay });
      if (this.goOn({ visited: visited | (1 << index), at: index, day: toDay })) return true;
      this.legs.pop();
    }
    return false;
  }

  private goOn(position: Position): boolean {
    this.lookAtTheClock();
    if (position.visited === (1 << this.order.length) - 1) return this.arrives(position);
    const key = (position.visited * this.order.length + position.at) * (this.request.totalDays + 1) + position.day;
    if (this.deadEnds.has(key)) return false;
    const found = this.mayStillFit(position) && this.order.some((_, next) => this.isNext(position, next) && this.stay(position.visited, next, position.day));
    if (!found) this.deadEnds.add(key);
    return found;
  }

  private arrives({ at, day }: Position): boolean {
    return day === this.request.totalDays && this.toHome(this.order[at]?.city ?? '');
  }

  private isNext({ visited, at }: Position, next: number): boolean {
    return (visited & (1 << next)) === 0 && (this.reachable[at]?.has(next) ?? false);
  }

  /** False when an event has begun without the travellers, or the days left are too few or too many for the cities left. */
  private mayStillFit({ visited, day }: Position): boolean {
    const left = this.order.filter((_, index) => (visited & (1 << index)) === 0);
    const daysLeft = this.request.totalDays - day;
    const least = left.reduce((sum, stop) => sum + stop.minDays - 1, 0);
    const most = left.reduce((sum, stop) => sum + stop.maxDays - 1, 0);
    return least <= daysLeft && daysLeft <= most && left.every((stop) => !stop.event || stop.event.fromDay >= day);
  }

  private lookAtTheClock(): void {
    this.steps += 1;
    if (this.steps % STEPS_BETWEEN_LOOKS_AT_THE_CLOCK === 0 && this.limit?.expired()) throw new SearchExpired();
  }
}
