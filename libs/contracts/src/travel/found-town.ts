import { z } from 'zod';
import { storableText } from '../text.js';
import { CurrencyCode } from './money.js';
import { Hours, Interest, PlaceKind } from './place-facts.js';

/** Who says a fact of a place. `model` was computed by rules that docs/data.md states, `correction` was put right by a person. */
export const PlaceOrigin = z.enum(['gazetteer', 'openstreetmap', 'wikidata', 'wikivoyage', 'foursquare', 'duffel', 'model', 'correction']);
export type PlaceOrigin = z.infer<typeof PlaceOrigin>;

export const MAX_FOUND_SIGHTS = 40;
export const MAX_FOUND_TABLES = 24;
export const MAX_FOUND_HOUSES = 12;

const name = storableText(160, 2);
const point = { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) };
const id = z.string().regex(/^[a-z0-9-]{1,80}$/);

/** Where the facts of one place come from: the place itself, and each fact that another source supplied. */
export const FactOrigins = z.strictObject({
  place: PlaceOrigin,
  hours: PlaceOrigin.optional(),
  cost: PlaceOrigin.optional(),
  rank: PlaceOrigin.optional(),
});
export type FactOrigins = z.infer<typeof FactOrigins>;

/** A price for one adult as a source states it. */
const StatedPrice = z.strictObject({ amount: z.number().min(0).max(1_000_000), currency: CurrencyCode });

/** A sight that live sources know. Null says that no source does; nothing is guessed here. */
export const FoundSight = z.strictObject({
  id,
  name,
  kind: PlaceKind,
  interests: z.array(Interest).min(1).max(6),
  ...point,
  /** 0 when a source says that it is free. */
  price: StatedPrice.nullable(),
  isFree: z.boolean().nullable(),
  hours: Hours.nullable(),
  stepFree: z.boolean().nullable(),
  /** 1 (only with time to spare) to 5 (what the place is known for). */
  rank: z.number().int().min(1).max(5),
  wikidataId: z
    .string()
    .regex(/^Q\d{1,12}$/)
    .nullable(),
  url: storableText(500).nullable(),
  origins: FactOrigins,
});
export type FoundSight = z.infer<typeof FoundSight>;

/** A place to eat that live sources know. */
export const FoundTable = z.strictObject({
  id,
  name,
  kind: z.enum(['restaurant', 'cafe', 'food_hall', 'market']),
  cuisines: z.array(storableText(40, 2)).max(6),
  diets: z.array(z.enum(['vegetarian', 'vegan', 'halal', 'kosher', 'gluten_free'])).max(5),
  ...point,
  hours: Hours.nullable(),
  origins: FactOrigins,
});
export type FoundTable = z.infer<typeof FoundTable>;

/** A house to sleep in, by name and position; without a price. */
export const FoundHouse = z.strictObject({ id, name, ...point, origins: FactOrigins });
export type FoundHouse = z.infer<typeof FoundHouse>;

/** A source that was asked: what its licence wants said, and whether its answer is fresh, kept from before, or missing. */
export const AskedSource = z.strictObject({
  origin: PlaceOrigin,
  name: storableText(80),
  licence: storableText(80),
  url: storableText(300),
  /** The day of its answer; null when it gave none. */
  asOf: z.iso.date().nullable(),
  state: z.enum(['fresh', 'kept', 'stale', 'down']),
});
export type AskedSource = z.infer<typeof AskedSource>;

/** What live sources know of a town; stored with the trip that uses it, so that every later step plans with the same facts. */
export const FoundTown = z.strictObject({
  /** The gazetteer's id where it knows the town, else `found-…`. */
  id,
  name,
  /** Other names under which a request means it. */
  askedAs: z.array(storableText(160)).max(4),
  country: storableText(80),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  ...point,
  population: z.number().int().min(0).nullable(),
  sights: z.array(FoundSight).max(MAX_FOUND_SIGHTS),
  tables: z.array(FoundTable).max(MAX_FOUND_TABLES),
  houses: z.array(FoundHouse).max(MAX_FOUND_HOUSES),
  sources: z.array(AskedSource),
  /** What the guard found in names that were left out because they carried instructions. */
  safetyFlags: z.array(storableText(120)).max(20),
});
export type FoundTown = z.infer<typeof FoundTown>;
