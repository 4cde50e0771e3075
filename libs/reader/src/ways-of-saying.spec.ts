import type { ParsedRequest } from '@app/contracts';
import { questionsFor } from './form/questions.js';
import { readReply } from './form/read-reply.js';
import { createPlaceIndex } from './places/place-index.js';
import { readRequest } from './read-request.js';

const now = '2026-11-22';
const places = createPlaceIndex({ guideCities: [] });
const read = (text: string): ParsedRequest => readRequest(text, { now, places }).parsed;
const stays = (text: string): string[] => (read(text).route?.stops ?? []).map(({ place, nights, role }) => `${place} ${role === 'day_trip' ? 'day' : nights}`);
const doubts = (text: string): string[] => readRequest(text, { now, places }).contradictions.map(({ field }) => field);
const wish = (text: string, kind: string) => read(text).wishes?.find((one) => one.kind === kind);

describe('where the trip starts', () => {
  it.each([
    ['Glasgow out on 3 June, back 9 June 2027, Rome and Naples', 'Glasgow'],
    ['a week in Tuscany, flying Leipzig to Florence', 'Leipzig'],
    ['saímos sexta 4 de junho de Lisboa para Roma', 'Lisbon'],
    ['4 étudiantes fauchées de Toulouse à Porto', 'Toulouse'],
    ['siamo 6 amiche di Bari, andiamo a Malta', 'Bari'],
    ['somos 3 matrimonios jubilados de Burgos, a Madeira', 'Burgos'],
    ['de carro de Braga a Madrid', 'Braga'],
    ['bate e volta de São Paulo a Santos', 'São Paulo'],
  ])('%s', (text, origin) => expect(read(text).originCity).toBe(origin));
});

describe('the stops', () => {
  it.each([
    ['Dubai 22 to 27 January 2027, 5 nights', ['Dubai null']],
    ['2 noites em Madrid e 3 em Barcelona, de Lisboa', ['Madrid 2', 'Barcelona 3']],
    ['Paris 3 nights (train to Lyon), then Nice 2 nights', ['Paris 3', 'Nice 2']],
    ['half the week in Vienna, half in Budapest', ['Vienna null', 'Budapest null']],
    ['Marrakesch, eine Nacht in der Wüste, Essaouira, Flug ab Bonn', ['Marrakesh null', 'Essaouira null']],
    ["Biennale d'Istanbul, 4 nuits, depuis Lyon", ['Istanbul 4']],
  ])('%s', (text, stops) => expect(stays(text)).toEqual(stops));
});

describe('who travels', () => {
  it.each([
    ['we are 3 broke nurses, one of us hates flying', 3, null],
    ['family of 5 (2 adults, kids are 9 yrs, 6 yrs and 2 yrs)', 2, 3],
    ['two adults and kids 4 & 11', 2, 2],
    ['just the two of us, no kids, to Rome', 2, null],
    ['my daughter is 15, just us two, to Seoul', 1, 1],
    ['husband runs the marathon and I shop in Berlin', 2, null],
    ['Oma und ich mit den Zwillingen (6) nach Wien', 2, 2],
    ['8 Jungs aus Dortmund nach Budapest', 8, null],
    ['nonna (78), mamma ed io a Lourdes', 3, null],
    ['eu, o meu marido e os pais dele em Paris', 4, null],
  ])('%s', (text, adults, children) => expect(read(text)).toMatchObject({ adults, children }));

  it('asks where adults, children and the total do not add up', () =>
    expect(doubts('somos 2 adultos y 2 niños, en total 5 personas, a Roma')).toEqual(['adults']));
});

describe('when', () => {
  it.each([
    ['du vendredi 4 au dimanche 6 juin 2027 à Lyon', '2027-06-04', '2027-06-06'],
    ['Rome tues 9 to fri 12 march 2027', '2027-03-09', '2027-03-12'],
    ['Rom vom 28. bis 3. August 2027', '2027-07-28', '2027-08-03'],
    ['uma noite em Roma, sexta 12 para sábado 13 de março de 2027', '2027-03-12', '2027-03-13'],
    ['arriving in Rome on thursday 4 nov 2027, leaving tuesday 9', '2027-11-04', '2027-11-09'],
    ['Bremen los am 10. Juni 2027 nach Prag, am 18. Juni müssen wir wieder in Bremen sein', '2027-06-10', '2027-06-18'],
  ])('%s', (text, start, end) => expect(read(text)).toMatchObject({ travelStartDate: start, travelEndDate: end }));

  it('leaves out months that are no time of the trip', () =>
    expect(read('4 nights in Oslo before I turn 50 (in March), so January 2027').dateWindow).toMatchObject({ from: '2027-01-01', to: '2027-01-31' }));

  it('asks once where weekday and date do not fit', () => {
    expect(doubts('Rome, saturday 14 may 2027 to tuesday 18 may 2027')).toEqual(['travelStartDate']);
    const again = readRequest('saturday 14 may 2027', { now, places, previous: read('to Rome until 18 may 2027'), asked: ['travelStartDate'] });
    expect(again.contradictions).toEqual([]);
  });
});

describe('wishes', () => {
  it.each([
    ['Rome, home sunday by 9pm', 'back_by', { time: '21:00' }],
    ['Rome, faut être rentrés à Lille dimanche avant 22h', 'back_by', { time: '22:00' }],
    ['em Roma, nada antes das 10 e meia', 'not_before', { time: '10:30' }],
    ['wir wollen nach Rom, ausschlafen (nix vor 10)', 'not_before', { time: '10:00' }],
    ['en Roma, mínimo las 11', 'not_before', { time: '11:00' }],
    ['Rome, pure veg please', 'diet', { targets: ['vegetarian'] }],
    ['à Rome, motoneige non', 'avoid', {}],
    ['wir essen kein Schweinefleisch in Rom', 'diet', { targets: ['no pork'] }],
  ])('%s', (text, kind, row) => expect(wish(text, kind)).toMatchObject(row));

  it('do not refuse what the travellers never did before', () => {
    expect(wish("we've never skied, a week of ski lessons in Innsbruck", 'avoid')).toBeUndefined();
    expect(read('the kids have never flown, to Rome in May').ways?.never ?? []).toEqual([]);
  });
});

describe('the question for the origin', () => {
  const asked = (text: string) => questionsFor(read(text), { now, places, ask: 'helpful' }).map(({ field }) => field);
  it.each([
    ['Rome 10 to 14 May 2027, 900 euros, two adults', []],
    ['London 10 to 14 May 2027, 900 pounds incl flights, two adults', ['originCity']],
    ['London 10 to 14 May 2027, 900 pounds, two adults', []],
    ['Rom 10. bis 14. Mai 2027, 900 Euro, zu zweit, Anreise selbst', []],
  ])('%s', (text, fields) => expect(asked(text)).toEqual(fields));

  it('is asked once, whatever the reply says', () => {
    const parsed = read('Rome 10 to 14 May 2027, 900 euros, two adults');
    const reply = readReply('rather 1000 euros', { now, places, previous: parsed, asked: ['originCity'] }).parsed;
    expect(questionsFor(reply, { now, places, ask: 'helpful' })).toEqual([]);
  });

  it('leaves a name to the best known place of that name when the same name is given again', () => {
    const first = readRequest('5 days in Springfield from 3 May 2027, 900 dollars', { now, places });
    expect(first.contradictions.map(({ field }) => field)).toEqual(['destinationHint']);
    const again = readReply('Springfield', { now, places, previous: first.parsed, asked: ['destinationHint'] });
    expect(again.contradictions).toEqual([]);
  });
});
