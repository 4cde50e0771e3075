import { Language } from '@app/contracts';
import { wordsIn } from '@app/messages';
import { FEATURES, featureWords, stayName } from './stay-wishes.js';

describe('what a stay has', () => {
  it('has a message for every row of the table', () =>
    expect(FEATURES.filter((feature) => feature.kind === 'extra' && featureWords(feature, wordsIn('de')) === feature.words)).toEqual([]));
  it.each(Language.options)('has words in %s for every row of the table', (language) => {
    for (const feature of FEATURES) expect(featureWords(feature, wordsIn(language))).toMatch(/^\p{L}{2}/u);
  });
  it('stands in English as the table has it', () => {
    for (const feature of FEATURES) expect(featureWords(feature, wordsIn('en'))).toBe(feature.words);
  });
  it('stands in the name of the stay, which says that it is to be confirmed', () => {
    const pool = FEATURES.filter(({ words }) => words === 'with a pool');
    expect(stayName('midrange', 'Soller', pool, wordsIn('de'))).toBe('Mittelklassehotel mit Pool in Soller (Schätzung; mit dem Haus klären)');
    expect(stayName('budget', 'Soller', [], wordsIn('en'))).toBe('Simple room in Soller');
  });
});
