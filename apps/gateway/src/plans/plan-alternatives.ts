import { z } from 'zod';
import { auditPlan, guideSource } from '@app/auditor';
import { FinalPlan, FlightOption, Preferences, RevisionPatch, UserRequest, WeatherRiskSummary, fromCents, toCents } from '@app/contracts';
import type { AlternativesAnswer, ItineraryDay } from '@app/contracts';
import { findGuideCity } from '@app/guide';
import type { GuideCity } from '@app/guide';
import { alternativesFor, computeCosts, townOfStop, withChangedHoursNamed } from '@app/planner';
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
  exchangeRate: z.object({ from: z.string(), rate: z.number().positive(), asOf: z.string() }).nullish(),
  revisionPatch: RevisionPatch.nullish(),
});
type Planned = z.infer<typeof Planned>;

/** The city that an activity or a meal of that id is planned in; undefined when nothing is known of it, or no day has the id. */
function cityOf({ itinerary, route, selectedDestination }: FinalPlan, activityId: string): GuideCity | undefined {
  const day = itinerary.find(({ activities }, index) => activityId.startsWith(`d${index + 1}-`) || activities.some(({ id }) => id === activityId));
  const stop = (route ?? []).find(({ city }) => city === day?.city) ?? (selectedDestination?.name === day?.city ? selectedDestination : undefined);
  return day && ((stop && 'lat' in stop ? townOfStop(stop) : undefined) ?? findGuideCity(stop?.country ? `${day.city}, ${stop.country}` : day.city));
}

/** Units of the plan's currency for one of the city's; null where the plan does not hold it, so that nothing is priced by guess. */
function rateFrom(city: GuideCity, { finalPlan, exchangeRate }: Planned): number | null {
  if (city.currency === (finalPlan.costs?.currency ?? city.currency)) return 1;
  return exchangeRate?.from === city.currency ? exchangeRate.rate : null;
}

/** Replacements for one thing of a state's plan, each audited; null when the plan has nothing of that id, undefined when there is no plan. */
export function alternativesIn(state: StoredState, activityId: string): Offered | null | undefined {
  const read = Planned.safeParse(state);
  if (!read.success || !read.data.finalPlan.selectedDestination) return undefined;
  const { finalPlan } = read.data;
  const city = cityOf(finalPlan, activityId);
  const rate = city ? rateFrom(city, read.data) : null;
  if (!city || rate === null) return finalPlan.itinerary.some(({ activities }) => activities.some(({ id }) => id === activityId)) ? [] : null;
  const found = alternativesFor({ ...inputOf(read.data, city), rateFromCity: rate }, activityId);
  return found && audited(read.data, found);
}

function inputOf(planned: Planned, city: GuideCity): Omit<Parameters<typeof alternativesFor>[0], 'rateFromCity'> {
  const { userRequest: request, preferences, finalPlan } = planned;
  const { itinerary: days, stays, transport } = finalPlan;
  const flightCents = transport.filter(({ mode }) => mode === 'flight').reduce((sum, { cost }) => sum + toCents(cost.amount), 0);
  return {
    ...{ city, preferences, startDate: request.travelStartDate, endDate: request.travelEndDate, adults: request.adults, children: request.children },
    ...{ tierIsWish: true, interests: request.interests, constraints: request.constraints ?? null, childrenAges: request.childrenAges ?? [] },
    currency: finalPlan.costs?.currency ?? city.currency,
    groundBudget: fromCents(Math.max(0, toCents(request.budget) - flightCents)),
    present: { days, stays, transport },
    language: request.language ?? 'en',
    ...knownOf(planned, city),
  };
}

function knownOf({ finalPlan, flightOptions, returnFlightOptions, weatherRisks, exchangeRate, revisionPatch }: Planned, city: GuideCity) {
  return {
    weather: weatherRisks?.daily ?? [],
    outbound: flightOptions?.find(({ offerId }) => offerId === finalPlan.selectedFlightOfferId) ?? null,
    inbound: returnFlightOptions?.find(({ offerId }) => offerId === finalPlan.selectedReturnFlightOfferId) ?? null,
    rateAsOf: exchangeRate?.asOf ?? city.asOf,
    excludedPlaces: revisionPatch?.excludedPlaces ?? [],
  };
}

/** The days as a change would leave them: on a route, hours that it frees are named. */
const asChanged = (days: readonly ItineraryDay[], { finalPlan, userRequest }: Planned): ItineraryDay[] => {
  const { itinerary, route = [], costs } = finalPlan;
  const facts = { before: itinerary, route, currency: costs?.currency ?? 'EUR', language: userRequest.language ?? 'en' };
  return route.length === 0 ? [...days] : withChangedHoursNamed(days, facts);
};

/** Only those with which the plan is no worse than it is. */
function audited(planned: Planned, alternatives: readonly Alternative[]): Offered {
  const { userRequest: request, finalPlan } = planned;
  const findCity = guideSource(finalPlan);
  const findings = (plan: FinalPlan) => auditPlan(plan, { request, findCity }).violations;
  const known = new Set(findings(finalPlan).map(({ code, day, detail }) => JSON.stringify([code, day, detail])));
  const offered: Offered = [];
  for (const { activity, costDelta, days } of alternatives) {
    if (offered.length === MAX_OFFERED) break;
    const violations = findings(withDays(finalPlan, asChanged(days, planned))).filter(
      ({ code, day, detail }) => !known.has(JSON.stringify([code, day, detail])),
    );
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
