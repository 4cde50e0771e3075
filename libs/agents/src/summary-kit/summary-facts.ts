import { z } from 'zod';
import type { Costs, Language, PlanNote, Source, Stay, TransportLeg } from '@app/contracts';

/** What a model adds to a finished plan: words, and doubts as flags. */
export const PlanSynthesis = z.strictObject({ summary: z.string(), safetyFlags: z.array(z.string()) });
export type PlanSynthesis = z.infer<typeof PlanSynthesis>;

/** A chosen flight as the summary needs it. */
export interface FlightLine {
  readonly from: string;
  readonly to: string;
  readonly date: string;
  readonly departureTime: string | null;
  readonly amount: number;
  readonly source: Source;
}

/** A way by land or water from home, home or between two stops. */
export interface GroundLine {
  readonly mode: TransportLeg['mode'];
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly source: Source;
}

/** The nights as the summary needs them. */
export interface StayLine {
  /** The part of the city, else the city. */
  readonly where: string;
  readonly tier: Stay['tier'];
  readonly nights: number;
  readonly amount: number;
  readonly source: Source;
}

/** The computed facts behind the summary. */
export interface SummaryFacts {
  readonly destination: string;
  readonly country: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly days: number;
  readonly travellers: number;
  readonly total: number;
  readonly limit: number;
  readonly currency: string;
  /** Negative when money is left. */
  readonly overBy: number;
  readonly byCategory: Costs['byCategory'];
  readonly themes: readonly string[];
  /** Sights of the plan, the best known first. */
  readonly highlights: readonly string[];
  readonly flights: readonly FlightLine[];
  readonly ground: readonly GroundLine[];
  /** A way leads from home to the trip. */
  readonly isReached: boolean;
  readonly stays: readonly StayLine[];
  /** Nobody named a currency, so that the usual one was taken. */
  readonly currencyAssumed: boolean;
  readonly highRiskDates: readonly string[];
  readonly weatherMissing: boolean;
  readonly guideMissing: boolean;
  /** What was decided, and what could not be done. */
  readonly notes: readonly PlanNote[];
  /** What the summary is told in. */
  readonly language: Language;
}
