import { addDays, daysBetween } from '@app/contracts';
import type { CatalogTripRequest } from './catalog-trip.js';
import type { Stays } from './stay-choice.js';
import type { Family, Route, Ways } from './ways.js';
import type { WhereTo } from './where-to.js';

/** Neighbours tried from each city, in rounds: nearest first, so that the first rounds already hold good trips. */
const WIDTHS = [3, 8, 24, 100, 1_000];
const FAMILIES: readonly Family[] = ['carried', 'own car'];

interface Frame {
  readonly family: Family;
  readonly count: number;
  readonly width: number;
}

interface Partial {
  readonly stops: Route['stops'];
  readonly day: number;
  /** Cents of the cheapest ways and rooms so far. */
  readonly cents: number;
}

/** All trips that connect on the right days and have a room each night. */
export class Routes {
  private readonly nights: number;

  constructor(
    private readonly parts: { readonly ways: Ways; readonly stays: Stays },
    private readonly request: CatalogTripRequest,
    private readonly where: WhereTo,
  ) {
    this.nights = daysBetween(request.startDate, request.endDate);
  }

  /** Routes with `count` cities, some of them again in later rounds. Yields undefined now and then, so that the caller can breathe. */
  *all(count: number): Generator<Route | undefined> {
    if (this.nights < count) return;
    for (const width of WIDTHS) {
      for (const family of FAMILIES) yield* this.extend({ family, count, width }, { stops: [], day: 0, cents: 0 });
      if (width >= this.where.pool.length) return;
    }
  }

  private *extend(frame: Frame, partial: Partial): Generator<Route | undefined> {
    yield undefined;
    const { stops, day } = partial;
    const here = stops.at(-1)?.city ?? this.where.origin;
    if (stops.length === frame.count) {
      if (this.cheapest(here, this.where.origin, { day, role: 'last', family: frame.family }) !== null)
        yield { origin: this.where.origin, family: frame.family, stops };
      return;
    }
    const role = stops.length === 0 ? 'first' : 'middle';
    for (const { city, cents } of this.neighbours(here, partial, { ...frame, role }))
      for (const nights of this.nightsHere(frame.count - stops.length, day)) {
        const room = this.parts.stays.find(city, nights)[0];
        const spent = partial.cents + cents + (room?.cents ?? 0);
        if (room && spent <= this.request.budget * 100) yield* this.extend(frame, { stops: [...stops, { city, nights }], day: day + nights, cents: spent });
      }
  }

  private neighbours(here: string, { stops, day }: Partial, frame: Frame & { readonly role: 'first' | 'middle' }): { city: string; cents: number }[] {
    const left = frame.count - stops.length;
    const visited = new Set(stops.map(({ city }) => city));
    const missing = this.where.required.filter((city) => !visited.has(city));
    const pool = missing.length >= left ? missing : this.where.pool.filter((city) => !visited.has(city));
    return pool
      .flatMap((city) => {
        const cents = this.cheapest(here, city, { day, role: frame.role, family: frame.family });
        return cents === null ? [] : [{ city, cents }];
      })
      .sort((a, b) => a.cents - b.cents)
      .slice(0, Math.max(frame.width, missing.length));
  }

  private cheapest(
    from: string,
    to: string,
    { day, role, family }: { readonly day: number; readonly role: 'first' | 'middle' | 'last'; readonly family: Family },
  ): number | null {
    return this.parts.ways.find({ from, to, date: addDays(this.request.startDate, day), role, family })[0]?.cents ?? null;
  }

  /** Even stays first; the last city gets what is left. */
  private nightsHere(citiesLeft: number, day: number): number[] {
    const left = this.nights - day;
    if (citiesLeft === 1) return [left];
    const even = left / citiesLeft;
    const most = left - (citiesLeft - 1);
    return Array.from({ length: most }, (_, more) => more + 1).sort((a, b) => Math.abs(a - even) - Math.abs(b - even));
  }
}
