import { preferencesOf, requestOf } from '../spec-kit/trip-parts.js';
import { tripBrief } from './trip-brief.js';

/** The stops of two weeks in a country, asked for in these words. */
function stopsOf(requestText: string, country: string): number {
  const stop = { place: country, nights: null, nightsRule: 'exactly', role: 'stay' } as const;
  const userRequest = requestOf({
    requestText,
    destinationHint: country,
    travelStartDate: '2027-03-01',
    travelEndDate: '2027-03-14',
    route: { stops: [stop], order: 'free', oneBase: false, ownWayThere: false },
  });
  return tripBrief({ userRequest, preferences: preferencesOf(), destinationCandidates: [] }).route.stops.length;
}

describe('two weeks in a country', () => {
  it('are several places', () => expect(stopsOf('Two weeks in Vietnam, temples and food', 'Vietnam')).toBeGreaterThan(1));
  it('are one place where somewhere in it is asked for', () => expect(stopsOf('Two weeks somewhere in Vietnam', 'Vietnam')).toBe(1));
  it('stay several where somewhere is said of something else', () =>
    expect(stopsOf('Two weeks in Vietnam, temples, and each evening we want to sit somewhere nice to eat', 'Vietnam')).toBeGreaterThan(1));
});

describe('a state or a wide region', () => {
  it('is gone to by some of its towns', () => {
    expect(stopsOf('Two weeks in California', 'California')).toBeGreaterThan(1);
    expect(stopsOf('Two weeks in Scotland', 'Scotland')).toBeGreaterThan(1);
  });
});

describe('what the planner is told', () => {
  const told = (fields: Parameters<typeof requestOf>[0]) =>
    tripBrief({ userRequest: requestOf(fields), preferences: preferencesOf(), destinationCandidates: [] });

  it('of the train there rules out no boat on the lake', () => {
    const ways = { never: [], home: ['train' as const], between: [] };
    expect(told({ ways, constraints: { transportation: 'train' } }).ways.never).toEqual(['flight', 'drive']);
    expect(told({ constraints: { transportation: 'train' } }).ways.never).toContain('flight');
  });

  it('holds the name under which the guide knows a place', () => {
    const wish = { id: 'w1', said: 'Pompeya', kind: 'place' as const, targets: ['Pompeya'], often: 'once' as const, must: false };
    expect(told({ wishes: [wish] }).wishes[0]?.targets).toEqual(['Pompeya', 'Pompeii']);
  });
});
