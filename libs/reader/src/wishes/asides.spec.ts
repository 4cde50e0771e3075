import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';

const places = createPlaceIndex({ guideCities: [] });
const wishesIn = (text: string) =>
  (readRequest(text, { now: '2026-11-22', places }).parsed.wishes ?? []).map(({ kind, targets }) => `${kind} ${targets[0] ?? ''}`);

describe('a limit on a kind of thing', () => {
  it.each([
    ['Rome 3 to 8 May 2027, one museum at most', 'avoid museum'],
    ['Rom 3. bis 8. Mai 2027, höchstens ein Museum', 'avoid museum'],
    ['Gand du 14 au 16 mai 2027, un musée maximum', 'avoid museum'],
    ['Madrid del 3 al 8 de mayo de 2027, como mucho un museo', 'avoid museum'],
  ])('%s', (text, wish) => expect(wishesIn(text)).toEqual([wish]));
});

describe('what people say of themselves', () => {
  it.each([
    'Retired, Vienna 20-27 September 2027',
    'Working in Singapore, four days in Penang from 6 to 9 August 2027',
    'Open water certified, Dahab 3 to 8 May 2027',
    'Jubilada, Madrid del 3 al 8 de mayo de 2027',
    'We are two couples in our fifties and fancy four nights in Porto at the end of April 2027',
  ])('is no wish: %s', (text) => expect(wishesIn(text)).toEqual([]));

  it('is a need where it is about walking', () => expect(wishesIn('Vienna 20-27 September 2027, one hip replaced')).toEqual(['mobility limited walking']));
});

describe('what is said in passing', () => {
  it('names nothing', () => expect(wishesIn('Rome 3 to 8 May 2027, pizza of course')).toEqual(['food pizza']));
  it('does not lengthen a name', () => expect(wishesIn('Bali 3 to 8 May 2027, diving we can reach in an hour')[0]).toBe('activity diving'));
});

describe('a night in a house of its kind', () => {
  it.each([
    ['Kyoto 3 to 8 May 2027, a night in a temple', 'stay temple'],
    ['Oberammergau 3. bis 8. Mai 2027, eine Nacht im Baumhaus', 'stay Baumhaus'],
  ])('is a stay: %s', (text, wish) => expect(wishesIn(text)).toEqual([wish]));
  it('is none at the opera', () => expect(wishesIn('Vienna 3 to 8 May 2027, a night at the opera')).toEqual(['activity opera']));
});
