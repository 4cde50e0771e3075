import type { FoundSight, PlaceOrigin } from '@app/contracts';
import { mergeFacts } from './merge-facts.js';
import { sight, table } from './testing/found-towns.js';

const AT = { lat: 47.7, lng: 13.6 };
const TRUST: readonly PlaceOrigin[] = ['openstreetmap', 'wikivoyage', 'wikidata'];
const said = (origin: PlaceOrigin, sights: readonly FoundSight[]) => ({
  origin,
  facts: { sights: sights.map((one) => ({ ...one, origins: { place: origin } })), tables: [], houses: [] },
});
const merged = (...answers: readonly ReturnType<typeof said>[]) => mergeFacts(answers, { trust: TRUST, at: AT });

describe('what several sources say of a town', () => {
  it('has a place once that two list under one name near by, each fact from who states it', () => {
    const { sights } = merged(
      said('wikivoyage', [sight('wv-salt-museum', 'Salt Museum', { price: { amount: 9, currency: 'EUR' }, lat: 47.701 })]),
      said('openstreetmap', [sight('osm-n1', 'Salt Museum', { hours: 'always' })]),
      said('wikidata', [sight('wd-q1', 'Salt museum', { rank: 5, wikidataId: 'Q1' })]),
    );
    expect(sights).toMatchObject([
      {
        ...{ id: 'osm-n1', hours: 'always', price: { amount: 9 }, rank: 5, wikidataId: 'Q1' },
        origins: { place: 'openstreetmap', cost: 'wikivoyage', rank: 'wikidata' },
      },
    ]);
  });

  it('knows a place under two names by its Wikidata id, and two items of Wikidata as two places', () => {
    const one = sight('osm-n1', 'Alte Brücke', { wikidataId: 'Q7' });
    expect(merged(said('openstreetmap', [one]), said('wikidata', [sight('wd-q7', 'Old Bridge', { wikidataId: 'Q7', lat: 47.704 })])).sights).toHaveLength(1);
    expect(merged(said('openstreetmap', [one]), said('wikidata', [sight('wd-q8', 'Alte Brücke', { wikidataId: 'Q8' })])).sights).toHaveLength(2);
  });

  it('keeps two places of one name that lie apart, and neighbours of different names', () => {
    const { sights } = merged(
      said('openstreetmap', [sight('osm-n1', 'Town Hall'), sight('osm-n2', 'Town Hall', { lat: 47.72 }), sight('osm-n3', 'Fish Fountain')]),
    );
    expect(sights).toHaveLength(3);
  });

  it('follows the order of trust that it is given', () => {
    const answers = [said('openstreetmap', [sight('osm-n1', 'Mill', { hours: 'always' })]), said('wikidata', [sight('wd-q1', 'Mill')])];
    expect(mergeFacts(answers, { trust: ['wikidata', 'openstreetmap'], at: AT }).sights).toMatchObject([{ id: 'wd-q1', origins: { hours: 'openstreetmap' } }]);
  });

  it('gives the best known first, the nearer among equals, and no more than fit', () => {
    const many = Array.from({ length: 90 }, (_, n) => sight(`osm-n${n}`, `Sight number ${n} of many`, { lat: 47.7 + n / 500, rank: n === 80 ? 5 : 2 }));
    const { sights } = merged(said('openstreetmap', many));
    expect(sights).toHaveLength(40);
    expect(sights[0]?.id).toBe('osm-n80');
    expect(sights[1]?.id).toBe('osm-n0');
  });

  it('has tables with hours before those without', () => {
    const tables = [table('osm-n1', 'Wirtshaus'), table('osm-n2', 'Gasthof Post', { hours: 'always', lat: 47.71 })];
    expect(mergeFacts([{ origin: 'openstreetmap', facts: { sights: [], tables, houses: [] } }], { trust: TRUST, at: AT }).tables[0]?.id).toBe('osm-n2');
  });
});
