import { Catalog } from '@app/contracts';
import { expertModel, worldOf } from '../spec-kit/agent-context.js';
import { deskOf } from '../spec-kit/catalog-desk.js';
import { parsedOf } from '../spec-kit/trip-parts.js';
import { formCompleter } from './form-completer.agent.js';
import { formCompleterExpert } from './form-completer.expert.js';

const none = { flights: [], ground: [], accommodations: [], restaurants: [], attractions: [] };
const CATALOG = Catalog.parse({ currency: 'EUR', cities: [{ name: 'Norden' }, { name: 'Springfield' }, { name: 'Kleinweiler' }], ...none });
const dates = { travelStartDate: '2027-06-04', travelEndDate: '2027-06-06', durationDays: 3, budget: 900, adults: 1, travellers: 1 };
const SEVERAL = { field: 'destinationHint', message: 'There is more than one Springfield.', options: ['Springfield, Illinois', 'Springfield, Missouri'] };
const UNKNOWN = { field: 'destinationHint', message: 'No place called "Kleinweiler" is known.' };

async function complete(parsed: Parameters<typeof parsedOf>[0], contradictions: readonly { field: string; message: string }[], catalog: Catalog | null) {
  const state = {
    ...{ parsedRequest: parsedOf({ ...dates, ...parsed }), answers: null, foldedAnswers: null, context: null, ownerId: 'ann', remembered: null },
    contradictions: [...contradictions],
    ...(catalog ? { catalogId: 'towns', catalogContent: { hash: 'h1', currency: 'EUR' } } : {}),
  };
  const world = worldOf({ model: expertModel(formCompleterExpert) });
  const { writes } = await formCompleter.run(state, { ...world, catalogs: deskOf(catalog, 'ann', 'h1') });
  return { asked: (writes.pendingQuestions ?? []).map(({ field }) => field), request: writes.userRequest };
}

describe('the form completer on a catalog', () => {
  const springfield = { requestText: 'From Norden to Springfield', originCity: 'Norden', destinationHint: 'Springfield', destinations: ['Springfield'] };
  const kleinweiler = { requestText: 'from Norden to Kleinweiler' };

  it('does not ask which of several places is meant when the catalog has one of that name', async () => {
    expect((await complete(springfield, [SEVERAL], null)).asked).toEqual(['destinationHint']);
    const { asked, request } = await complete(springfield, [SEVERAL], CATALOG);
    expect([asked, request?.destinationHint]).toEqual([[], 'Springfield']);
  });
  it('takes places that only the catalog knows from the words', async () => {
    expect((await complete(kleinweiler, [UNKNOWN], null)).asked).toContain('destinationHint');
    const { asked, request } = await complete(kleinweiler, [UNKNOWN], CATALOG);
    expect([asked, request?.originCity, request?.destinationHint]).toEqual([[], 'Norden', 'Kleinweiler']);
  });
  it('still asks for a place that the catalog does not know either', async () => {
    expect((await complete({ requestText: 'to Atlantis', originCity: 'Norden' }, [{ ...UNKNOWN }], CATALOG)).asked).toEqual(['destinationHint']);
  });
});
