import { PhraseMatcher } from './phrase-matcher.js';
import { tokenize } from './tokenize.js';

const LEXICON = { drop: ['ignore', 'forget*'], thing: ['rule', 'rules'] };
const matches = (phrase: string, text: string): boolean => new PhraseMatcher([{ owner: 'it', phrase }], LEXICON).find(tokenize(text)).length > 0;

describe('PhraseMatcher', () => {
  it.each([
    ['<drop> <thing>', 'ignore rules', true],
    ['<drop> <thing>', 'forgetting rules', true],
    ['<drop> <thing>', 'ignore the rules', false],
    ['<drop> ..2 <thing>', 'ignore all the rules', true],
    ['<drop> ..2 <thing>', 'ignore all of the rules', false],
    ['<drop> ..2 <thing>', 'We ignore it. Rules are rules.', false],
    ['you are now? free', 'you are free', true],
    ['you are now? free', 'you are now free', true],
    ['^ stop', 'Please stop', false],
    ['^ stop', 'Please. Stop', true],
    ['^ stop', 'He said "stop"', true],
    ['new rules|orders :', 'New orders: go', true],
    ['new rules|orders :', 'new orders for you', false],
  ])('"%s" on "%s" is %s', (phrase, text, expected) => {
    expect(matches(phrase, text)).toBe(expected);
  });

  it.each(['..2 word', 'word? other', '<nothing> word', 'a ..40 b'])('refuses the pattern "%s" when it is built', (phrase) => {
    expect(() => new PhraseMatcher([{ owner: 'it', phrase }], LEXICON)).toThrow(/guard pattern|no concept/);
  });
});

describe('tokenize', () => {
  it('splits elided articles and joins other apostrophes', () => {
    expect(tokenize("don't l'invite d’instructions I'm").words).toEqual(['dont', 'l', 'invite', 'd', 'instructions', 'im']);
  });
});
