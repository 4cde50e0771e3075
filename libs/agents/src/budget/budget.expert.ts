import { fromCents, toCents } from '@app/contracts';
import { moneyWords } from '@app/planner';
import type { BudgetInput, BudgetTips } from './budget.schema.js';

const MAX_TIPS = 3;

/** Tips from the largest costs that can be lowered; one reassurance when the plan fits. */
export function budgetExpert(input: BudgetInput): BudgetTips {
  return { optimizationTips: input.overBy > 0 ? savingTips(input) : [reassurance(input)] };
}

function reassurance({ costs, overBy }: BudgetInput): string {
  return overBy === 0
    ? `The plan uses the budget of ${moneyWords(costs.total, costs.currency)} to the last cent; take something along for what is not planned.`
    : `The plan leaves ${moneyWords(fromCents(toCents(-overBy)), costs.currency)} of the budget for what is not planned.`;
}

function savingTips(input: BudgetInput): string[] {
  const { costs, paidVisits, plannedTier, overBy } = input;
  const { flights = 0, stays = 0, meals = 0 } = costs.byCategory;
  const [dearest] = paidVisits;
  const tips = [
    {
      weight: flights,
      tip: `Flights cost ${moneyWords(flights, costs.currency)}; dates in the middle of the week or outside school holidays are usually cheaper.`,
    },
    {
      weight: stays,
      tip:
        plannedTier === 'budget'
          ? `Nights cost ${moneyWords(stays, costs.currency)} at the simplest tier already; an area farther out may cost less.`
          : `Nights cost ${moneyWords(stays, costs.currency)}; a simpler place to stay lowers that first.`,
    },
    { weight: meals, tip: `Meals cost ${moneyWords(meals, costs.currency)}; markets and bakeries for lunch lower that.` },
    ...(dearest
      ? [{ weight: dearest.amount, tip: `${dearest.title} costs ${moneyWords(dearest.amount, costs.currency)}; a free sight in its place saves that.` }]
      : []),
  ].filter(({ weight }) => weight > 0);
  const chosen = tips
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_TIPS)
    .map(({ tip }) => tip);
  return chosen.length > 0 ? chosen : [`The plan is ${moneyWords(overBy, costs.currency)} over its limit; a larger budget or fewer days would close the gap.`];
}
