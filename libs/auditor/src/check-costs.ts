import { CostCategory, fromCents, toCents } from '@app/contracts';
import type { AuditViolation, Check } from './audit-input.js';
import { currencyOf, planTotals, pricedItems } from './plan-totals.js';

/** One currency everywhere: that of the request where it names one. */
export const checkCurrency: Check = (plan, { request }) => {
  const currency = currencyOf(plan, request.currency);
  const others = pricedItems(plan).filter(({ cost }) => cost.currency !== currency);
  const declared = [plan.budget?.currency, request.currency].filter((code) => code && code !== currency);
  return [
    ...others.map(({ item, cost }): AuditViolation => ({ code: 'CURRENCY_MIXED', detail: `${item} is in ${cost.currency}, the plan in ${currency}` })),
    ...declared.map((code): AuditViolation => ({ code: 'CURRENCY_MIXED', detail: `the plan is in ${currency}, its budget in ${code}` })),
  ];
};

const differs = (a: number, b: number): boolean => toCents(a) !== toCents(b);

/** Stated sums equal the sums of the items, by category and in total. */
export const checkCosts: Check = (plan, { request }) => {
  const totals = planTotals(plan, request.currency);
  if (!plan.costs) return [{ code: 'COST_TOTAL', detail: `the plan states no costs; its items add up to ${totals.total} ${totals.currency}` }];
  const { byCategory, total } = plan.costs;
  const wrong = CostCategory.options.filter((category) => differs(byCategory[category] ?? 0, totals.byCategory[category] ?? 0));
  const stated = [total, ...(plan.budget ? [plan.budget.estimatedTotal] : [])];
  return [
    ...wrong.map((category): AuditViolation => ({
      code: 'COST_CATEGORY',
      detail: `${category} states ${byCategory[category] ?? 0}, its items add up to ${totals.byCategory[category] ?? 0}`,
    })),
    ...stated
      .filter((amount) => differs(amount, totals.total))
      .map((amount): AuditViolation => ({ code: 'COST_TOTAL', detail: `a total of ${amount} is stated, the items add up to ${totals.total}` })),
  ];
};

/** The items cost no more than the budget of the request, in its currency. */
export const checkBudget: Check = (plan, { request }) => {
  const totals = planTotals(plan, request.currency);
  const over = toCents(totals.total) - toCents(request.budget);
  // A budget in another currency cannot be compared; that is CURRENCY_MIXED.
  if (over <= 0 || (request.currency && request.currency !== totals.currency)) return [];
  return [{ code: 'OVER_BUDGET', detail: `${totals.total} ${totals.currency} is ${fromCents(over)} over the budget of ${request.budget}` }];
};
