import { dateRange, monthIndex } from '@app/contracts';
import type { DailyWeather } from '@app/contracts';
import { isAvoided } from '@app/guide';
import { wordsIn } from '@app/messages';
import type { Words } from '@app/messages';
import type { Coordinates, GuidePlace, Interest, OpeningWindow, Tier } from '@app/guide';
import { spreadCapacity } from './open-day.js';
import type { OpenDay } from './open-day.js';
import { tripFrame } from './day-frame.js';
import type { TripFrame } from './day-frame.js';
import { capacityOf, paceRules, visitWindows } from './day-rules.js';
import type { PaceRules } from './day-rules.js';
import { interestWeights, interestsOf } from './interests.js';
import { mealsDue } from './meal-slots.js';
import { admissiblePlaces, placeValue, tasteOf } from './place-value.js';
import type { Taste } from './place-value.js';
import type { Pricing } from './pricing.js';
import type { StayChoice } from './stays.js';
import { airportTransfer, transfersOf } from './transport.js';
import type { AirportTransfer } from './transport.js';
import { SHORT_WALK, USUAL_WALK, travelTable } from './travel-time.js';
import type { TravelTable } from './travel-time.js';
import type { CityTripInput } from './trip-input.js';

const MILD_HIGH_C = 20;

/** What the budget may change about a draft. */
export interface Spending {
  readonly mealTier: Tier;
  readonly stay: StayChoice;
  /** `cheapest` takes only tables that cost no more than a usual meal of the tier, `generous` also those of the next tier where none else fits. */
  readonly tables: 'cheapest' | 'usual' | 'generous';
  /** Paid places that are left out to save money. */
  readonly excludedIds: ReadonlySet<string>;
}

/** Everything about a trip that does not depend on the budget; worked out once. */
export interface TripSetup {
  readonly input: CityTripInput;
  readonly words: Words;
  readonly pricing: Pricing;
  readonly frame: TripFrame;
  readonly pace: PaceRules;
  readonly weights: ReadonlyMap<Interest, number>;
  readonly taste: Taste;
  readonly spokenInterests: ReadonlySet<Interest>;
  /** Admissible places, the most valued first. */
  readonly places: readonly GuidePlace[];
  readonly weatherByDate: ReadonlyMap<string, DailyWeather>;
  readonly proposedByDate: ReadonlyMap<string, ReadonlySet<string>>;
  readonly arrivalTransfer: AirportTransfer;
  readonly departureTransfer: AirportTransfer;
  readonly travel: TravelTable;
  windowsOf(place: GuidePlace, isoDate: string): readonly OpeningWindow[];
}

/** Tables that are to be avoided by their name are none for these travellers. */
function withoutAvoidedTables(input: CityTripInput): CityTripInput {
  const eateries = input.city.eateries.filter(({ name }) => !isAvoided(input.constraints ?? {}, { name, kind: 'table' }));
  return { ...input, city: { ...input.city, eateries } };
}

export function tripSetup(asked: CityTripInput): TripSetup {
  const input = withoutAvoidedTables(asked);
  const { city, constraints, preferences, adults, children, currency } = input;
  const weights = interestWeights(input.interests, preferences.prioritizedInterests);
  const taste = tasteOf(city.places, weights, constraints, children);
  const arrivalTransfer = airportTransfer(city, input.outbound?.destinationIata, constraints?.transportation ?? null);
  const departureTransfer = airportTransfer(city, input.inbound?.originIata, constraints?.transportation ?? null);
  const value = (place: GuidePlace): number => placeValue(place, taste);
  return {
    input,
    words: wordsIn(input.language),
    pricing: { currency, rate: input.rateFromCity, adults, children },
    frame: input.frame ?? tripFrame(input, transfersOf(arrivalTransfer, departureTransfer)),
    pace: paceRules(preferences, constraints, input),
    weights,
    taste,
    spokenInterests: new Set(input.interests.flatMap(interestsOf)),
    places: admissiblePlaces(city.places, taste).sort((a, b) => value(b) - value(a) || a.id.localeCompare(b.id)),
    weatherByDate: new Map(input.weather.map((day) => [day.date, day])),
    proposedByDate: new Map((input.proposal?.days ?? []).map((day) => [day.date, new Set(day.placeIds)])),
    arrivalTransfer,
    departureTransfer,
    travel: travelTable(constraints?.mobility ? SHORT_WALK : USUAL_WALK),
    windowsOf: rememberedWindows(dateRange(input.startDate, input.endDate), city.places),
  };
}

/** Opening windows are asked for thousands of times while days are filled, so each is worked out once. */
function rememberedWindows(dates: readonly string[], places: readonly GuidePlace[]): TripSetup['windowsOf'] {
  const byDate = new Map(dates.map((date) => [date, new Map(places.map((place) => [place.id, visitWindows(place, date)]))]));
  return (place, isoDate) => byDate.get(isoDate)?.get(place.id) ?? [];
}

/** The trip's dates as they may be filled when people sleep at `base`. */
export function openDays(setup: TripSetup, base: Coordinates, placeCount: number): OpenDay[] {
  const { frame, pace, travel, input } = setup;
  const capacities = spreadCapacity(
    frame.days.map((day) => capacityOf(day, pace)),
    placeCount,
  );
  return frame.days.map((day, index) => ({
    context: { frame: day, firstMinute: pace.firstMinute, meals: mealsDue(day, pace), base, travel, windowsOf: (place) => setup.windowsOf(place, day.date) },
    capacity: capacities[index] ?? 0,
    weather: setup.weatherByDate.get(day.date),
    usualHighC: input.city.climate[monthIndex(day.date)]?.highC ?? MILD_HIGH_C,
    proposedIds: setup.proposedByDate.get(day.date) ?? new Set(),
  }));
}
