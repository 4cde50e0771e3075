import { z } from 'zod';
import { personText, storableText } from '../text.js';
import { IsoDate, daysBetween } from './dates.js';
import { CurrencyCode } from './money.js';
import { DateWindow, Language, MAX_WISHES, RequestedRoute, RequestedWays, Wish } from './trip-wishes.js';

export const MAX_TRIP_DAYS = 60;
export const MAX_BUDGET = 1_000_000_000;
const MAX_ITEMS = 50;

export const IataCode = z.string().regex(/^[A-Z]{3}$(?!\n)/, { error: 'must be three capital letters, such as ZRH' });
const shortText = storableText(200, 2);
const shortTexts = z.array(storableText(200, 1)).max(MAX_ITEMS);

/** What a plan must respect besides dates and money. */
export const Constraints = z.strictObject({
  cities: z.union([z.array(shortText).max(MAX_ITEMS), z.number().int().min(1).max(20)]).optional(),
  cuisines: shortTexts.optional(),
  roomType: storableText(100, 1).optional(),
  houseRule: storableText(100, 1).optional(),
  transportation: storableText(100, 1).optional(),
  diet: shortTexts.optional(),
  mobility: storableText(200, 1).optional(),
  pace: z.enum(['slow', 'normal', 'fast']).optional(),
  mustSee: shortTexts.optional(),
  avoid: shortTexts.optional(),
});
export type Constraints = z.infer<typeof Constraints>;

/** The fields of a request without the rules that span several of them. */
export const UserRequestFields = z.strictObject({
  userId: storableText(128, 1).default('anonymous'),
  requestText: personText,
  originIata: IataCode.nullish(),
  originCity: shortText.nullish(),
  destinationHint: shortText.nullish(),
  destinationCityCode: IataCode.nullish(),
  destinationIata: IataCode.nullish(),
  travelStartDate: IsoDate,
  travelEndDate: IsoDate,
  budget: z.number().min(1).max(MAX_BUDGET),
  currency: CurrencyCode.nullish(),
  adults: z.number().int().min(1).max(9).default(1),
  children: z.number().int().min(0).max(9).default(0),
  childrenAges: z.array(z.number().int().min(0).max(17)).max(9).nullish(),
  interests: shortTexts.default([]),
  constraints: Constraints.nullish(),
  route: RequestedRoute.nullish(),
  ways: RequestedWays.nullish(),
  /** The span that the dates were chosen from, when the traveller left them open. */
  dateWindow: DateWindow.nullish(),
  wishes: z.array(Wish).max(MAX_WISHES).nullish(),
  /** Fields that the traveller left to the planner ("you choose"). */
  leftToUs: z.array(z.string()).max(MAX_ITEMS).nullish(),
  language: Language.nullish(),
});

/** A complete request: everything planning needs, checked. */
export const UserRequest = UserRequestFields.superRefine((request, ctx) => {
  const nights = daysBetween(request.travelStartDate, request.travelEndDate);
  const fail = (field: string, message: string) => ctx.addIssue({ code: 'custom', path: [field], message });
  if (nights < 0) fail('travelEndDate', `${request.travelEndDate} is before the start ${request.travelStartDate}`);
  if (nights >= MAX_TRIP_DAYS) fail('travelEndDate', `the trip has ${nights + 1} days; at most ${MAX_TRIP_DAYS} are planned`);
  if (request.childrenAges && request.childrenAges.length > request.children)
    fail('childrenAges', `names ${request.childrenAges.length} ages for ${request.children} children`);
});
export type UserRequest = z.infer<typeof UserRequest>;

/** The fields that nothing may be planned without; never invented. */
export const REQUIRED_FIELDS = ['travelStartDate', 'travelEndDate', 'budget'] as const satisfies readonly (keyof UserRequest)[];

/** What could be read from text: every field nullable, nothing invented. */
export const ParsedRequest = z.strictObject({
  requestText: z.string(),
  originIata: IataCode.nullable(),
  originCity: z.string().nullable(),
  destinationHint: z.string().nullable(),
  destinationCityCode: IataCode.nullable(),
  destinationIata: IataCode.nullable(),
  destinations: z.array(z.string()),
  travelStartDate: IsoDate.nullable(),
  travelEndDate: IsoDate.nullable(),
  durationDays: z.number().int().min(1).max(365).nullable(),
  budget: z.number().positive().max(MAX_BUDGET).nullable(),
  currency: CurrencyCode.nullable(),
  adults: z.number().int().min(1).max(99).nullable(),
  children: z.number().int().min(0).max(99).nullable(),
  childrenAges: z.array(z.number().int().min(0).max(17)).nullable(),
  travellers: z.number().int().min(1).max(99).nullable(),
  interests: z.array(z.string()),
  constraints: Constraints.nullable(),
  route: RequestedRoute.nullish(),
  ways: RequestedWays.nullish(),
  dateWindow: DateWindow.nullish(),
  wishes: z.array(Wish).max(MAX_WISHES).nullish(),
  leftToUs: z.array(z.string()).max(MAX_ITEMS).nullish(),
  language: Language.nullish(),
});
export type ParsedRequest = z.infer<typeof ParsedRequest>;

/** What is known before anybody has read the words. */
export const NOTHING_SAID: ParsedRequest = {
  requestText: '',
  originIata: null,
  originCity: null,
  destinationHint: null,
  destinationCityCode: null,
  destinationIata: null,
  destinations: [],
  travelStartDate: null,
  travelEndDate: null,
  durationDays: null,
  budget: null,
  currency: null,
  adults: null,
  children: null,
  childrenAges: null,
  travellers: null,
  interests: [],
  constraints: null,
};

/** A client may be tried out with another day, but days are reckoned on from it for years. */
const FIRST_NOW = '1970-01-01';
const AFTER_LAST_NOW = '2200-01-01';

/** What "tomorrow", "here" and "500" mean to this client. */
export const RequestContext = z.strictObject({
  now: z
    .union([IsoDate, z.iso.datetime({ offset: true, local: true })])
    .refine((text) => text >= FIRST_NOW && text < AFTER_LAST_NOW, { error: `must lie from ${FIRST_NOW} on and before ${AFTER_LAST_NOW}` })
    .optional(),
  timezone: storableText(64, 1).refine(isTimeZone, { error: 'is no IANA time zone' }).optional(),
  locale: storableText(35, 2).optional(),
  currency: CurrencyCode.optional(),
  homeAirport: IataCode.optional(),
});
export type RequestContext = z.infer<typeof RequestContext>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

/** One thing a person is asked; `field` is a field of {@link UserRequest}. */
export const PendingQuestion = z.strictObject({
  field: z.string(),
  question: z.string(),
  type: z.enum(['text', 'date', 'number', 'select', 'multiselect', 'boolean']),
  required: z.boolean(),
  options: z.array(z.string()).optional(),
  min: z.union([z.number(), z.string()]).optional(),
  max: z.union([z.number(), z.string()]).optional(),
  example: z.string().optional(),
});
export type PendingQuestion = z.infer<typeof PendingQuestion>;
