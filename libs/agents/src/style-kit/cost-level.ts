import type { UserRequest } from '@app/contracts';
import { daysBetween } from '@app/contracts';
import type { GuideCity, Tier } from '@app/guide';

/** What one person spends on a day on the ground (bed, meals, rides, two entrances), by tier. */
export type CostLevel = Readonly<Record<Tier, number>>;

/** Two people share a room unless one travels alone. */
const PEOPLE_PER_ROOM = 2;
const PAID_VISITS_PER_DAY = 2;
/** Share of a budget that is left for the ground when flights must be paid from it as well. */
const GROUND_SHARE_WITH_FLIGHTS = 0.65;

/** For cities without guide, in euro: the order of magnitude of a European city. */
export const GENERAL_COST_LEVEL_EUR: CostLevel = { budget: 70, midrange: 130, premium: 300 };

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A city's usual day in its own currency. */
export function costLevelOf(city: GuideCity, people: number): CostLevel {
  const visits = (PAID_VISITS_PER_DAY * city.places.reduce((sum, place) => sum + place.cost, 0)) / city.places.length;
  const level = (tier: Tier): number =>
    median(city.stayAreas.map((area) => area.nightly[tier])) / Math.min(PEOPLE_PER_ROOM, people) + city.daily.food[tier] + city.daily.localTransport + visits;
  return { budget: level('budget'), midrange: level('midrange'), premium: level('premium') };
}

export const convertLevel = (level: CostLevel, rate: number): CostLevel => ({
  budget: level.budget * rate,
  midrange: level.midrange * rate,
  premium: level.premium * rate,
});

/** Money of the budget for one person and day on the ground; flights are allowed for when the trip has an origin. */
export function moneyPerPersonDay(
  request: Pick<UserRequest, 'budget' | 'adults' | 'children' | 'travelStartDate' | 'travelEndDate' | 'originIata' | 'originCity'>,
): number {
  const days = daysBetween(request.travelStartDate, request.travelEndDate) + 1;
  const share = request.originIata || request.originCity ? GROUND_SHARE_WITH_FLIGHTS : 1;
  return (request.budget * share) / days / (request.adults + request.children);
}

/** The best tier whose usual day the money pays; `midrange` when the level is not known. */
export function affordableTier(money: number, level: CostLevel | null): Tier {
  if (!level) return 'midrange';
  if (money >= level.premium) return 'premium';
  return money >= level.midrange ? 'midrange' : 'budget';
}
