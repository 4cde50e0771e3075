import type {
  Catalog,
  CatalogAccommodation,
  CatalogAttraction,
  CatalogCity,
  CatalogFlight,
  CatalogGround,
  CatalogRestaurant,
  DayStrings,
} from '@app/contracts';
import { rowsUnder } from '../rows-under.js';
import { beforeRemark, flightNumberOf, wayOf } from './day-words.js';
import { NamedRows } from './named-rows.js';

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
  private readonly restaurants: NamedRows<CatalogRestaurant>;
  private readonly attractions: NamedRows<CatalogAttraction>;
  private readonly houses: NamedRows<CatalogAccommodation>;
  /** True when the catalog tells of states at all, so that a city without one is unknown. */
  readonly knowsStates: boolean;

  constructor(private readonly catalog: Catalog) {
    this.restaurants = new NamedRows(catalog.restaurants);
    this.attractions = new NamedRows(catalog.attractions);
    this.houses = new NamedRows(catalog.accommodations);
    this.knowsStates = catalog.cities.some(({ state }) => state);
  }

  restaurant(words: string): CatalogRestaurant | undefined {
    return this.restaurants.first(words);
  }

  attraction(words: string): CatalogAttraction | undefined {
    return this.attractions.first(words);
  }

  /** Every accommodation whose name holds these words. */
  accommodations(words: string): readonly CatalogAccommodation[] {
    return this.houses.all(words);
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
    const flights = rowsUnder(this.catalog.flights, numberOf, number);
    const fits = way !== null && flights.some(({ from, to }) => from === beforeRemark(way.from) && to === beforeRemark(way.to));
    return { mode: 'flight', row: flights[0], fits, hasEnds: way !== null };
  }

  /** Ways of a day and longer are not offered. */
  private ground({ from, to }: Way, vehicle: CatalogGround['mode']): CatalogGround | undefined {
    const rows = rowsUnder(this.catalog.ground, endsOf, endsOf({ from: beforeRemark(from), to: beforeRemark(to) }));
    return rows.find((row) => row.mode === vehicle && row.durationMinutes < MINUTES_PER_DAY);
  }

  /** The state of a city; undefined when the catalog does not know the city, null when it does not say. */
  stateOf(cityName: string): string | null | undefined {
    const [city] = rowsUnder(this.catalog.cities, nameOf, cityName);
    return city && (city.state ?? null);
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

const numberOf = ({ number }: CatalogFlight): string => number;
const nameOf = ({ name }: CatalogCity): string => name;
const endsOf = ({ from, to }: Way): string => `${from}\n${to}`;
