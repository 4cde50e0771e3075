import { readRequest } from '@app/reader';
import { TRIP_PLACES } from '../request-kit/trip-places.js';
import { withKnownWishes } from './known-wishes.js';

const wishesOf = (text: string): string[] =>
  (withKnownWishes(readRequest(text, { now: '2026-11-22', places: TRIP_PLACES }).parsed).wishes ?? []).map(
    ({ kind, targets }) => `${kind}: ${targets[0] ?? ''}`,
  );

describe('wishes for places', () => {
  it.each([
    ['a name in small letters that a town has', 'Guanajuato for 3 nights in May 2027. los momias museum, callejón del beso', 'place: callejón del beso'],
    ['an item of a row that nothing is known of', 'Lisbon from 3 to 6 May 2027. The castle, the clockmaker of old rosa, fado', 'place: clockmaker of old rosa'],
    ['one in brackets behind another', 'Turin from 3 to 6 May 2027. see the mummies (egyptian museum), a good lunch', 'place: mummies'],
    ['a lone name beside things that are understood', 'Bergerac from 3 to 6 May 2027. The old town, lascaux, a canoe trip', 'place: lascaux'],
    ['a sight that has many names', 'Copenhagen from 3 to 6 May 2027. tivoli, a boat on the canals', 'place: tivoli'],
    ['one before its reason', 'Wien vom 3. bis 6. Mai 2027. Der Prater, der Zentralfriedhof weil ich so morbid bin, ein Schnitzel', 'place: Zentralfriedhof'],
  ])('keep %s', (_, text, wish) => expect(wishesOf(text)).toContain(wish));
  it.each([
    ['what people tell of themselves', 'Lisbon from 3 to 6 May 2027. We have been saving for this since our wedding. The castle.', 'saving'],
    ['what stands instead of it', 'Mérida from 3 to 6 May 2027. uxmal instead of chichen itza, and tacos', 'place: chichen'],
  ])('leave out %s', (_, text, word) => expect(wishesOf(text).filter((wish) => wish.includes(word))).toEqual([]));
});
