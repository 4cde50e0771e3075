import { addDays, toCents } from '@app/contracts';
import type { TimeGrain } from '@app/contracts';
import type { CatalogLeg, CatalogStay, CatalogTripRequest } from './catalog-trip.js';
import { daySlots, mealsByNeed } from './day-slots.js';
import type { DaySlots, MealSlot } from './day-slots.js';
import type { MealNeed, Price, TableSet, Tables } from './table-choice.js';
import type { Stays } from './stay-choice.js';
import type { Route, Ways } from './ways.js';

/** One point of worth may cost at most this part of the budget; each further step halves it. */
const DEAREST_POINT = 0.05;
const PRICE_STEPS = 10;
const FINE_STEPS = 6;

/** A route with everything chosen. */
export interface PricedRoute {
  readonly route: Route;
  readonly legs: readonly CatalogLeg[];
  readonly stays: readonly CatalogStay[];
  readonly tables: readonly TableSet[];
  readonly days: readonly (readonly DaySlots[])[];
  /** By stop, in the order in which its restaurants are given out. */
  readonly meals: readonly (readonly MealSlot[])[];
  readonly cents: number;
  readonly worth: number;
  /** Meals left out for want of money. */
  readonly mealsLeftOut: number;
}

interface Offer {
  readonly cents: number;
  readonly worth: number;
}

function best<T extends Offer>(offers: readonly T[], price: Price): T | undefined {
  let found: T | undefined;
  for (const offer of offers) if (!found || offer.cents - price * offer.worth < found.cents - price * found.worth) found = offer;
  return found;
}

interface Parts {
  readonly ways: Ways;
  readonly stays: Stays;
  readonly tables: Tables;
  readonly grain: TimeGrain;
}

/** Puts ways, rooms and restaurants on routes, as good as the budget allows. */
export class RoutePricer {
  /** Ascending, from the cheapest trip to the one where money hardly counts. */
  private readonly prices: readonly Price[];
  private readonly budgetCents: number;

  constructor(
    private readonly parts: Parts,
    private readonly request: CatalogTripRequest,
  ) {
    this.budgetCents = toCents(request.budget);
    const dearest = Number.isFinite(request.budget) ? this.budgetCents * DEAREST_POINT : 0;
    this.prices = dearest === 0 ? [0] : [0, ...Array.from({ length: PRICE_STEPS }, (_, step) => dearest / 2 ** (PRICE_STEPS - 1 - step))];
  }

  /** With as few meals left out as the budget bears, the dearest choice within it; null when even the cheapest is too dear or none exists. */
  fit(route: Route): PricedRoute | null {
    const whole = this.within(route, 0, 0);
    if (whole) return this.dearest(route, whole);
    let found = this.within(route, 0, Infinity);
    if (!found) return null;
    let [low, high] = [1, found.mealsLeftOut];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const tried = this.within(route, 0, middle);
      if (tried) [high, found] = [middle, tried];
      else low = middle + 1;
    }
    return this.dearest(route, found);
  }

  /** The cheapest trip there is, whatever the budget. */
  cheapest(route: Route): PricedRoute | null {
    return this.at(route, 0, Infinity);
  }

  private within(route: Route, price: Price, mealsLeftOut: number): PricedRoute | null {
    const priced = this.at(route, price, mealsLeftOut);
    return priced && priced.cents <= this.budgetCents ? priced : null;
  }

  private dearest(route: Route, cheapest: PricedRoute): PricedRoute {
    let found = cheapest;
    let low = 0;
    let high = this.prices.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      const tried = this.within(route, this.prices[middle] ?? 0, cheapest.mealsLeftOut);
      if (tried) [low, found] = [middle, tried];
      else high = middle - 1;
    }
    return found;
  }

  /** Looks between the points of the scale, for the route that is taken in the end. */
  refine(fitted: PricedRoute): PricedRoute {
    const { route, mealsLeftOut } = fitted;
    const over = this.prices.find((price) => !this.within(route, price, mealsLeftOut));
    if (over === undefined) return fitted;
    let found = fitted;
    let low = Math.max(0, ...this.prices.filter((price) => price < over));
    let high = over;
    for (let step = 0; step < FINE_STEPS; step += 1) {
      const middle = (low + high) / 2;
      const tried = this.within(route, middle, mealsLeftOut);
      if (tried) low = middle;
      else high = middle;
      if (tried && tried.worth > found.worth) found = tried;
    }
    return found;
  }

  /** The choice at one price of a point, with at most so many meals left out; null when the route lacks a way, a room or a cuisine. */
  private at(route: Route, price: Price, mayLeaveOut: number): PricedRoute | null {
    const legs = this.legs(route, price);
    const stays = route.stops.map(({ city, nights }) => best(this.parts.stays.find(city, nights), price));
    if (!legs || !stays.every((stay) => stay !== undefined)) return null;
    const days = daySlots(route, legs, this.parts.grain);
    const slots = days.map(mealsByNeed);
    const needs = route.stops.map(({ city }, at): MealNeed => mealNeed(city, slots[at] ?? []));
    const chosen = this.parts.tables.choose(needs, price, mayLeaveOut);
    if (!chosen) return null;
    const items: readonly Offer[] = [...legs, ...stays, ...chosen.sets];
    const cents = items.reduce((sum, item) => sum + item.cents, 0);
    const worth = items.reduce((sum, item) => sum + item.worth, 0);
    const meals = slots.map((all, at) => this.keptSlots(all, needs[at]?.city ?? '', chosen.sets[at]?.restaurants.length ?? 0));
    return { route, legs, stays, tables: chosen.sets, days, meals, cents, worth, mealsLeftOut: chosen.leftOut };
  }

  /** Without the meals that were left out; those that the city has no restaurant for stay, so that they are told. */
  private keptSlots(slots: readonly MealSlot[], city: string, served: number): MealSlot[] {
    return [...slots.slice(0, served), ...slots.slice(Math.max(served, this.parts.tables.countIn(city)))];
  }

  private legs({ origin, family, stops }: Route, price: Price): CatalogLeg[] | null {
    const cities = [origin, ...stops.map(({ city }) => city), origin];
    const legs: CatalogLeg[] = [];
    let day = 0;
    for (let at = 0; at + 1 < cities.length; at += 1) {
      const role = at === 0 ? 'first' : at === stops.length ? 'last' : 'middle';
      const query = { from: cities[at] ?? '', to: cities[at + 1] ?? '', date: addDays(this.request.startDate, day), role, family } as const;
      const leg = best(this.parts.ways.find(query), price);
      if (!leg) return null;
      legs.push(leg);
      day += stops[at]?.nights ?? 0;
    }
    return legs;
  }
}

const mealNeed = (city: string, slots: readonly MealSlot[]): MealNeed => ({
  city,
  least: slots.filter(({ spareRank }) => spareRank === null).length,
  most: slots.length,
});
