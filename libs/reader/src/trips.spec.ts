import type { ParsedRequest } from '@app/contracts';
import { quickestCpuMs } from '../../testing/src/cpu-time.js';
import { createPlaceIndex } from './places/place-index.js';
import { provisionalDates } from './open-dates/provisional-dates.js';
import { readReply } from './form/read-reply.js';
import { readRequest } from './read-request.js';

const now = '2027-01-10';
const places = createPlaceIndex({ guideCities: [] });
const read = (text: string): ParsedRequest => readRequest(text, { now, places }).parsed;
const stopsOf = (text: string): [string, number | null][] => (read(text).route?.stops ?? []).map(({ place, nights }) => [place, nights]);
const wishesOf = (text: string) => (read(text).wishes ?? []).map(({ kind, targets, time, count }) => ({ kind, targets, time, count }));

describe('the language of a request', () => {
  it.each([
    ['we want a quiet week in Porto', 'en'],
    ['wir möchten eine ruhige Woche in Porto', 'de'],
    ['nous voulons une semaine tranquille à Porto', 'fr'],
    ['queremos una semana tranquila en Oporto', 'es'],
    ['vorremmo una settimana tranquilla a Porto', 'it'],
    ['queríamos uma semana sossegada no Porto', 'pt'],
  ])('%s is read as %s', (text, language) => expect(read(text).language).toBe(language));
});

describe('a route', () => {
  it.each(['A week by the sea in May 2027, but not Cancún please', 'Eine Woche am Meer, nur nicht Cancún', 'una semana en la playa, pero no Cancún'])(
    'never goes where the words say not to: %s',
    (text) => {
      expect(stopsOf(text)).toEqual([]);
      expect(read(text).destinations).toEqual([]);
    },
  );
  it.each(['6 days in Vienna and Budapest', '6 Tage in Wien und Budapest', 'six jours à Vienne et Budapest', '6 noches en Viena y Budapest'])(
    'has a length, not its first stop: %s',
    (text) =>
      expect(stopsOf(text)).toEqual([
        ['Vienna', null],
        ['Budapest', null],
      ]),
  );
  it.each<[string, [string, number | null][]]>([
    [
      'Vienna 2 nights, then Budapest 3 nights',
      [
        ['Vienna', 2],
        ['Budapest', 3],
      ],
    ],
    [
      '3 Nächte Wien und dann 2 Nächte Budapest',
      [
        ['Vienna', 3],
        ['Budapest', 2],
      ],
    ],
    [
      'Vienne 2 nuits, puis Budapest 3 nuits',
      [
        ['Vienna', 2],
        ['Budapest', 3],
      ],
    ],
    [
      'tre notti a Vienna e poi due notti a Budapest',
      [
        ['Vienna', 3],
        ['Budapest', 2],
      ],
    ],
    [
      'três noites em Viena, depois duas noites em Budapeste',
      [
        ['Vienna', 3],
        ['Budapest', 2],
      ],
    ],
    [
      'Rome, Florence and Milan, 9 days',
      [
        ['Rome', null],
        ['Florence', null],
        ['Milan', null],
      ],
    ],
  ])('%s', (text, stops) => expect(stopsOf(text)).toEqual(stops));

  it.each([
    ['10 days Hungary from Bristol, Budapest, Eger, baths and wine', 'Budapest', 'Eger'],
    ['12 Tage Japan ab Zürich, Tokio, Osaka, gutes Essen', 'Tokyo', 'Osaka'],
    ['una semana en Sicilia desde Bilbao, Palermo, Catania, mayo de 2027', 'Palermo', 'Catania'],
  ])('goes to the towns that are listed behind the home: %s', (text, ...towns) => expect(stopsOf(text).map(([place]) => place)).toEqual(towns));

  it('keeps the origin apart from the stops, and stays at a lone destination', () => {
    expect(read('partenza da Bologna, 4 notti a Madrid, poi 2 notti a Lisbona')).toMatchObject({ originCity: 'Bologna', destinations: ['Madrid', 'Lisbon'] });
  });
  it('takes nights of stops for no contradiction of the dates', () =>
    expect(readRequest('Vienna 2 nights then Budapest 3 nights, 1 to 6 May', { now, places }).contradictions).toEqual([]));
  it('asks when the stops take more nights than the dates have', () =>
    expect(readRequest('Vienna 4 nights then Budapest 5 nights, 1 to 6 May', { now, places }).contradictions).toEqual([
      expect.objectContaining({ field: 'travelEndDate' }),
    ]));
});

describe('open dates', () => {
  it.each([
    ['a weekend in Porto in June', { from: '2027-06-01', to: '2027-06-30', minDays: 2, maxDays: 3 }],
    ['5 days in Porto, first week of May', { from: '2027-05-01', to: '2027-05-07', minDays: 5, maxDays: 5 }],
    ['ein langes Wochenende in Wien im Herbst', { from: '2027-09-15', to: '2027-11-20', minDays: 3, maxDays: 4 }],
    ['10 días en Roma en febrero, cuando sea más barato', { from: '2027-02-01', to: '2027-02-28', minDays: 10, choose: 'cheapest' }],
    ['sette notti a Napoli, seconda metà di settembre', { from: '2027-09-16', to: '2027-09-30', minDays: 8 }],
    ['4 days in Paris around my birthday on 12 June', { from: '2027-06-09', to: '2027-06-15', minDays: 4 }],
    ['4 Tage Rom über Pfingsten', { from: '2027-05-14', to: '2027-05-18', minDays: 4 }],
  ])('%s', (text, window) => {
    const parsed = read(text);
    expect(parsed.dateWindow).toMatchObject(window);
    expect([parsed.travelStartDate, parsed.travelEndDate]).toEqual([null, null]);
  });
  it('are no open dates when the days are named', () => expect(read('a long weekend in Rome, 10 to 13 June').dateWindow).toBeNull());
  it('give dates inside the window on the right weekday, never in the past', () => {
    const window = { from: '2027-06-01', to: '2027-06-30', minDays: 3, maxDays: 4, startWeekdays: [5], choose: 'any' as const, said: 'June' };
    expect(provisionalDates(window, now)).toEqual({ start: '2027-06-11', end: '2027-06-14' });
    expect(provisionalDates(window, '2027-06-20')).toEqual({ start: '2027-06-25', end: '2027-06-28' });
    expect(provisionalDates(window, '2027-07-01')).toBeNull();
  });
});

describe('people, ways and wishes', () => {
  it.each([
    ['3 broke students to Prague', 3, null],
    ['mum, dad and kids 5 & 8 in Rome', 2, [5, 8]],
    ['con mio marito a Parigi', 2, null],
    ['eu e o meu namorado em Lisboa', 2, null],
    ['meine Frau, unser Sohn (8) und ich nach Rom', 2, [8]],
  ])('counts who travels: %s', (text, adults, ages) => expect([read(text).adults, read(text).childrenAges]).toEqual([adults, ages]));
  it('asks about counts that cannot both hold', () =>
    expect(readRequest('three couples, so there are 5 of us, to Rome', { now, places }).contradictions).toEqual([
      expect.objectContaining({ field: 'adults' }),
    ]));
  it.each([
    ['from Paris to Rome, no flying', { never: ['flight'] }],
    ['mit dem Zug von Hamburg nach Wien', { home: ['train'] }],
    ['Sevilla y Granada, en tren entre las ciudades, sin coche', { between: ['train'], car: 'none' }],
    ['Rome, direct flights only', { maxFlightStops: 0 }],
  ])('reads how they move: %s', (text, ways) => expect(read(text).ways).toMatchObject(ways));
  it.each([
    ['Rome, nothing before 10 please', { kind: 'not_before', time: '10:00' }],
    ['Rom, um zehn bin ich im Bett', { kind: 'not_after', time: '22:00' }],
    ['Rome, max two things a day', { kind: 'max_per_day', count: 2 }],
    ['Rome, 3 activités par jour max', { kind: 'max_per_day', count: 3 }],
    ['Roma, un giorno senza far niente', { kind: 'free_day', count: 1 }],
    ['Rome, my wife is coeliac', { kind: 'diet', targets: ['gluten-free', 'gluten_free'] }],
    ['Rom, bitte keine Museen', { kind: 'avoid' }],
    ['Roma, com piscina', { kind: 'stay', targets: ['pool'] }],
  ])('keeps what is wished: %s', (text, wish) => expect(wishesOf(text)).toContainEqual(expect.objectContaining(wish)));
  it('stays quick on long texts', () => {
    for (const piece of ['no museums and ', '2 nights in Rome, ', 'con mio marito e ', 'vor 10 uhr ', 'between 1 and 5 may ']) {
      const text = piece.repeat(8000 / piece.length);
      expect(quickestCpuMs(() => readRequest(text, { now, places }), 2_000)).toBeLessThan(2_000);
    }
  });
});

describe('a reply', () => {
  const asked = ['budget', 'originCity', 'adults'];
  const previous = read('Rome from 10 to 14 May');
  it('answers questions in their order', () =>
    expect(readReply('1100 pounds in total. edinburgh. 2', { now, places, previous, asked }).parsed).toMatchObject({
      budget: 1100,
      currency: 'GBP',
      originCity: 'Edinburgh',
      adults: 2,
    }));
  it.each(['you choose', 'egal', 'peu importe', 'da igual', 'fai tu', 'tanto faz'])('leaves to us what "%s" leaves open', (text) =>
    expect(readReply(text, { now, places, previous, asked }).parsed.leftToUs).toEqual(expect.arrayContaining(['budget'])),
  );
});
