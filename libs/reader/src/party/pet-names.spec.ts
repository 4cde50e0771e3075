import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';

const places = createPlaceIndex({ guideCities: [] });
const read = (text: string) => readRequest(text, { now: '2026-11-22', places });
const partyOf = (text: string) => {
  const { adults, children, childrenAges } = read(text).parsed;
  return [adults, childrenAges ?? children];
};

describe('children by pet names, ages and sums', () => {
  it.each<[string, number, number[] | number | null]>([
    ['Garda mit den Rackern (4 und 7), Mama und Papa, 3. bis 6. Mai 2027, 1300 Euro', 2, [4, 7]],
    ['Annecy avec nos monstres (3 et 6 ans), papa et maman, du 3 au 6 mai 2027', 2, [3, 6]],
    ['Cádiz con las fieras (3 y 6), mamá y papá, del 3 al 6 de mayo de 2027', 2, [3, 6]],
    ['Rimini con le pesti (3 e 6 anni), mamma e papà, dal 3 al 6 maggio 2027', 2, [3, 6]],
    ['Drei Generationen auf Usedom: meine Frau und ich, meine Eltern und unsere zwei (4 und 7). 3. bis 10. August 2027', 4, [4, 7]],
    ['2 adults, boy 6 and girl 3, Rome 3 to 6 May 2027', 2, [6, 3]],
    ['mi mujer y yo, niño 6 y niña 3, Roma del 3 al 6 de mayo de 2027', 2, [6, 3]],
    ['Nagoya with two girls aged 5 and 8, mum + dad, 3 to 6 May 2027, for the four of us', 2, [5, 8]],
    ['zu dritt (zwei Kumpels + meine Schwester), Tromsø, 3. bis 6. Mai 2027', 3, null],
    ['With my sister to Rome, 3 to 6 May 2027, her boys stay put. 900 euros', 2, null],
    ['A trip with my husband to Rome, 3 to 6 May 2027. Me and my husband love pasta', 2, null],
    ['Lisbonne avec mes deux sœurs, du 3 au 6 mai 2027', 3, null],
    ['Three climbers from Leeds, Chamonix 3 to 8 July 2027', 3, null],
    ['Zwei Fotografinnen aus Hamburg, Lofoten vom 3. bis 8. Februar 2027', 2, null],
    ['my girlfriend and I (we are both 19) to Rome 3 to 6 May 2027', 2, null],
  ])('%s', (text, adults, children) => expect(partyOf(text)).toEqual([adults, children]));

  it.each([
    'My parents (70 and 71) want to see Vienna, 3 to 6 May 2027, the two of them',
    'Meine Eltern möchten nach Wien, 3. bis 6. Mai 2027',
    'Mis padres quieren ver Viena del 3 al 6 de mayo de 2027, ellos dos solos',
    'I miei genitori vogliono vedere Vienna dal 3 al 6 maggio 2027',
  ])('leave out who writes for others: %s', (text) => expect(partyOf(text)).toEqual([2, null]));

  it('are asked about where a row does not make up the sum before it', () =>
    expect(read('there are three of us, me, my wife, my brother and our dad, Rome 3 to 6 May 2027').contradictions.map(({ field }) => field)).toContain(
      'adults',
    ));
});
