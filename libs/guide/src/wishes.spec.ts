import { bestNamed, dietsOf, isAvoided, keepsDiets, namesPlace, servesCuisine } from './wishes.js';

describe('names in wishes', () => {
  it.each([
    ['jeronimos', 'Mosteiro dos Jerónimos'],
    ['the Louvre', 'Louvre'],
    ['Jerónimos Monastery', 'Monastery of Jeronimos'],
    ['Alfama', 'Alfama'],
    ['Kolosseum', 'Colosseum and Roman Forum'],
  ])('%s names %s', (wish, name) => expect(namesPlace(wish, name)).toBe(true));
  it.each([
    ['National Museum', 'National Gallery'],
    ['museum', 'Louvre'],
    ['', 'Louvre'],
    ['park', 'Parking House'],
  ])('%p does not name %s', (wish, name) => expect(namesPlace(wish, name)).toBe(false));
  it('prefers the place of exactly that name', () => {
    expect(
      bestNamed('Alfama', [
        { name: 'Views of Alfama', rank: 5 },
        { name: 'Alfama', rank: 1 },
      ])?.rank,
    ).toBe(1);
  });
  it('avoids by name and by kind', () => {
    expect(isAvoided({ avoid: ['museums'] }, { name: 'Louvre', kind: 'museum' })).toBe(true);
    expect(isAvoided({ avoid: ['louvre'] }, { name: 'Louvre', kind: 'museum' })).toBe(true);
    expect(isAvoided({ avoid: ['zoos'] }, { name: 'Louvre', kind: 'museum' })).toBe(false);
  });
});

describe('a must-see that is also to be avoided', () => {
  const louvre = { name: 'Louvre', kind: 'museum' };
  it('is kept when only its kind is avoided', () => expect(isAvoided({ avoid: ['museums'], mustSee: ['the Louvre'] }, louvre)).toBe(false));
  it('is avoided when its name is', () => expect(isAvoided({ avoid: ['Louvre'], mustSee: ['the Louvre'] }, louvre)).toBe(true));
});

describe('diets and cuisines', () => {
  it('reads diets in common words and keeps what it does not know', () => {
    expect(dietsOf({ diet: ['Vegetarian', 'no gluten', 'low FODMAP'] })).toEqual({ diets: ['vegetarian', 'gluten_free'], unknown: ['low FODMAP'] });
  });
  it('feeds vegetarians in a vegan kitchen, not the other way round', () => {
    expect(keepsDiets({ diets: ['vegan'] }, ['vegetarian'])).toBe(true);
    expect(keepsDiets({ diets: ['vegetarian'] }, ['vegan'])).toBe(false);
  });
  it('finds a cuisine inside a longer one', () => {
    expect(servesCuisine('indian', { cuisines: ['South Indian'] })).toBe(true);
    expect(servesCuisine('thai', { cuisines: ['South Indian'] })).toBe(false);
  });
});
