import { fromCents, toCents } from '@app/contracts';
import type { Money } from '@app/contracts';

/** Share of an adult's meal price that a child usually costs. */
const CHILD_MEAL_SHARE = 0.6;
/** Share of an adult's fare that a child usually costs. */
const CHILD_FARE_SHARE = 0.5;
/** A family room takes two adults and two children. */
const PEOPLE_PER_ROOM = 4;
const ADULTS_PER_ROOM = 2;

/** Who pays, in which currency, at which rate from the source's currency. */
export interface Pricing {
  readonly currency: string;
  readonly rate: number;
  readonly adults: number;
  readonly children: number;
}

/** An amount of the source's currency in the currency of the request, rounded to two decimals. */
export const converted = (pricing: Pricing, amount: number): Money => ({ amount: fromCents(toCents(amount * pricing.rate)), currency: pricing.currency });

/** Rates are shown with enough digits to check a price by hand. */
const RATE_DIGITS = 6;

/** A rate as people read it. */
export const shownRate = (rate: number): string => String(Number(rate.toPrecision(RATE_DIGITS)));

/** Entrance for all travellers; children pay their own price where the source has one. */
export const entrancePrice = (pricing: Pricing, cost: number, childCost: number | undefined): Money =>
  converted(pricing, pricing.adults * cost + pricing.children * (childCost ?? cost));

/** One meal for all travellers at an adult's usual price. */
export const mealPrice = (pricing: Pricing, adultCost: number): Money => converted(pricing, adultCost * (pricing.adults + CHILD_MEAL_SHARE * pricing.children));

/** A ride for all travellers at an adult's usual fare. */
export const farePrice = (pricing: Pricing, adultCost: number): Money => converted(pricing, adultCost * (pricing.adults + CHILD_FARE_SHARE * pricing.children));

/** Double rooms needed: two adults each, children share with adults, at most four people in one. */
export const roomsFor = (adults: number, children: number): number =>
  Math.max(Math.ceil(adults / ADULTS_PER_ROOM), Math.ceil((adults + children) / PEOPLE_PER_ROOM));
