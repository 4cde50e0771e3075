import { z } from 'zod';
import { IsoDate, fromCents, toCents } from '@app/contracts';
import { defineTool } from '../../registry/define-tool.js';
import { adapterRetries, fields } from '../field-kit/fields.js';

const MAX_AMOUNT = 1e12;

const Input = z.strictObject({
  amount: z.number().min(0).max(MAX_AMOUNT).describe('In whole units of the first currency, such as 99.90.'),
  from: fields.currency('Currency of the amount'),
  to: fields.currency('Currency that is wanted'),
});
const Output = z.strictObject({
  amount: z.number().describe('In the wanted currency, two decimals.'),
  currency: fields.currency('The wanted currency'),
  rate: z.number().positive().describe('Units of the wanted currency for one of the other.'),
  asOf: IsoDate.describe('Day of the rate.'),
  source: fields.source,
});

/** An amount in another currency, with the rate and its day. */
export const convertCurrency = defineTool({
  name: 'convert_currency',
  description: 'Converts an amount of money into another currency at the latest reference rate, and says the rate and its day.',
  input: Input,
  output: Output,
  scopes: ['travel:read'],
  rate: '1200/m',
  risk: 'low',
  timeoutMs: 20_000,
  maxBytes: 1_024,
  ...adapterRetries,
  async call({ amount, from, to }, { world, signal }) {
    const { rate, asOf, source } = await world.exchangeRates.rate(from, to, signal);
    return { amount: fromCents(toCents(amount * rate)), currency: to, rate, asOf, source };
  },
});
