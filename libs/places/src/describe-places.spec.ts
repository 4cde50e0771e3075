import { PlacesAnswer } from '@app/contracts';
import type { AppliedCorrection, PlaceChange } from '@app/contracts';
import { describePlaces } from './describe-places.js';
import { foundTown, sight } from './testing/found-towns.js';
import { NOTHING_MORE, withKnowledge } from './trip-knowledge.js';
import type { TripKnowledge } from './trip-knowledge.js';

const NOWHERE = () => null;
const describe_ = (q: string, knowledge: TripKnowledge = NOTHING_MORE, find: Parameters<typeof describePlaces>[2] = NOWHERE): PlacesAnswer =>
  PlacesAnswer.parse(withKnowledge(knowledge, () => describePlaces(q, knowledge, find)));
const correct = (townId: string, change: PlaceChange): AppliedCorrection => ({ id: 'cor_1', townId, change, appliedOn: '2026-11-22' });

describe('what is known of a place', () => {
  it('is told of a town of the gazetteer under any of its names, each fact with its basis', () => {
    const [town] = describe_('Salzbourg').towns;
    expect(town).toMatchObject({ id: 'salzburg', country: 'Austria', basis: 'general_knowledge', asOf: '2026-11', currency: 'EUR' });
    expect(town?.sights.find(({ id }) => id === 'hohensalzburg-fortress')).toMatchObject({
      ...{ name: 'Hohensalzburg Fortress', cost: 18, childCost: 7, hours: 'Mon-Sun 09:30-17:00', basis: 'general_knowledge', origins: { place: 'gazetteer' } },
    });
    expect(town?.tables.length).toBeGreaterThanOrEqual(4);
    expect(town?.stays.length).toBeGreaterThanOrEqual(2);
    expect(town?.ways.map(({ to }) => to)).toContain('Vienna');
    expect(town?.climate).toHaveLength(12);
  });

  it('is told of all towns of a name', () => {
    const countries = describe_('Córdoba').towns.map(({ country }) => country);
    expect(countries).toEqual(expect.arrayContaining(['Spain', 'Argentina']));
    expect(describe_('Córdoba, Argentina').towns.map(({ country }) => country)).toEqual(['Argentina']);
  });

  it('is told of a sight by its own name', () => {
    expect(describe_('Torre de Belém').sights).toMatchObject([{ id: 'belem-tower', town: { id: 'lisbon' } }]);
  });

  it('says for a misspelled name how the known ones are spelled', () => {
    expect(describe_('Salzbrug').nearest.spellings[0]).toMatchObject({ id: 'salzburg' });
  });

  it('says for a name that only a map has which known towns lie around it', () => {
    const hallein = { name: 'Hallein', country: 'Austria', countryCode: 'AT', lat: 47.683, lng: 13.1 };
    const { towns, nearest } = describe_('Hallein upon nowhere', NOTHING_MORE, () => hallein);
    expect(towns).toEqual([]);
    const km = nearest.places.map(({ distanceKm }) => distanceKm);
    expect(km).toEqual([...km].sort((a, b) => a - b));
    expect(nearest.places.map(({ id }) => id)).toContain('salzburg');
  });

  it.each<[string, PlaceChange, object | undefined]>([
    ['a place that closed is gone', { kind: 'closed', placeId: 'hangar-7' }, undefined],
    ['hours', { kind: 'hours', placeId: 'hangar-7', hours: 'always' }, { hours: 'always', origins: { place: 'gazetteer', hours: 'correction' } }],
    ['a price', { kind: 'price', placeId: 'hangar-7', cost: 9.5 }, { cost: 9.5, childCost: null, origins: { place: 'gazetteer', cost: 'correction' } }],
    ['a name', { kind: 'name', placeId: 'hangar-7', name: 'Hangar Seven' }, { name: 'Hangar Seven', origins: { place: 'correction' } }],
    ['steps', { kind: 'step_free', placeId: 'hangar-7', stepFree: false }, { stepFree: false }],
  ])('shows what was put right: %s', (_, change, expected) => {
    const [town] = describe_('Salzburg', { found: [], corrections: [correct('salzburg', change)], gaps: [] }).towns;
    const place = town?.sights.find(({ id }) => id === 'hangar-7');
    if (expected) expect(place).toMatchObject({ ...expected, basis: 'corrected' });
    else expect(place).toBeUndefined();
  });

  it('shows a place that was missing, and only in its town', () => {
    const change: PlaceChange = {
      ...{ kind: 'missing', name: 'Stiegl Brauwelt', placeKind: 'experience', interests: ['food'], lat: 47.793, lng: 13.023 },
      ...{ visitMinutes: 90, cost: 17, hours: 'always' },
    };
    const knowledge = { found: [], corrections: [correct('salzburg', change)], gaps: [] };
    expect(describe_('Salzburg', knowledge).towns[0]?.sights.find(({ name }) => name === 'Stiegl Brauwelt')).toMatchObject({ cost: 17, basis: 'corrected' });
    expect(describe_('Innsbruck', knowledge).towns[0]?.sights.some(({ name }) => name === 'Stiegl Brauwelt')).toBe(false);
    expect(describe_('Salzburg').towns[0]?.sights.some(({ name }) => name === 'Stiegl Brauwelt')).toBe(false);
  });

  it('tells what only live sources know, with what they did not say marked as computed', () => {
    const found = foundTown({ sights: [sight('osm-n1', 'Salt Museum', { kind: 'museum' }), sight('wd-q2', 'Old Bridge', { isFree: true, hours: 'always' })] });
    const [town] = describe_('Bad Nowhere', { found: [found], corrections: [], gaps: [] }).towns;
    expect(town).toMatchObject({ name: 'Bad Nowhere', basis: 'live', sources: found.sources });
    expect(town?.sights.find(({ id }) => id === 'osm-n1')).toMatchObject({ basis: 'live', origins: { place: 'openstreetmap', cost: 'model', hours: 'model' } });
    expect(town?.sights.find(({ id }) => id === 'wd-q2')).toMatchObject({ cost: 0, hours: 'always', origins: { place: 'openstreetmap' } });
    expect(town?.stays[0]).toMatchObject({ basis: 'model' });
  });

  it('adds to a town of the gazetteer what it lacks, and nothing twice', () => {
    const found = foundTown({
      ...{ id: 'salzburg', name: 'Salzburg', lat: 47.8006, lng: 13.044 },
      sights: [sight('osm-n1', 'Mirabell Gardens', { lat: 47.8056, lng: 13.0418 }), sight('osm-n2', 'Stieglkeller', { lat: 47.7965, lng: 13.0468 })],
    });
    const names = describe_('Salzburg', { found: [found], corrections: [], gaps: [] }).towns[0]?.sights.map(({ name }) => name) ?? [];
    expect(names.filter((name) => name === 'Mirabell Gardens')).toHaveLength(1);
    expect(names).toContain('Stieglkeller');
    expect(names).toContain('Hohensalzburg Fortress');
  });
});
