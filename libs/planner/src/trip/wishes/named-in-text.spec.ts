import type { Wish } from '@app/contracts';
import { findTown, openTown } from '@app/guide';
import { present, wishOf } from '../testing/made-trips.js';
import { withNamedInText } from './named-in-text.js';

const townOf = (name: string) => present(openTown(findTown(name)?.id ?? ''));
const read = (town: string, text: string, wishes: readonly Wish[] = [], isGerman = false) =>
  withNamedInText({ text, isGerman, wishes, towns: [townOf(town)], route: [town, 'Vienna'] }).map(({ kind, targets }) => `${kind} ${targets[0] ?? ''}`);

describe('names in the text of a request that no wish speaks of', () => {
  it('become wishes for the sight or the excursion that bears them', () => {
    expect(read('Prague', 'my aunt keeps telling us about Karlštejn')).toEqual(['place Karlštejn Castle']);
    expect(read('Sarajevo', 'get out to Mostar on one of the days')).toEqual(['day_trip Mostar']);
    expect(read('Beijing', 'a day on the great wall')).toEqual(['place Great Wall at Badaling']);
  });
  it('are left alone in a clause that refuses them or tells of another time', () => {
    expect(read('Sarajevo', 'not Mostar again. We have been to Mostar')).toEqual([]);
    expect(read('Sarajevo', 'ohne Mostar', [], true)).toEqual([]);
  });
  it('add nothing to a wish that speaks of them, and replace one that was not understood', () => {
    expect(read('Sarajevo', 'a day in Mostar', [wishOf('day_trip', { said: 'a day in Mostar', targets: ['Mostar'] })])).toEqual(['day_trip Mostar']);
    expect(read('Sarajevo', 'a day in Mostar', [wishOf('other', { said: 'a day in Mostar', targets: ['day in Mostar'] })])).toEqual(['day_trip Mostar']);
  });
  it('are none where the word is one of everyday speech, or of the trip’s own towns', () => {
    expect(read('Sarajevo', 'a hotel in Sarajevo with a view from the old fortress, quiet nights, from Vienna')).toEqual([]);
  });
});
