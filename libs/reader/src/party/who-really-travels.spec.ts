import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';

const places = createPlaceIndex({ guideCities: [] });
const read = (text: string) => readRequest(text, { now: '2026-11-22', places });
const partyOf = (text: string) => {
  const { adults, children, childrenAges } = read(text).parsed;
  return [adults, childrenAges ?? children];
};

describe('who really travels', () => {
  it.each<[string, number, number[] | null]>([
    ["We're two girls from Leeds, Krakow 12 to 17 May 2027, £450 each", 2, null],
    ['Zwei Mädels aus Graz wollen nach Bologna, 27. bis 30. Mai 2027', 2, null],
    ['Rome 4-8 June 2027, we leave our two boys (6 and 9) with grandma, just me and my wife', 2, null],
    ['Die Kinder bleiben bei Oma! Mein Mann und ich nach Verona, 10. bis 13. Juni 2027', 2, null],
    ['Sin niños por una vez: mi mujer y yo, de Málaga a Lisboa, del 11 al 14 de marzo de 2027', 2, null],
    ['For my parents (68 and 70), not me: Madeira from Düsseldorf, 8 to 15 March 2027', 2, null],
    ["Mother and daughter trip (I'm 58, she's 29): Florence from Hamburg, 20 to 25 April 2027", 2, null],
    ["we're four: me, my husband and our daughters (19 and 22), Rome 4-8 June 2027", 4, null],
    ['me, the hubby, our girls (9 and 12) and nana, Rome 4-8 June 2027', 3, [9, 12]],
    ['Seattle to Portland by train, me & my roomie, sep 3 to sep 6 2027', 2, null],
    ['2 adults, 1 senior, child 4y. Delhi to Agra by train 13.2.27 - 15.2.27', 3, [4]],
    ['me and my sister, vienna first (3 nights) then train to budapest for 4, from London 15 to 22 April 2027', 2, null],
    ['Four old nursing friends to Rome, 2 May to 9 May 2027, from Leeds', 4, null],
    ['We (couple, Toronto) want Ella 3 nights and the nine arch bridge in January 2027', 2, null],
  ])('%s', (text, adults, children) => expect(partyOf(text)).toEqual([adults, children]));

  it.each([
    'me, my two brothers and dad, so 3 of us, to Liverpool from Oslo, 9-12 april 2027',
    'Three couples so 5 of us off to Split from Manchester 5 June to 12 June 2027',
  ])('is asked where it does not add up: %s', (text) => expect(read(text).contradictions.map(({ field }) => field)).toContain('adults'));

  it.each([
    'We are 2 families, 4 adults and 5 kids aged 3, 5, 6, 9 and 12, to Annecy 10-17 July 2027 from Turin',
    '4 days Krakow and 1 day Warsaw for 2 adults, arriving Mon 12 April 2027, leaving Fri 16 April',
  ])('is not asked where it does: %s', (text) => expect(read(text).contradictions).toEqual([]));
});

describe('money of each of them', () => {
  it.each<[string, number]>([
    ['Two couples, Rome from Bern 4-8 June 2027, 2000 francs per couple', 4000],
    ['Vamos 3 casais de Curitiba para Gramado, de 2 a 6 de junho de 2027. 2.000 reais por casal', 6000],
    ['Mein Kumpel und ich nach Rom, 4. bis 8. Juni 2027. Jeder hat so 400', 800],
    ['Rom ab Wien 4.-8.6.2027, meine Frau und ich, Hotel bis 120 Euro pro Nacht, insgesamt 1500', 1500],
    ['Malte depuis Marseille du 3 au 10 mai 2027, mon frère et moi, 1,5k', 1500],
  ])('is added up: %s', (text, budget) => expect(read(text).parsed.budget).toBe(budget));
});

describe('days that hang on others', () => {
  it.each<[string, string, string | null]>([
    ['Tuesday after 3 October 2027, three nights in Rome from Oslo', '2027-10-05', '2027-10-08'],
    ["Dienstag nach dem 3. Oktober 2027 soll's losgehen, drei Nächte Rom", '2027-10-05', '2027-10-08'],
    ['The Friday before 2 July 2027, four nights in Siena from London', '2027-06-25', '2027-06-29'],
    ['Rome: the wedding is on Saturday 19 June 2027, arrive two days before and leave the Monday after', '2027-06-17', '2027-06-21'],
    ['We thought about 10-14 May but 17-21 May 2027 is better, Rome from Oslo', '2027-05-17', '2027-05-21'],
    ['- wann: 12.5.-16.5.2027\n- Ziel: Rom', '2027-05-12', '2027-05-16'],
    ['rome 7n from 3 may 2027', '2027-05-03', '2027-05-10'],
    ['Rome, hotel up to 120 a night please, 13 to 16 may 2027', '2027-05-13', '2027-05-16'],
  ])('%s', (text, start, end) => {
    const { travelStartDate, travelEndDate } = read(text).parsed;
    expect([travelStartDate, travelEndDate]).toEqual([start, end]);
  });
});
