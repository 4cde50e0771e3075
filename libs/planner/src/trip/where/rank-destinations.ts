import { daysBetween, monthIndex } from '@app/contracts';
import { distanceKm, findTown, foldName, townSummaries } from '@app/guide';
import type { TownSummary } from '@app/guide';
import { roomsFor } from '../../pricing.js';
import type { TripBrief } from '../trip-types.js';
import { allowedModes } from '../ways/choose-way.js';
import { landmassOf } from '../ways/land/landmass.js';
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
const CHILD_MEAL_SHARE = 0.6;
/** Fares of one adult by the great-circle distance. */
const TRAIN_FARE = { baseEur: 6, eurPerKm: 0.12 };
const COACH_FARE = { baseEur: 4, eurPerKm: 0.075 };
const LONGEST_DIRECT_KM = 5500;
const LEVEL_FACTORS = { budget: { stay: 0.6, food: 0.6 }, midrange: { stay: 1, food: 1 }, premium: { stay: 2.1, food: 1.8 } } as const;
/** A harbour where people sail may lie far from any beach. */
const SEA_THEMES: readonly string[] = ['beach', 'islands', 'snorkeling', 'diving'];
/** Who asks for the sea would rather stay nearer, simpler or longer on a train than go without. */
const SEA_MISSING = -6;
const SNOW_THEMES: readonly string[] = ['skiing', 'snow'];
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
  // Students who ask for trains or coaches and little money take the coach.
  const isCheap = brief.preferences.accommodationPreference === 'budget' && !never.includes('bus') && (wanted.length === 0 || wanted.includes('bus'));
  const fare = isCheap ? COACH_FARE : TRAIN_FARE;
  return {
    km,
    hours: (km * 1.25) / GROUND_KM_PER_HOUR + 0.5,
    cost: 2 * fares * (fare.baseEur + km * fare.eurPerKm) * rateFromEur,
    possible: sameLand,
  };
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

const isAvoided = (town: TownSummary, { avoided }: WantedThemes, without: readonly TownSummary[]): boolean => {
  const names = [town.name, town.country, ...Object.values(town.names)].map(foldName);
  return (
    avoided.some((words) => names.some((name) => ` ${words} `.includes(` ${name} `))) || without.some((place) => distanceKm(place, town) <= place.radiusKm)
  );
};

/** Places that are ruled out, with all that lies in them: "not the Algarve", "not Bali". */
const avoidedPlaces = ({ avoided }: WantedThemes): TownSummary[] =>
  avoided.flatMap((name) => {
    const known = findTown(name);
    return known ? [known] : [];
  });

type Way = ReturnType<typeof wayOf>;

/** True when the town can be a destination: not at home, not ruled out, reachable in a time that suits the length of the trip. */
function isPossible(town: TownSummary, brief: TripBrief, wanted: WantedThemes, { km, hours, possible }: Way, without: readonly TownSummary[]): boolean {
  if (isAvoided(town, wanted, without) || (wanted.abroad && brief.home?.countryCode === town.countryCode)) return false;
  if (!possible) return false;
  if (km !== null && (km < NEAR_HOME_KM || (brief.ways.maxFlightStops === 0 && km > LONGEST_DIRECT_KM))) return false;
  return hours === null || hours <= daysOf(brief) * HOURS_PER_DAY_OF_TRIP + 2;
}

const daysOf = ({ startDate, endDate }: TripBrief): number => daysBetween(startDate, endDate) + 1;

/** Nights and meals at the level that the travellers like, in the trip's currency. */
function stayCostOf(town: TownSummary, brief: TripBrief, rate: number): number {
  const { adults, children } = brief.party;
  const factors = LEVEL_FACTORS[brief.preferences.accommodationPreference];
  const nights = town.nightlyMidrange * factors.stay * roomsFor(adults, children) * (daysOf(brief) - 1);
  const meals = town.foodMidrange * factors.food * (adults + CHILD_MEAL_SHARE * children) * daysOf(brief);
  return (nights + meals) * rate;
}

/** A town known for what the travellers refuse. */
const REFUSED_THEME = -2;

function themeScore({ good }: TownSummary, { themes, without, sea, snow }: WantedThemes): number {
  const matched = themes.filter((set) => set.some((theme) => good.includes(theme)));
  const share = themes.length > 0 ? matched.length / themes.length : 0.5;
  const seaMissing = sea && !good.some((theme) => SEA_THEMES.includes(theme)) ? SEA_MISSING : 0;
  const snowMissing = snow && !good.some((theme) => SNOW_THEMES.includes(theme)) ? -4 : 0;
  const refused = without.some((theme) => good.includes(theme)) ? REFUSED_THEME : 0;
  return 3.2 * share + seaMissing + snowMissing + refused;
}

function moneyScore(total: number, { budget }: TripBrief): number {
  if (budget === null) return 0;
  return -9 * Math.max(0, total / budget - 0.95) - Math.max(0, 0.35 - total / budget);
}

function seasonScore({ bestMonths }: TownSummary, month: number): number {
  if (bestMonths.length === 0) return 0;
  return bestMonths.includes(month + 1) ? 0.5 : -0.5;
}

interface Ranking {
  readonly rateFrom: (currency: string) => number;
  readonly popularity: number;
  readonly without: readonly TownSummary[];
}

/** Null where the town is no destination for this trip. */
function candidateOf(town: TownSummary, brief: TripBrief, wanted: WantedThemes, { rateFrom, popularity, without }: Ranking): RankedDestination | null {
  const way = wayOf(brief, town, rateFrom('EUR'));
  if (!isPossible(town, brief, wanted, way, without)) return null;
  const stayCost = stayCostOf(town, brief, rateFrom(town.currency));
  const total = (way.cost + stayCost) * SPARE_SHARE;
  const month = monthIndex(brief.startDate);
  const far = way.hours === null ? 0 : -(way.hours / daysOf(brief)) * 0.6;
  const matched = wanted.themes.filter((set) => set.some((theme) => town.good.includes(theme)));
  return {
    town,
    score: themeScore(town, wanted) + climateScore(town, month, wanted) + moneyScore(total, brief) + seasonScore(town, month) + far + popularity,
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

/**
 * Countries that most foreign ministries advised against as a whole in 2026, from general knowledge. Nobody is sent there who did not name them.
 */
const NOT_PROPOSED: ReadonlySet<string> = new Set('AF BF BY CF HT IQ IR KP LY ML MM NE RU SD SO SS SY UA VE YE'.split(' '));

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
  const without = avoidedPlaces(wanted);
  return townSummaries()
    .flatMap((town) => {
      if (inCountries.size > 0 ? !inCountries.has(town.countryCode) : NOT_PROPOSED.has(town.countryCode) && brief.home?.countryCode !== town.countryCode)
        return [];
      const place = places.get(town.countryCode) ?? 0;
      places.set(town.countryCode, place + 1);
      return candidateOf(town, brief, wanted, { rateFrom, without, popularity: Math.max(0, MAX_POPULARITY - place * POPULARITY_STEP) }) ?? [];
    })
    .sort((a, b) => b.score - a.score || a.town.id.localeCompare(b.town.id));
}
