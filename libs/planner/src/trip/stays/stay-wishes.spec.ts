import { Language } from '@app/contracts';
import { wordsIn } from '@app/messages';
import { guideTown, wishOf } from '../testing/made-trips.js';
import { FEATURES, featureWords, featuresAt, featuresOf, priceShareOf, stayName } from './stay-wishes.js';

const stay = (said: string, targets: string[] = []) => wishOf('stay', { said, targets });
const rome = { town: guideTown('Rome'), nights: 4 };
const kyoto = { town: guideTown('Kyoto'), nights: 3 };

describe('what travellers ask of a house', () => {
  it('has a message for every row of the table', () =>
    expect(FEATURES.filter((feature) => feature.kind === 'extra' && featureWords(feature, wordsIn('de')) === feature.words)).toEqual([]));
  it.each(Language.options)('has words in %s for every row of the table', (language) => {
    for (const feature of FEATURES) expect(featureWords(feature, wordsIn(language))).toMatch(/^\p{L}{2}/u);
  });
  it('stands in English as the table has it', () => {
    for (const feature of FEATURES) expect(featureWords(feature, wordsIn('en'))).toBe(feature.words);
  });
  it('is told in the language of the traveller', () => {
    const pool = FEATURES.filter(({ words }) => words === 'with a pool');
    expect(stayName('midrange', 'Soller', pool, wordsIn('de'))).toBe('Mittelklassehotel mit Pool in Soller (Schätzung; mit dem Haus klären)');
  });

  it.each([
    ['ein Hotel mit Pool', 'with a pool'],
    ['dog friendly', 'that takes dogs'],
    ['una casa con cucina', 'with a kitchen'],
    ['hébergement avec ascenseur', 'with a lift and a step-free room'],
  ])('is read in six languages: %s', (said, words) => {
    expect(featuresOf(stay(said)).map((feature) => feature.words)).toContain(words);
  });

  it('stands in the name of the stay as an estimate to be confirmed', () => {
    const features = featuresAt([stay('agriturismo with a pool')], [rome], 0);
    expect(stayName('midrange', 'Trastevere', features, wordsIn('en'))).toBe('Agriturismo with a pool in Trastevere (an estimate; confirm it with the house)');
    expect(stayName('midrange', 'Trastevere', [], wordsIn('en'))).toBe('Midrange hotel in Trastevere');
  });

  it('takes the house of the night that is asked for apart before the one of the whole trip', () => {
    const [marrakesh, merzouga] = [
      { town: guideTown('Marrakesh'), nights: 4 },
      { town: guideTown('Merzouga'), nights: 1 },
    ];
    const houses = [0, 1].map((index) => featuresAt([stay('riads', ['riad']), stay('one night in the desert', ['desert camp'])], [marrakesh, merzouga], index));
    expect(houses.map(([house]) => house?.words)).toEqual(['Riad', 'Desert camp']);
  });
  it('stands only where such houses stand, and for one night in the shortest stay', () => {
    const wishes = [stay('one night in a ryokan')];
    const stops = [kyoto, { ...kyoto, nights: 1 }, rome];
    expect(stops.map((_, index) => featuresAt(wishes, stops, index).map(({ words }) => words))).toEqual([[], ['Ryokan'], []]);
  });

  it('has its price', () => {
    expect(priceShareOf(featuresAt([stay('ryokan')], [kyoto], 0))).toBeGreaterThan(1);
    expect(priceShareOf([])).toBe(1);
  });
});
