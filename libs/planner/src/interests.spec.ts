import { interestWeights, interestsOf } from './interests.js';

describe('interests in free words', () => {
  it.each([
    ['museums', ['museums']],
    ['Street food', ['food']],
    ['local life', ['local_life']],
    ['contemporary art', ['art']],
    ['wine tasting', ['wine']],
    ['hiking', ['nature']],
    ['jazz clubs', ['nightlife', 'music']],
    ['cocktail bars', ['nightlife']],
  ])('reads %s', (wish, expected) => expect(interestsOf(wish)).toEqual(expected));
  it.each(['party', 'bargains', 'quantum chromodynamics'])('does not find art or bars in %s', (wish) => {
    expect(interestsOf(wish)).not.toContain('art');
    expect(interestsOf(wish.replace('party', ''))).not.toContain('nightlife');
  });
  it('counts what was said more than what was inferred', () => {
    const weights = interestWeights(['food'], ['food', 'museums']);
    expect(weights.get('food')).toBeGreaterThan(weights.get('museums') ?? 0);
  });
});
