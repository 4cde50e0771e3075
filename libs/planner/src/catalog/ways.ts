import type { CatalogFlight, CatalogGround } from '@app/contracts';
import { toCents } from '@app/contracts';
import { foldName } from '@app/guide';
import type { CatalogIndex } from './catalog-index.js';
import type { CatalogLeg, CatalogTripRequest } from './catalog-trip.js';
import { mayTravelBy } from './wishes.js';
import { flightWorth, groundWorth } from './worth.js';

const MINUTES_PER_DAY = 1_440;
const MINUTES_PER_HOUR = 60;
/** A flight without a stated duration, for comparing only. */
const USUAL_FLIGHT_MINUTES = 180;

/** A car that one comes with goes along all the way; with every other way no car is there. */
export type Family = 'own car' | 'carried';

/** Cities in order, with the nights in each; starts and ends at `origin`. */
export interface Route {
  readonly origin: string;
  readonly family: Family;
  readonly stops: readonly { readonly city: string; readonly nights: number }[];
}

export interface WayQuery {
  readonly from: string;
  readonly to: string;
  readonly date: string;
  readonly role: 'first' | 'middle' | 'last';
  readonly family: Family;
}

/** All ways from one city to another on a day, whole party; remembers what it found. */
export class Ways {
  private readonly known = new Map<string, readonly CatalogLeg[]>();

  constructor(
    private readonly index: CatalogIndex,
    private readonly request: CatalogTripRequest,
  ) {}

  /** Cheapest first; empty when there is none. */
  find(query: WayQuery): readonly CatalogLeg[] {
    const key = `${query.family}|${foldName(query.from)}|${foldName(query.to)}|${query.date}|${query.role}`;
    const known = this.known.get(key);
    if (known) return known;
    const legs = [...this.groundLegs(query), ...(query.family === 'carried' ? this.flightLegs(query) : [])];
    const found = legs.sort((a, b) => a.cents - b.cents || b.worth - a.worth);
    this.known.set(key, found);
    return found;
  }

  private groundLegs({ from, to, date, family }: WayQuery): CatalogLeg[] {
    return this.index
      .groundBetween(from, to)
      .filter(({ mode }) => (mode === 'self-driving') === (family === 'own car') && mayTravelBy(mode, this.request.transportation))
      .filter(({ durationMinutes }) => durationMinutes < MINUTES_PER_DAY)
      .map((ground) => ({
        from: this.nameOf(from),
        to: this.nameOf(to),
        date,
        way: { ground },
        minutes: ground.durationMinutes,
        cents: this.groundCents(ground),
        worth: groundWorth(ground.durationMinutes),
      }));
  }

  private nameOf(city: string): string {
    return this.index.cities.get(foldName(city))?.name ?? city;
  }

  private groundCents({ mode, cost }: CatalogGround): number {
    const basis = this.index.catalog.priceBasis.ground[mode];
    const units = basis.per === 'person' ? this.request.people : Math.ceil(this.request.people / basis.seats);
    return toCents(cost) * units;
  }

  private flightLegs({ from, to, date, role }: WayQuery): CatalogLeg[] {
    if (!mayTravelBy('flight', this.request.transportation)) return [];
    return this.index.flightsOn(from, to, date).map((flight) => {
      const minutes = minutesOf(flight);
      const worth = flightWorth(flight, minutes, role);
      return { from: this.nameOf(from), to: this.nameOf(to), date, way: { flight }, minutes, cents: toCents(flight.price) * this.request.people, worth };
    });
  }
}

function minutesOf({ departure, arrival, durationMinutes }: CatalogFlight): number {
  if (durationMinutes) return durationMinutes;
  const clock = (time: string): number => Number(time.slice(0, 2)) * MINUTES_PER_HOUR + Number(time.slice(3, 5));
  const minutes = clock(arrival) - clock(departure);
  return minutes > 0 ? minutes : USUAL_FLIGHT_MINUTES;
}
