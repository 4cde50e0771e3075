import type { Activity, DailyWeather, ItineraryDay, Meal } from '@app/contracts';
import { toHhmm } from '@app/guide';
import type { GuideCity, GuidePlace, Interest, Tier } from '@app/guide';
import type { Words } from '@app/messages';
import type { DayFrame } from './day-frame.js';
import { freeTime } from './free-time.js';
import { hoursWords } from './hours-words.js';
import type { SeatedDay } from './meals.js';
import { MEAL_SHARES } from './meal-slots.js';
import { entrancePrice, mealPrice } from './pricing.js';
import type { Pricing } from './pricing.js';
import { interestWords } from './themes.js';
import type { TimedItem } from './timeline.js';
import { visitTitle } from './visit-title.js';
import { weatherNote } from './weather-note.js';

type Visit = Extract<TimedItem, { type: 'visit' }>;
type TimedMeal = Extract<TimedItem, { type: 'meal' }>;

/** What turns a timeline into an itinerary: the city's facts and the travellers' money. */
export interface DayFacts {
  readonly city: GuideCity;
  readonly pricing: Pricing;
  readonly mealTier: Tier;
  readonly weather: DailyWeather | undefined;
  readonly theme: string;
  readonly words: Words;
  /** Interests the travellers spoke of. */
  readonly interests: ReadonlySet<Interest>;
}

/** What to know about a place, and which spoken interests it answers. */
function noteOf(place: GuidePlace, interests: ReadonlySet<Interest>, { say, list }: Words): string {
  const fitting = place.interests.filter((interest) => interests.has(interest));
  return fitting.length > 0 ? `${place.note} ${say('visit.fits_interest', { interests: list(interestWords(fitting, say)) })}` : place.note;
}

/** A visit as an activity; `number` counts within the day and makes the id. */
export function activityOf(visit: Visit, frame: DayFrame, number: number, facts: Omit<DayFacts, 'weather' | 'theme'>): Activity {
  const { place } = visit;
  return {
    id: `d${frame.index + 1}-a${number}-${place.id}`,
    title: visitTitle(place.kind, place.name, facts.words),
    kind: place.kind,
    place: { name: place.name, lat: place.lat, lng: place.lng },
    start: toHhmm(visit.startMinute),
    end: toHhmm(visit.endMinute),
    cost: entrancePrice(facts.pricing, place.cost, place.childCost),
    source: 'guide',
    note: noteOf(place, facts.interests, facts.words),
    openingHours: hoursWords(place, frame.date, facts.words),
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
  const note = facts.words.say('rest.all_planned');
  return {
    date: frame.date,
    city: facts.city.name,
    theme: facts.theme,
    activities: idle ? freeTime(facts.city.name, frame, { meals, note, currency: facts.pricing.currency, words: facts.words }) : activities,
    meals: meals.map((meal) => mealOf(meal, facts)),
    weatherNote: weatherNote(facts.weather, visits.filter((visit) => !visit.place.indoor).length, facts.words),
  };
}
