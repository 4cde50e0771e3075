import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';

const places = createPlaceIndex({ guideCities: [] });
const read = (text: string) => readRequest(text, { now: '2026-11-22', places }).parsed;
const windowOf = (text: string) => {
  const { dateWindow } = read(text);
  return dateWindow ? [dateWindow.from, dateWindow.to] : null;
};

describe('a festival', () => {
  it.each([
    ['3 nights in Oaxaca from Mexico City for Day of the Dead', ['2027-10-30', '2027-11-03']],
    ['drei Nächte in Venedig zum Karneval in Venedig, ab Graz', ['2027-01-30', '2027-02-09']],
    ['4 nuits à Pampelune pour San Fermin depuis Bordeaux', ['2027-07-05', '2027-07-14']],
    ['4 noches en Cusco para el Inti Raymi desde Lima', ['2027-06-22', '2027-06-26']],
    ['tre notti a Siviglia per la Settimana Santa, da Pisa', ['2027-03-21', '2027-03-28']],
    ['quatro noites em Munique para a Oktoberfest, desde Lisboa', ['2027-09-19', '2027-10-04']],
  ])('says when to go: %s', (text, days) => expect(windowOf(text)).toEqual(days));

  it('leaves dates that are said as they are', () => {
    const text = 'Salem for Halloween, 29 to 31 October 2027, from New York';
    expect([windowOf(text), read(text).travelStartDate]).toEqual([null, '2027-10-29']);
  });

  it('is what the trip is for besides', () =>
    expect(read('3 nights in Oaxaca from Mexico City for Day of the Dead').wishes).toContainEqual(expect.objectContaining({ kind: 'event', must: true })));
});
