import { textHash } from '@app/agents';
import { remembers, remembersOnceJudged } from './remembers.js';

const PARSED = {
  ...{ requestText: '', originCity: null, destinationHint: null, destinationCityCode: null, destinationIata: null, destinations: [] },
  ...{ travelStartDate: null, travelEndDate: null, durationDays: null, budget: null, adults: null, children: null, childrenAges: null },
  ...{ travellers: null, interests: [], originIata: 'ZRH', currency: 'CHF', constraints: { diet: ['halal'] } },
};
const WHOLE = {
  userId: 'ann',
  requestText: 'Rome',
  travelStartDate: '2027-05-01',
  travelEndDate: '2027-05-03',
  budget: 900,
  adults: 1,
  children: 0,
  interests: [],
};

describe('what a run keeps for other threads', () => {
  it('is what the parser has just read that asks to be kept, once', () => {
    const state = { turns: ['Rome, remember that I am vegan', 'in May'], readTurns: null };
    expect(remembers(state, { readTurns: 1, parsedRequest: PARSED })).toEqual({ source: 'words', values: { diet: ['vegan'] } });
    expect(remembers({ ...state, readTurns: 1 }, { readTurns: 2, parsedRequest: PARSED })).toBeNull();
  });
  it('is what the words show when the client asks, and nothing that only a model says of them', () => {
    const state = { turns: ['A vegetarian trip to Rome'], remember: true };
    expect(remembers(state, { readTurns: 1, parsedRequest: PARSED })).toEqual({
      source: 'request',
      values: { diet: ['vegetarian'], homeAirport: 'ZRH', currency: 'CHF' },
    });
  });
  it('is taken from a request given whole when its preferences are read, not before', () => {
    const state = { turns: [], remember: true, userRequest: { ...WHOLE, constraints: { pace: 'slow' as const } } };
    expect(remembers(state, { destinationCandidates: [] })).toBeNull();
    expect(remembers(state, { preferences: {} })).toEqual({ source: 'request', values: { pace: 'slow' } });
    expect(remembers({ ...state, remember: null }, { preferences: {} })).toBeNull();
  });
});

describe('what a run keeps where words are read beside the scan', () => {
  const TURN = 'Rome, remember that I am vegan';
  const HASH = textHash(TURN);
  const kept = { source: 'words', values: { diet: ['vegan'] } };
  const output = { readTurns: 1, parsedRequest: PARSED };

  it('is kept when the scan is the later of the two, and once only', () => {
    expect(remembersOnceJudged({ turns: [TURN] }, output)).toBeNull();
    const read = { turns: [TURN], readTurns: 1, parsedRequest: PARSED };
    expect(remembersOnceJudged(read, { scannedTexts: [HASH] })).toEqual(kept);
    expect(remembersOnceJudged({ ...read, scannedTexts: [HASH] }, { scannedTexts: [HASH, 'of a tool'] })).toBeNull();
  });
  it('is kept when the parser is the later of the two', () => {
    expect(remembersOnceJudged({ turns: [TURN] }, { scannedTexts: [HASH] })).toBeNull();
    expect(remembersOnceJudged({ turns: [TURN], scannedTexts: [HASH] }, output)).toEqual(kept);
  });
});
