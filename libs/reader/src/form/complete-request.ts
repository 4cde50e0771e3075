import type { DateWindow, ParsedRequest, UserRequest } from '@app/contracts';
import { MAX_TRIP_DAYS, addDays } from '@app/contracts';
import { currencyOfCountry } from '../money/country-currency.js';
import { usualBudget } from '../money/usual-budget.js';
import { provisionalDates } from '../open-dates/provisional-dates.js';
import type { PlaceIndex } from '../places/place-index.js';
import { regionsNamed } from '../places/regions.js';
import { adultsOf, areDatesOpen, endOf, isLeftToUs, openFields } from './open-fields.js';

export interface CompleteOptions {
  /** ISO 4217; used when neither the person nor the places of the trip give one. */
  readonly currencyFallback: string;
  /** ISO 4217; what the client's amounts are in, before the places are asked. */
  readonly ownCurrency?: string;
  readonly userId: string;
  /** ISO date at the client; open dates lie after it. */
  readonly today: string;
  /** IATA code; the origin when none was said. */
  readonly homeAirport?: string;
  /** Where the countries of origin and destination are looked up. */
  readonly places?: PlaceIndex;
}

/** A request that planning can start from, or the fields it lacks. */
export type Completion = { readonly userRequest: UserRequest } | { readonly missing: readonly string[] };

const USUAL_DAYS = 5;
const OPEN_FROM_DAYS = 30;
const OPEN_TO_DAYS = 150;

function countryOf(name: string | null, places: PlaceIndex | undefined): string | null {
  if (!name) return null;
  return places?.resolve(name)?.countryCode ?? regionsNamed(name)[0]?.countryCode ?? null;
}

/** The currency of an amount without one: that of home, else of where the trip goes. */
export function impliedCurrency(parsed: ParsedRequest, { homeAirport, places }: Pick<CompleteOptions, 'homeAirport' | 'places'>): string | null {
  const home = parsed.originIata ?? (parsed.originCity === null ? (homeAirport ?? null) : null);
  const countries = [
    countryOf(parsed.originCity, places),
    home ? (places?.ofCode(home)?.countryCode ?? null) : null,
    countryOf(parsed.destinationHint, places),
  ];
  return countries.map((country) => (country ? currencyOfCountry(country) : null)).find((currency) => currency !== null) ?? null;
}

const nightsOf = ({ route }: ParsedRequest): number => (route?.stops ?? []).reduce((sum, stop) => sum + (stop.role === 'stay' ? (stop.nights ?? 2) : 0), 0);

/** Dates that were left to us altogether lie in the months to come. */
function openWindow(parsed: ParsedRequest, today: string): DateWindow {
  const nights = nightsOf(parsed);
  const days = Math.min(MAX_TRIP_DAYS, parsed.durationDays ?? (nights > 2 ? nights + 1 : USUAL_DAYS));
  return {
    from: addDays(today, OPEN_FROM_DAYS),
    to: addDays(today, OPEN_TO_DAYS),
    minDays: days,
    maxDays: days,
    startWeekdays: [],
    choose: 'any',
    said: 'open dates',
  };
}

interface Dates {
  readonly start: string;
  readonly end: string;
  readonly window: DateWindow | null;
}

function datesOf(parsed: ParsedRequest, today: string): Dates | null {
  const start = parsed.travelStartDate;
  if (start !== null) {
    const end = endOf(parsed) ?? (isLeftToUs(parsed, 'travelEndDate') ? addDays(start, Math.max(nightsOf(parsed), USUAL_DAYS - 1)) : null);
    return end === null ? null : { start, end, window: null };
  }
  if (!areDatesOpen(parsed, today)) return null;
  const window = parsed.dateWindow ?? openWindow(parsed, today);
  const found = provisionalDates(window, today);
  return found && { ...found, window };
}

const tripFields = ({ route, ways, wishes, leftToUs, language }: ParsedRequest): Pick<UserRequest, 'route' | 'ways' | 'wishes' | 'leftToUs' | 'language'> => ({
  route: route ?? null,
  ways: ways ?? null,
  wishes: wishes ?? [],
  leftToUs: leftToUs ?? [],
  language: language ?? null,
});

/**
 * Fills in only what has a fixed meaning, and what the traveller left to us: dates inside the window, a usual budget.
 *
 * `leftToUs` says which values nobody asked for, so that the planner may choose them anew.
 */
export function completeRequest(parsed: ParsedRequest, options: CompleteOptions): Completion {
  const missing = openFields(parsed, undefined);
  const dates = missing.length > 0 ? null : datesOf(parsed, options.today);
  if (!dates) return { missing: missing.length > 0 ? missing : ['travelStartDate'] };
  const currency = parsed.currency ?? options.ownCurrency ?? impliedCurrency(parsed, options) ?? options.currencyFallback;
  const hasOrigin = parsed.originCity !== null || parsed.originIata !== null;
  const adults = adultsOf(parsed);
  const children = parsed.children ?? 0;
  const budget = parsed.budget ?? usualBudget({ parsed, currency, adults, children, start: dates.start, end: dates.end, places: options.places });
  return {
    userRequest: {
      userId: options.userId,
      requestText: parsed.requestText,
      originIata: hasOrigin ? parsed.originIata : (options.homeAirport ?? null),
      originCity: parsed.originCity,
      destinationHint: parsed.destinationHint,
      destinationCityCode: parsed.destinationCityCode,
      destinationIata: parsed.destinationIata,
      travelStartDate: dates.start,
      travelEndDate: dates.end,
      budget,
      currency,
      adults,
      children,
      childrenAges: parsed.childrenAges ? parsed.childrenAges.slice(0, children) : null,
      interests: parsed.interests,
      constraints: parsed.constraints,
      ...tripFields(parsed),
      dateWindow: dates.window,
    },
  };
}
