import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';

// Tuesday.
const now = '2027-04-20';
const places = createPlaceIndex({ guideCities: [] });
const read = (text: string, more: { locale?: string; now?: string; timezone?: string } = {}) => readRequest(text, { now, places, ...more });
const datesOf = (text: string, more = {}) => {
  const { travelStartDate, travelEndDate, durationDays } = read(text, more).parsed;
  return [travelStartDate, travelEndDate, durationDays];
};

describe('dates with a month', () => {
  it.each([
    ['from 3 to 10 May', '2027-05-03', '2027-05-10'],
    ['10 to 14 May 2027', '2027-05-10', '2027-05-14'],
    ['May 10-14', '2027-05-10', '2027-05-14'],
    ['May 10th to 14th, 2028', '2028-05-10', '2028-05-14'],
    ['between June 3rd and June 6th, 2027', '2027-06-03', '2027-06-06'],
    ['from the 8th to the 10th of March', '2028-03-08', '2028-03-10'],
    ['2027-05-10 to 2027-05-14', '2027-05-10', '2027-05-14'],
    ['leaving on 28 December, back on 3 January', '2027-12-28', '2028-01-03'],
    ['December 30th to January 2nd, 2029', '2028-12-30', '2029-01-02'],
    ['vom 10. bis 14. Mai', '2027-05-10', '2027-05-14'],
    ['vom 28. Mai bis 3. Juni 2027', '2027-05-28', '2027-06-03'],
    ['du 10 au 14 mai', '2027-05-10', '2027-05-14'],
    ['du 1er au 4 août', '2027-08-01', '2027-08-04'],
    ['del 3 al 7 de junio de 2027', '2027-06-03', '2027-06-07'],
    ['I fly out on the first of June and return on the fourth of June', '2027-06-01', '2027-06-04'],
    ['10.5.2027 - 14.5.2027', '2027-05-10', '2027-05-14'],
    ['20/05/2027 to 21/05/2027', '2027-05-20', '2027-05-21'],
  ])('%s', (text, start, end) => expect(datesOf(text).slice(0, 2)).toEqual([start, end]));

  it('reads 5/10/2027 by the locale', () => {
    expect(datesOf('on 5/10/2027', { locale: 'en-US' })[0]).toBe('2027-05-10');
    expect(datesOf('on 5/10/2027', { locale: 'en-GB' })[0]).toBe('2027-10-05');
  });
  it('takes the next such day when no year is said', () => {
    expect(datesOf('on 20 April')[0]).toBe('2027-04-20');
    expect(datesOf('on 19 April')[0]).toBe('2028-04-19');
    expect(datesOf('on 29 February')[0]).toBe('2028-02-29');
  });
  it.each(['in May', 'this summer', 'im Mai', 'next month', 'end of June', 'May 2027', 'in May, 2 adults'])('%s names no day', (text) =>
    expect(datesOf(text).slice(0, 2)).toEqual([null, null]),
  );
  it.each(['30 February', '2027-02-30', '31.11.2027'])('%s is no day', (text) => expect(datesOf(text)[0]).toBeNull());
  it('takes neither times nor ratings nor prices for days', () => {
    expect(datesOf('leave at 10:30, a 4.1 rating, room for $10.50')).toEqual([null, null, null]);
  });
});

describe('relative dates', () => {
  it.each([
    ['tomorrow', '2027-04-21'],
    ['the day after tomorrow', '2027-04-22'],
    ['übermorgen', '2027-04-22'],
    ['mañana', '2027-04-21'],
    ['on Friday', '2027-04-23'],
    ['this Friday', '2027-04-23'],
    ['next Friday', '2027-04-30'],
    ['Friday next week', '2027-04-30'],
    ['nächsten Freitag', '2027-04-30'],
    ['vendredi prochain', '2027-04-30'],
    ['el próximo viernes', '2027-04-30'],
    ['in two weeks', '2027-05-04'],
    ['we leave in 10 days', '2027-04-30'],
    ['the 9th', '2027-05-09'],
    ['the 25th', '2027-04-25'],
    ['25th of this month', '2027-04-25'],
    ['the 9th of next month', '2027-05-09'],
    ['in June, leaving on the 12th', '2027-06-12'],
  ])('%s', (text, start) => expect(datesOf(text)[0]).toBe(start));

  it('reads a weekend as Saturday and Sunday', () => {
    expect(datesOf('this weekend').slice(0, 2)).toEqual(['2027-04-24', '2027-04-25']);
    expect(datesOf('next weekend').slice(0, 2)).toEqual(['2027-05-01', '2027-05-02']);
    expect(datesOf('from Friday to Sunday').slice(0, 2)).toEqual(['2027-04-23', '2027-04-25']);
  });
  it('keeps morning apart from tomorrow', () => expect(datesOf('Guten Morgen')[0]).toBeNull());
  it('means tomorrow where the person is', () => {
    expect(datesOf('tomorrow', { now: '2027-04-20T20:00:00Z', timezone: 'Asia/Tokyo' })[0]).toBe('2027-04-22');
    expect(datesOf('tomorrow', { now: '2027-04-20T20:00:00Z', timezone: 'Europe/Zurich' })[0]).toBe('2027-04-21');
  });
  it('reads days after a place as a length', () => expect(datesOf('Tokyo in 5 days')).toEqual([null, null, 5]));
});

describe('how long', () => {
  it.each([
    ['5 days from 10 May', '2027-05-10', '2027-05-14', 5],
    ['4 nights from 10 May', '2027-05-10', '2027-05-14', 5],
    ['a week from 10 May', '2027-05-10', '2027-05-16', 7],
    ['5 Tage ab 10. Mai', '2027-05-10', '2027-05-14', 5],
    ['une semaine à partir du 10 mai', '2027-05-10', '2027-05-16', 7],
    ['tres días desde el 10 de mayo', '2027-05-10', '2027-05-12', 3],
    ['a week from 10 to 17 May', '2027-05-10', '2027-05-17', 8],
    ['arriving 3 June, leaving 5 June', '2027-06-03', '2027-06-05', 3],
    ['day trip on 3 June', '2027-06-03', '2027-06-03', 1],
    ['2 days in Rome, then 3 days in Florence, start 3 June', '2027-06-03', '2027-06-07', 5],
    ['un week-end du 21 au 23 mai', '2027-05-21', '2027-05-23', 3],
    ['salimos el 2 de mayo y volvemos el 12 de mayo', '2027-05-02', '2027-05-12', 11],
    ['nous partons le 2 mai et rentrons le 9 mai', '2027-05-02', '2027-05-09', 8],
    ['5 days, back on 14 May', '2027-05-10', '2027-05-14', 5],
  ])('%s', (text, start, end, days) => expect(datesOf(text)).toEqual([start, end, days]));

  it.each([
    ['a 10-day trip', 10],
    ['two weeks', 14],
    ['a week-long trip', 7],
    ['a long weekend', 3],
    ['a quiet long weekend', 3],
    ['per day', null],
    ['3 days ago', null],
    ['30 Tage', 30],
  ])('%s', (text, days) => expect(datesOf(text)[2]).toBe(days));
  it('reports a length that does not fit the dates and leaves the end open', () => {
    const { parsed, contradictions } = read('3 days from 1 to 10 May');
    expect([parsed.travelStartDate, parsed.travelEndDate, parsed.durationDays]).toEqual(['2027-05-01', null, null]);
    expect(contradictions).toEqual([{ field: 'travelEndDate', message: expect.stringContaining('10 days') }]);
  });
  it('reads a wider window as open dates', () => {
    const { travelStartDate, dateWindow } = read('5 days between 1 and 20 May').parsed;
    expect([travelStartDate, dateWindow]).toEqual([null, expect.objectContaining({ from: '2027-05-01', to: '2027-05-20', minDays: 5, maxDays: 5 })]);
  });
  it('reports a start that is past', () => {
    expect(read('from 10 May 2020 to 14 May 2020').contradictions).toEqual([{ field: 'travelStartDate', message: expect.stringContaining('past') }]);
  });
  it('reports an end before the start', () => {
    const doubts = read('from 10 May 2027 to 3 May 2027').contradictions;
    expect(doubts.map(({ field }) => field)).toEqual(['travelStartDate', 'travelEndDate']);
  });
});

describe('weekends and corrections', () => {
  it.each([
    ['a trip to Rome on the weekend of 18 June', '2027-06-18', '2027-06-20'],
    ['übers Wochenende am 19. Juni nach Rom', '2027-06-19', '2027-06-20'],
    ['le week-end du 18 juin à Rome', '2027-06-18', '2027-06-20'],
    ['el fin de semana del 18 de junio en Roma', '2027-06-18', '2027-06-20'],
  ])('%s', (text, start, end) => expect(datesOf(text).slice(0, 2)).toEqual([start, end]));
  it('takes a corrected day for the start, though the end is what is asked', () => {
    const previous = read('to Rome on 14 May').parsed;
    const { parsed } = readRequest('No. Make that on May 3rd.', { now, places, previous, asked: ['travelEndDate'] });
    expect([parsed.travelStartDate, parsed.travelEndDate]).toEqual(['2027-05-03', null]);
  });
});

describe('dates beside other dates', () => {
  it.each<[string, string | null, string | null]>([
    ['the wedding is on 9 October 2027, we arrive on the 7th and go home on the 12th', '2027-10-07', '2027-10-12'],
    ['Hochzeit am 9. Oktober 2027, wir fliegen am 7. hin und am 12. zurück', '2027-10-07', '2027-10-12'],
    ['for the marathon on 9 October 2027 we need to be there by 6 October and leave on 11 October', '2027-10-06', '2027-10-11'],
    ['la boda es el 9 de octubre de 2027, llegamos el 7 y volvemos el 12', '2027-10-07', '2027-10-12'],
    ['en junio, salimos el viernes 11 después de comer y el domingo 13 tengo que estar de vuelta', '2027-06-11', '2027-06-13'],
    ['Hinfahrt 3.6.2027, Rückfahrt 6.6.2027 nach Rom', '2027-06-03', '2027-06-06'],
    ['3.-6.6.2027 nach Rom', '2027-06-03', '2027-06-06'],
    ['Rome 3-6/6/2027', '2027-06-03', '2027-06-06'],
    ['du 4 au 12 juin 2027, la dernière fois on est restés trois jours', '2027-06-04', '2027-06-12'],
    ['Lyon, il mercato il sabato mattina è bello', null, null],
  ])('%s', (text, start, end) => {
    const { travelStartDate, travelEndDate } = readRequest(text, { now: '2027-04-20', places }).parsed;
    expect([travelStartDate, travelEndDate]).toEqual([start, end]);
  });

  it.each(['two days in Rome for the concert on 12 June 2027', 'Rom, Konzert am 12. Juni 2027, 2 Tage'])('hold the day of the only event: %s', (text) =>
    expect(readRequest(text, { now: '2027-04-20', places }).parsed.dateWindow).toMatchObject({ from: '2027-06-11', to: '2027-06-13', maxDays: 2 }),
  );
});

describe('the answer to the question for the end', () => {
  const previous = readRequest('Rome from 12 March 2028', { now: '2027-04-20', places }).parsed;
  it.each([
    ['sorry, my mistake: leaving thursday 16 march 2028. 4 nights is right', '2028-03-12', '2028-03-16'],
    ['we fly out again on 16 March 2028', '2028-03-12', '2028-03-16'],
    ['doch der 16. März 2028', '2028-03-12', '2028-03-16'],
    ['from 14 March 2028 after all', '2028-03-14', null],
    ['sorry, I will have to leave on 14 March 2028 instead', '2028-03-14', null],
  ])('%s', (text, start, end) => {
    const { parsed } = readRequest(text, { now: '2027-04-20', places, previous, asked: ['travelEndDate'] });
    expect([parsed.travelStartDate, parsed.travelEndDate]).toEqual([start, end]);
  });
});
