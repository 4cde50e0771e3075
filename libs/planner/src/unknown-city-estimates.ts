import type { Tier } from '@app/guide';
import { moneyWords } from './money-words.js';
import { converted, shownRate } from './pricing.js';
import type { UnknownCityInput } from './trip-input.js';

/**
 * Estimates for a city without guide: the same for every country, in euro, so that nobody takes them for local knowledge. A double
 * room for a night, food of one adult for a day, rides of one adult for a day, one airport transfer of one adult.
 */
export const ESTIMATE_EUR = {
  room: { budget: 60, midrange: 110, premium: 230 },
  food: { budget: 25, midrange: 45, premium: 95 },
  rides: 7,
  transfer: 15,
} as const;
/** A usual way between an airport and its city. */
export const TRANSFER_MINUTES = 60;

/** Names what the estimates assume, so that people can put in what they know better. */
export function assumptionNote({ cityName, currency, rateFromEur, rateAsOf }: UnknownCityInput, tier: Tier): string {
  const words = (amountEur: number): string => moneyWords(converted({ currency, rate: rateFromEur, adults: 1, children: 0 }, amountEur).amount, currency);
  const rate = currency === 'EUR' ? '' : `, converted at ${shownRate(rateFromEur)} ${currency} for one euro (${rateAsOf})`;
  const prices = `a double room at ${words(ESTIMATE_EUR.room[tier])} a night, and per adult ${words(ESTIMATE_EUR.food[tier])} a day for meals, ${words(ESTIMATE_EUR.rides)} a day for rides and ${words(ESTIMATE_EUR.transfer)} for a way between airport and city`;
  return `Assumed for ${cityName}, without knowing the country: ${prices}, which takes about ${TRANSFER_MINUTES} minutes${rate}.`;
}
