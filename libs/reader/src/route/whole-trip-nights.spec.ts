import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';

const places = createPlaceIndex({ guideCities: [] });
const read = (text: string) => readRequest(text, { now: '2026-11-22', places }).parsed;
const stopsOf = (text: string) => read(text).route?.stops.map(({ place, nights }) => [place, nights]);

describe('nights of a country before a list of its towns', () => {
  it.each([
    ['10 nights in Portugal in October 2027: Lisbon, Coimbra and Porto by train', ['Lisbon', 'Coimbra', 'Porto']],
    ['9 days Lima and Cusco in June 2027, Arequipa of course', ['Lima', 'Cusco', 'Arequipa']],
    ['14 Nächte Japan, Tokio, Kyoto, Osaka', ['Tokyo', 'Kyoto', 'Osaka']],
    ['6 notti in Sicilia, Palermo e Catania', ['Palermo', 'Catania']],
    ['10 noites em Portugal: Lisboa, Coimbra e Porto de trem', ['Lisbon', 'Coimbra', 'Porto']],
  ])('are those of the trip: %s', (text, towns) => {
    expect(stopsOf(text)).toEqual(towns.map((town) => [town, null]));
  });

  it('leave the towns their own', () => {
    expect(stopsOf('10 nights Sri Lanka, Kandy 2, Nuwara Eliya and Galle')).toEqual([
      ['Kandy', 2],
      ['Nuwara Eliya', null],
      ['Galle', null],
    ]);
  });

  it('are its own where the towns lie elsewhere, or only one is named', () => {
    expect(stopsOf('4 nights in Tuscany, 2 nights in Rome and 2 in Naples')).toEqual([
      ['Tuscany', 4],
      ['Rome', 2],
      ['Naples', 2],
    ]);
    expect(stopsOf('5 nights in Kerala with tea hills round Munnar')).toEqual([['Kerala', 5]]);
  });
});

describe('towns of one name', () => {
  it.each([
    ['from Manchester to New York, 4 nights', 'MAN'],
    ['flying from London to Toronto for a week', 'LHR'],
    ['desde Córdoba a la Patagonia, 8 días', 'COR'],
  ])('are told apart by how many people live there and where the trip goes: %s', (text, iata) => expect(read(text).originIata).toBe(iata));
});

describe('names whose second word is written small', () => {
  it('are stops', () => {
    expect(read('Pays basque puis Bordeaux, 10 jours à partir du 11 septembre 2027').route?.stops).toHaveLength(2);
  });
});

describe('a country outside of which the trip goes', () => {
  it.each([
    'somewhere outside Italy, from Rome, 5 nights, you choose',
    'irgendwo außerhalb von Italien, ab Köln, 4 Nächte',
    'fuera de Italia, desde Roma, 5 noches',
  ])('is avoided: %s', (text) => {
    const { route, wishes } = read(text);
    expect(route?.stops ?? []).toEqual([]);
    expect(wishes?.some(({ kind, targets }) => kind === 'avoid' && targets.includes('Italy'))).toBe(true);
  });
});
