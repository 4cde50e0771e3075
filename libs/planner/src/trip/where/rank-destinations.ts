import { daysBetween, monthIndex } from '@app/contracts';
import { distanceKm, foldName, townSummaries } from '@app/guide';
import type { TownSummary } from '@app/guide';
import { roomsFor } from '../../pricing.js';
import type { TripBrief } from '../trip-types.js';
import { allowedModes } from '../ways/choose-way.js';
import { landmassOf } from '../ways/landmass.js';
import type { WantedThemes } from './wanted-themes.js';

/** A destination for an open request with the facts that speak for and against it; money for all travellers in the trip's currency. */
export interface RankedDestination {
  readonly town: TownSummary;
  readonly score: number;
  readonly matchedThemes: readonly string[];
  readonly highC: number;
  readonly rainyDays: number;
  readonly distanceKm: number | null;
  /** Hours on the way there, a flight's waits included; null without a home. */
  readonly wayHours: number | null;
  readonly wayCost: number;
  readonly stayCost: number;
  readonly total: number;
}

const FLIGHT_OVERHEAD_HOURS = 3.5;
const FLIGHT_KM_PER_HOUR = 780;
const GROUND_KM_PER_HOUR = 75;
const FLIGHT_FROM_KM = 350;
const NEAR_HOME_KM = 60;
const PLEASANT = { from: 15, to: 29 };
const WARM_C = 21;
const SEA_C = 22;
const SNOW_C = 5;
const HOURS_PER_DAY_OF_TRIP = 1.35;
const CHILD_FARE_SHARE = 0.75;
/** Flights and a few things that nobody counts. */
const SPARE_SHARE = 1.12;

/** Both ways for all travellers: usual fares by distance. */
function wayOf(
  brief: TripBrief,
  town: TownSummary,
  rateFromEur: number,
): { readonly km: number | null; readonly hours: number | null; readonly cost: number; readonly possible: boolean } {
  const { home, party } = brief;
  if (!home) return { km: null, hours: null, cost: 0, possible: true };
  const km = distanceKm(home, town);
  const { never, wanted } = allowedModes(brief.ways, 'home');
  const mayFly = !never.includes('flight') && (wanted.length === 0 || wanted.includes('flight'));
  const sameLand = landmassOf(home) === landmassOf(town) || (km < 900 && [landmassOf(home), landmassOf(town)].sort().join() === 'great-britain,old-world');
  const fares = party.adults + CHILD_FARE_SHARE * party.children;
  const flies = mayFly && (km > FLIGHT_FROM_KM || !sameLand) && town.airports.length > 0;
  if (flies)
    return {
      km,
      hours: km / FLIGHT_KM_PER_HOUR + FLIGHT_OVERHEAD_HOURS,
      cost: 2 * fares * (35 + Math.min(km, 1500) * 0.05 + Math.max(0, km - 1500) * 0.038) * rateFromEur,
      possible: true,
    };
  return { km, hours: (km * 1.25) / GROUND_KM_PER_HOUR + 0.5, cost: 2 * fares * (6 + km * 0.12) * rateFromEur, possible: sameLand };
}

function climateScore(town: TownSummary, month: number, wanted: WantedThemes): number {
  const high = town.highs[month] ?? 20;
  const rain = town.rainyDays[month] ?? 10;
  const rainy = -Math.max(0, rain - 7) * (wanted.sea || wanted.warm ? 0.25 : 0.08);
  if (wanted.snow) return high > SNOW_C ? -(high - SNOW_C) * 0.5 : 1;
  if (wanted.sea) return (high < SEA_C ? -(SEA_C - high) * (wanted.warm || high < 18 ? 0.7 : 0.3) : 0.5) + rainy;
  if (wanted.warm) return (high < WARM_C ? -(WARM_C - high) * 0.7 : 0.5) + rainy;
  return -(Math.max(0, PLEASANT.from - high) + Math.max(0, high - PLEASANT.to)) * (wanted.cool ? 0.3 : 0.12) + rainy;
}

const isAvoided = (town: TownSummary, { avoided }: WantedThemes): boolean => {
  const names = [town.name, town.country, ...Object.values(town.names)].map(foldName);
  return avoided.some((words) => names.some((name) => ` ${words} `.includes(` ${name} `)));
};

/** True when the town can be a destination: not at home, not ruled out, reachable in a time that suits the length of the trip. */
function candidateOf(
  town: TownSummary,
  brief: TripBrief,
  wanted: WantedThemes,
  rateFrom: (currency: string) => number,
  popularity: number,
): RankedDestination | null {
  if (isAvoided(town, wanted) || (wanted.abroad && brief.home?.countryCode === town.countryCode)) return null;
  const way = wayOf(brief, town, rateFrom('EUR'));
  if (!way.possible || (way.km !== null && way.km < NEAR_HOME_KM)) return null;
  const days = daysBetween(brief.startDate, brief.endDate) + 1;
  if (brief.ways.maxFlightStops === 0 && way.km !== null && way.km > 5500) return null;
  if (way.hours !== null && way.hours > days * HOURS_PER_DAY_OF_TRIP + 2) return null;
  const { adults, children } = brief.party;
  const rate = rateFrom(town.currency);
  const tierFactor = { budget: 0.6, midrange: 1, premium: 2.1 }[brief.preferences.accommodationPreference];
  const foodFactor = { budget: 0.6, midrange: 1, premium: 1.8 }[brief.preferences.accommodationPreference];
  const stayCost =
    (town.nightlyMidrange * tierFactor * roomsFor(adults, children) * (days - 1) + town.foodMidrange * foodFactor * (adults + 0.6 * children) * days) * rate;
  const total = (way.cost + stayCost) * SPARE_SHARE;
  const month = monthIndex(brief.startDate);
  const matched = wanted.themes.filter((set) => set.some((theme) => town.good.includes(theme)));
  const share = wanted.themes.length > 0 ? matched.length / wanted.themes.length : 0.5;
  const seaMissing = wanted.sea && !town.good.some((theme) => ['beach', 'islands', 'sailing', 'snorkeling', 'diving'].includes(theme)) ? -2.5 : 0;
  const snowMissing = wanted.snow && !town.good.some((theme) => ['skiing', 'snow'].includes(theme)) ? -4 : 0;
  const over = brief.budget === null ? 0 : Math.max(0, total / brief.budget - 0.95);
  const under = brief.budget === null ? 0 : Math.max(0, 0.35 - total / brief.budget);
  const bestMonth = town.bestMonths.length === 0 ? 0 : town.bestMonths.includes(month + 1) ? 0.5 : -0.5;
  const far = way.hours === null ? 0 : -(way.hours / days) * 0.6;
  const score = 3.2 * share + climateScore(town, month, wanted) + seaMissing + snowMissing - 9 * over - under + bestMonth + far + popularity;
  return {
    town,
    score,
    matchedThemes: [...new Set(matched.flatMap((set) => set.filter((theme) => town.good.includes(theme))))],
    highC: town.highs[month] ?? 20,
    rainyDays: town.rainyDays[month] ?? 10,
    distanceKm: way.km === null ? null : Math.round(way.km),
    wayHours: way.hours === null ? null : Math.round(way.hours * 10) / 10,
    wayCost: Math.round(way.cost),
    stayCost: Math.round(stayCost),
    total: Math.round(total),
  };
}

/** Data files list the most asked-for places of a country first. */
const POPULARITY_STEP = 0.012;
const MAX_POPULARITY = 0.6;

/** Every known destination for an open request, the best first; `inCountries` narrows it to some countries. Prices are usual ones, not offers. */
export function rankDestinations(
  brief: TripBrief,
  wanted: WantedThemes,
  rateFrom: (currency: string) => number,
  inCountries: ReadonlySet<string> = new Set(),
): RankedDestination[] {
  const places = new Map<string, number>();
  return townSummaries()
    .flatMap((town) => {
      if (inCountries.size > 0 && !inCountries.has(town.countryCode)) return [];
      const place = places.get(town.countryCode) ?? 0;
      places.set(town.countryCode, place + 1);
      return candidateOf(town, brief, wanted, rateFrom, Math.max(0, MAX_POPULARITY - place * POPULARITY_STEP)) ?? [];
    })
    .sort((a, b) => b.score - a.score || a.town.id.localeCompare(b.town.id));
}
