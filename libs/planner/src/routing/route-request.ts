/** Days of a trip, both ends included, counted from 1. */
export interface DaySpan {
  readonly fromDay: number;
  readonly toDay: number;
}

/** One city to stay in. The day of a way counts for the city left and for the city reached. */
export interface RouteStop {
  readonly city: string;
  readonly minDays: number;
  readonly maxDays: number;
  /** Days on which the travellers must be in this city, all of them. */
  readonly event?: DaySpan | undefined;
}

/** Cities to be seen in one trip, and the ways between them. */
export interface RouteRequest {
  readonly stops: readonly RouteStop[];
  /** Direct ways, each in one direction, by the names of the cities. */
  readonly connections: readonly (readonly [from: string, to: string])[];
  readonly totalDays: number;
  /** Where the first way starts and the last one ends; without it any city may be first and last. */
  readonly home?: string | undefined;
}

/** One city of a route with the days spent there. */
export interface RouteLeg extends DaySpan {
  readonly city: string;
}

/** The least that has to change before a route exists. */
export type RouteRelaxation =
  | { readonly change: 'total_days'; readonly totalDays: number }
  | { readonly change: 'event'; readonly city: string }
  | { readonly change: 'connection'; readonly from: string; readonly to: string }
  | { readonly change: 'city'; readonly city: string };

/**
 * A route, or why there is none.
 *
 * `impossible` was proven by a complete search; `out_of_time` says nothing about whether a route exists. `relaxation` is null where no
 * single change is enough.
 */
export type RouteResult =
  | { readonly status: 'found'; readonly legs: readonly RouteLeg[] }
  | { readonly status: 'impossible'; readonly reason: string; readonly relaxation: RouteRelaxation | null }
  | { readonly status: 'out_of_time' };

/** When a search has to end. Without it, it ends when everything was tried. */
export interface SearchLimit {
  /** True when the time is used up; asked every thousand steps. */
  expired(): boolean;
}
