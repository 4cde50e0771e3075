import type { BudgetAssessment, FinalPlan, PlanResult, ThreadBody, UserRequest, WeatherRiskSummary } from '@app/contracts';

/** A plan as it is shown: the finished one, or what is there of it while agents are at work. */
export interface ShownPlan extends Omit<FinalPlan, 'selectedDestination' | 'summary' | 'checks'> {
  readonly summary: string;
  readonly selectedDestination: FinalPlan['selectedDestination'];
  /** Null until the plan was checked. */
  readonly checks: FinalPlan['checks'] | null;
  readonly isDraft: boolean;
}

const listOf = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);

/** The plan in a thread's state; null before there are days. */
export function planIn({ values }: ThreadBody): ShownPlan | null {
  const finished = values['finalPlan'] as FinalPlan | null | undefined;
  if (finished) return { ...finished, isDraft: false };
  const itinerary = listOf<FinalPlan['itinerary'][number]>(values['itineraryDraft']);
  if (itinerary.length === 0) return null;
  const report = values['auditReport'] as { pass: boolean; violations: FinalPlan['checks']['violations'] } | null | undefined;
  return {
    ...{ summary: '', selectedDestination: listOf<NonNullable<FinalPlan['selectedDestination']>>(values['destinationCandidates'])[0] ?? null },
    ...{ selectedFlightOfferId: null, selectedReturnFlightOfferId: null, itinerary, isDraft: true },
    budget: (values['budgetAssessment'] as BudgetAssessment | null | undefined) ?? null,
    packingList: listOf(values['packingList']),
    safetyFlags: listOf(values['safetyFlags']),
    transport: listOf(values['transport']),
    stays: listOf(values['stays']),
    costs: (values['costs'] as FinalPlan['costs'] | undefined) ?? null,
    checks: report ? { pass: report.pass, violations: report.violations } : null,
    sources: listOf(values['planSources']),
    route: listOf(values['route']),
    wishes: listOf(values['wishResults']),
    limitations: listOf(values['limitations']),
    relaxations: listOf(values['relaxations']),
    planSections: listOf(values['planSections']),
  };
}

/** The request as it was understood; null before. */
export const requestIn = ({ values }: ThreadBody): UserRequest | null => (values['userRequest'] as UserRequest | null | undefined) ?? null;

export const weatherIn = ({ values }: ThreadBody): WeatherRiskSummary['daily'] =>
  (values['weatherRisks'] as WeatherRiskSummary | null | undefined)?.daily ?? [];

/** What a thread has asked of the language model so far. */
export function usageIn({ metadata }: ThreadBody): PlanResult['usage'] {
  return (metadata['usage'] as PlanResult['usage'] | undefined) ?? { modelCalls: 0, inputTokens: 0, outputTokens: 0 };
}
