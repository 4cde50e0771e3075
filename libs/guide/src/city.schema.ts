import { z } from 'zod';
import { Hours, HoursRule, Interest, PlaceKind } from '@app/contracts';

const MONTH_DAY = /^\d{2}-\d{2}$/;

export { Hours, HoursRule, Interest, PlaceKind };

export const Tier = z.enum(['budget', 'midrange', 'premium']);

const Coordinates = { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) };

export const GuidePlace = z.strictObject({
  /** Unique within the city, kebab-case. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(2),
  kind: PlaceKind,
  interests: z.array(Interest).min(1),
  ...Coordinates,
  visitMinutes: z.number().int().min(15).max(600),
  /** Usual adult entrance in the city's currency, 0 when free. */
  cost: z.number().min(0),
  /** Usual price for a child of about ten, when it differs. */
  childCost: z.number().min(0).optional(),
  indoor: z.boolean(),
  hours: Hours,
  /** Yearly closing days as MM-DD. */
  closedOn: z.array(z.string().regex(MONTH_DAY)).optional(),
  /** 1 (only with time to spare) to 5 (what the city is known for). */
  rank: z.number().int().min(1).max(5),
  note: z.string().min(10).max(200),
});

export const GuideEatery = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(2),
  kind: z.enum(['restaurant', 'cafe', 'food_street', 'food_hall', 'market']),
  cuisines: z.array(z.string()).min(1),
  /** Diets that are easy to keep here. */
  diets: z.array(z.enum(['vegetarian', 'vegan', 'halal', 'kosher', 'gluten_free'])),
  meals: z.array(z.enum(['breakfast', 'lunch', 'dinner'])).min(1),
  tier: Tier,
  ...Coordinates,
  /** Usual price of one meal for one adult, drink included, in the city's currency. */
  mealCost: z.number().positive(),
  hours: Hours,
  note: z.string().min(10).max(200),
});

export const GuideStayArea = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(2),
  ...Coordinates,
  /** Usual price of a double room for one night, taxes included, in the city's currency. */
  nightly: z.strictObject({ budget: z.number().positive(), midrange: z.number().positive(), premium: z.number().positive() }),
  note: z.string().min(10).max(200),
});

export const GuideAirport = z.strictObject({
  iata: z.string().regex(/^[A-Z]{3}$/),
  name: z.string(),
  ...Coordinates,
  transfer: z.strictObject({ mode: z.string(), minutes: z.number().int().positive(), cost: z.number().min(0) }),
});

/** Climate normals of one month: mean daily high and low in °C, rain in mm, days with more than 1 mm. */
export const ClimateMonth = z.strictObject({
  highC: z.number().min(-40).max(50),
  lowC: z.number().min(-50).max(40),
  rainMm: z.number().min(0).max(1500),
  rainyDays: z.number().min(0).max(31),
});

/** One city of the built-in guide. Facts with an as-of date; a wrong fact is a bug. */
export const GuideCity = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  name: z.string(),
  /** Other spellings and languages that a traveller may type, lower case. */
  aliases: z.array(z.string()),
  country: z.string(),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  continent: z.enum(['Africa', 'Asia', 'Europe', 'North America', 'Oceania', 'South America']),
  /** IATA metropolitan or main airport code. */
  cityCode: z.string().regex(/^[A-Z]{3}$/),
  ...Coordinates,
  timezone: z.string(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  languages: z.array(z.string()).min(1),
  plugs: z.array(z.string().regex(/^[A-O]$/)).min(1),
  asOf: z.string().regex(/^\d{4}-\d{2}$/),
  summary: z.string().min(40).max(400),
  bestFor: z.array(Interest).min(3),
  airports: z.array(GuideAirport).min(1),
  /** January first. */
  climate: z.array(ClimateMonth).length(12),
  /** Per adult and day in the city's currency: three simple meals, and getting around. */
  daily: z.strictObject({
    food: z.strictObject({ budget: z.number().positive(), midrange: z.number().positive(), premium: z.number().positive() }),
    localTransport: z.number().min(0),
  }),
  localTransport: z.strictObject({ summary: z.string().min(20), singleFare: z.number().min(0), dayPass: z.number().min(0).nullable() }),
  stayAreas: z.array(GuideStayArea).min(3),
  places: z.array(GuidePlace).min(12),
  eateries: z.array(GuideEatery).min(6),
  safety: z.array(z.string().min(20)).min(1),
});

export type Tier = z.infer<typeof Tier>;
export type GuidePlace = z.infer<typeof GuidePlace>;
export type GuideEatery = z.infer<typeof GuideEatery>;
export type GuideStayArea = z.infer<typeof GuideStayArea>;
export type GuideAirport = z.infer<typeof GuideAirport>;
export type ClimateMonth = z.infer<typeof ClimateMonth>;
export type GuideCity = z.infer<typeof GuideCity>;
