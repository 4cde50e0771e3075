import { TerminalError } from '@app/contracts';
import type { ItineraryDay, Meal, Stay } from '@app/contracts';
import { toHhmm } from '@app/guide';
import type { Tier } from '@app/guide';
import { computeCosts, groundTotal } from './costs.js';
import { tripFrame } from './day-frame.js';
import type { DayFrame, TripFrame } from './day-frame.js';
import { paceRules } from './day-rules.js';
import { freeTime } from './free-time.js';
import { MEAL_SHARES, mealsDue } from './meal-slots.js';
import { TIERS } from './meals.js';
import { converted, mealPrice, roomsFor, shownRate } from './pricing.js';
import type { Pricing } from './pricing.js';
import { flightLegs, localTransportLeg, transfersOf } from './transport.js';
import type { AirportTransfer } from './transport.js';
import type { TripPlan, UnknownCityInput, UnmetWish } from './trip-input.js';
import { weatherNote } from './weather-note.js';

/**
 * Estimates for a city without guide: the same for every country, in euro, so that nobody takes them for local knowledge. A double
 * room for a night, food of one adult for a day, rides of one adult for a day, one airport transfer of one adult.
 */
const ESTIMATE_EUR = {
  room: { budget: 60, midrange: 110, premium: 230 },
  food: { budget: 25, midrange: 45, premium: 95 },
  rides: 7,
  transfer: 15,
} as const;
const TRANSFER_MINUTES = 60;

/**
 * An honest frame for a city that the guide lacks: dated days with free time, meals and nights at estimated prices, and no invented place.
 *
 * @throws {TerminalError} VALIDATION_ERROR when the end is before the start or a flight is priced in another currency.
 */
export function planUnknownCity(input: UnknownCityInput): TripPlan {
  if (input.endDate < input.startDate) throw new TerminalError('VALIDATION_ERROR', `the trip ends on ${input.endDate}, before its start on ${input.startDate}`);
  const wanted = input.preferences.accommodationPreference;
  const affordable = TIERS.slice(0, TIERS.indexOf(wanted) + 1).reverse();
  const drafts = affordable.map((tier) => draftAt(input, tier));
  const { groundBudget } = input;
  const fitting = drafts.find(({ costs }) => groundBudget === null || groundTotal(costs) <= groundBudget);
  const chosen = fitting ?? drafts.at(-1) ?? draftAt(input, 'budget');
  const over = groundBudget === null ? 0 : groundTotal(chosen.costs) - groundBudget;
  const stepped = chosen.tier === wanted ? [] : [`Stay and meals were stepped down from ${wanted} to ${chosen.tier} to fit the budget.`];
  return {
    ...chosen,
    notes: [
      `The guide has no places for ${input.cityName}: no sights, opening hours, eateries, areas or local prices are known, so the days are left free.`,
      `Prices of stay, meals and rides are estimates that do not know the country, converted at ${shownRate(input.rateFromEur)} ${input.currency} for one euro (${input.rateAsOf}).`,
      ...stepped,
    ],
    unmet: [...(over > 0 ? [overBudget(over, input.currency)] : []), ...unknownSights(input)],
  };
}

const overBudget = (over: number, currency: string): UnmetWish => ({
  what: 'budget',
  why: `Even the cheapest estimate is ${over.toFixed(2)} ${currency} over what is left besides the flights; it takes that much more, or fewer days.`,
});

const unknownSights = ({ constraints, cityName }: UnknownCityInput): UnmetWish[] =>
  (constraints?.mustSee ?? []).map((wish) => ({ what: wish, why: `the guide has no places for ${cityName}` }));

type Draft = Omit<TripPlan, 'notes' | 'unmet'>;

function draftAt(input: UnknownCityInput, tier: Tier): Draft {
  const pricing: Pricing = { currency: input.currency, rate: input.rateFromEur, adults: input.adults, children: input.children };
  const transferFor = (iata: string | undefined): AirportTransfer => ({
    mode: 'transit',
    words: 'not known here',
    minutes: TRANSFER_MINUTES,
    adultCost: ESTIMATE_EUR.transfer,
    airportName: iata ?? 'airport',
    source: 'estimate',
  });
  const arrivalTransfer = transferFor(input.outbound?.destinationIata);
  const departureTransfer = transferFor(input.inbound?.originIata);
  const frame = tripFrame(input, transfersOf(arrivalTransfer, departureTransfer));
  const days = frame.days.map((day) => freeDay(input, day, tier, pricing));
  const stays = stayIn(input.cityName, frame, tier, pricing);
  const ride = { adultCost: ESTIMATE_EUR.rides, description: `Getting around ${input.cityName}, estimated`, source: 'estimate' as const };
  const rides = frame.days.filter((_, index) => (days[index]?.activities.length ?? 0) > 0).map((day) => localTransportLeg(input.cityName, day, ride, pricing));
  const transport = [...flightLegs({ ...input, pricing, cityPoint: input.cityName, arrivalTransfer, departureTransfer }), ...rides];
  return { days, stays, transport, costs: computeCosts({ days, stays, transport }, input.currency), tier };
}

const THEMES: Readonly<Record<DayFrame['kind'], (city: string) => string>> = {
  before_arrival: (city) => `On the way to ${city}`,
  arrival: (city) => `Arrival in ${city}`,
  full: (city) => `Free time in ${city}`,
  departure: (city) => `Leaving ${city}`,
  after_departure: () => 'On the way home',
};

function freeDay(input: UnknownCityInput, frame: DayFrame, tier: Tier, pricing: Pricing): ItineraryDay {
  const meals = mealsDue(frame, paceRules(input.preferences, input.constraints, input)).map((slot) => {
    const startMinute = Math.max(slot.fromMinute, frame.fromMinute);
    return { ...slot, startMinute, endMinute: startMinute + slot.minutes };
  });
  const away = frame.kind === 'before_arrival' || frame.kind === 'after_departure';
  const note = `Free time in ${input.cityName}: the guide has no places for this city.`;
  return {
    date: frame.date,
    city: input.cityName,
    theme: THEMES[frame.kind](input.cityName),
    activities: away ? [] : freeTime(input.cityName, frame, { meals, note, currency: input.currency }),
    meals: meals.map(({ meal, startMinute, endMinute }): Meal => ({
      meal,
      place: null,
      cuisine: null,
      start: toHhmm(startMinute),
      end: toHhmm(endMinute),
      cost: mealPrice(pricing, ESTIMATE_EUR.food[tier] * MEAL_SHARES[meal]),
      source: 'estimate',
    })),
    weatherNote: weatherNote(
      input.weather.find((day) => day.date === frame.date),
      1,
    ),
  };
}

function stayIn(cityName: string, frame: TripFrame, tier: Tier, pricing: Pricing): Stay[] {
  if (frame.nights === 0) return [];
  const rooms = roomsFor(pricing.adults, pricing.children);
  return [
    {
      id: 'stay-1',
      name: `Place to stay in ${cityName} (${tier}, price estimated)`,
      city: cityName,
      area: null,
      checkInDate: frame.checkInDate,
      checkOutDate: frame.checkOutDate,
      nights: frame.nights,
      rooms,
      tier,
      cost: converted(pricing, ESTIMATE_EUR.room[tier] * rooms * frame.nights),
      source: 'estimate',
    },
  ];
}
