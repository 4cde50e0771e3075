import { CostCategory, fromCents, toCents } from '@app/contracts';
import type { PlanView } from '../api/schemas.js';
import { formatMoney, hang, heading, padEnd, padStart } from './text.js';
import type { Page } from './text.js';

const LABEL_COLUMNS = 20;
const MONEY_COLUMNS = 14;
const CATEGORY_NAMES: Readonly<Record<CostCategory, string>> = {
  flights: 'Flights',
  stays: 'Stays',
  activities: 'Activities',
  meals: 'Meals',
  localTransport: 'Local transport',
  groundTransport: 'Trains, buses, roads',
};

/** Costs by category, the total, what that leaves of the budget, and hints. */
export function renderCosts({ costs, budget }: PlanView, page: Page): string[] {
  if (costs === null) return [];
  const money = (amount: number): string => formatMoney({ amount, currency: costs.currency });
  const row = (label: string, amount: number): string => `  ${padEnd(label, LABEL_COLUMNS)}${padStart(money(amount), MONEY_COLUMNS)}`;
  const parts = CostCategory.options.flatMap((category) => {
    const amount = costs.byCategory[category];
    return amount === undefined ? [] : [row(CATEGORY_NAMES[category], amount)];
  });
  const tips = (budget?.optimizationTips ?? []).flatMap((tip) => hang('  • ', tip, page.width));
  return [...heading('Costs of the whole trip', page), ...parts, page.style.strong(row('Total', costs.total)), ...renderBudget(costs, budget, page), ...tips];
}

function renderBudget(costs: NonNullable<PlanView['costs']>, budget: PlanView['budget'], { style }: Page): string[] {
  if (budget === null) return [];
  const limit = formatMoney({ amount: budget.budgetLimit, currency: budget.currency });
  if (budget.currency !== costs.currency) return [`  Budget ${limit}`];
  const leftCents = toCents(budget.budgetLimit) - toCents(costs.total);
  const difference = formatMoney({ amount: fromCents(Math.abs(leftCents)), currency: budget.currency });
  const line = `  Budget ${limit}: ${difference} ${leftCents >= 0 ? 'left' : 'too much'}`;
  return [leftCents >= 0 ? style.good(line) : style.bad(line)];
}
