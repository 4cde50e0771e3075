import { fromCents, toCents } from '@app/contracts';

const CENTS_PER_UNIT = 100;

/** An amount as people read it: thousands grouped, decimals only where there are cents, such as "1,180 EUR" or "99.50 EUR". */
export function moneyWords(amount: number, currency: string): string {
  const cents = toCents(amount);
  const digits = cents % CENTS_PER_UNIT === 0 ? 0 : 2;
  return `${fromCents(cents).toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${currency}`;
}
