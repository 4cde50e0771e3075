import { z } from 'zod';
import { storableText } from '../text.js';
import { AskedSource, FactOrigins } from '../travel/found-town.js';
import { CORRECTION_STATES, PlaceCorrection } from '../travel/place-correction.js';
import { CurrencyCode } from '../travel/money.js';
import { cursorField, pageLimit } from './paging.js';

const MAX_NAME_CHARS = 120;
const MAX_REASON_CHARS = 500;

/** Query of `GET /places`. */
export const PlacesQuery = z.strictObject({ q: z.string().trim().min(2).max(MAX_NAME_CHARS).pipe(storableText(MAX_NAME_CHARS)) });
export type PlacesQuery = z.infer<typeof PlacesQuery>;

const point = { lat: z.number(), lng: z.number() };
/** How well a fact is known: written from knowledge, looked up by a person, read from a live source, computed, or put right. */
const Basis = z.enum(['general_knowledge', 'checked', 'live', 'model', 'corrected']);

const KnownSight = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  interests: z.array(z.string()),
  ...point,
  visitMinutes: z.number().int(),
  /** For one adult in the town's currency, 0 when free. */
  cost: z.number(),
  childCost: z.number().nullable(),
  /** In words, such as `Mon-Sat 09:00-17:00`, or `always`. */
  hours: z.string(),
  /** Yearly closing days as MM-DD. */
  closedOn: z.array(z.string()),
  /** Null when no source says. */
  stepFree: z.boolean().nullable(),
  rank: z.number().int(),
  note: z.string(),
  basis: Basis,
  origins: FactOrigins,
});

const KnownTable = z.strictObject({
  id: z.string(),
  name: z.string(),
  cuisines: z.array(z.string()),
  diets: z.array(z.string()),
  meals: z.array(z.string()),
  tier: z.string(),
  ...point,
  /** One meal for one adult in the town's currency. */
  mealCost: z.number(),
  hours: z.string(),
  basis: Basis,
  origins: FactOrigins,
});

const Tiers = z.strictObject({ budget: z.number(), midrange: z.number(), premium: z.number() });
const KnownStay = z.strictObject({ id: z.string(), area: z.string(), ...point, nightly: Tiers, note: z.string(), basis: Basis, origins: FactOrigins });
const KnownWayOut = z.strictObject({
  to: z.string(),
  mode: z.string(),
  minutes: z.number(),
  cost: z.number(),
  currency: CurrencyCode,
  operators: z.string(),
  perDay: z.number(),
  basis: Basis,
});

/** A town by name, as lists show it. */
export const NamedTown = z.strictObject({ id: z.string(), name: z.string(), country: z.string(), kind: z.string(), ...point });
export type NamedTown = z.infer<typeof NamedTown>;

/** Everything that is known of one town. Prices are in its currency, temperatures in °C. */
export const KnownTown = z.strictObject({
  ...NamedTown.shape,
  countryCode: z.string(),
  names: z.record(z.string(), z.string()),
  radiusKm: z.number(),
  timezone: z.string(),
  currency: CurrencyCode,
  summary: z.string(),
  basis: Basis,
  /** Year and month, or the day of a live answer. */
  asOf: z.string(),
  /** Year and month in which a second reader went through all of it; null where nobody has. */
  checked: z.string().nullable(),
  good: z.array(z.string()),
  /** 1 to 12. */
  bestMonths: z.array(z.number().int()),
  /** January first. */
  climate: z.array(z.strictObject({ highC: z.number(), lowC: z.number(), rainyDays: z.number() })),
  /** Per adult and day. */
  food: Tiers,
  airports: z.array(z.strictObject({ iata: z.string(), name: z.string(), mode: z.string(), minutes: z.number(), cost: z.number() })),
  stations: z.array(z.strictObject({ name: z.string(), mode: z.string(), minutes: z.number() })),
  sights: z.array(KnownSight),
  tables: z.array(KnownTable),
  foods: z.array(z.string()),
  stays: z.array(KnownStay),
  /** Houses to sleep in that live sources name; without prices. */
  houses: z.array(z.strictObject({ id: z.string(), name: z.string(), ...point, origins: FactOrigins })),
  ways: z.array(KnownWayOut),
  excursions: z.array(z.strictObject({ to: z.string(), mode: z.string(), minutes: z.number(), cost: z.number() })),
  events: z.array(z.strictObject({ name: z.string(), from: z.string(), to: z.string() })),
  bases: z.array(NamedTown),
  /** Live sources that were asked; empty when the gazetteer knows enough or the app is offline. */
  sources: z.array(AskedSource),
});
export type KnownTown = z.infer<typeof KnownTown>;

/** Answer of `GET /places`: towns of that name, sights of that name in other towns, and for an unknown name what comes closest. */
export const PlacesAnswer = z.strictObject({
  q: z.string(),
  towns: z.array(KnownTown),
  sights: z.array(z.strictObject({ id: z.string(), name: z.string(), kind: z.string(), ...point, town: NamedTown })),
  nearest: z.strictObject({
    /** Known names that are spelled alike, the closest first. */
    spellings: z.array(NamedTown),
    /** Known towns around the place that bears the name on a map. */
    places: z.array(z.strictObject({ ...NamedTown.shape, distanceKm: z.number() })),
  }),
});
export type PlacesAnswer = z.infer<typeof PlacesAnswer>;

/** Query of `GET /places/corrections`, the oldest first. */
export const CorrectionsQuery = z.strictObject({ state: z.enum(CORRECTION_STATES).default('open'), limit: pageLimit, cursor: cursorField });
export type CorrectionsQuery = z.infer<typeof CorrectionsQuery>;

export const CorrectionsPage = z.strictObject({ corrections: z.array(PlaceCorrection), nextCursor: z.string().nullable() });
export type CorrectionsPage = z.infer<typeof CorrectionsPage>;

/** Names a correction. */
export const CorrectionId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$(?!\n)/, { error: 'must be the id of a correction, as the list shows it' });

/** Body of `POST /places/corrections/:id`. */
export const CorrectionDecisionBody = z.strictObject({ decision: z.enum(['apply', 'refuse']), reason: storableText(MAX_REASON_CHARS).optional() });
export type CorrectionDecisionBody = z.infer<typeof CorrectionDecisionBody>;
