import { Catalog } from '@app/contracts';
import { answerQuestion } from './catalog-questions.js';

const TOWNS = ['Home', 'Arbon'];
const catalog = Catalog.parse({
  currency: 'EUR',
  cities: TOWNS.map((name) => ({ name })),
  flights: [],
  ground: TOWNS.flatMap((from) => TOWNS.filter((to) => to !== from).map((to) => ({ from, to, mode: 'train', durationMinutes: 95, cost: 20 }))),
  accommodations: [{ name: 'Inn', city: 'Arbon', price: 50, roomType: 'Private room', capacity: 2 }],
  restaurants: 'ABCDEFGHI'.split('').map((letter) => ({ name: `Table ${letter}`, city: 'Arbon', averageCost: 10 })),
  attractions: [],
});
const userRequest = { requestText: 'from Home to Arbon', travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 900, adults: 2, children: 0 };

describe('a question about a catalog', () => {
  it('is answered with plain data, so that the answer may come from another thread', async () => {
    const answer = await answerQuestion(catalog, 'trip', { userRequest, destination: 'Arbon' });
    expect(answer).toMatchObject({ isPossible: true, originCity: 'Home', ways: 2, houses: 1, days: [{ city: 'Arbon' }, {}, {}] });
    expect(structuredClone(answer)).toEqual(answer);
  });
  it('says why there is no trip', async () => {
    const answer = await answerQuestion(catalog, 'trip', { userRequest: { ...userRequest, budget: 1 }, destination: 'Arbon' });
    expect(answer).toMatchObject({ isPossible: false, days: [], notes: [expect.stringContaining('the budget is 1 EUR'), expect.stringContaining('Raise')] });
  });
  it.each(['weather', 'toString', '__proto__'])('of the name %s is not answered', async (question) => {
    await expect(answerQuestion(catalog, question, {})).rejects.toThrow(/Nobody answers/);
  });
});
