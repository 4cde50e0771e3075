import type { Catalog, CatalogAccommodation, CatalogAttraction, CatalogFlight, CatalogGround, CatalogRestaurant, DayStrings } from '@app/contracts';
import { beforeRemark, flightNumberOf, namedPlace, oneLine, wayOf } from './day-words.js';

const MINUTES_PER_DAY = 1_440;

interface Way {
  readonly from: string;
  readonly to: string;
}

/** What is found in the catalog for the transport of a day; `hasEnds` is false when the plan does not say from where to where. */
export type FoundWay =
  | { readonly mode: 'flight'; readonly row: CatalogFlight | undefined; readonly fits: boolean; readonly hasEnds: boolean }
  | { readonly mode: 'self-driving' | 'taxi'; readonly row: CatalogGround | undefined; readonly hasEnds: boolean };

/** Looks up in a catalog what the strings of a plan name; a part of a name is enough, as the published rules have it. */
export class CatalogTables {
  constructor(private readonly catalog: Catalog) {}

  restaurant(words: string): CatalogRestaurant | undefined {
    return found(this.catalog.restaurants, words)[0];
  }

  attraction(words: string): CatalogAttraction | undefined {
    return found(this.catalog.attractions, words)[0];
  }

  /** Every accommodation whose name holds these words. */
  accommodations(words: string): readonly CatalogAccommodation[] {
    return found(this.catalog.accommodations, words);
  }

  /** The flight or way that the day names; null for a transport that is neither. */
  way(day: DayStrings): FoundWay | null {
    const words = (day.transportation ?? '').toLowerCase();
    const way = wayOf(day.transportation) ?? wayOf(day.current_city);
    if (words.includes('flight number')) return this.flight(flightNumberOf(day.transportation ?? ''), way);
    if (words.includes('self-driving')) return { mode: 'self-driving', row: way ? this.ground(way, 'self-driving') : undefined, hasEnds: way !== null };
    return words.includes('taxi') ? { mode: 'taxi', row: way ? this.ground(way, 'taxi') : undefined, hasEnds: way !== null } : null;
  }

  private flight(number: string, way: Way | null): FoundWay {
    const flights = this.catalog.flights.filter((flight) => flight.number === number);
    const fits = way !== null && flights.some(({ from, to }) => from === beforeRemark(way.from) && to === beforeRemark(way.to));
    return { mode: 'flight', row: flights[0], fits, hasEnds: way !== null };
  }

  /** Ways of a day and longer are not offered. */
  private ground({ from, to }: Way, vehicle: CatalogGround['mode']): CatalogGround | undefined {
    return this.catalog.ground.find(
      (row) => row.from === beforeRemark(from) && row.to === beforeRemark(to) && row.mode === vehicle && row.durationMinutes < MINUTES_PER_DAY,
    );
  }

  /** The state of a city; undefined when the catalog does not know the city, null when it does not say. */
  stateOf(cityName: string): string | null | undefined {
    const city = this.catalog.cities.find(({ name }) => name === cityName);
    return city && (city.state ?? null);
  }

  /** True when the catalog tells of states at all, so that a city without one is unknown. */
  get knowsStates(): boolean {
    return this.catalog.cities.some(({ state }) => state);
  }

  get currency(): string {
    return this.catalog.currency;
  }

  /** What the ways on the ground cost so many people. */
  groundCost({ mode, cost }: CatalogGround, people: number): number {
    const basis = this.catalog.priceBasis.ground[mode];
    return cost * (basis.per === 'vehicle' ? Math.ceil(people / basis.seats) : people);
  }

  /** What a night costs so many people. */
  nightCost({ price, capacity }: CatalogAccommodation, people: number): number {
    return price * (this.catalog.priceBasis.accommodations === 'person-night' ? people : Math.ceil(people / capacity));
  }
}

function found<Row extends { readonly name: string; readonly city: string }>(rows: readonly Row[], words: string): readonly Row[] {
  const place = namedPlace(words) ?? { name: '-', city: '-' };
  const name = oneLine(place.name);
  return rows.filter((row) => oneLine(row.name).includes(name) && row.city === place.city);
}
