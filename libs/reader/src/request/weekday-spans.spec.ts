import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';

const places = createPlaceIndex({ guideCities: [] });
const read = (text: string) => readRequest(text, { now: '2026-11-22', places });
const datesOf = (text: string) => {
  const { parsed, contradictions } = read(text);
  return [parsed.travelStartDate, parsed.travelEndDate, contradictions.length];
};

describe('two weekdays before a span of days', () => {
  it.each([
    'Hamburg Mon to Wed 7-9 June 2027 from Leeds',
    'Hamburg Monday to Wednesday, 7 to 9 June 2027',
    'Hamburg Mo-Mi 7.-9. Juni 2027 ab Köln',
    'Hamburgo de lunes a miércoles, 7 al 9 de junio de 2027',
    'Hambourg du lundi au mercredi, 7 au 9 juin 2027',
  ])('are those of its first and its last day: %s', (text) => expect(datesOf(text)).toEqual(['2027-06-07', '2027-06-09', 0]));
  it('are asked about where one is wrong', () => expect(datesOf('Rome Sat-Sun 11-13 June 2027')).toEqual(['2027-06-11', '2027-06-13', 1]));
});

describe('days in brackets behind their month', () => {
  it.each(['8 Tage im Mai 2027 (8. bis 15.) in Rom', 'Rome in May 2027 (8th to 15th)', 'Roma in maggio 2027 (dal 8 al 15)', 'Rom im Mai 2027 (8.-15.)'])(
    'are dates: %s',
    (text) => expect(datesOf(text)).toEqual(['2027-05-08', '2027-05-15', 0]),
  );
});

describe('a limit on the hours in the air', () => {
  it.each([
    'Rome from Newcastle, no more than 4 hours of flying',
    'Von Hamburg nach Rom, nicht länger als 4 Stunden fliegen',
    'De Lille à Rome, pas plus de 4 heures d’avion',
  ])('rules out no flight: %s', (text) => expect(read(text).parsed.constraints?.transportation ?? null).toBeNull());
});
