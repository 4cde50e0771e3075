import type { Activity, DailyWeather, ItineraryDay, Meal } from '@app/contracts';
import { describeHours, toHhmm } from '@app/guide';
import type { GuideCity, GuidePlace, Interest, Tier } from '@app/guide';
import type { DayFrame } from './day-frame.js';
import { freeTime } from './free-time.js';
import type { SeatedDay } from './meals.js';
import { MEAL_SHARES } from './meal-slots.js';
import { entrancePrice, mealPrice } from './pricing.js';
import type { Pricing } from './pricing.js';
import { INTEREST_WORDS } from './themes.js';
import type { TimedItem } from './timeline.js';
import { weatherNote } from './weather-note.js';

const TITLES: Readonly<Partial<Record<GuidePlace['kind'], (name: string) => string>>> = {
  neighbourhood: (name) => `Walk through ${name}`,
  market: (name) => `Browse ${name}`,
  food_hall: (name) => `Taste your way through ${name}`,
  viewpoint: (name) => `Enjoy the view: ${name}`,
  day_trip: (name) => `Day trip: ${name}`,
  beach: (name) => `Time at ${name}`,
  park: (name) => `Stroll in ${name}`,
  garden: (name) => `Stroll in ${name}`,
  nightlife: (name) => `Evening at ${name}`,
};

type Visit = Extract<TimedItem, { type: 'visit' }>;
type TimedMeal = Extract<TimedItem, { type: 'meal' }>;

/** What turns a timeline into an itinerary: the city's facts and the travellers' money. */
export interface DayFacts {
  readonly city: GuideCity;
  readonly pricing: Pricing;
  readonly mealTier: Tier;
  readonly weather: DailyWeather | undefined;
  readonly theme: string;
  /** Interests the travellers spoke of. */
  readonly interests: ReadonlySet<Interest>;
}

/** What to know about a place, and which spoken interests it answers. */
function noteOf(place: GuidePlace, interests: ReadonlySet<Interest>): string {
  const fitting = place.interests.filter((interest) => interests.has(interest));
  return fitting.length > 0 ? `${place.note} Fits your interest in ${fitting.map((interest) => INTEREST_WORDS[interest]).join(' and ')}.` : place.note;
}

/** A visit as an activity; `number` counts within the day and makes the id. */
export function activityOf(visit: Visit, frame: DayFrame, number: number, facts: Omit<DayFacts, 'weather' | 'theme'>): Activity {
  const { place } = visit;
  return {
    id: `d${frame.index + 1}-a${number}-${place.id}`,
    title: TITLES[place.kind]?.(place.name) ?? place.name,
    kind: place.kind,
    place: { name: place.name, lat: place.lat, lng: place.lng },
    start: toHhmm(visit.startMinute),
    end: toHhmm(visit.endMinute),
    cost: entrancePrice(facts.pricing, place.cost, place.childCost),
    source: 'guide',
    note: noteOf(place, facts.interests),
    openingHours: describeHours(place, frame.date),
  };
}

/** A meal at its table, or at the usual price where it has none. */
export function mealOf(item: TimedMeal, facts: Pick<DayFacts, 'city' | 'pricing' | 'mealTier'>): Meal {
  const { eatery } = item;
  const adultCost = eatery ? eatery.mealCost : facts.city.daily.food[facts.mealTier] * MEAL_SHARES[item.meal];
  return {
    meal: item.meal,
    place: eatery && { name: eatery.name, lat: eatery.lat, lng: eatery.lng },
    cuisine: eatery ? (eatery.cuisines[0] ?? null) : null,
    start: toHhmm(item.startMinute),
    end: toHhmm(item.endMinute),
    cost: mealPrice(facts.pricing, adultCost),
    source: 'guide',
  };
}

/** One calendar day with its visits and meals in order of time. */
export function itineraryDay(seated: SeatedDay, facts: DayFacts): ItineraryDay {
  const { frame } = seated.day.context;
  const visits = seated.plan.timeline.items.filter((item) => item.type === 'visit');
  const meals = seated.plan.timeline.items.filter((item) => item.type === 'meal');
  const activities = visits.map((visit, index) => activityOf(visit, frame, index + 1, facts));
  const idle = frame.kind === 'full' && activities.length === 0;
  const note = 'Every place that the guide has for this trip is already planned or closed that day.';
  return {
    date: frame.date,
    city: facts.city.name,
    theme: facts.theme,
    activities: idle ? freeTime(facts.city.name, frame, { meals, note, currency: facts.pricing.currency }) : activities,
    meals: meals.map((meal) => mealOf(meal, facts)),
    weatherNote: weatherNote(facts.weather, visits.filter((visit) => !visit.place.indoor).length),
  };
}
