import { townSource } from './town-source.js';

describe('what is known of a town', () => {
  it.each([
    ['Whitby', 'Whitby centre'],
    ['Flåm', 'Flåm Zentrum'],
  ])('holds the centre of %s by the name that travellers use', (town, centre) => {
    expect(townSource(town)?.areas?.some(({ name }) => name === centre)).toBe(true);
  });
  it('is nothing where no source knows the town', () => expect(townSource('Nowhere at All')).toBeUndefined());
});
