import { hoursOf, isAtHour } from './hours.js';
import { SURE_MATCH, conceptsOf, isAskedFor, wishScore } from './match.js';
import type { Matchable } from './match.js';

const thing = (name: string, kind: Matchable['kind'], more: Partial<Matchable> = {}): Matchable => ({ name, kind, interests: [], note: '', ...more });
const isSure = (targets: string[], what: Matchable): boolean => wishScore({ kind: 'activity', said: targets[0] ?? '', targets }, what) >= SURE_MATCH;
const ids = (words: string): string[] => conceptsOf(words).map(({ id }) => id);

describe('words of a wish', () => {
  it.each([
    ['a flea market', ['flea_market']],
    ['Barbican', []],
    ['Islamic art', ['art']],
    ['atelier de poterie', ['crafts', 'pottery']],
    ['Jugendstil', ['art_nouveau']],
    ['clases de flamenco', ['dance']],
  ])('%s', (words, concepts) => expect(ids(words)).toEqual(concepts));
});

describe('a wish is surely met', () => {
  it.each([
    ['by its kind', ['beach'], thing('Sunset Cove', 'beach')],
    ['by its name', ['flea market', 'antiques'], thing('Antiques and flea market of Lille', 'market')],
    ['by a tag that means it', ['wine', 'winery'], thing('Quinta do Vale', 'experience', { interests: ['wine'] })],
  ])('%s', (_, targets, what) => expect(isSure(targets, what)).toBe(true));

  it.each([
    ['by another market', ['flea market', 'antiques'], thing('City Market', 'market')],
    ['by a bar in the middle of a word', ['bar', 'pub'], thing('Barbican Gate', 'landmark')],
    ['by the shore of the river for a boat on it', ['boat up the Douro', 'boat'], thing('Foz do Douro seafront', 'beach', { interests: ['walks'] })],
    ['by the quarter of bars by day', ['night out', 'nightlife'], thing('Old Quarter', 'neighbourhood', { interests: ['nightlife'] })],
    ['by shops of any kind', ['felt hat shops', 'shopping'], thing('High Street', 'shopping')],
    ['by a museum about it', ['wine', 'winery'], thing('Wine Museum', 'museum', { interests: ['wine'] })],
    ['by what only comes second', ['jazz', 'live music'], thing('Concert Hall', 'show', { interests: ['music'] })],
    ['by the place where it is done', ['horse riding in the park', 'horse riding'], thing('Royal Park', 'park')],
    ['by a booking in its note', ['bookshop'], thing('Old Mint', 'museum', { note: 'Book ahead.' })],
  ])('not %s', (_, targets, what) => expect(isSure(targets, what)).toBe(false));
});

describe('a refusal', () => {
  const wish = (targets: string[], kind: 'activity' | 'place' = 'activity') => [{ kind, said: targets[0] ?? '', targets }];
  it('gives way to what is asked for by name', () => expect(isAskedFor(thing('Louvre', 'museum'), wish(['Louvre'], 'place'))).toBe(true));
  it('holds against what another wish is only about', () => {
    expect(isAskedFor(thing('Wine Museum', 'museum'), wish(['wine', 'winery']))).toBe(false);
    expect(isAskedFor(thing('Vernaccia Wine Museum', 'museum'), wish(['Vernaccia tasting', 'wine']))).toBe(false);
  });
});

describe('times of day in a wish', () => {
  it.each([
    ['shrines at dawn or dusk', ['07:00', '18:30'], ['12:00']],
    ['Kneipen am Abend', ['19:00'], ['11:00']],
    ['baignade la nuit', ['21:00'], ['15:00']],
    ['four nights near the sea', ['07:00', '12:00', '21:00'], []],
  ])('%s', (said, at, notAt) => {
    const fits = (start: string): boolean => isAtHour({ start }, hoursOf(said));
    expect([at.map(fits), notAt.map(fits)]).toEqual([at.map(() => true), notAt.map(() => false)]);
  });
});
