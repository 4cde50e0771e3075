import type { ParsedRequest } from '@app/contracts';
import { openFields } from '../form/open-fields.js';
import { readReply } from '../form/read-reply.js';
import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';

const now = '2026-11-22';
const places = createPlaceIndex({ guideCities: [] });
const read = (text: string, previous?: ParsedRequest): ParsedRequest => readRequest(text, { now, places, ...(previous ? { previous } : {}) }).parsed;
const spanOf = (text: string) => {
  const window = read(text).dateWindow;
  return window && [window.from, window.to];
};
const daysOf = (text: string) => {
  const window = read(text).dateWindow;
  return window && [window.minDays, window.maxDays];
};

describe('a time without a length', () => {
  it.each([
    ['Rome in April, no idea for how long yet', '2027-04-01', '2027-04-30'],
    ['roughly around November next year to Rome', '2027-11-01', '2027-11-30'],
    ['Rom im Juni, wie lange ist noch offen', '2027-06-01', '2027-06-30'],
    ['on aimerait aller à Rome en juillet', '2027-07-01', '2027-07-31'],
    ['me gustaría ir a Roma en agosto', '2027-08-01', '2027-08-31'],
    ['vorremmo andare a Roma a ottobre', '2027-10-01', '2027-10-31'],
    ['queremos ir a Roma em março', '2027-03-01', '2027-03-31'],
    ['irgendwann im Frühling nach Rom', '2027-03-20', '2027-06-05'],
    ['mid-November in Rome', '2027-11-09', '2027-11-22'],
    ['Rome some time next year', '2027-01-01', '2027-12-31'],
  ])('%s', (text, from, to) => {
    expect(spanOf(text)).toEqual([from, to]);
    expect(openFields(read(text), now)).not.toContain('travelStartDate');
    expect(openFields(read(text), now)).not.toContain('travelEndDate');
    expect(read(text).leftToUs).toContain('travelEndDate');
  });

  it.each([
    ['Munich to Rome in April', 4],
    ['Boston to Rome in April', 7],
    ['Tuscany in April', 7],
    ['Rome, Florence and Venice in April', 10],
  ])('takes what is usual for the places: %s', (text, days) => expect(daysOf(text)).toEqual([days, days]));

  it.each([
    'Lisbon with our son, born in May',
    'nous voulons voir Lisbonne, notre fille est née en mai',
    'we went to Rome in April and want to see Lisbon now',
    'wir waren im April in Rom und wollen nach Lissabon',
    'fuimos a Roma en abril y queremos ver Lisboa',
    'l’été dernier on a vu Rome, maintenant Lisbonne',
  ])('is none where it is over: %s', (text) => expect(read(text).dateWindow).toBeNull());

  it('takes the length of an earlier message, and one that is said later', () => {
    const week = read('a week in Rome');
    expect(read('in May', week).dateWindow).toMatchObject({ minDays: 7, maxDays: 7 });
    const may = read('Rome in May');
    const later = read('five nights', may);
    expect(later.dateWindow).toMatchObject({ from: '2027-05-01', minDays: 6, maxDays: 6 });
    expect(later.leftToUs).not.toContain('travelEndDate');
  });
  it('keeps the month of an answer instead of asking again', () => {
    const { parsed } = readReply('sometime in May', { now, places, previous: read('a trip to Rome'), asked: ['travelStartDate', 'travelEndDate'] });
    expect(openFields(parsed, now)).toEqual(['budget']);
  });
  it('does not open dates that are fixed', () => {
    const fixed = read('Rome from 10 to 14 June 2027, 900 euros');
    expect(read('is the Pantheon open in June?', fixed)).toMatchObject({ travelStartDate: '2027-06-10', dateWindow: null });
  });
});

describe('a length without a plain count', () => {
  it.each<[string, [number, number]]>([
    ['a fortnight in Greece in June', [14, 15]],
    ['2 wks Greece in June', [14, 14]],
    ['8ish days in Greece in June', [8, 8]],
    ['a few days in Rome in June', [3, 5]],
    ['5 or 6 days in Rome in June', [5, 6]],
    ['paar Tage Rom im Juni', [3, 5]],
    ['sieben bis acht Tage Rom im Juni', [7, 8]],
    ['une dizaine de jours en Grèce en juin', [9, 11]],
    ['une quinzaine en Grèce en juin', [14, 15]],
    ['unos seis o siete días en Grecia en junio', [6, 7]],
    ['una decina di giorni in Grecia a giugno', [9, 11]],
    ['qualche giorno a Roma a giugno', [3, 5]],
    ['uns dias em Roma em junho', [3, 5]],
    ['a month in Greece in June', [28, 31]],
  ])('%s', (text, days) => expect(daysOf(text)).toEqual(days));

  it.each([
    'three weeks in Athens in February, Monday to Friday I work',
    'drei Wochen Athen im Februar, Montag bis Freitag arbeite ich',
    'trois semaines à Athènes en février, du lundi au vendredi je travaille',
    'tres semanas en Atenas en febrero, de lunes a viernes trabajo',
  ])('is not the week at work: %s', (text) => expect(read(text).dateWindow).toMatchObject({ minDays: 21, maxDays: 21, startWeekdays: [] }));
});

describe('seasons', () => {
  it.each([
    ['a week in Sydney in summer', '2026-12-15'],
    ['eine Woche Kapstadt im Winter', '2027-06-01'],
    ['uma semana em Porto Alegre no inverno', '2027-06-01'],
    ['una semana en Mendoza en otoño', '2027-03-15'],
    ['a week in Rome in summer', '2027-06-15'],
    ['from Berlin, a week in Bali in summer', '2027-06-15'],
    ['desde Córdoba, Argentina, una semana de playa en verano', '2026-12-15'],
  ])('lie where the trip goes: %s', (text, from) => expect(read(text).dateWindow?.from).toBe(from));
});

describe('holidays by name', () => {
  it.each([
    ['a week in the October half term in Rome', '2027-10-23', '2027-10-31'],
    ['Rome at half term, four nights', '2027-02-13', '2027-02-21'],
    ['New York at Thanksgiving, 4 nights', '2026-11-25', '2026-11-29'],
    ['the August bank holiday weekend in Rome', '2027-08-27', '2027-08-30'],
    ['the week before Christmas in Rome', '2026-12-17', '2026-12-24'],
    ['Rom in den Pfingstferien, 5 Tage', '2027-05-17', '2027-05-29'],
    ['zwischen den Jahren nach Rom', '2026-12-26', '2027-01-02'],
    ['une semaine à Rome pendant les vacances de la Toussaint', '2027-10-17', '2027-11-02'],
    ['Roma en el puente de todos los santos', '2027-10-29', '2027-11-02'],
    ['Vienna nel ponte del 2 giugno', '2027-05-30', '2027-06-03'],
    ['entre Natal e Ano Novo em Roma', '2026-12-26', '2026-12-31'],
    ['le troisième week-end de mai à Rome', '2027-05-14', '2027-05-17'],
    ['el último fin de semana de enero en Roma', '2027-01-29', '2027-02-01'],
  ])('%s', (text, from, to) => expect(spanOf(text)?.[0] === from && (spanOf(text)?.[1] ?? '') >= to).toBe(true));
});

describe('dates that leave room for a shorter trip', () => {
  it.each([
    ['Rome, any four nights during 3-20 May 2027', '2027-05-03', '2027-05-20'],
    ['Rome, 4 nights, any time from 3 to 20 May 2027', '2027-05-03', '2027-05-20'],
    ['Rome, 4 nights somewhere in 3-20 May 2027', '2027-05-03', '2027-05-20'],
    ['free from 3 May to 20 May 2027. Within that: 4 nights in Rome', '2027-05-03', '2027-05-20'],
    ['vier Nächte Rom irgendwann vom 3. bis 20. Mai 2027', '2027-05-03', '2027-05-20'],
    ['Urlaub vom 3. bis 20. Mai 2027, davon vier Nächte in Rom', '2027-05-03', '2027-05-20'],
    ['quatre nuits à Rome à caser entre le lundi 3 et le jeudi 20 mai 2027', '2027-05-03', '2027-05-20'],
    ['cuatro noches en Roma, en cualquier momento del 3 al 20 de mayo de 2027', '2027-05-03', '2027-05-20'],
    ['quattro notti a Roma nel periodo dal 1° al 20 maggio 2027', '2027-05-01', '2027-05-20'],
    ['quatro noites em Roma, no período de 3 a 20 de maio de 2027', '2027-05-03', '2027-05-20'],
    ['vier Nächte Rom in der zweiten Maihälfte 2027', '2027-05-16', '2027-05-31'],
    ['cuatro noches en Roma, segunda quincena de mayo de 2027', '2027-05-16', '2027-05-31'],
  ])('%s', (text, from, to) => {
    expect(spanOf(text)).toEqual([from, to]);
    expect(daysOf(text)).toEqual([5, 5]);
  });

  it('are the trip itself where the length fills them', () => expect(read('Rome 4 nights, any time from 3 to 7 May 2027').dateWindow).toBeNull());

  it('take an amount per day times the days of the trip', () =>
    expect(read('4 nights in Rome, any time from 3 to 20 May 2027, 90 euros a day').budget).toBe(450));
});
