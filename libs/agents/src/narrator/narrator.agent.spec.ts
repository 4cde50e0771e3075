import { ScriptedModel, expertModel, worldOf } from '../spec-kit/agent-context.js';
import { plannedTripOf } from '../spec-kit/planned-trip.js';
import { requestOf } from '../spec-kit/trip-parts.js';
import { areWordsDue } from './graph-rows.js';
import { narrator } from './narrator.agent.js';
import { narratorExpert } from './narrator.expert.js';

const lisbon = { name: 'Lisbon', country: 'Portugal', iataCode: 'LIS', cityCode: 'LIS', rationale: 'Named in the request.' };
const userRequest = requestOf({ originIata: null });
const trip = plannedTripOf(userRequest, lisbon);
const draftMark = { number: 2, revision: 1, round: 0, packing: 1 };
const patch = { number: 1, understood: true, changes: [], locks: [], excludedPlaces: [], agents: ['itinerary' as const], notes: [] };
const state = {
  ...{ userRequest, itineraryDraft: trip.days, destinationCandidates: [lisbon], stays: trip.stays, transport: trip.transport },
  ...{ route: trip.route, draftMark, revisionPatch: patch },
};
const run = async (model: ScriptedModel | ReturnType<typeof expertModel>) => narrator.run(state, worldOf({ model }));

describe('the narrator', () => {
  it('words the days before anybody added up their costs, with the total that will be theirs', async () => {
    const { writes } = await run(expertModel(narratorExpert));
    expect(writes.planWords).toMatchObject({ total: trip.costs.total, note: null });
    expect(writes.planWords?.summary).toContain('Lisbon');
  });
  it('states no amount that code did not compute', async () => {
    const { writes, decision } = await run(new ScriptedModel({ summary: 'Only 12.34 EUR for everything!', safetyFlags: ['ODD'] }));
    expect(writes.planWords).toMatchObject({ note: expect.stringMatching(/not computed/), flags: ['LLM_FLAG:ODD'] });
    expect(writes.planWords?.summary).not.toContain('12.34');
    expect(decision.keyEvidence).toContainEqual(expect.stringMatching(/not computed/));
  });
  it('is asked again when the days or the wish have changed', async () => {
    const { writes } = await run(expertModel(narratorExpert));
    const worded = { ...state, wordsMark: writes.wordsMark };
    expect(areWordsDue(state)).toBe(true);
    expect(areWordsDue(worded)).toBe(false);
    expect(areWordsDue({ ...worded, draftMark: { ...draftMark, number: 3 } })).toBe(true);
    expect(areWordsDue({ ...worded, revisionPatch: { ...patch, number: 2 } })).toBe(true);
  });
});
