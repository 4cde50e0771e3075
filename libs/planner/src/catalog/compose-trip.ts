import { addDays, toCents } from '@app/contracts';
import type { CatalogIndex, IndexedCity } from './catalog-index.js';
import type { CatalogDay, CatalogMeal, CatalogTrip, CatalogTripRequest, CatalogVisit } from './catalog-trip.js';
import type { DaySlots, MealSlot } from './day-slots.js';
import type { PricedRoute } from './price-route.js';
import type { TableSet } from './table-choice.js';
import { chooseVisits } from './visits.js';
import { isNamedIn } from './wishes.js';

interface CityPart {
  readonly city: IndexedCity;
  readonly days: readonly DaySlots[];
  readonly meals: readonly MealSlot[];
  readonly tables: TableSet;
}

/** The priced route as days, with visits out of what is left of the budget. */
export function composeTrip(priced: PricedRoute, index: CatalogIndex, request: CatalogTripRequest): CatalogTrip {
  let leftCents = toCents(request.budget) - priced.cents;
  const days: CatalogDay[] = [];
  for (const part of partsOf(priced, index)) {
    const visits = chooseVisits(part.city, { days: part.days, leftCents, request });
    leftCents -= visits.cents;
    days.push(...daysOf(part, visits.days, request));
  }
  return {
    legs: priced.legs,
    stays: priced.stays,
    days,
    totalCents: toCents(request.budget) - leftCents,
    notes: notesOf(days, priced.mealsLeftOut),
    missed: missedOf(days, request.mustSee),
  };
}

function partsOf({ route, days, meals, tables }: PricedRoute, index: CatalogIndex): CityPart[] {
  return route.stops.flatMap(({ city: key }, at): CityPart[] => {
    const city = index.cities.get(key);
    const set = tables[at];
    return city && set ? [{ city, days: days[at] ?? [], meals: meals[at] ?? [], tables: set }] : [];
  });
}

function daysOf({ city, days, meals, tables }: CityPart, visits: readonly (readonly CatalogVisit[])[], request: CatalogTripRequest): CatalogDay[] {
  const served = meals.map((slot, at): MealSlot & CatalogMeal => ({ ...slot, restaurant: tables.restaurants[at] ?? null }));
  return days.map(({ day }, at) => ({
    date: addDays(request.startDate, day),
    city: city.name,
    meals: served
      .filter((slot) => slot.day === day)
      .sort((a, b) => a.start.localeCompare(b.start))
      .map(({ meal, start, end, restaurant }) => ({ meal, start, end, restaurant })),
    visits: visits[at] ?? [],
  }));
}

function missedOf(days: readonly CatalogDay[], mustSee: readonly string[]): string[] {
  const seen = days.flatMap(({ visits }) => visits.map(({ place }) => place.name));
  return mustSee.filter((wish) => !seen.some((name) => isNamedIn([wish], name)));
}

function notesOf(days: readonly CatalogDay[], mealsLeftOut: number): string[] {
  const untabled = days.flatMap((day) => day.meals.filter(({ restaurant }) => !restaurant).map(({ meal }) => `${meal} on ${day.date}`));
  return [
    ...(mealsLeftOut > 0 ? [`${mealsLeftOut} meal(s) on days of travel are left out, because the budget does not reach for a restaurant each time.`] : []),
    ...(untabled.length > 0 ? [`The catalog has no further restaurant for: ${untabled.join(', ')}.`] : []),
  ];
}
