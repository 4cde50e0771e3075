import { quickestCpuMs } from '../../testing/src/cpu-time.js';
import { statedPreferences } from './stated-preferences.js';

describe('what a traveller asks to remember', () => {
  it.each([
    ['Remember that I am vegetarian.', { diet: ['vegetarian'] }],
    ['Plan 3 days in Rome. Please remember that I use a wheelchair', { mobility: 'wheelchair' }],
    ['I always fly from ZRH and want 3 days in Lisbon', { homeAirport: 'ZRH' }],
    ['My home airport is Zurich', { homeAirport: 'ZRH' }],
    ['our home airport is OSL, and keep in mind that we are vegan', { diet: ['vegan'], homeAirport: 'OSL' }],
    ['We always travel at a relaxed pace', { pace: 'slow' }],
    ['I always pay in Swiss CHF', { currency: 'CHF' }],
    ["Don't forget: 5 days. Remember I eat halal", { diet: ['halal'] }],
    ['Merk dir, dass ich vegetarisch esse', { diet: ['vegetarian'] }],
    ['Ich fliege immer ab Wien', { homeAirport: 'VIE' }],
    ['Mein Heimatflughafen ist Zürich', { homeAirport: 'ZRH' }],
    ['Souviens-toi que je suis végétarien', { diet: ['vegetarian'] }],
    ["N'oublie pas que je mange sans gluten", { diet: ['gluten_free'] }],
    ['Recuerda que soy vegana', { diet: ['vegan'] }],
    ['Siempre desde Madrid', { homeAirport: 'MAD' }],
    ['Remember that I am vegan. Remember that I am halal.', { diet: ['halal'] }],
  ])('%s', (words, kept) => expect(statedPreferences(words)).toEqual(kept));

  it.each([
    'A vegetarian trip to Rome from ZRH, slow pace, 1500 CHF',
    'Remember when we had vegan food in Rome?',
    "I've always wanted to try a vegan kitchen in Berlin",
    'Remember that I am not vegetarian any more',
    'Ich bin nicht mehr vegan, merk dir das',
    'Remember the 500 EUR for the hotel',
    'Remember to book the museum',
    'We always have fun',
    '',
  ])('keeps nothing of "%s"', (words) => expect(statedPreferences(words)).toEqual({}));

  it('reads long words in bounded time', () => {
    expect(quickestCpuMs(() => statedPreferences(`remember ${'always from '.repeat(2_000)}`), 1_000)).toBeLessThan(1_000);
  });
});
