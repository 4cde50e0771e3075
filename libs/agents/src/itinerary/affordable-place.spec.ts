import { dateRange } from '@app/contracts';
import type { AuditReport, DestinationCandidate, UserRequest } from '@app/contracts';
import { noteText, notesOf } from '../plan-kit/plan-notes.js';
import { wordsIn } from '@app/messages';
import { expertModel, fixedRate, worldOf } from '../spec-kit/agent-context.js';
import type { World } from '../spec-kit/agent-context.js';
import { FIRST_DRAFT } from '../spec-kit/first-turn.js';
import { mildWeather, oneFlightEachWay, preferencesOf, requestOf } from '../spec-kit/trip-parts.js';
import { goneToFirst } from '../request-kit/gone-to-first.js';
import { itinerary } from './itinerary.agent.js';
import { itineraryExpert } from './itinerary.expert.js';

const dear: DestinationCandidate = { name: 'Lisbon', country: 'Portugal', iataCode: 'LIS', cityCode: 'LIS', rationale: 'Ranked first.' };
const cheap: DestinationCandidate = { name: 'Kraków', country: 'Poland', iataCode: 'KRK', cityCode: 'KRK', rationale: 'Ranked second.' };

/** Flights to and from Lisbon cost more than the whole budget. */
const flights: World['flights'] = async (query) => {
  const found = await oneFlightEachWay(query);
  const isDear = [query.originIata, query.destinationIata].includes('LIS');
  return found.map((flight) => ({ ...flight, price: { ...flight.price, amount: isDear ? 3_000 : 100 } }));
};
const world = worldOf({ model: expertModel(itineraryExpert), flights, weather: mildWeather, rate: fixedRate(1.1) });
const open = { requestText: 'four days somewhere', destinationHint: null };
const stateOf = (fields: Partial<UserRequest>) => ({
  userRequest: requestOf({ budget: 1500, ...fields }),
  preferences: preferencesOf(),
  destinationCandidates: [dear, cheap],
  context: null,
  ...FIRST_DRAFT,
});

describe('where an open trip goes', () => {
  it('is the first candidate whose trip keeps to the budget, and the plan tells why', async () => {
    const { writes } = await itinerary.run(stateOf(open), world);
    expect(writes.route?.map(({ city }) => city)).toEqual(['Kraków']);
    expect(writes.itineraryDraft?.map(({ date }) => date)).toEqual(dateRange('2027-05-10', '2027-05-13'));
    const told = notesOf(writes.planNotes).map((note) => noteText(note, wordsIn('en')));
    expect(told).toContainEqual(expect.stringMatching(/^Kraków instead of Lisbon: .* more than the budget/));
  });

  it('is where everybody after looks, and stays the same when an audit sends the draft back', async () => {
    const { writes } = await itinerary.run(stateOf(open), world);
    const auditReport: AuditReport = {
      ...{ round: 1, revision: 0, draft: 1, budget: 1, pass: false, owner: 'itinerary', sentBack: 1 },
      violations: [{ code: 'DAY_HOLE', detail: 'an hour with nothing', day: 2 }],
    };
    expect(goneToFirst(stateOf(open), writes.route?.[0]?.city)).toEqual([cheap, dear]);
    const again = await itinerary.run({ ...stateOf(open), ...writes, auditReport }, world);
    expect((again.writes.route ?? writes.route)?.map(({ city }) => city)).toEqual(['Kraków']);
  });

  it('is the place that was named, whatever it costs', async () => {
    const { writes } = await itinerary.run(stateOf({}), world);
    expect(writes.route?.map(({ city }) => city)).toEqual(['Lisbon']);
  });

  it('is the first candidate when none keeps to the budget', async () => {
    const { writes } = await itinerary.run(stateOf({ ...open, budget: 200 }), world);
    expect(writes.route?.map(({ city }) => city)).toEqual(['Lisbon']);
  });
});
