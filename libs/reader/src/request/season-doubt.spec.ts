import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';

const places = createPlaceIndex({ guideCities: [] });
const asked = (text: string) => readRequest(text, { now: '2026-11-22', places }).contradictions.map(({ field }) => field);

describe('wishes out of season', () => {
  it.each([
    'Cherry blossoms in Kyoto from Taipei, 3 to 7 October 2027, 2 adults',
    'Weihnachtsmarkt in Nürnberg ab Köln, 4. bis 6. Juni 2027, 2 Erwachsene',
    'Marché de Noël à Strasbourg depuis Paris, du 4 au 6 juin 2027, 2 adultes',
    'Auroras boreales en Tromso desde Madrid, del 2 al 5 de julio de 2027, 2 adultos',
    'Tulipani ad Amsterdam da Milano, dal 1 al 4 ottobre 2027, 2 adulti',
    'Oktoberfest em Munique, de Lisboa, de 7 a 10 de maio de 2027, 2 adultos',
    'Skiing in Innsbruck from London, 14 to 19 August 2027, 2 adults',
  ])('are asked about: %s', (text) => expect(asked(text)).toEqual(['travelStartDate', 'travelEndDate']));

  it.each(['Cherry blossoms in Kyoto from Taipei, 29 March to 3 April 2027, 2 adults', 'Northern lights in Tromso from Oslo, 7 to 10 February 2027, 2 adults'])(
    'are not where they may be had: %s',
    (text) => expect(asked(text)).toEqual([]),
  );
});
