import { z } from 'zod';
import { auditPlan } from '@app/auditor';
import { FinalPlan, FlightOption, Preferences, RevisionPatch, UserRequest, WeatherRiskSummary, fromCents, toCents } from '@app/contracts';
import type { AlternativesAnswer, DestinationCandidate } from '@app/contracts';
import { findGuideCity } from '@app/guide';
import type { GuideCity } from '@app/guide';
import { alternativesFor, computeCosts } from '@app/planner';
import type { Alternative } from '@app/planner';
import type { StoredState } from '@app/ports';

type Offered = AlternativesAnswer['alternatives'];

/** More than anybody compares. */
const MAX_OFFERED = 10;

/** What of a finished state the alternatives depend on. */
const Planned = z.object({
  userRequest: UserRequest,
  preferences: Preferences,
  finalPlan: FinalPlan,
  flightOptions: z.array(FlightOption).nullish(),
  returnFlightOptions: z.array(FlightOption).nullish(),
  weatherRisks: WeatherRiskSummary.nullish(),
  exchangeRate: z.object({ rate: z.number().positive(), asOf: z.string() }).nullish(),
  revisionPatch: RevisionPatch.nullish(),
});
type Planned = z.infer<typeof Planned>;

const cityOf = ({ name, country }: DestinationCandidate): GuideCity | undefined => findGuideCity(country ? `${name}, ${country}` : name);

/** Replacements for one thing of a state's plan, each audited; null when the plan has nothing of that id, undefined when there is no plan. */
export function alternativesIn(state: StoredState, activityId: string): Offered | null | undefined {
  const read = Planned.safeParse(state);
  const destination = read.success ? read.data.finalPlan.selectedDestination : null;
  if (!read.success || !destination) return undefined;
  const { finalPlan } = read.data;
  const city = cityOf(destination);
  if (!city) return finalPlan.itinerary.some(({ activities }) => activities.some(({ id }) => id === activityId)) ? [] : null;
  const found = alternativesFor(inputOf(read.data, city), activityId);
  return found && audited(read.data, { city, destination }, found);
}

function inputOf(planned: Planned, city: GuideCity): Parameters<typeof alternativesFor>[0] {
  const { userRequest: request, preferences, finalPlan } = planned;
  const { itinerary: days, stays, transport } = finalPlan;
  const flightCents = transport.filter(({ mode }) => mode === 'flight').reduce((sum, { cost }) => sum + toCents(cost.amount), 0);
  return {
    ...{ city, preferences, startDate: request.travelStartDate, endDate: request.travelEndDate, adults: request.adults, children: request.children },
    ...{ tierIsWish: true, interests: request.interests, constraints: request.constraints ?? null, childrenAges: request.childrenAges ?? [] },
    currency: finalPlan.costs?.currency ?? city.currency,
    groundBudget: fromCents(Math.max(0, toCents(request.budget) - flightCents)),
    present: { days, stays, transport },
    ...knownOf(planned, city),
  };
}

function knownOf({ finalPlan, flightOptions, returnFlightOptions, weatherRisks, exchangeRate, revisionPatch }: Planned, city: GuideCity) {
  return {
    weather: weatherRisks?.daily ?? [],
    outbound: flightOptions?.find(({ offerId }) => offerId === finalPlan.selectedFlightOfferId) ?? null,
    inbound: returnFlightOptions?.find(({ offerId }) => offerId === finalPlan.selectedReturnFlightOfferId) ?? null,
    rateFromCity: exchangeRate?.rate ?? 1,
    rateAsOf: exchangeRate?.asOf ?? city.asOf,
    excludedPlaces: revisionPatch?.excludedPlaces ?? [],
  };
}

interface Where {
  readonly city: GuideCity;
  readonly destination: DestinationCandidate;
}

/** Only those with which the plan is no worse than it is. */
function audited({ userRequest: request, finalPlan }: Planned, { city, destination }: Where, alternatives: readonly Alternative[]): Offered {
  const findCity = (name: string): GuideCity | undefined => (name === destination.name || name === city.name ? city : findGuideCity(name));
  const findings = (plan: FinalPlan) => auditPlan(plan, { request, findCity }).violations;
  const known = new Set(findings(finalPlan).map(({ code, day, detail }) => JSON.stringify([code, day, detail])));
  const offered: Offered = [];
  for (const { activity, costDelta, days } of alternatives) {
    if (offered.length === MAX_OFFERED) break;
    const violations = findings(withDays(finalPlan, days)).filter(({ code, day, detail }) => !known.has(JSON.stringify([code, day, detail])));
    if (violations.length === 0) offered.push({ activity, costDelta, violations });
  }
  return offered;
}

function withDays(plan: FinalPlan, days: Alternative['days']): FinalPlan {
  const { stays, transport, costs: before, budget } = plan;
  if (!before) return { ...plan, itinerary: [...days] };
  const costs = computeCosts({ days, stays, transport }, before.currency);
  return { ...plan, itinerary: [...days], costs, budget: budget && { ...budget, estimatedTotal: costs.total } };
}
