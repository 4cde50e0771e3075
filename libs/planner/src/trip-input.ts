import type { Constraints, Costs, DailyWeather, FlightOption, ItineraryDay, Language, Preferences, Stay, TransportLeg } from '@app/contracts';
import type { GuideCity, Tier } from '@app/guide';
import type { TripFrame } from './day-frame.js';

/** What is known about a trip before its days are planned. Dates are calendar days in the city's own zone. */
export interface TripBasics {
  readonly startDate: string;
  readonly endDate: string;
  readonly adults: number;
  readonly children: number;
  readonly childrenAges: readonly number[];
  /** The currency of the request; every price of the plan is in it. */
  readonly currency: string;
  readonly preferences: Preferences;
  /** True when the traveller asked for `preferences.accommodationPreference`; a tier that was only inferred may be raised when money is left. */
  readonly tierIsWish: boolean;
  readonly constraints: Constraints | null;
  /** What the traveller said; weighs more than `preferences.prioritizedInterests`. */
  readonly interests: readonly string[];
  readonly weather: readonly DailyWeather[];
  readonly outbound: FlightOption | null;
  readonly inbound: FlightOption | null;
  /** What is left of the budget after the flights, in `currency`; null when nothing limits it. */
  readonly groundBudget: number | null;
  /** What people are told is in it. */
  readonly language: Language;
}

/** Somebody's choice of places for a day; kept where it is feasible. */
export interface DayProposal {
  readonly date: string;
  readonly theme?: string | undefined;
  readonly placeIds: readonly string[];
}

export interface CityTripInput extends TripBasics {
  readonly city: GuideCity;
  /** Units of `currency` for one unit of the city's currency. */
  readonly rateFromCity: number;
  readonly rateAsOf: string;
  /** The hours of each date where the ways of the trip decide them; else they follow from the flights. */
  readonly frame?: TripFrame | undefined;
  readonly proposal?: { readonly days: readonly DayProposal[] } | undefined;
}

export interface UnknownCityInput extends TripBasics {
  readonly cityName: string;
  /** Units of `currency` for one euro. */
  readonly rateFromEur: number;
  readonly rateAsOf: string;
}

/** A wish the plan does not fulfil, and the reason with the smallest relaxation where there is one. */
export interface UnmetWish {
  readonly what: string;
  readonly why: string;
}

/** The ground part and the chosen flights of a trip; `costs` are the sums of its own items. */
export interface TripPlan {
  readonly days: ItineraryDay[];
  readonly stays: Stay[];
  readonly transport: TransportLeg[];
  readonly costs: Costs;
  /** The tier of the stay after the budget was fitted. */
  readonly tier: Tier;
  readonly notes: string[];
  readonly unmet: UnmetWish[];
}
