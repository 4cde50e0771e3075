import { createTableExchangeRates } from '@app/adapters';
import { townSummaries } from '@app/guide';

describe('the currencies of towns', () => {
  it('all have a rate without a network, so that every town can be priced', async () => {
    const currencies = [...new Set(townSummaries().map(({ currency }) => currency))];
    const rates = await createTableExchangeRates().rates(currencies, 'EUR', AbortSignal.timeout(10_000));
    expect(rates.map(({ from }) => from).sort()).toEqual(currencies.sort());
  });
});
