import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';

const places = createPlaceIndex({ guideCities: [] });
const wishesIn = (text: string) => readRequest(text, { now: '2026-11-22', places }).parsed.wishes ?? [];

describe('mornings at work', () => {
  it.each(['Copenaghen da Verona, tranquillo la mattina perché lavoro fino alle 12', 'Lisboa, por las mañanas trabajo hasta las 12'])(
    'keep every day from beginning before they end: %s',
    (text) => expect(wishesIn(text)).toContainEqual(expect.objectContaining({ kind: 'not_before', time: '12:00' })),
  );
  it('are no mornings of the trip where they are the day of departure', () => {
    expect(wishesIn('I work until 5 on Friday, then we fly to Rome for 3 nights')).toContainEqual(
      expect.objectContaining({ kind: 'depart_after', time: '17:00' }),
    );
  });
});

describe('a week at the beach', () => {
  it.each(['a beach week in Sardinia', 'Strandurlaub auf Sardinien', 'una vacanza al mare in Sardegna', 'semana de praia na Sardenha'])(
    'is about the beach every day: %s',
    (text) => expect(wishesIn(text)).toContainEqual(expect.objectContaining({ often: 'every_day' })),
  );
});

describe('a camper of their own', () => {
  it('is slept in on campsites', () => {
    expect(wishesIn('mit unserem Wohnmobil von Kassel nach Lindau, 8 Tage')).toContainEqual(expect.objectContaining({ kind: 'stay', targets: ['camping'] }));
  });
  it('is not where they say where they sleep', () => {
    const stays = wishesIn('mit unserem Wohnmobil von Kassel nach Lindau, 8 Tage, dort ein Hotel mit Pool').filter(({ kind }) => kind === 'stay');
    expect(stays.flatMap(({ targets }) => targets)).not.toContain('camping');
  });
  it('is no van in English, which may be any large car', () => {
    expect(wishesIn('our own van, from Denver to Moab').some(({ kind }) => kind === 'stay')).toBe(false);
  });
});

describe('what stands before the places that a way joins', () => {
  it('is wished for all the same', () => {
    const wishes = wishesIn('Vorrei andare con mia sorella al carnevale di Colonia da Milano in treno, dal 4 al 8 febbraio 2027');
    expect(wishes).toContainEqual(expect.objectContaining({ kind: 'event' }));
  });
});
