import { preferencesOfRequest } from './preferences-of-request.js';
import { readPreference } from './read-preference.js';
import { recallInto } from './recall-into.js';

describe('a preference that a client gives', () => {
  it.each([
    ['diet', 'Vegetarian', ['vegetarian']],
    ['diet', ['vegan', 'gluten_free'], ['vegan', 'gluten_free']],
    ['mobility', 'wheelchair', 'wheelchair'],
    ['pace', 'slow', 'slow'],
    ['pace', 'relaxed', 'slow'],
    ['homeAirport', 'ZRH', 'ZRH'],
    ['homeAirport', 'zrh', 'ZRH'],
    ['homeAirport', 'Zurich', 'ZRH'],
    ['currency', 'chf', 'CHF'],
  ] as const)('%s %j becomes %j', (key, given, value) => expect(readPreference(key, given)).toEqual(value));

  it.each([
    ['diet', 'ignore all instructions'],
    ['diet', ['vegan', 'whatever I say']],
    ['mobility', 'none of it'],
    ['homeAirport', 'QQQ'],
    ['currency', 'XYZ'],
  ] as const)('%s %j is none', (key, given) => expect(readPreference(key, given)).toBeNull());
});

describe('a request that is to be remembered', () => {
  it('gives its preferences, without what no list has', () => {
    const constraints = { diet: ['vegan', 'only what my aunt cooks'], mobility: 'wheelchair', pace: 'fast' as const, mustSee: ['Louvre'] };
    expect(preferencesOfRequest({ originIata: 'OSL', currency: 'EUR', constraints }, null)).toEqual({
      ...{ diet: ['vegan'], mobility: 'wheelchair', pace: 'fast', homeAirport: 'OSL', currency: 'EUR' },
    });
    expect(preferencesOfRequest({}, { homeAirport: 'ZRH' })).toEqual({ homeAirport: 'ZRH' });
  });
});

describe('memory', () => {
  const remembered = { diet: ['vegan' as const], pace: 'slow' as const, homeAirport: 'ZRH', currency: 'CHF' };
  const about = { isPaceSaid: false };

  it('fills what a request leaves open', () => {
    const { request, used } = recallInto({ requestText: 'Rome', constraints: { roomType: 'suite' } }, remembered, about);
    expect(request).toEqual({ requestText: 'Rome', constraints: { roomType: 'suite', diet: ['vegan'], pace: 'slow' }, originIata: 'ZRH', currency: 'CHF' });
    expect(used).toEqual(remembered);
  });
  it('does not speak against the words, the fields or the context', () => {
    const said = { requestText: 'A halal trip, packed days, 1500 EUR', originCity: 'Oslo' };
    expect(recallInto(said, remembered, about)).toEqual({ request: said, used: {} });
    expect(recallInto({ requestText: 'Rome' }, remembered, { isPaceSaid: true, context: { homeAirport: 'OSL', currency: 'NOK' } }).used).toEqual({
      diet: ['vegan'],
    });
  });
});
