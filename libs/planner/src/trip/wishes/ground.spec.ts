import type { Wish } from '@app/contracts';
import { findTown, openTown } from '@app/guide';
import type { Town } from '@app/guide';
import { present, wishOf } from '../testing/made-trips.js';
import { groundWishes, namesOne } from './ground.js';

const townOf = (name: string): Town => present(openTown(present(findTown(name)).id));
const read = (town: string, kind: Wish['kind'], target: string): Pick<Wish, 'kind' | 'targets'> => {
  const [wish] = groundWishes([wishOf(kind, { said: target, targets: [target] })], [townOf(town)]);
  return present(wish);
};

describe('wishes by what the towns have', () => {
  it.each([
    ['Turin', 'food', 'top of the mole', 'Mole Antonelliana and Cinema Museum'],
    ['Athens', 'place', 'Acropole', 'Acropolis and Parthenon'],
    ['Vienna', 'place', 'klimt', 'Upper Belvedere'],
    ['Copenhagen', 'other', 'tivoli', 'Tivoli Gardens'],
  ] as const)('in %s a %s wish for "%s" is the sight %s', (town, kind, target, sight) =>
    expect(read(town, kind, target)).toMatchObject({ kind: 'place', targets: [sight, target] }),
  );
  it.each([
    ['Riga', 'place', 'black balsam'],
    ['Guanajuato', 'place', 'enchiladas mineras'],
    ['Turin', 'other', 'bicerin'],
  ] as const)('in %s the %s "%s" is eaten or drunk', (town, kind, target) => expect(read(town, kind, target).kind).toBe('food'));
  it('leaves a dish that the town serves, and kinds of things, as they are', () => {
    expect(read('Oaxaca', 'food', 'mole').kind).toBe('food');
    expect(read('Turin', 'activity', 'cooking class')).toMatchObject({ kind: 'activity', targets: ['cooking class'] });
  });
  it('takes no common word for a name', () => expect(read('Lisbon', 'place', 'Hall of Missing Things')).toMatchObject({ targets: ['Hall of Missing Things'] }));
  it('takes a balcony that a sight of the town is known for, and no balcony of a room', () => {
    const readStay = (said: string) => present(groundWishes([wishOf('stay', { said, targets: ['balcony'] })], [townOf('Verona')])[0]);
    expect(readStay('juliets balcony')).toMatchObject({ kind: 'place', targets: ["Juliet's House"] });
    expect(readStay('a room with a balcony').kind).toBe('stay');
  });
  it('keeps ids, words and order', () => {
    const wishes = [wishOf('place', { id: 'w7', said: 'see the mole', targets: ['mole'] }), wishOf('mood', { id: 'w8', targets: ['romantic'] })];
    expect(groundWishes(wishes, [townOf('Turin')]).map(({ id, said }) => [id, said])).toEqual(wishes.map(({ id, said }) => [id, said]));
  });
});

describe('a name among others', () => {
  it.each([
    ['harry potter studios', ['Warner Bros. Studio Tour, Making of Harry Potter'], true],
    ['giants causeway', ['Giant’s Causeway'], true],
    ['national museum', ['National Gallery', 'City Museum'], false],
  ])('"%s" in %j: %s', (name, others, isOne) => expect(namesOne(name, others)).toBe(isOne));
});
