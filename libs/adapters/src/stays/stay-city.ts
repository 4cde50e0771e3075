import type { StayTier } from '@app/ports';
import { greatCircleKm } from '../flights/great-circle.js';
import type { Point } from '../flights/great-circle.js';

/** A neighbourhood with usual prices of a double room for one night, taxes included, in the city's currency. */
export interface StayArea extends Point {
  readonly id: string;
  readonly name: string;
  readonly nightly: Readonly<Record<StayTier, number>>;
  readonly note: string;
}

/** A town of the gazetteer, as searches for stays need it. */
export interface StayCity extends Point {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly countryCode: string;
  readonly currency: string;
  readonly stayAreas: readonly StayArea[];
}

export const STAY_TIERS: readonly StayTier[] = ['budget', 'midrange', 'premium'];

/** The neighbourhood whose centre is nearest; undefined for a town without any. */
export const nearestArea = ({ stayAreas }: StayCity, at: Point): StayArea | undefined =>
  [...stayAreas].sort((a, b) => greatCircleKm(a, at) - greatCircleKm(b, at))[0];
