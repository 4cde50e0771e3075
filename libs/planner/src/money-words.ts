import { wordsIn } from '@app/messages';

/** An amount as English readers of any country read it, such as "1,180 EUR" or "99.50 EUR"; for logs and models. */
export const moneyWords = (amount: number, currency: string): string => wordsIn('en').money(amount, currency);
