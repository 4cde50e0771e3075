import type { Costs, ItineraryDay, Stay, TransportLeg } from '@app/contracts';
import { dietsOf } from '@app/guide';
import type { FilledDay } from './open-day.js';
import { computeCosts } from './costs.js';
import { fillDays } from './fill-days.js';
import { itineraryDay } from './itinerary-day.js';
import { TableFinder } from './meals.js';
import { stayOf } from './stays.js';
import { ThemeNamer } from './themes.js';
import { flightLegs, localTransportLeg } from './transport.js';
import { openDays } from './trip-setup.js';
import type { Spending, TripSetup } from './trip-setup.js';

const MAX_THEME_CHARS = 90;
/** Legs of a whole day follow the day's timed ones. */
const LAST = '24:00';

/** A complete trip at one level of spending. */
export interface TripDraft {
  readonly spending: Spending;
  readonly filled: readonly FilledDay[];
  readonly days: ItineraryDay[];
  readonly stays: Stay[];
  readonly transport: TransportLeg[];
  readonly costs: Costs;
  /** Wished cuisines that no meal serves. */
  readonly missingCuisines: readonly string[];
}

/** Fills the days, seats the meals and adds up the costs for one level of spending; visits of the draft `before` stay when nothing touches them. */
export function draftTrip(setup: TripSetup, spending: Spending, before?: TripDraft): TripDraft {
  const { input, frame } = setup;
  const { city } = input;
  const filled = before && sameVisits(before.spending, spending) ? before.filled : filledDays(setup, spending);
  const wishes = {
    tier: spending.mealTier,
    tables: spending.tables,
    diets: dietsOf(input.constraints).diets,
    cuisines: input.constraints?.cuisines ?? [],
  };
  const finder = new TableFinder(city, wishes, filled);
  const seated = finder.seat();
  const themes = new ThemeNamer(city, setup.weights, setup.words);
  const days = seated.map((day) =>
    itineraryDay(day, {
      city,
      interests: setup.spokenInterests,
      words: setup.words,
      pricing: setup.pricing,
      mealTier: spending.mealTier,
      weather: day.day.weather,
      theme: proposedTheme(setup, day.day) ?? themes.nameOf(day.day.context.frame, day.day.plan.order),
    }),
  );
  const stays = stayOf(city, spending.stay, frame, setup);
  const transport = transportOf(setup, spending, days);
  return {
    spending,
    filled,
    days,
    stays,
    transport,
    costs: computeCosts({ days, stays, transport }, input.currency),
    missingCuisines: finder.missingCuisines(),
  };
}

const sameVisits = (a: Spending, b: Spending): boolean => a.stay.area.id === b.stay.area.id && a.excludedIds === b.excludedIds;

function filledDays(setup: TripSetup, spending: Spending): readonly FilledDay[] {
  const places = setup.places.filter((place) => !spending.excludedIds.has(place.id));
  const base = setup.frame.nights > 0 ? spending.stay.area : setup.input.city;
  return fillDays(openDays(setup, base, places.length), places, setup.taste);
}

/** A proposed theme stands while most of its day does. */
function proposedTheme(setup: TripSetup, day: FilledDay): string | undefined {
  const theme = setup.input.proposal?.days.find((proposed) => proposed.date === day.context.frame.date)?.theme?.trim();
  const kept = day.plan.order.filter((place) => day.proposedIds.has(place.id)).length;
  return theme && kept > 0 && kept * 2 >= day.plan.order.length ? theme.slice(0, MAX_THEME_CHARS) : undefined;
}

/** Every way of the trip in order of time: flights, transfers, and rides on the days that have something to do. */
export function transportOf(setup: TripSetup, spending: Pick<Spending, 'stay'>, days: readonly ItineraryDay[]): TransportLeg[] {
  const { input, frame, pricing, words, arrivalTransfer, departureTransfer } = setup;
  const { city } = input;
  const flights = flightLegs({
    ...input,
    pricing,
    words,
    cityPoint: frame.nights > 0 ? spending.stay.area.name : city.name,
    arrivalTransfer,
    departureTransfer,
  });
  const ride = {
    adultCost: city.daily.localTransport,
    description: words.say('way.local', { city: city.name, summary: city.localTransport.summary }),
    source: 'guide' as const,
  };
  const outAndAbout = frame.days.filter((_, index) => (days[index]?.activities.length ?? 0) > 0);
  const local = city.daily.localTransport > 0 ? outAndAbout.map((day) => localTransportLeg(city.name, day, ride, pricing)) : [];
  return [...flights, ...local].sort((a, b) => a.date.localeCompare(b.date) || (a.departureTime ?? LAST).localeCompare(b.departureTime ?? LAST));
}
