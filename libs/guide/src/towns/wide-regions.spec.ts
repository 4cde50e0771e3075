import { wideRegionNamed, wideRegionNames } from './wide-regions.js';

describe('states, provinces and wide regions', () => {
  it.each(wideRegionNames())('%s has two or more towns of the gazetteer', (name) => {
    expect(wideRegionNamed(name)?.townIds.size).toBeGreaterThanOrEqual(2);
  });
  it('are found in other languages', () => expect(wideRegionNamed('Kalifornien')?.name).toBe('California'));
  it('are no towns', () => expect(wideRegionNamed('Lisbon')).toBeUndefined());
});
