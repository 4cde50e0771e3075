import { moneyWords } from './money-words.js';

describe('an amount in words', () => {
  it.each([
    [1180, '1,180 EUR'],
    [1180.5, '1,180.50 EUR'],
    [99.999, '100 EUR'],
    [0, '0 EUR'],
    [1234567.89, '1,234,567.89 EUR'],
    [-12.5, '-12.50 EUR'],
  ])('%d is "%s"', (amount, words) => expect(moneyWords(amount, 'EUR')).toBe(words));
});
