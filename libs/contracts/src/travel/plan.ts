import { z } from 'zod';
import { CurrencyCode, Source } from './money.js';
import { ItineraryDay, Stay, TransportLeg } from './itinerary.js';
import { IsoDate } from './dates.js';
import { DestinationCandidate } from './preferences.js';
import { WishResult } from './trip-wishes.js';

export const CostCategory = z.enum(['flights', 'stays', 'activities', 'meals', 'localTransport', 'groundTransport']);
export type CostCategory = z.infer<typeof CostCategory>;

/** Sums of the plan's own priced items, in the currency of the request. */
export const Costs = z.strictObject({
  byCategory: z.partialRecord(CostCategory, z.number().min(0)),
  total: z.number().min(0),
  currency: CurrencyCode,
});
export type Costs = z.infer<typeof Costs>;

/** Totals and verdict are computed by code; only the tips are worded by a model. */
export const BudgetAssessment = z.strictObject({
  estimatedTotal: z.number().nonnegative(),
  budgetLimit: z.number().positive(),
  currency: CurrencyCode,
  withinBudget: z.boolean(),
  byCategory: Costs.shape.byCategory,
  optimizationTips: z.array(z.string()),
});
export type BudgetAssessment = z.infer<typeof BudgetAssessment>;

export const Violation = z.strictObject({ code: z.string(), detail: z.string(), day: z.number().int().min(1).optional() });

/** Where facts and prices of a plan come from. */
export const PlanSource = z.strictObject({
  kind: Source,
  name: z.string(),
  asOf: z.string().nullable(),
  note: z.string(),
});
export type PlanSource = z.infer<typeof PlanSource>;

/** Nights in one place on the way; consecutive stops are joined by ways. */
export const RouteStop = z.strictObject({
  city: z.string().min(1),
  country: z.string(),
  lat: z.number(),
  lng: z.number(),
  arrive: IsoDate,
  leave: IsoDate,
  nights: z.number().int().min(0),
  /** Why it is on the route and for so long. */
  why: z.string(),
});
export type RouteStop = z.infer<typeof RouteStop>;

/** Something the plan cannot do or does not know, said openly. `safetyFlags` are for safety only. */
export const Limitation = z.strictObject({ code: z.string(), detail: z.string(), city: z.string().optional(), day: z.number().int().min(1).optional() });
export type Limitation = z.infer<typeof Limitation>;

/** One way to make the trip fit, with its exact total in the plan's currency. */
export const Relaxation = z.strictObject({ change: z.string(), total: z.number().min(0), saves: z.number() });
export type Relaxation = z.infer<typeof Relaxation>;

/** A part of the plan that every view shows without knowing what it is about. */
export const PlanSection = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1),
  agent: z.string(),
  items: z.array(z.string()).optional(),
  text: z.string().optional(),
  table: z.strictObject({ head: z.array(z.string()), rows: z.array(z.array(z.string())) }).optional(),
  sources: z.array(z.string()),
});
export type PlanSection = z.infer<typeof PlanSection>;

/** What leaves the system: a plan, or a refusal (no destination, no days). */
export const FinalPlan = z.strictObject({
  summary: z.string().min(1),
  selectedDestination: DestinationCandidate.nullable(),
  selectedFlightOfferId: z.string().nullable(),
  selectedReturnFlightOfferId: z.string().nullable(),
  itinerary: z.array(ItineraryDay),
  budget: BudgetAssessment.nullable(),
  packingList: z.array(z.string()),
  safetyFlags: z.array(z.string()),
  transport: z.array(TransportLeg),
  stays: z.array(Stay),
  costs: Costs.nullable(),
  checks: z.strictObject({ pass: z.boolean(), violations: z.array(Violation) }),
  sources: z.array(PlanSource),
  // Plans of earlier versions lack what follows.
  route: z.array(RouteStop).optional(),
  wishes: z.array(WishResult).optional(),
  limitations: z.array(Limitation).optional(),
  /** When the trip cannot fit: the smallest ways out, the smallest change first. */
  relaxations: z.array(Relaxation).optional(),
  planSections: z.array(PlanSection).optional(),
});
export type FinalPlan = z.infer<typeof FinalPlan>;
