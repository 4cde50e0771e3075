import { noAbort } from '../testing/test-http-client.js';
import { DOUBLING, STAY_QUERY, findLisbon } from './fixtures/lisbon.js';
import { createGuideStaySearch } from './guide.stay-search.js';
import { describeStaySearch } from './stay-search.contract.js';

const stays = createGuideStaySearch({ findCity: findLisbon, exchangeRates: DOUBLING });
describeStaySearch('The guide', async () => ({ stays, close: async () => undefined }));

describe('stays of the guide', () => {
  it('cost all rooms and all nights', async () => {
    const found = await stays.search({ ...STAY_QUERY, adults: 3, tier: 'midrange' }, noAbort());
    expect(found.map(({ area: name, nights, rooms, totalPrice }) => [name, nights, rooms, totalPrice])).toEqual([
      ['alfama', 3, 2, { amount: 870, currency: 'EUR' }],
      ['saldanha', 3, 2, { amount: 1021.98, currency: 'EUR' }],
    ]);
  });
  it('cover all tiers unless one is asked for, and are areas without a house', async () => {
    expect(new Set((await stays.search(STAY_QUERY, noAbort())).map(({ tier }) => tier)).size).toBe(3);
    expect(await stays.search({ ...STAY_QUERY, maxResults: 1 }, noAbort())).toMatchObject([
      { tier: 'budget', area: 'alfama', source: 'guide', priceSource: 'guide' },
    ]);
  });
  it('are priced in the traveller’s currency', async () => {
    expect(await stays.search({ ...STAY_QUERY, currency: 'USD', maxResults: 1 }, noAbort())).toMatchObject([{ totalPrice: { amount: 435, currency: 'USD' } }]);
  });
  it.each([
    [1, 0, 1],
    [2, 2, 1],
    [2, 3, 2],
    [5, 0, 3],
  ])('take %i adults and %i children into %i rooms', async (adults, children, rooms) => {
    expect((await stays.search({ ...STAY_QUERY, adults, children }, noAbort()))[0]?.rooms).toBe(rooms);
  });
});
