import type { ExchangeRate, ExchangeRatePort, StayQuery } from '@app/ports';
import { noAbort } from '../testing/test-http-client.js';
import { createGuideStaySearch } from './guide.stay-search.js';

const doubled = (from: string, to: string): ExchangeRate => ({ from, to, rate: from === to ? 1 : 2, asOf: '2027-01-01', source: 'estimate' });
const doubling: ExchangeRatePort = {
  rate: async (from, to) => doubled(from, to),
  rates: async (from, to) => from.map((one) => doubled(one, to)),
};
const area = (id: string, midrange: number) => ({
  id,
  name: id,
  lat: 1,
  lng: 2,
  nightly: { budget: midrange / 2, midrange, premium: midrange * 2 },
  note: 'Near the river.',
});
const stays = createGuideStaySearch({
  findCity: (name) => (name === 'Lisbon' ? { name, currency: 'EUR', stayAreas: [area('alfama', 145), area('baixa', 170.33)] } : undefined),
  exchangeRates: doubling,
});
const QUERY: StayQuery = {
  city: 'Lisbon',
  checkInDate: '2027-05-10',
  checkOutDate: '2027-05-13',
  adults: 2,
  children: 0,
  tier: null,
  currency: 'EUR',
  maxResults: 20,
};

describe('stays of the guide', () => {
  it('cost all rooms and all nights, the cheapest first', async () => {
    const found = await stays.search({ ...QUERY, adults: 3, tier: 'midrange' }, noAbort());
    expect(found.map(({ area: name, nights, rooms, totalPrice }) => [name, nights, rooms, totalPrice])).toEqual([
      ['alfama', 3, 2, { amount: 870, currency: 'EUR' }],
      ['baixa', 3, 2, { amount: 1021.98, currency: 'EUR' }],
    ]);
  });
  it('cover all tiers unless one is asked for, and stop at the limit', async () => {
    expect(new Set((await stays.search(QUERY, noAbort())).map(({ tier }) => tier)).size).toBe(3);
    expect(await stays.search({ ...QUERY, maxResults: 1 }, noAbort())).toMatchObject([{ tier: 'budget', area: 'alfama', source: 'guide' }]);
  });
  it('are priced in the traveller’s currency', async () => {
    expect(await stays.search({ ...QUERY, currency: 'USD', maxResults: 1 }, noAbort())).toMatchObject([{ totalPrice: { amount: 435, currency: 'USD' } }]);
  });
  it.each([
    ['an unknown city', { city: 'Atlantis' }],
    ['no night', { checkOutDate: '2027-05-10' }],
    ['nights backwards', { checkOutDate: '2027-05-09' }],
  ])('are none for %s', async (_what, more) => {
    expect(await stays.search({ ...QUERY, ...more }, noAbort())).toEqual([]);
  });
  it.each([
    [1, 0, 1],
    [2, 2, 1],
    [2, 3, 2],
    [5, 0, 3],
  ])('take %i adults and %i children into %i rooms', async (adults, children, rooms) => {
    expect((await stays.search({ ...QUERY, adults, children }, noAbort()))[0]?.rooms).toBe(rooms);
  });
});
