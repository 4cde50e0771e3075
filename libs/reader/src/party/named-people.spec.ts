import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';

const places = createPlaceIndex({ guideCities: [] });
const read = (text: string) => readRequest(text, { now: '2026-11-22', places });
const partyOf = (text: string) => {
  const { adults, children, childrenAges } = read(text).parsed;
  return [adults, childrenAges ?? children];
};

describe('people by name', () => {
  it.each<[string, number, number[] | null]>([
    ['Rome with our boy Khaya who is 6, my wife Lerato and me', 2, [6]],
    ['me, Dave and the kids (10 and 13) to Rome', 2, [10, 13]],
    ['me, my husband Fraser, his mum Sheila (68) and the wee ones who are 4 and 7 to Rome', 3, [4, 7]],
    ['my husband and I with our 4-year-old twins to Rome', 2, [4, 4]],
    ['two adults with a 6-year-old son and a 3-month-old baby to Rome', 2, [6, 0]],
    ['me, my husband, 8-year-old Freya and 2-year-old Otis to Rome', 2, [8, 2]],
    ['Mein Mann, ich, Frieda (5) und der kleine Jonte (2) nach Rom', 2, [5, 2]],
    ['Zusammen mit Opa Heinz (81) und Oma Gerda (79) fahren meine Frau und ich nach Rom', 4, null],
    ['mon compagnon, notre fille Zélie qui a 10 ans et moi à Rome', 2, [10]],
    ['sa femme ne vient pas, ce sera ma femme et moi à Rome', 2, null],
    ['Somos mi esposa, Mateo (8 años), Emilia (5 años) y yo, a Roma', 2, [8, 5]],
    ['Io, mia moglie Chiara e il piccolo Tommaso (3 anni) a Roma', 2, [3]],
    ['Queremos levar o Theo (5 anos) a Roma. Somos eu, meu marido e o Theo', 2, [5]],
  ])('are counted: %s', (text, adults, children) => expect(partyOf(text)).toEqual([adults, children]));

  it.each([
    ['Rome with my mum Sheila (68) and my aunt Jean, 4 to 9 May 2027, so Sheila can see the Pantheon', /Sheila|Jean/],
    ['Mein Freund Torben und unsere Tochter Lina, die 8 ist, und ich fahren nach Rom', /Torben|Lina/],
    ['Mon mari, Léonie (9 ans), le petit Basile (4 ans) et moi à Rome', /Léonie|Basile/],
    ['Viajo con mi novia Camila y su hermano Beto a Roma', /Camila|Beto/],
    ['Partiamo io, il mio ragazzo Luca e sua sorella Marta per Roma', /Luca|Marta/],
    ['Quero levar o Bento (4 anos) e a Alice (8 anos) para Roma, vou com o meu marido', /Bento|Alice/],
  ])('are neither places nor sights: %s', (text, names) => {
    const { destinations, wishes } = read(text).parsed;
    expect(destinations).toEqual(['Rome']);
    expect(JSON.stringify((wishes ?? []).map(({ targets }) => targets))).not.toMatch(names);
  });

  it('are no towns that stand in a row with the writer', () => expect(read('Take my wife and me to Paris, Lyon and Rome').parsed.adults).toBe(2));
});

describe('a sum that does not fit the people before it', () => {
  it.each([
    "My parents, my brother and me, so that's six of us, to Rome",
    'Meine Eltern, mein Bruder und ich, also zu fünft, nach Rom',
    'Mes parents, ma soeur et moi, donc on est cinq, à Rome',
    'Van mis papás, mi hermana Lucía y yo, o sea somos cinco, a Roma',
    'I miei genitori, mia sorella ed io, quindi siamo in cinque, a Roma',
    'Meus pais, minha irmã e eu, ou seja, somos cinco, a Roma',
  ])('is asked about: %s', (text) => expect(read(text).contradictions.map(({ field }) => field)).toEqual(['adults']));

  it('is not asked about where it fits', () => expect(read('Meine Eltern, mein Bruder und ich, also zu viert, nach Rom').contradictions).toEqual([]));
});

describe('ages and names', () => {
  it.each<[string, number, number[] | null]>([
    ['husband, me, Nora 8 and Max 3 to Rome', 2, [8, 3]],
    ['Los nenes (Tomi 9 y Julia 6), mi marido y yo a Roma', 2, [9, 6]],
    ['Family of five, me, my husband and three little monkeys: 9, 7 and 3, to Rome', 2, [9, 7, 3]],
    ['mia figlia Sara compie 30 anni e la porto a Roma', 2, null],
    ['Grandpa was an army kid. Two adults to Rome', 2, null],
    ['Je pars seule à Rome, promis à ma mère de rentrer tôt', 1, null],
    ['io e il mio compagno più Otto (labrador) a Roma', 2, null],
    ['Three adults (my wife, her mother Ann and yours truly) to Rome, no 7 km walks', 3, null],
    ['Ma sœur fête ses 50 ans et on est quatre frangines, à Rome', 4, null],
  ])('are told apart: %s', (text, adults, children) => expect(partyOf(text)).toEqual([adults, children]));

  it('are not nights in a list of cities', () => {
    const { destinations, children } = read('My wife and I want to do Rome 3, Florence 2 and Venice 2, from 10 May 2027').parsed;
    expect([destinations, children]).toEqual([['Rome', 'Florence', 'Venice'], null]);
  });
});
