import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';

const places = createPlaceIndex({ guideCities: [] });
const read = (text: string) => readRequest(text, { now: '2026-11-22', places });
const sizeOf = (text: string) => {
  const { adults, children } = read(text).parsed;
  return (adults ?? 0) + (children ?? 0);
};
const DATES = 'fri 7 to mon 10 may 2027';

describe('everybody counted once', () => {
  it.each<[string, number]>([
    [`Porto from Leeds, ${DATES}, me, our kid and his girlfriend, 1400 quid for three`, 3],
    [`Bruges from Cardiff by train, ${DATES}, just him and me`, 2],
    [`me and my wife plus another couple (4 total), Santa Fe from Denver, ${DATES}`, 4],
    [`3 cousins from Pune going to Jaipur, ${DATES}, 20000 rs per head`, 3],
    [`two brothers, 24 and 27, Riga from Brussels, ${DATES}, 900 euros`, 2],
    [`Krakow from Leeds with my flatmate, ${DATES}, £500 for both`, 2],
    [`our kids gave us Split for our silver wedding, from Dublin, ${DATES}, my husband and I`, 2],
    [`Florence from London with mum and my brother, ${DATES}`, 3],
    [`Hi Karen, York from Leeds, ${DATES}, me you and mum`, 3],
    [`solo girl 26, Krakow from Leeds, ${DATES}, 400 pounds`, 1],
    ['Meine Tochter (22) und ich, von Graz nach Triest, Fr 4. bis So 6. Juni 2027, 500 Euro zu zweit', 2],
    ['Mama, Papa, meine zwei Brüder und ich, von Stuttgart nach Colmar, Fr 7. bis So 9. Mai 2027', 5],
    ['on a un bébé, mamie le garde, moi et ma copine, de Nantes à Brest, du 7 au 9 mai 2027, 400 euros pour nous deux', 2],
    ["solo, 41 ans, de Lille à Londres, du 7 au 9 mai 2027, 700 euros, mon fils me l'a offert", 1],
    ['tres amigas de Valencia, Palermo, del 6 al 9 de mayo de 2027, 500 euros cada una', 3],
    ['parto per conto mio, Praga da Bologna, dal 7 al 10 maggio 2027, mia sorella dice che sono matta', 1],
    ['só eu mesma, Gramado saindo de Brasília, de 7 a 10 de maio de 2027, 4000 reais', 1],
  ])('%s', (text, people) => expect(sizeOf(text)).toBe(people));

  it('counts couples by two', () => {
    const { parsed, contradictions } = read('dos parejas de Bogotá, Cartagena, del 6 al 9 de mayo de 2027, avión, 4000 dólares');
    expect([parsed.adults, contradictions]).toEqual([4, []]);
  });

  it('takes the date of a day out for the trip itself, whatever is celebrated', () => {
    const { parsed } = read("day out Leeds - Liverpool for me dad's birthday, just him and me, sat 20 march 2027, 230 quid");
    expect([parsed.travelStartDate, parsed.travelEndDate]).toEqual(['2027-03-20', '2027-03-20']);
  });

  it('asks where a sum and the people behind it differ', () => {
    const { contradictions } = read("there's 4 of us going to Stavanger, that's my mum, my dad and me, from Billund, 20 to 24 May 2027");
    expect(contradictions.map(({ field }) => field)).toContain('adults');
  });

  it.each([
    ['Une semaine en Bretagne pour une rando en juin 2027', 0],
    ['Wir suchen eine Woche Rügen für eine Kur im Mai 2027', 0],
    ['Lisbon for one quiet week in May 2027', 0],
    ['Lisboa para uma festa em maio de 2027', 0],
    ['Un viaje para un cumpleaños a Sevilla en mayo de 2027', 0],
    ['Lisbon for one in May 2027', 1],
    ['Eine Woche Rügen für eine Person im Mai 2027', 1],
    ['Une semaine à Nice pour une femme de 60 ans en mai 2027', 1],
  ])('an article before a thing counts no traveller: %s', (text, size) => expect(sizeOf(text)).toBe(size));
});
