import type { CatalogAccommodation, CatalogAttraction, CatalogFlight, CatalogGround, CatalogRestaurant } from '@app/contracts';

/** What a trip on a catalog has to be. Names are matched without regard to capitals and accents. */
export interface CatalogTripRequest {
  readonly originCity: string | null;
  /** A city, a state or a country of the catalog. */
  readonly destination: string | null;
  /** Cities that have to be visited, or how many of the destination's. */
  readonly cities: readonly string[] | number | null;
  /** First and last calendar day, both part of the trip. */
  readonly startDate: string;
  readonly endDate: string;
  readonly people: number;
  /** In the catalog's currency, for everything and everybody. */
  readonly budget: number;
  readonly roomType: string | null;
  /** What the house has to allow, such as `pets`, or with `no` what it has to forbid. */
  readonly houseRule: string | null;
  /** Each of them is served at one meal at least. */
  readonly cuisines: readonly string[];
  /** `no flight`, `no self-driving`, or the one way that is wanted. */
  readonly transportation: string | null;
  readonly mustSee: readonly string[];
  readonly avoid: readonly string[];
}

/** How long and how the search may run. */
export interface SearchLimits {
  /** The best plan found until then counts. */
  readonly deadlineMs: number;
  /** Breaks ties between plans that are equally good; the same seed gives the same plan. */
  readonly seed: number;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds of a clock that only goes forward. */
  readonly nowMs: () => number;
}

/** One way from a city to the next, for the whole party. */
export interface CatalogLeg {
  readonly from: string;
  readonly to: string;
  readonly date: string;
  readonly way: { readonly flight: CatalogFlight } | { readonly ground: CatalogGround };
  readonly minutes: number;
  readonly cents: number;
  /** More is nicer; see `worth.ts`. */
  readonly worth: number;
}

/** Nights in one house, for the whole party. */
export interface CatalogStay {
  readonly room: CatalogAccommodation;
  readonly rooms: number;
  readonly nights: number;
  readonly cents: number;
  readonly worth: number;
}

export type MealName = 'breakfast' | 'lunch' | 'dinner';

/** One meal of one day; null where the catalog has no further restaurant in the city. */
export interface CatalogMeal {
  readonly meal: MealName;
  readonly start: string;
  readonly end: string;
  readonly restaurant: CatalogRestaurant | null;
}

/** Local times as HH:MM. */
export interface CatalogVisit {
  readonly place: CatalogAttraction;
  readonly start: string;
  readonly end: string;
}

export interface CatalogDay {
  readonly date: string;
  readonly city: string;
  readonly meals: readonly CatalogMeal[];
  readonly visits: readonly CatalogVisit[];
}

/** A whole trip out of the catalog's rows. */
export interface CatalogTrip {
  readonly legs: readonly CatalogLeg[];
  readonly stays: readonly CatalogStay[];
  readonly days: readonly CatalogDay[];
  readonly totalCents: number;
  /** Things to know, such as a meal that no restaurant is left for. */
  readonly notes: readonly string[];
  /** Sights that were asked for and are not seen. */
  readonly missed: readonly string[];
}

/** Why there is no plan, and what would have to give least for one; both whole sentences. */
export interface NoCatalogTrip {
  readonly reason: string;
  readonly relaxations: readonly string[];
}

export type CatalogAnswer = { readonly trip: CatalogTrip } | { readonly noTrip: NoCatalogTrip };
