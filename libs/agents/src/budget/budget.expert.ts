import { fromCents, toCents } from '@app/contracts';
import { wordsIn } from '@app/messages';
import type { Words } from '@app/messages';
import type { BudgetInput, BudgetTips } from './budget.schema.js';

const MAX_TIPS = 3;

/** Tips from the largest costs that can be lowered; one reassurance when the plan fits. */
export function budgetExpert(input: BudgetInput): BudgetTips {
  const words = wordsIn(input.language);
  return { optimizationTips: input.overBy > 0 ? savingTips(input, words) : [reassurance(input, words)] };
}

function reassurance({ costs, overBy }: BudgetInput, { say, money }: Words): string {
  return overBy === 0
    ? say('tip.to_the_cent', { total: money(costs.total, costs.currency) })
    : say('tip.left', { amount: money(fromCents(toCents(-overBy)), costs.currency) });
}

function savingTips(input: BudgetInput, { say, money }: Words): string[] {
  const { costs, paidVisits, plannedTier, overBy } = input;
  const { flights = 0, stays = 0, meals = 0 } = costs.byCategory;
  const [dearest] = paidVisits;
  const amountOf = (amount: number) => ({ amount: money(amount, costs.currency) });
  const tips = [
    {
      weight: flights,
      tip: say('tip.flights', amountOf(flights)),
    },
    {
      weight: stays,
      tip: plannedTier === 'budget' ? say('tip.nights_budget', amountOf(stays)) : say('tip.nights', amountOf(stays)),
    },
    { weight: meals, tip: say('tip.meals', amountOf(meals)) },
    ...(dearest ? [{ weight: dearest.amount, tip: say('tip.dearest', { title: dearest.title, ...amountOf(dearest.amount) }) }] : []),
  ].filter(({ weight }) => weight > 0);
  const chosen = tips
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_TIPS)
    .map(({ tip }) => tip);
  return chosen.length > 0 ? chosen : [say('tip.over', amountOf(overBy))];
}
