import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';

const places = createPlaceIndex({ guideCities: [] });
const windowOf = (text: string) => {
  const { dateWindow } = readRequest(text, { now: '2026-11-22', places }).parsed;
  return dateWindow && [dateWindow.from, dateWindow.to, dateWindow.minDays];
};

describe('an open time and its limits', () => {
  it.each<[string, string, string, number]>([
    ['Lisbon, 2 adults, 4 nights in may or june 2027 but home by 20 june at the latest', '2027-05-01', '2027-06-20', 5],
    ['Lissabon zu zweit, 4 Nächte im April oder Mai 2027, aber spätestens am 10. Mai zurück', '2027-04-01', '2027-05-10', 5],
    ['Lisbonne à deux, 4 nuits en avril ou mai 2027 mais pas après le 10 mai', '2027-04-01', '2027-05-10', 5],
    ['Lisbona in due, 4 notti ad aprile o maggio 2027 ma non oltre il 10 maggio', '2027-04-01', '2027-05-10', 5],
    ['Vier Nächte Rom irgendwann im Oktober oder November 2027, aber nicht in der Woche vom 4. bis 10. Oktober', '2027-10-11', '2027-11-30', 5],
    ['Rome 5 nights somewhere between the beginning of March and 15 April 2027', '2027-03-01', '2027-04-15', 6],
    ['Roma 5 noches entre el 10 de enero y finales de febrero de 2027', '2027-01-10', '2027-02-28', 6],
    ['Rome for two, 4 nights in the first two weeks of march 2027', '2027-03-01', '2027-03-14', 5],
    ['Roma a dois, 4 noites nas duas primeiras semanas de março de 2027', '2027-03-01', '2027-03-14', 5],
    ['a quiet week in Nice, 7 nights in june 2027', '2027-06-01', '2027-06-30', 8],
  ])('%s', (text, from, to, days) => expect(windowOf(text)).toEqual([from, to, days]));

  it('is none where the days themselves are said', () => expect(windowOf('Rome, leaving 3 May 2027, back by 10 May 2027')).toBeNull());
});

describe('dates beside the nights of stops', () => {
  it.each([
    'Italy with my wife, out sat 1 may, home sun 9 may 2027. Rome 4 nights and then Naples 3 by train',
    'Italien zu zweit, hin am 1. Mai, daheim am 9. Mai 2027. Rom 4 Nächte und dann Neapel 3 mit dem Zug',
  ])('are no contradiction: %s', (text) => {
    const { parsed, contradictions } = readRequest(text, { now: '2026-11-22', places });
    expect(contradictions).toEqual([]);
    expect([parsed.travelStartDate, parsed.travelEndDate]).toEqual(['2027-05-01', '2027-05-09']);
    expect(parsed.route?.stops.map(({ nights }) => nights)).toEqual([4, 3]);
  });
});
