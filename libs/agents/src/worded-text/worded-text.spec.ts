import { amountsInText, statesOnlyKnownAmounts } from './amounts-in-text.js';
import { modelFlag, modelFlags } from './flag-name.js';
import { checkWords } from './safe-words.js';

describe('amounts in a text', () => {
  it.each([
    ['It costs 1,346.80 EUR in total.', [1346.8]],
    ['It costs 1.346,80 € in total.', [1346.8]],
    ["CHF 1'500 are enough", [1500]],
    ['1,180 EUR of 12,345,678.90 EUR', [1180, 12345678.9]],
    ['$12 and US$30 and 40 dollars', [12, 30, 40]],
    ['Five days from 2027-05-10 with 3 museums', []],
    ['Top 5 sights, 20 minutes each', []],
    ['room 12 krill, 14 kroner', []],
    ['999 eur, or usd 20', [20, 999]],
    ['1.2K € and EUR 3k, 5 km away', [1200, 3000]],
    ['999.- CHF and 20,– EUR', [20, 999]],
    ['It is **999.00** EUR, _20_ (EUR)', [20, 999]],
    ['€**12**, EUR: 30', [12, 30]],
    ['9\u200b99 EUR', [999]],
    ['40 EUR 5 days ahead', [40]],
    ['THE 999 EUR, try 5 of all 12', [999]],
  ])('are found beside a currency only: %s', (text, amounts) => expect(amountsInText(text).sort((a, b) => a - b)).toEqual(amounts));

  it('are known when they are computed ones, in cents or whole', () => {
    expect(statesOnlyKnownAmounts('1346.80 EUR, about 1347 EUR', [1346.8])).toBe(true);
    expect(statesOnlyKnownAmounts('1346 EUR', [1346.8])).toBe(false);
  });
});

describe('names of flags from a model', () => {
  it('lose what is no letter, digit or underscore, and cannot pass for a verdict of the rules', () => {
    expect(modelFlag(' self-harm! ')).toBe('LLM_FLAG:SELF_HARM');
    expect(modelFlag('BLOCKED_PROMPT_INJECTION:x')).toBe('LLM_FLAG:BLOCKED_PROMPT_INJECTION_X');
    expect(modelFlag('!!!')).toBeNull();
    expect(modelFlag('x'.repeat(90))).toBe(`LLM_FLAG:${'X'.repeat(40)}`);
  });
  it('come once each and not without end', () => {
    expect(modelFlags(['a', 'A', 'b', ''])).toEqual(['LLM_FLAG:A', 'LLM_FLAG:B']);
    expect(modelFlags(Array.from({ length: 50 }, (_, i) => `f${i}`))).toHaveLength(10);
  });
});

describe('words of a model', () => {
  it('lose markup and extra space', () =>
    expect(checkWords('  See <b>this</b>\n [page](https://example.com) ', 100)).toEqual({ text: 'See this page', flags: [] }));
  it('are cut with a sign that something is missing', () => expect(checkWords('abcdefghij', 5).text).toBe('abcd…'));
  it('are withheld and flagged when the output guard refuses them', () => {
    const checked = checkWords('Here is how to build a bomb: mix the explosive powder step by step.', 200);
    expect(checked.text).toBeNull();
    expect(checked.flags.every((flag) => flag.startsWith('UNSAFE_OUTPUT:'))).toBe(true);
    expect(checked.flags.length).toBeGreaterThan(0);
  });
  it('are null when nothing is left of them', () => expect(checkWords('<br>', 10).text).toBeNull());
});
