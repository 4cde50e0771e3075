import { z } from 'zod';

/** ISO 4217 code. */
export const CurrencyCode = z.string().regex(/^[A-Z]{3}$/, { error: 'must be a currency code of three capital letters, such as EUR' });

/** An amount in whole currency with at most two decimals. */
export const Money = z.strictObject({ amount: z.number().finite(), currency: CurrencyCode });
export type Money = z.infer<typeof Money>;

/** Where a price, an opening time or a weather value comes from. */
export const Source = z.enum(['live', 'catalog', 'guide', 'climate', 'estimate']);
export type Source = z.infer<typeof Source>;

/** Rounds to cents; all sums of the project go through integers of cents. */
export const toCents = (amount: number): number => Math.round(amount * 100);
export const fromCents = (cents: number): number => Math.round(cents) / 100;

/** Exact sum of amounts in one currency. */
export const sumAmounts = (amounts: readonly number[]): number => fromCents(amounts.reduce((cents, amount) => cents + toCents(amount), 0));
