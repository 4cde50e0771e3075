import type { Catalog, DayStrings, UserRequest } from '@app/contracts';
import { dateRange } from '@app/contracts';
import { CatalogTables } from './catalog-tables.js';

/** Everything that the published rules look at. */
export interface PublishedCase {
  /** The plan's days, at most as many as the trip has. */
  readonly days: readonly DayStrings[];
  readonly tables: CatalogTables;
  readonly origin: string | null;
  readonly destination: string | null;
  readonly dayCount: number;
  /** How many cities are to be visited; null when the request does not say. */
  readonly cityCount: number | null;
  readonly people: number;
  readonly request: UserRequest;
}

/** What a rule has found first; nothing further is looked for once it is broken. */
export interface Fault {
  readonly detail: string;
  readonly day?: number;
}
export type PublishedRule = (one: PublishedCase) => Fault | null;

export function publishedCase(days: readonly DayStrings[], request: UserRequest, catalog: Catalog): PublishedCase {
  const dayCount = dateRange(request.travelStartDate, request.travelEndDate).length;
  const cities = request.constraints?.cities;
  return {
    days: days.slice(0, dayCount),
    tables: new CatalogTables(catalog),
    origin: request.originCity ?? null,
    destination: request.destinationHint ?? null,
    dayCount,
    cityCount: Array.isArray(cities) ? cities.length : (cities ?? null),
    people: request.adults + request.children,
    request,
  };
}

/** The first fault over all days, with the number of its day; null when none has one. */
export function firstFault(days: readonly DayStrings[], faultOf: (day: DayStrings, index: number) => string | null): Fault | null {
  for (const [index, day] of days.entries()) {
    const detail = faultOf(day, index);
    if (detail !== null) return { detail, day: index + 1 };
  }
  return null;
}
