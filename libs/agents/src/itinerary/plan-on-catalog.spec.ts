import { Catalog } from '@app/contracts';
import type { Preferences } from '@app/contracts';
import { askCatalog } from '../catalog-kit/ask-catalog.js';
import { worldOf, ScriptedModel } from '../spec-kit/agent-context.js';
import { deskOf } from '../spec-kit/catalog-desk.js';
import { itinerary } from './itinerary.agent.js';

const TOWNS = ['Home', 'Arbon'];
const catalog = Catalog.parse({
  currency: 'EUR',
  cities: [{ name: 'Home' }, { name: 'Arbon', state: 'Hills', country: 'Nowhere' }],
  flights: [],
  ground: TOWNS.flatMap((from) => TOWNS.filter((to) => to !== from).map((to) => ({ from, to, mode: 'self-driving', durationMinutes: 95, cost: 20 }))),
  accommodations: [{ name: 'Inn', city: 'Arbon', price: 50, roomType: 'Private room', capacity: 2 }],
  restaurants: 'ABCDEFGHI'.split('').map((letter) => ({ name: `Table ${letter}`, city: 'Arbon', averageCost: 10 })),
  attractions: [{ name: 'Tower', city: 'Arbon', cost: 5, opens: '10:00', closes: '18:00' }],
});
const request = {
  userId: 'ann',
  requestText: 'from Home to Hills',
  travelStartDate: '2027-05-10',
  travelEndDate: '2027-05-12',
  budget: 900,
  adults: 2,
  children: 0,
  interests: [],
};
const preferences: Preferences = { travelStyle: 'balanced', prioritizedInterests: [], preferredPace: 'normal', accommodationPreference: 'midrange' };
const state = (more: object = {}) => ({
  userRequest: { ...request, originCity: 'Home', ...more },
  preferences,
  destinationCandidates: [{ name: 'Hills', country: 'Nowhere', iataCode: null, cityCode: null, rationale: '' }],
  ...{ catalogId: 'mine', catalogContent: { hash: 'h', currency: 'EUR' }, ownerId: 'ann' },
});
const world = { ...worldOf({ model: new ScriptedModel() }), catalogs: deskOf(catalog) };

describe('the itinerary on a catalog', () => {
  it('asks no model and no provider, and every price is of the catalog', async () => {
    const { writes } = await itinerary.run(state(), world);
    expect(writes.transport?.map(({ mode, description }) => [mode, description])).toEqual([
      ['drive', 'Drive yourselves from Home to Arbon, 1 h 35 min'],
      ['drive', 'Drive yourselves from Arbon to Home, 1 h 35 min'],
    ]);
    expect(writes.stays).toMatchObject([
      { name: 'Inn', checkInDate: '2027-05-10', checkOutDate: '2027-05-12', nights: 2, rooms: 1, cost: { amount: 100, currency: 'EUR' } },
    ]);
    const items = writes.itineraryDraft?.flatMap((day) => [...day.activities, ...(day.meals ?? [])]) ?? [];
    expect(new Set(items.map(({ source }) => source))).toEqual(new Set(['catalog']));
    expect(writes.itineraryDraft?.[1]?.activities).toMatchObject([{ title: 'Tower', cost: { amount: 10 }, openingHours: '10:00–18:00' }]);
    expect(writes.planSources).toMatchObject([{ kind: 'catalog', name: 'Catalog mine' }]);
  });
  it('holds no budget in another currency against it', async () => {
    const { writes } = await itinerary.run(state({ currency: 'USD' }), world);
    expect(writes.itineraryDraft).toEqual([]);
    expect(writes.planNotes?.[0]).toEqual({ kind: 'decision', text: expect.stringMatching(/prices are in EUR; a budget in USD/) as string });
    expect(writes.safetyFlags).toEqual(['NO_PLAN_ON_CATALOG']);
  });
  it('does not plan from something else when the content is gone', async () => {
    await expect(itinerary.run(state(), { ...world, catalogs: deskOf(null) })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await askCatalog({}, world, 'candidates', request)).toBeNull();
  });
});
