import { NOTHING_ASKED_OF_WAYS } from '@app/contracts';
import { expertModel, fixedRate, worldOf } from '../spec-kit/agent-context.js';
import { mildWeather, preferencesOf, requestOf } from '../spec-kit/trip-parts.js';
import { FIRST_DRAFT } from '../spec-kit/first-turn.js';
import { TRIP_PLACES } from '../request-kit/trip-places.js';
import { itinerary } from './itinerary.agent.js';
import { itineraryExpert } from './itinerary.expert.js';

const stateOf = (name: string, country: string) => ({
  userRequest: requestOf({
    ...{ requestText: `four days in ${name}`, destinationHint: name, originIata: null, originCity: null, ways: NOTHING_ASKED_OF_WAYS },
    route: { stops: [{ place: name, nights: null, nightsRule: 'exactly', role: 'stay' }], order: 'free', oneBase: false, ownWayThere: false },
  }),
  preferences: preferencesOf(),
  destinationCandidates: [{ name, country, iataCode: null, cityCode: null, rationale: 'Named.' }],
  context: null,
  ...FIRST_DRAFT,
});

describe('a trip to a place that is no town of the gazetteer', () => {
  it.each([
    ['Langeoog', 'Germany', 'Langeoog beach'],
    ['Efteling', 'Netherlands', 'Efteling fairytale park'],
    ['Juist', 'Germany', 'Juist beach'],
  ])('goes to %s itself and shows what is there', async (name, country, sight) => {
    expect(TRIP_PLACES.resolve(name)?.name).toBe(name);
    const { writes } = await itinerary.run(
      stateOf(name, country),
      worldOf({ model: expertModel(itineraryExpert), weather: mildWeather, rate: fixedRate(1.1) }),
    );
    expect(writes.route).toEqual([expect.objectContaining({ city: name, nights: 3 })]);
    expect(writes.itineraryDraft?.flatMap(({ activities }) => activities.map(({ place }) => place?.name))).toContain(sight);
    expect(writes.limitations?.map(({ code }) => code)).not.toContain('PLACE_UNKNOWN');
  });
});
