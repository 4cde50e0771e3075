import type { Constraints, DailyWeather } from '@app/contracts';
import { bestNamed, isAvoided } from '@app/guide';
import type { GuidePlace, Interest, SightWishes } from '@app/guide';

/** Points by rank: what a city is known for counts more than two lesser places. */
const RANK_POINTS: readonly number[] = [0, 6, 14, 26, 44, 72];
const FIRST_INTEREST = 26;
const FURTHER_INTEREST = 8;
const FAMILY_BONUS = 14;
const MUST_SEE = 1000;
/** A forecast of storm is for that day; a wet season is for all of them, and its sights are still worth seeing. */
const WET_OUTDOORS = { forecast: -45, season: -20 };
const WET_INDOORS = 12;
const DRY_OUTDOORS = 4;
const COLD_BEACH = -30;
/** Below this daily high in °C nobody lies on a beach for hours. */
const BATHING_HIGH_C = 20;

/** What decides how much a place is worth to these travellers. */
export interface Taste {
  readonly weights: ReadonlyMap<Interest, number>;
  readonly mustSeeIds: ReadonlySet<string>;
  readonly wishes: SightWishes;
  readonly withChildren: boolean;
}

/** The travellers' taste; a must-see wish stands for the one place that its words fit best. */
export function tasteOf(places: readonly GuidePlace[], weights: ReadonlyMap<Interest, number>, constraints: Constraints | null, children: number): Taste {
  const mustSee = (constraints?.mustSee ?? []).flatMap((wish) => bestNamed(wish, places)?.id ?? []);
  return { weights, mustSeeIds: new Set(mustSee), wishes: constraints ?? {}, withChildren: children > 0 };
}

/** Points of a place for these travellers: what the city is known for, what they like, what they must see. */
export function placeValue(place: GuidePlace, taste: Taste): number {
  const matches = place.interests
    .map((interest) => taste.weights.get(interest) ?? 0)
    .filter((weight) => weight > 0)
    .sort((a, b) => b - a);
  const interest = matches.reduce((sum, weight, index) => sum + weight * (index === 0 ? FIRST_INTEREST : FURTHER_INTEREST), 0);
  const family = taste.withChildren && place.interests.includes('family') ? FAMILY_BONUS : 0;
  return (RANK_POINTS[place.rank] ?? 0) + interest + family + (taste.mustSeeIds.has(place.id) ? MUST_SEE : 0);
}

/** Places that may be planned at all: not avoided, and no nightlife for children unless it was asked for. */
export function admissiblePlaces(places: readonly GuidePlace[], taste: Taste): GuidePlace[] {
  return places.filter((place) => !isAvoided(taste.wishes, place) && (!taste.withChildren || place.kind !== 'nightlife' || taste.mustSeeIds.has(place.id)));
}

/** Points for doing this in that day's weather: indoors when the risk is high, outdoors when it is dry, no beach in the cold. */
export function weatherValue(place: GuidePlace, weather: DailyWeather | undefined, usualHighC: number): number {
  return riskValue(place, weather) + ((weather?.highC ?? usualHighC) < BATHING_HIGH_C && place.kind === 'beach' ? COLD_BEACH : 0);
}

function riskValue(place: GuidePlace, weather: DailyWeather | undefined): number {
  if (weather?.riskLevel === 'HIGH') return place.indoor ? WET_INDOORS : WET_OUTDOORS[weather.source === 'climate' ? 'season' : 'forecast'];
  return weather?.riskLevel === 'LOW' && !place.indoor ? DRY_OUTDOORS : 0;
}
