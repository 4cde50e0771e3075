import { briefOf, homeIn } from '../testing/made-briefs.js';
import { wishOf } from '../testing/made-trips.js';
import type { TripBrief } from '../trip-types.js';
import { rankDestinations } from './rank-destinations.js';
import { wantedThemes } from './wanted-themes.js';

const ranked = (words: string, more: Partial<TripBrief> = {}, inCountries?: ReadonlySet<string>) => {
  const brief = briefOf([], { home: homeIn('Zurich'), interests: [words], ...more });
  return rankDestinations(brief, wantedThemes(brief, words), () => 1, inCountries);
};

describe('destinations for an open request', () => {
  it('are ranked the same whenever they are asked for, the best first', () => {
    const one = ranked('museums');
    expect(one.map(({ town }) => town.id)).toEqual(ranked('museums').map(({ town }) => town.id));
    expect(one.every(({ score }, index) => index === 0 || score <= (one[index - 1]?.score ?? Infinity))).toBe(true);
  });
  it('suit what was said', () => {
    for (const { town } of ranked('skiing', { startDate: '2027-01-20', endDate: '2027-01-26' }).slice(0, 5))
      expect(town.good).toEqual(expect.arrayContaining(['skiing']));
    for (const { town, highC } of ranked('warm beach', { startDate: '2027-08-01', endDate: '2027-08-10' }).slice(0, 5)) {
      expect(town.good.some((theme) => ['beach', 'islands', 'sailing', 'snorkeling', 'diving'].includes(theme))).toBe(true);
      expect(highC).toBeGreaterThan(21);
    }
  });
  it('lie by the sea for who asks for it, however near a harbour is', () => {
    for (const { town } of ranked('beach and party', { startDate: '2027-06-22', endDate: '2027-06-28' }).slice(0, 10))
      expect(town.good.some((theme) => ['beach', 'islands', 'snorkeling', 'diving'].includes(theme))).toBe(true);
  });
  it('lie in no country that ministries advise against, unless it is named', () => {
    expect(ranked('warm sea', { startDate: '2027-02-11', endDate: '2027-02-17' }).some(({ town }) => town.countryCode === 'IR')).toBe(false);
    expect(ranked('warm sea', {}, new Set(['IR'])).length).toBeGreaterThan(0);
  });
  it('are never home, nor what the travellers rule out, nor at home when they want to be abroad', () => {
    expect(ranked('lakes').map(({ town }) => town.name)).not.toContain('Zurich');
    const away = ranked('lakes', { wishes: [wishOf('avoid', { targets: ['Italy'] }), wishOf('other', { said: 'somewhere abroad' })] });
    expect(away.length).toBeGreaterThan(10);
    expect(away.some(({ town }) => ['IT', 'CH'].includes(town.countryCode))).toBe(false);
  });
  it('are near enough for a weekend and need no flight where nobody flies', () => {
    for (const { wayHours } of ranked('food', { endDate: '2027-05-11' })) expect(wayHours ?? 0).toBeLessThan(5);
    const { ways } = briefOf([]);
    for (const { town } of ranked('food', { ways: { ...ways, never: ['flight'] } }).slice(0, 20)) expect(['US', 'JP', 'AU']).not.toContain(town.countryCode);
  });
  it('stay inside the countries that were named', () => {
    const found = ranked('history', {}, new Set(['PT']));
    expect(found.length).toBeGreaterThan(3);
    expect(found.every(({ town }) => town.countryCode === 'PT')).toBe(true);
  });
  it('put what the money does not pay behind what it does', () => {
    const [rich, poor] = [ranked('food', { budget: 20_000 })[0], ranked('food', { budget: 500 })[0]];
    expect(poor?.total ?? Infinity).toBeLessThan(rich?.total ?? 0);
  });
});

describe('themes of wishes', () => {
  const themes = (words: string, party = briefOf([]).party) => wantedThemes({ wishes: [], interests: [words], party }, words);
  it('are read from words, warmth and sea apart', () => {
    expect(themes('sunny beach holiday')).toMatchObject({ warm: true, sea: true, snow: false });
    expect(themes('skiing')).toMatchObject({ warm: false, sea: false, snow: true });
  });
  it('think of children who come along', () => expect(themes('art', { adults: 2, children: 1, childrenAges: [5] }).themes).toContainEqual(['family']));
  it('take no wish about hours or avoidance for a theme', () => {
    const wishes = [wishOf('avoid', { targets: ['museums'] }), wishOf('not_before', { said: 'no beach before ten' })];
    expect(wantedThemes({ wishes, interests: [], party: briefOf([]).party }, '').themes).toEqual([]);
  });
});
