import { z } from 'zod';
import { storableText } from '../text.js';
import { IsoDate, LocalTime } from './dates.js';

/** Every way of moving that a plan knows. */
export const TravelMode = z.enum(['flight', 'train', 'bus', 'ferry', 'drive', 'taxi', 'transit', 'walk']);
export type TravelMode = z.infer<typeof TravelMode>;

/** Languages that requests are read and answered in. */
export const Language = z.enum(['en', 'de', 'fr', 'es', 'it', 'pt']);
export type Language = z.infer<typeof Language>;

export const MAX_STOPS = 8;
export const MAX_WISHES = 60;
const name = storableText(200, 1);

/** A place that the traveller wants the trip to go to. */
export const RequestedStop = z.strictObject({
  /** The place's English name where it is known, else as it was said. */
  place: name,
  /** The traveller's own spelling. */
  said: name.optional(),
  /** Nights asked for; null leaves them to the planner. */
  nights: z.number().int().min(0).max(59).nullable(),
  /** `exactly` keeps `nights`, `at_least` may add to them. */
  nightsRule: z.enum(['exactly', 'at_least']).default('exactly'),
  /** `stay` is slept in, `day_trip` is visited from another stop, `pass` lies on the way and needs no night. */
  role: z.enum(['stay', 'day_trip', 'pass']).default('stay'),
  /** Days that are fixed for this stop. */
  arrive: IsoDate.nullish(),
  leave: IsoDate.nullish(),
});
export type RequestedStop = z.infer<typeof RequestedStop>;

/** Where the trip goes, in the order it was said. One place is a route of one stop. */
export const RequestedRoute = z.strictObject({
  stops: z.array(RequestedStop).max(20),
  /** `given` keeps the order that was said, `free` lets the planner choose it. */
  order: z.enum(['given', 'free']).default('free'),
  /** Last place of the trip, from where the travellers go home ("fly home from Porto"). */
  returnFrom: name.nullish(),
  /** First place of the trip ("fly into Dubrovnik"). */
  startAt: name.nullish(),
  /** One place to sleep for the whole trip, everything else as excursions. */
  oneBase: z.boolean().default(false),
  /** The travellers see to their own way there and back ("do not plan the way there"). */
  ownWayThere: z.boolean().default(false),
});
export type RequestedRoute = z.infer<typeof RequestedRoute>;

/** How the travellers want to move, and how not. Empty lists leave the choice to the planner. */
export const RequestedWays = z.strictObject({
  /** Modes that are ruled out everywhere ("no flying", "sans avion"). */
  never: z.array(TravelMode).default([]),
  /** Modes from home and back ("by train from Paris"). */
  home: z.array(TravelMode).default([]),
  /** Modes of the way home where it is gone by others than the way there ("train out, fly back"). */
  back: z.array(TravelMode).nullish(),
  /** Modes between the stops ("trains between them"). */
  between: z.array(TravelMode).default([]),
  /** Modes of the way to one stop alone ("a night train to Chiang Mai"); they count before those of `between`. */
  legs: z
    .array(z.strictObject({ to: name, modes: z.array(TravelMode).min(1) }))
    .max(20)
    .nullish(),
  /** `own` starts at home, `rental` is picked up at the first stop, `none` means nobody drives. */
  car: z.enum(['own', 'rental', 'none']).nullish(),
  /** Most changes of a flight; 0 asks for direct flights. */
  maxFlightStops: z.number().int().min(0).max(3).nullish(),
  /** Earliest local time to arrive on the first day ("can't land before 18:00"), or to leave home. */
  arriveAfter: LocalTime.nullish(),
  departAfter: LocalTime.nullish(),
  /** Latest local time to be home on the last day. */
  backBy: LocalTime.nullish(),
});
export type RequestedWays = z.infer<typeof RequestedWays>;

/** Days that are to be found inside a span. */
export const DateWindow = z.strictObject({
  from: IsoDate,
  to: IsoDate,
  /** Calendar days of the trip, both ends included. */
  minDays: z.number().int().min(1).max(60),
  maxDays: z.number().int().min(1).max(60),
  /** Weekdays on which it may begin, Monday is 1; empty allows all. */
  startWeekdays: z.array(z.number().int().min(1).max(7)).default([]),
  choose: z.enum(['cheapest', 'best_weather', 'any']).default('any'),
  /** The words that the window was read from. */
  said: storableText(300, 1),
});
export type DateWindow = z.infer<typeof DateWindow>;

/**
 * What a wish is about; it decides which fields of {@link Wish} count.
 *
 * - `place`: a named sight, street or quarter; `activity`: something to do or a kind of place; `event`: a festival, market or season
 * - `food`: dishes, cuisines, kinds of tables; `diet`: what must be kept at every meal
 * - `not_before`, `not_after`: `time` of the first and last item of each day; `max_per_day`, `min_per_day`: `count` of visits
 * - `free_day`: `count` days without a plan; `avoid`: what must not be there; `stay`: features or `tier` of the stay; `mobility`: step-free, no stairs, no hills
 * - `day_trip`: an excursion to `targets`; `arrive_after`, `depart_after`, `back_by`: `time` (and `date`) of the ways home
 * - `mood`: romantic, quiet, off the beaten path, for photographers; `nap`: rest of children at noon; `company`: who travels; `other`: not understood
 */
export const WishKind = z.enum([
  'place',
  'activity',
  'event',
  'food',
  'diet',
  'not_before',
  'not_after',
  'max_per_day',
  'min_per_day',
  'free_day',
  'avoid',
  'stay',
  'mobility',
  'day_trip',
  'arrive_after',
  'depart_after',
  'back_by',
  'mood',
  'nap',
  'company',
  'other',
]);
export type WishKind = z.infer<typeof WishKind>;

/** One thing the traveller wants, from their own words. */
export const Wish = z.strictObject({
  id: z.string().regex(/^w\d{1,3}$/),
  /** The traveller's words. */
  said: storableText(300, 1),
  kind: WishKind,
  /** Names or English key words of what is meant, the most telling first: `["Louvre"]`, `["pintxos", "tapas"]`, `["hiking"]`, `["vegan"]`. */
  targets: z.array(name).max(12).default([]),
  time: LocalTime.nullish(),
  date: IsoDate.nullish(),
  count: z.number().int().min(0).max(60).nullish(),
  /** `every_day` for wishes such as "fika every single day". */
  often: z.enum(['once', 'every_day']).default('once'),
  /** A must-have: the plan does not pass without it. */
  must: z.boolean().default(false),
});
export type Wish = z.infer<typeof Wish>;

/** A line of the ledger: what became of a wish. */
export const WishResult = z.strictObject({
  id: z.string(),
  said: z.string(),
  kind: WishKind,
  status: z.enum(['met', 'partly', 'not_met', 'not_understood']),
  /** Ids of visits, meals, stays and legs that meet it. */
  where: z.array(z.string()),
  /** One sentence: how it is met, or why it is not and what would help. */
  why: z.string(),
});
export type WishResult = z.infer<typeof WishResult>;

/** Every mode that is asked for on some way of the trip. */
export const modesWanted = ({ home, back, between, legs }: RequestedWays): ReadonlySet<TravelMode> =>
  new Set([...home, ...(back ?? []), ...between, ...(legs ?? []).flatMap(({ modes }) => modes)]);

/** Ways of travellers who said nothing about them. */
export const NOTHING_ASKED_OF_WAYS: RequestedWays = { never: [], home: [], between: [] };

const FoundSpan = z.strictObject({ start: IsoDate, end: IsoDate, why: z.string() });

/** Dates that were found inside a window, with what speaks for them, and the next best. */
export const ChosenDates = z.strictObject({ ...FoundSpan.shape, others: z.array(FoundSpan) });
export type ChosenDates = z.infer<typeof ChosenDates>;
