import { createPlaceIndex } from './place-index.js';
import { readRequest } from '../read-request.js';

const places = createPlaceIndex({ guideCities: [] });
const goalsOf = (text: string) => readRequest(text, { now: '2026-11-22', places }).parsed.destinations;

describe('events that bear the name of their town', () => {
  it.each([
    ['Kölner Karneval mit meinem Bruder ab Bremen, 4. bis 8. Februar 2027, 600 Euro', 'Cologne'],
    ['Leipziger Buchmesse zu zweit ab Hamburg, 18. bis 21. März 2027, 600 Euro', 'Leipzig'],
    ['Dresdner Striezelmarkt zu zweit ab Jena, 3. bis 5. Dezember 2027', 'Dresden'],
  ])('%s', (text, town) => expect(goalsOf(text)).toEqual([town]));

  it('are no dishes', () => expect(goalsOf('Graz zu zweit, 3. bis 5. Februar 2027, einmal Wiener Schnitzel')).toEqual(['Graz']));
});

describe('first nights and half days', () => {
  it.each([['Como with my wife from Leeds, 3 to 7 May 2027. First night in Milan because we land late, then 3 nights in Como', ['Milan 1', 'Como 3']]])(
    '%s',
    (text, stops) =>
      expect(readRequest(text, { now: '2026-11-22', places }).parsed.route?.stops.map(({ place, nights }) => `${place} ${nights}`)).toEqual(stops),
  );
});
