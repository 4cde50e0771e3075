import { openTown } from '@app/guide';
import { withSurroundings } from './surroundings.js';

/** What is planned from for a stay in the middle of the town. */
const sightsAround = (id: string): string[] => {
  const town = openTown(id);
  if (!town) throw new Error(`no town ${id}`);
  return withSurroundings(town, town).places.map(({ name }) => name);
};

describe('the sights around a stay', () => {
  it.each([
    ['seville', 'Real Alcázar', 'Real Alcázar, Seville'],
    ['granada', 'Alhambra and Nasrid Palaces', 'Alhambra, Granada'],
  ])('hold the palace of %s once, though the region tells it too', (id, own, ofRegion) => {
    const names = sightsAround(id);
    expect(names).toContain(own);
    expect(names).not.toContain(ofRegion);
  });

  it('hold what the region alone tells', () => expect(sightsAround('ronda').length).toBeGreaterThan(openTown('ronda')?.places.length ?? 0));
});
