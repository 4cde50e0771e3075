import type { DestinationCandidate } from '@app/contracts';
import { expertModel, worldOf } from '../spec-kit/agent-context.js';
import { mildWeather, preferencesOf, requestOf } from '../spec-kit/trip-parts.js';
import { FIRST_DRAFT } from '../spec-kit/first-turn.js';
import { itinerary } from './itinerary.agent.js';
import { itineraryExpert } from './itinerary.expert.js';

const paris: DestinationCandidate = { name: 'Paris', country: 'France', iataCode: 'CDG', cityCode: 'PAR', rationale: 'Named.' };
const planWith = async (cities: string[] | number | undefined, candidate = paris) => {
  const userRequest = requestOf({ destinationHint: candidate.name, originIata: null, constraints: cities === undefined ? null : { cities } });
  const { writes, decision } = await itinerary.run(
    { userRequest, preferences: preferencesOf(), destinationCandidates: [candidate], context: null, ...FIRST_DRAFT },
    worldOf({ model: expertModel(itineraryExpert), weather: mildWeather }),
  );
  return { flags: (writes.safetyFlags ?? []).filter((flag) => flag.startsWith('CITIES_LEFT_OUT')), notes: writes.planNotes ?? [], risks: decision.riskFlags };
};

describe('cities beyond the one that is planned', () => {
  it('are flagged and named in a note', async () => {
    const { flags, notes, risks } = await planWith(['Paris', 'Rome']);
    expect(flags).toEqual(['CITIES_LEFT_OUT:Rome']);
    expect(risks).toContain('CITIES_LEFT_OUT:Rome');
    expect(notes[0]).toBe('Only Paris is planned; Rome is left out for now.');
  });
  it('have a flag each', async () => {
    const { flags, notes } = await planWith(['Paris', 'Rome', 'Vienna']);
    expect(flags).toEqual(['CITIES_LEFT_OUT:Rome', 'CITIES_LEFT_OUT:Vienna']);
    expect(notes[0]).toBe('Only Paris is planned; Rome and Vienna are left out for now.');
  });
  it.each([
    [1, [], undefined],
    [2, ['CITIES_LEFT_OUT:1'], 'Only Paris is planned; 1 more city is left out for now.'],
    [3, ['CITIES_LEFT_OUT:2'], 'Only Paris is planned; 2 more cities are left out for now.'],
  ])('are counted when only their number %d is known', async (count, expected, note) => {
    const { flags, notes } = await planWith(count);
    expect(flags).toEqual(expected);
    expect(notes.find((one) => one.startsWith('Only '))).toBe(note);
  });
  it.each([[undefined], [['Paris']], [['paris, France']], [['France']], [['CDG', 'Paris']], [['Paris', 'Versailles']], [['Paris', 'Boulogne-Billancourt']]])(
    'are none in %j',
    async (cities) => expect((await planWith(cities)).flags).toEqual([]),
  );
  it('are none when the guide lacks the city and it has another name', async () => {
    const vienna = { name: 'Vienna', country: 'Austria', iataCode: 'VIE', cityCode: 'VIE', rationale: 'Named.' };
    expect((await planWith(['Wien', 'Salzburg'], vienna)).flags).toEqual(['CITIES_LEFT_OUT:Salzburg']);
  });
  it('lose markup before they are shown', async () => expect((await planWith(['Paris', '<b>Rome</b>'])).flags).toEqual(['CITIES_LEFT_OUT:Rome']));
});
