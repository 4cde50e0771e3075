import { z } from 'zod';
import { storableText } from '../text.js';
import { IsoDate, LocalTime } from './dates.js';
import { CurrencyCode } from './money.js';

const NAME_CHARS = 300;
const MAX_PRICE = 100_000_000;
const MAX_LIST = 100;
const MAX_MINUTES = 100_000;

/** A line break or tab within a name, with the blanks around it, is one blank: plans are written so, and a name has to be found again. */
const name = storableText(NAME_CHARS, 1)
  .overwrite((text) => text.replace(/[ \t\r\n]+/g, (blanks) => (/^ +$/.test(blanks) ? blanks : ' ')))
  .refine((text) => text.trim().length > 0, { error: 'is empty' })
  .refine((text) => !/\p{Cc}/u.test(text), { error: 'has a control character' });
const price = z.number().min(0).max(MAX_PRICE);
const names = z.array(name).max(MAX_LIST);
const lat = z.number().min(-90).max(90);
const lng = z.number().min(-180).max(180);
const rating = z.number().min(0).max(10);

/** What one price of a way on the ground pays for: a vehicle with so many seats, or one person. */
export const GroundPriceBasis = z.discriminatedUnion('per', [
  z.strictObject({ per: z.literal('vehicle'), seats: z.number().int().min(1).max(100) }),
  z.strictObject({ per: z.literal('person') }),
]);
export type GroundPriceBasis = z.infer<typeof GroundPriceBasis>;

/** Ways on the ground; `self-driving` is a car of one's own or a hired one. */
export const GroundMode = z.enum(['taxi', 'self-driving', 'train', 'bus', 'ferry']);
export type GroundMode = z.infer<typeof GroundMode>;

const perPerson: GroundPriceBasis = { per: 'person' };
const GroundBases = z.strictObject({
  taxi: GroundPriceBasis.default({ per: 'vehicle', seats: 4 }),
  'self-driving': GroundPriceBasis.default({ per: 'vehicle', seats: 5 }),
  train: GroundPriceBasis.default(perPerson),
  bus: GroundPriceBasis.default(perPerson),
  ferry: GroundPriceBasis.default(perPerson),
});

/** What the prices of a catalog pay for. */
export const CatalogPriceBasis = z.strictObject({
  flights: z.literal('person').default('person'),
  /** A room for a night (as many rooms as the party needs by `capacity`), or a night of one person. */
  accommodations: z.enum(['room-night', 'person-night']).default('room-night'),
  /** The average cost of one meal of one person. */
  restaurants: z.literal('person').default('person'),
  attractions: z.literal('person').default('person'),
  ground: GroundBases.prefault({}),
});
export type CatalogPriceBasis = z.infer<typeof CatalogPriceBasis>;

/**
 * How fine a plan's times are. `clock`: meals and visits keep to the hours of flights, so an evening arrival has no lunch.
 * `day`: whatever lies on a day counts as within reach on it, as in inventories whose journeys have no timetable.
 */
export const TimeGrain = z.enum(['clock', 'day']);
export type TimeGrain = z.infer<typeof TimeGrain>;

/** A place that trips start from or go to; `state` and `country` are what a traveller may name instead of the city. */
export const CatalogCity = z.strictObject({
  name,
  state: name.nullish(),
  country: name.nullish(),
  lat: lat.nullish(),
  lng: lng.nullish(),
  timezone: storableText(64, 1).nullish(),
});
export type CatalogCity = z.infer<typeof CatalogCity>;

/** One flight on one day; times are local, an arrival before the departure is on the next day. */
export const CatalogFlight = z.strictObject({
  number: name,
  from: name,
  to: name,
  date: IsoDate,
  departure: LocalTime,
  arrival: LocalTime,
  price,
  durationMinutes: z.number().int().min(1).max(MAX_MINUTES).nullish(),
});
export type CatalogFlight = z.infer<typeof CatalogFlight>;

/** A way on the ground, on any day, in the direction written. */
export const CatalogGround = z.strictObject({
  from: name,
  to: name,
  mode: GroundMode,
  durationMinutes: z.number().int().min(1).max(MAX_MINUTES),
  distanceKm: z.number().min(0).max(100_000).nullish(),
  cost: price,
});
export type CatalogGround = z.infer<typeof CatalogGround>;

/** One kind of room of one house; `houseRules` say what is not wanted, such as `No pets`. */
export const CatalogAccommodation = z.strictObject({
  name,
  city: name,
  price,
  /** As the house calls it; `entire`, `private` and `shared` in it are understood. */
  roomType: name,
  houseRules: names.default([]),
  minimumNights: z.number().int().min(1).max(10_000).default(1),
  /** People in one room. */
  capacity: z.number().int().min(1).max(1_000),
  rating: rating.nullish(),
  lat: lat.nullish(),
  lng: lng.nullish(),
});
export type CatalogAccommodation = z.infer<typeof CatalogAccommodation>;

export const CatalogRestaurant = z.strictObject({
  name,
  city: name,
  cuisines: names.default([]),
  averageCost: price,
  rating: rating.nullish(),
  lat: lat.nullish(),
  lng: lng.nullish(),
});
export type CatalogRestaurant = z.infer<typeof CatalogRestaurant>;

/** Something to see; without `opens` and `closes` it is taken as open all day, without `cost` as free. */
export const CatalogAttraction = z.strictObject({
  name,
  city: name,
  lat: lat.nullish(),
  lng: lng.nullish(),
  cost: price.nullish(),
  opens: LocalTime.nullish(),
  closes: LocalTime.nullish(),
  visitMinutes: z.number().int().min(1).max(1_440).nullish(),
});
export type CatalogAttraction = z.infer<typeof CatalogAttraction>;

/** The schema of one row of each table. */
export const CATALOG_ROWS = {
  cities: CatalogCity,
  flights: CatalogFlight,
  ground: CatalogGround,
  accommodations: CatalogAccommodation,
  restaurants: CatalogRestaurant,
  attractions: CatalogAttraction,
} as const;
export type CatalogTable = keyof typeof CATALOG_ROWS;
export const CATALOG_TABLES = Object.keys(CATALOG_ROWS) as readonly CatalogTable[];

/** An inventory to plan from, and nothing else: what it does not list does not exist for a plan on it. All prices are in `currency`. */
export const Catalog = z.strictObject({
  currency: CurrencyCode,
  priceBasis: CatalogPriceBasis.prefault({}),
  timeGrain: TimeGrain.default('clock'),
  cities: z.array(CatalogCity),
  flights: z.array(CatalogFlight),
  ground: z.array(CatalogGround),
  accommodations: z.array(CatalogAccommodation),
  restaurants: z.array(CatalogRestaurant),
  attractions: z.array(CatalogAttraction),
});
export type Catalog = z.infer<typeof Catalog>;
