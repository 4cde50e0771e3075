import { guideTown } from '../testing/made-trips.js';
import { isRough } from './rough-ground.js';

const placeIn = (town: string, name: string) => {
  const found = guideTown(town).places.find((place) => place.name === name);
  if (!found) throw new Error(`${town} has no ${name}`);
  return found;
};

describe('places that are hard to go to', () => {
  it.each(['Levada das 25 Fontes', 'Monte toboggan ride', 'Ponta de São Lourenço'])('for a wheelchair are walks and rides such as %s', (name) =>
    expect(isRough(placeIn('Madeira', name), true)).toBe(true),
  );
  it('are none where it is known that there are no steps', () => {
    const place = placeIn('Madeira', 'Levada das 25 Fontes');
    expect(isRough({ ...place, flags: { stepFree: true } }, true)).toBe(false);
  });
  it('are only long walks for who walks a little', () => {
    const walk = { ...placeIn('Madeira', 'Ponta de São Lourenço'), visitMinutes: 40 };
    expect([isRough(walk, true), isRough(walk, false)]).toEqual([true, false]);
  });
});
