import { wordsIn } from '@app/messages';
import { guideTown, stopsOf, wishOf } from '../testing/made-trips.js';
import { askedVisit, isAskedVisit } from './asked-visits.js';

const stops = stopsOf(
  [
    [guideTown('Lisbon'), 3],
    [guideTown('Porto'), 2],
  ],
  '2027-05-10',
);
const asked = (kind: 'place' | 'activity' | 'mood', target: string, said = target) =>
  askedVisit(wishOf(kind, { said, targets: [target] }), stops, wordsIn('en'));

describe('what no source knows', () => {
  it('is kept in the travellers’ words, free of charge and unverified', () => {
    const visit = asked('place', 'the blue tile workshop of Dona Rosa');
    expect(visit).toMatchObject({ title: 'The blue tile workshop of Dona Rosa', source: 'estimate', wishIds: ['w1'], townId: 'lisbon' });
    expect(visit && isAskedVisit(visit)).toBe(true);
    expect(visit?.place).toMatchObject({ cost: 0, note: expect.stringContaining('check them before you go') as string });
  });
  it('is planned in the town that was said with it', () =>
    expect(asked('place', 'tile workshop of Dona Rosa', 'tile workshop of Dona Rosa in Porto')?.townId).toBe('porto'));
  it('is a kind of thing that the town lacks, called as it was said', () => {
    const visit = askedVisit(wishOf('activity', { said: 'Dinosaurier', targets: ['dinosaurs', 'museum'] }), stops, wordsIn('de'));
    expect(visit?.title).toBe('Dinosaurier');
  });
  it.each([
    ['a kind of landscape that is not there', 'activity', 'waterfall'],
    ['a part of the town', 'place', 'Alfama'],
    ['the town itself', 'place', 'Lisbon'],
    ['a mood', 'mood', 'somewhere romantic'],
    ['a long thought', 'place', 'a place that my late grandmother used to tell us about when we were small'],
  ] as const)('is not %s', (_, kind, target) => expect(asked(kind, target)).toBeNull());
});
