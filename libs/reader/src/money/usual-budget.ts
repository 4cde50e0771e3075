import type { ParsedRequest } from '@app/contracts';
import { daysBetween } from '@app/contracts';
import { distanceKm, findTown } from '@app/guide';
import type { TownSummary } from '@app/guide';
import type { PlaceIndex } from '../places/place-index.js';
import { roughly } from './rough-rates.js';

export interface BudgetSource {
  readonly parsed: ParsedRequest;
  /** ISO 4217; what the estimate is in. */
  readonly currency: string;
  readonly adults: number;
  readonly children: number;
  /** ISO dates, both part of the trip. */
  readonly start: string;
  readonly end: string;
  readonly places: PlaceIndex | undefined;
}

type Tier = 'budget' | 'midrange' | 'premium';
/** Against the midrange prices of a town. */
const TIER_FACTOR: Readonly<Record<Tier, number>> = { budget: 0.55, midrange: 1, premium: 2.4 };
/** A double room, a day's food and sights for one adult where nothing is known of the place, in euros. */
const UNKNOWN = { nightly: 130, food: 45, currency: 'EUR' };
const SIGHTS_EUR = 25;
const CHILD_SHARE = 0.6;
const PEOPLE_PER_ROOM = 2;
/** The way there and back for one adult, in euros: a fixed part and a part for each kilometre of the great circle. */
const WAY_BASE_EUR = 60;
const WAY_EUR_PER_KM = 0.09;
const UNKNOWN_KM = 1500;
const SPARE = 1.15;
const ROUND_TO = 10;

function tierOf({ wishes }: ParsedRequest): Tier {
  const stays = (wishes ?? []).filter(({ kind }) => kind === 'stay').flatMap(({ targets }) => targets);
  return stays.includes('premium') ? 'premium' : stays.includes('budget') ? 'budget' : 'midrange';
}

interface Costs {
  readonly nightly: number;
  readonly food: number;
  readonly currency: string;
}

const costsOf = (town: TownSummary | undefined): Costs =>
  town ? { nightly: town.nightlyMidrange, food: town.foodMidrange, currency: town.currency } : UNKNOWN;

function kmFromHome({ parsed, places }: BudgetSource, first: TownSummary | undefined): number {
  const home = parsed.originCity ? places?.resolve(parsed.originCity) : null;
  const to = first ?? (parsed.destinationHint ? places?.resolve(parsed.destinationHint) : null);
  return home && to ? distanceKm(home, to) : UNKNOWN_KM;
}

/** What such a trip usually costs, for travellers who left the budget to us: stays, food, sights and the way, rounded up. */
export function usualBudget(source: BudgetSource): number {
  const { parsed, currency, adults, children, start, end } = source;
  const names = (parsed.route?.stops ?? []).filter(({ role }) => role === 'stay').map(({ place }) => place);
  const towns = (names.length > 0 ? names : parsed.destinations).map((name) => findTown(name));
  const costs = (towns.length > 0 ? towns : [undefined]).map(costsOf);
  const mean = (of: (one: Costs) => number): number => costs.reduce((sum, one) => sum + roughly(of(one), one.currency, 'EUR'), 0) / costs.length;
  const nights = Math.max(0, daysBetween(start, end));
  const eaters = adults + children * CHILD_SHARE;
  const factor = TIER_FACTOR[tierOf(parsed)];
  const rooms = Math.ceil((adults + children) / PEOPLE_PER_ROOM);
  const stay = nights * rooms * mean(({ nightly }) => nightly) * factor;
  const days = (nights + 1) * eaters * (mean(({ food }) => food) * factor + SIGHTS_EUR);
  const hops = Math.max(0, towns.length - 1);
  const way = (adults + children) * (2 * (WAY_BASE_EUR + WAY_EUR_PER_KM * kmFromHome(source, towns[0])) + hops * WAY_BASE_EUR);
  const total = roughly((stay + days + way) * SPARE, 'EUR', currency);
  return Math.max(ROUND_TO, Math.ceil(total / ROUND_TO) * ROUND_TO);
}
