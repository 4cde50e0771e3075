import { defineAgent } from '@app/agent-kit';
import type { ValuesOf } from '@app/agent-kit';
import { fromCents, toCents } from '@app/contracts';
import type { BudgetMark, Costs } from '@app/contracts';
import { computeCosts } from '@app/planner';
import type { PlanProgress } from '../plan-kit/draft-changes.js';
import { currencyOf } from '../request-kit/currency-of.js';
import { spokenLanguage } from '../request-kit/spoken-language.js';
import { statesOnlyKnownAmounts } from '../worded-text/amounts-in-text.js';
import { checkWords } from '../worded-text/safe-words.js';
import { thought } from '../worded-text/told-thought.js';
import { budgetExpert } from './budget.expert.js';
import { budgetPrompt } from './budget.prompt.js';
import { BudgetTips, reads, writes } from './budget.schema.js';
import type { BudgetInput } from './budget.schema.js';

const MAX_TIPS = 3;
const MAX_TIP_CHARS = 240;
const MAX_PAID_VISITS = 5;

/** Adds up what the plan costs and says whether the money is enough; a model only words the tips. */
export const budget = defineAgent({
  name: 'budget',
  title: 'Budget',
  reads,
  writes,
  policy: { timeoutMs: 60_000, maxAttempts: 3 },
  expert: budgetExpert,
  simulate: (state) => ({ budgetMark: nextMark(state as PlanProgress) }),
  async run(state, { model, tell, signal }) {
    const { userRequest, itineraryDraft, preferences } = state;
    const costs = computeCosts({ days: itineraryDraft, stays: state.stays ?? [], transport: state.transport ?? [] }, currencyOf(userRequest, state.context));
    const input = inputOf(state, costs);
    const withinBudget = input.overBy <= 0;
    tell(thought(`All of it costs ${costs.total} ${costs.currency}; the budget is ${userRequest.budget} ${costs.currency}. Looking for what could be saved.`));
    const { value } = await model.complete({ task: 'budget', schemaName: 'BudgetTips', schema: BudgetTips, ...budgetPrompt(input), input }, signal);
    const { total, currency, byCategory } = costs;
    return {
      writes: {
        costs,
        budgetMark: nextMark(state),
        budgetAssessment: {
          estimatedTotal: total,
          budgetLimit: userRequest.budget,
          currency,
          withinBudget,
          byCategory,
          optimizationTips: tipsOf(value, input),
        },
      },
      decision: {
        inputSummary: `${itineraryDraft.length} day(s), ${state.stays?.length ?? 0} stay(s), ${state.transport?.length ?? 0} way(s)`,
        keyEvidence: [
          `estimatedTotal=${total} ${currency}`,
          `budget=${userRequest.budget} ${currency}`,
          `accommodationPreference=${preferences.accommodationPreference}`,
          `selectedFlightOfferId=${state.selectedFlightOfferId ?? 'none'}`,
          `selectedReturnFlightOfferId=${state.selectedReturnFlightOfferId ?? 'none'}`,
          `flightCost=${byCategory.flights ?? 0} ${currency}`,
        ],
        outputSummary: withinBudget ? `Within budget, ${-input.overBy} ${currency} left` : `Over budget by ${input.overBy} ${currency}`,
        riskFlags: withinBudget ? [] : ['BUDGET_EXCEEDED'],
      },
    };
  },
});

/** Says which draft, revision and audit these costs answer. */
const nextMark = ({ draftMark, budgetMark, revisionPatch, auditReport }: PlanProgress): BudgetMark => ({
  number: (budgetMark?.number ?? 0) + 1,
  draft: draftMark?.number ?? 0,
  revision: revisionPatch?.number ?? 0,
  round: auditReport?.round ?? 0,
});

function inputOf({ userRequest, preferences, itineraryDraft, stays, context }: ValuesOf<typeof reads>, costs: Costs): BudgetInput {
  const paidVisits = itineraryDraft
    .flatMap((day) => day.activities)
    .filter(({ cost }) => cost.amount > 0)
    .map(({ title, cost }) => ({ title, amount: cost.amount }))
    .sort((a, b) => b.amount - a.amount || a.title.localeCompare(b.title));
  return {
    costs,
    budgetLimit: userRequest.budget,
    overBy: fromCents(toCents(costs.total) - toCents(userRequest.budget)),
    days: itineraryDraft.length,
    nights: (stays ?? []).reduce((sum, stay) => sum + stay.nights, 0),
    travellers: userRequest.adults + userRequest.children,
    accommodationPreference: preferences.accommodationPreference,
    plannedTier: stays?.[0]?.tier ?? null,
    themes: itineraryDraft.map(({ theme }) => theme),
    paidVisits: paidVisits.slice(0, MAX_PAID_VISITS),
    language: spokenLanguage(userRequest, context),
  };
}

/** A tip that states an amount nobody computed is dropped; without any left, the expert's tips stand. */
function tipsOf({ optimizationTips }: BudgetTips, input: BudgetInput): string[] {
  const known = [
    input.costs.total,
    input.budgetLimit,
    Math.abs(input.overBy),
    ...Object.values(input.costs.byCategory),
    ...input.paidVisits.map(({ amount }) => amount),
  ];
  const usable = optimizationTips
    .map((tip) => checkWords(tip, MAX_TIP_CHARS).text)
    .filter((tip) => tip !== null)
    .filter((tip) => statesOnlyKnownAmounts(tip, known));
  const tips = usable.length > 0 ? usable : budgetExpert(input).optimizationTips;
  return [...new Set(tips)].slice(0, input.overBy > 0 ? MAX_TIPS : 1);
}
