import { TerminalError, fromCents, toCents } from '@app/contracts';
import type { ItineraryDay, Meal, Stay } from '@app/contracts';
import { toHhmm } from '@app/guide';
import type { Tier } from '@app/guide';
import { wordsIn } from '@app/messages';
import type { Words } from '@app/messages';
import { computeCosts, groundTotal } from './costs.js';
import { tripFrame } from './day-frame.js';
import type { DayFrame, TripFrame } from './day-frame.js';
import { paceRules } from './day-rules.js';
import { freeTime } from './free-time.js';
import { MEAL_SHARES, mealsDue } from './meal-slots.js';
import { TIERS } from './meals.js';
import { moneyWords } from './money-words.js';
import { converted, mealPrice, roomsFor } from './pricing.js';
import type { Pricing } from './pricing.js';
import { keepsReserve, leavesMuchUnspent, nextTier } from './money-left.js';
import type { StayTerms } from './stays.js';
import { flightLegs, localTransportLeg, transfersOf } from './transport.js';
import type { AirportTransfer } from './transport.js';
import type { TripPlan, UnknownCityInput, UnmetWish } from './trip-input.js';
import { ESTIMATE_EUR, TRANSFER_MINUTES, assumptionNote } from './unknown-city-estimates.js';
import { weatherNote } from './weather-note.js';

/**
 * An honest frame for a city that the guide lacks: dated days with free time, meals and nights at estimated prices, and no invented place.
 *
 * @throws {TerminalError} VALIDATION_ERROR when the end is before the start or a flight is priced in another currency.
 */
export function planUnknownCity(input: UnknownCityInput): TripPlan {
  if (input.endDate < input.startDate) throw new TerminalError('VALIDATION_ERROR', `the trip ends on ${input.endDate}, before its start on ${input.startDate}`);
  const wanted = input.preferences.accommodationPreference;
  const chosen = chosenDraft(input);
  const { groundBudget } = input;
  const over = groundBudget === null ? 0 : fromCents(toCents(groundTotal(chosen.costs)) - toCents(groundBudget));
  return {
    ...chosen,
    notes: [
      `The guide has no places for ${input.cityName}: no sights, opening hours, eateries, areas or local prices are known, so the days are left free.`,
      assumptionNote(input, chosen.tier),
      ...tierNotes(wanted, chosen.tier),
    ],
    unmet: [...(over > 0 ? [overBudget(over, input.currency)] : []), ...unknownSights(input)],
  };
}

/** The wanted tier or the best one below it that fits the budget; the next better one when that leaves much of the budget. */
function chosenDraft(input: UnknownCityInput): Draft {
  const wanted = input.preferences.accommodationPreference;
  const { groundBudget } = input;
  const drafts = TIERS.slice(0, TIERS.indexOf(wanted) + 1)
    .reverse()
    .map((tier) => draftAt(input, tier));
  const fitting = drafts.find(({ costs }) => groundBudget === null || groundTotal(costs) <= groundBudget) ?? drafts.at(-1) ?? draftAt(input, 'budget');
  const better = nextTier(wanted);
  if (fitting.tier !== wanted || better === undefined || !leavesMuchUnspent(input, fitting.costs)) return fitting;
  const raised = draftAt(input, better);
  return keepsReserve(input, raised.costs) ? raised : fitting;
}

function tierNotes(wanted: Tier, planned: Tier): string[] {
  const steps = TIERS.indexOf(planned) - TIERS.indexOf(wanted);
  if (steps < 0) return [`Stay and meals were stepped down from ${wanted} to ${planned} to fit the budget.`];
  return steps > 0 ? [`Much of the budget was left, so stay and meals were raised from ${wanted} to ${planned}.`] : [];
}

const overBudget = (over: number, currency: string): UnmetWish => ({
  what: 'budget',
  why: `Even the cheapest estimate is ${moneyWords(over, currency)} over what is left besides the flights; it takes that much more, or fewer days.`,
});

const unknownSights = ({ constraints, cityName }: UnknownCityInput): UnmetWish[] =>
  (constraints?.mustSee ?? []).map((wish) => ({ what: wish, why: `the guide has no places for ${cityName}` }));

type Draft = Omit<TripPlan, 'notes' | 'unmet'>;

function draftAt(input: UnknownCityInput, tier: Tier): Draft {
  const pricing: Pricing = { currency: input.currency, rate: input.rateFromEur, adults: input.adults, children: input.children };
  const transferFor = (iata: string | undefined): AirportTransfer => ({
    mode: 'transit',
    words: null,
    minutes: TRANSFER_MINUTES,
    adultCost: ESTIMATE_EUR.transfer,
    airportName: iata ?? 'airport',
    source: 'estimate',
  });
  const arrivalTransfer = transferFor(input.outbound?.destinationIata);
  const departureTransfer = transferFor(input.inbound?.originIata);
  const frame = tripFrame(input, transfersOf(arrivalTransfer, departureTransfer));
  const days = frame.days.map((day) => freeDay(input, day, tier, pricing));
  const words = wordsIn(input.language);
  const stays = stayIn(input.cityName, frame, tier, { pricing, words });
  const ride = { adultCost: ESTIMATE_EUR.rides, description: words.say('way.local_estimated', { city: input.cityName }), source: 'estimate' as const };
  const rides = frame.days.filter((_, index) => (days[index]?.activities.length ?? 0) > 0).map((day) => localTransportLeg(input.cityName, day, ride, pricing));
  const transport = [...flightLegs({ ...input, pricing, words, cityPoint: input.cityName, arrivalTransfer, departureTransfer }), ...rides];
  return { days, stays, transport, costs: computeCosts({ days, stays, transport }, input.currency), tier };
}

function themeOf(kind: DayFrame['kind'], city: string, { say }: Words): string {
  switch (kind) {
    case 'before_arrival':
      return say('theme.way_there', { city });
    case 'arrival':
      return say('theme.arrive', { city });
    case 'full':
      return say('rest.in', { name: city });
    case 'departure':
      return say('theme.leave', { city });
    case 'after_departure':
      return say('theme.way_home');
  }
}

function freeDay(input: UnknownCityInput, frame: DayFrame, tier: Tier, pricing: Pricing): ItineraryDay {
  const meals = mealsDue(frame, paceRules(input.preferences, input.constraints, input)).map((slot) => {
    const startMinute = Math.max(slot.fromMinute, frame.fromMinute);
    return { ...slot, startMinute, endMinute: startMinute + slot.minutes };
  });
  const away = frame.kind === 'before_arrival' || frame.kind === 'after_departure';
  const words = wordsIn(input.language);
  const note = words.say('rest.yours');
  return {
    date: frame.date,
    city: input.cityName,
    theme: themeOf(frame.kind, input.cityName, words),
    activities: away ? [] : freeTime(input.cityName, frame, { meals, note, currency: input.currency, words }),
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
      words,
    ),
  };
}

function stayIn(cityName: string, frame: TripFrame, tier: Tier, { pricing, words: { say } }: StayTerms): Stay[] {
  if (frame.nights === 0) return [];
  const rooms = roomsFor(pricing.adults, pricing.children);
  return [
    {
      id: 'stay-1',
      name: say('stay.unknown', { city: cityName, tier: say(`tier.${tier}`) }),
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
