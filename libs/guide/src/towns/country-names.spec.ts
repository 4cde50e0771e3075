import { isCountryName } from './country-names.js';

describe('the name of a country', () => {
  it.each([
    ['united states', 'US'],
    ['usa', 'US'],
    ['us', 'US'],
    ['etats unis', 'US'],
    ['vereinigtes konigreich', 'GB'],
    ['scotland', 'GB'],
    ['japon', 'JP'],
    ['turkey', 'TR'],
    ['turkiye', 'TR'],
  ])('%s is one of %s', (name, code) => expect(isCountryName(name, code)).toBe(true));
  it.each([
    ['spain', 'US'],
    ['', 'US'],
    ['montana', 'US'],
  ])('%s is none of %s', (name, code) => expect(isCountryName(name, code)).toBe(false));
});
