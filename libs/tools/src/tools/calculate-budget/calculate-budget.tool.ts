import { z } from 'zod';
import { fromCents, toCents } from '@app/contracts';
import { defineTool } from '../../registry/define-tool.js';
import { fields } from '../field-kit/fields.js';
import { percentages } from './percentages.js';

const MAX_ITEMS = 300;
const MAX_AMOUNT = 1e9;

const Input = z.strictObject({
  items: z
    .array(
      z.strictObject({
        description: z.string().trim().min(1).max(200),
        category: z.string().trim().min(1).max(50).describe('Such as flights, stays, food, activities, transport.'),
        amount: z.number().min(0).max(MAX_AMOUNT).describe('For all travellers together, in the currency of the budget; 0 when free.'),
      }),
    )
    .max(MAX_ITEMS),
  budget: z.number().min(0).max(MAX_AMOUNT).nullable().default(null).describe('What may be spent; null when there is no limit.'),
  currency: fields.currency('Currency of all amounts'),
});
const Output = z.strictObject({
  currency: fields.currency('Currency of all amounts'),
  total: z.number(),
  budget: z.number().nullable(),
  remaining: z.number().nullable().describe('Below zero when over budget; null without a budget.'),
  withinBudget: z.boolean(),
  overBy: z.number().min(0).describe('What has to be saved; 0 within the budget.'),
  categories: z
    .array(z.strictObject({ name: z.string(), amount: z.number(), percentage: z.number().min(0).max(100).describe('Of the total, one decimal.') }))
    .describe('The largest first; percentages add up to 100.'),
});

/** The sum of a trip's costs against its budget. Exact to the cent. */
export const calculateBudget = defineTool({
  name: 'calculate_budget',
  description:
    'Adds up costs by category and compares them with the budget: total, what remains, and by how much it is exceeded. Use it instead of adding yourself.',
  input: Input,
  output: Output,
  scopes: ['travel:read'],
  rate: '100/s',
  risk: 'low',
  timeoutMs: 1_000,
  maxBytes: 64 * 1024,
  async call({ items, budget, currency }) {
    const cents = new Map<string, number>();
    for (const { category, amount } of items) {
      const name = category.toLowerCase();
      cents.set(name, (cents.get(name) ?? 0) + toCents(amount));
    }
    const totalCents = [...cents.values()].reduce((sum, each) => sum + each, 0);
    const remainingCents = budget === null ? null : toCents(budget) - totalCents;
    const sorted = [...cents].sort(([a, x], [b, y]) => y - x || a.localeCompare(b));
    const shares = percentages(sorted.map(([, each]) => each));
    return {
      currency,
      total: fromCents(totalCents),
      budget,
      remaining: remainingCents === null ? null : fromCents(remainingCents),
      withinBudget: remainingCents === null || remainingCents >= 0,
      overBy: remainingCents === null ? 0 : fromCents(Math.max(0, -remainingCents)),
      categories: sorted.map(([name, each], index) => ({ name, amount: fromCents(each), percentage: shares[index] ?? 0 })),
    };
  },
});
