import type { ParsedRequest, UserRequest } from '@app/contracts';
import { adultsOf, endOf, openFields } from './open-fields.js';

export interface CompleteOptions {
  /** ISO 4217; used when the person named an amount without a currency. */
  readonly currencyFallback: string;
  readonly userId: string;
  /** IATA code; the origin when none was said. */
  readonly homeAirport?: string;
}

/** A request that planning can start from, or the fields it lacks. */
export type Completion = { readonly userRequest: UserRequest } | { readonly missing: readonly string[] };

/** Fills in only what has a fixed meaning: one adult, no children, no interests, the end that start and length give. */
export function completeRequest(parsed: ParsedRequest, options: CompleteOptions): Completion {
  const end = endOf(parsed);
  const missing = openFields(parsed);
  const { travelStartDate: start, budget } = parsed;
  if (missing.length > 0 || start === null || end === null || budget === null) return { missing };
  const hasOrigin = parsed.originCity !== null || parsed.originIata !== null;
  const children = parsed.children ?? 0;
  return {
    userRequest: {
      userId: options.userId,
      requestText: parsed.requestText,
      originIata: hasOrigin ? parsed.originIata : (options.homeAirport ?? null),
      originCity: parsed.originCity,
      destinationHint: parsed.destinationHint,
      destinationCityCode: parsed.destinationCityCode,
      destinationIata: parsed.destinationIata,
      travelStartDate: start,
      travelEndDate: end,
      budget,
      currency: parsed.currency ?? options.currencyFallback,
      adults: adultsOf(parsed),
      children,
      childrenAges: parsed.childrenAges ? parsed.childrenAges.slice(0, children) : null,
      interests: parsed.interests,
      constraints: parsed.constraints,
      route: parsed.route ?? null,
      ways: parsed.ways ?? null,
      dateWindow: parsed.dateWindow ?? null,
      wishes: parsed.wishes ?? null,
      leftToUs: parsed.leftToUs ?? null,
      language: parsed.language ?? null,
    },
  };
}
