import { IsoDate, Source } from '@app/contracts';
import type { ExchangeRatePort } from '@app/ports';

export interface ExchangeRatesUnderTest {
  readonly rates: ExchangeRatePort;
  close(): Promise<void>;
}

/** Knows EUR, USD and JPY, and no XXX. */
export type ExchangeRatesMaker = () => Promise<ExchangeRatesUnderTest>;

/** What every source of exchange rates promises, see {@link ExchangeRatePort}. */
export function describeExchangeRates(name: string, make: ExchangeRatesMaker): void {
  describe(`${name} as a source of exchange rates`, () => {
    const signal = new AbortController().signal;
    let open: ExchangeRatesUnderTest;
    beforeEach(async () => {
      open = await make();
    });
    afterEach(() => open.close());

    it('tells pair, day and source', async () => {
      const rate = await open.rates.rate('EUR', 'USD', signal);
      expect(rate).toMatchObject({ from: 'EUR', to: 'USD' });
      expect(IsoDate.parse(rate.asOf)).toBe(rate.asOf);
      expect(Source.parse(rate.source)).toBe(rate.source);
    });

    it('gives units of the second currency for one of the first', async () => {
      // One euro has bought more than 50 yen and less than 3 dollars for as long as there is one.
      expect((await open.rates.rate('EUR', 'JPY', signal)).rate).toBeGreaterThan(50);
      expect((await open.rates.rate('EUR', 'USD', signal)).rate).toBeLessThan(3);
    });

    it.each([
      ['EUR', 'USD'],
      ['USD', 'JPY'],
    ])('gives the same value for %s to %s and back', async (from, to) => {
      const there = await open.rates.rate(from, to, signal);
      const back = await open.rates.rate(to, from, signal);
      expect(there.rate * back.rate).toBeCloseTo(1, 10);
    });

    it('crosses over a third currency without a gain', async () => {
      const direct = await open.rates.rate('USD', 'JPY', signal);
      const toEur = await open.rates.rate('USD', 'EUR', signal);
      const fromEur = await open.rates.rate('EUR', 'JPY', signal);
      expect(direct.rate).toBeCloseTo(toEur.rate * fromEur.rate, 8);
    });

    it('gives 1 for a currency against itself', async () => {
      expect((await open.rates.rate('USD', 'USD', signal)).rate).toBe(1);
    });

    it.each([
      ['XXX', 'EUR'],
      ['EUR', 'XXX'],
      ['USD', 'constructor'],
    ])('refuses %s to %s', async (from, to) => {
      await expect(open.rates.rate(from, to, signal)).rejects.toMatchObject({ name: 'TerminalError', code: 'PROVIDER_BAD_REQUEST' });
    });

    it('gives many rates as it gives one, and leaves out what is not known', async () => {
      const many = await open.rates.rates(['EUR', 'XXX', 'USD'], 'JPY', signal);
      expect(many.map(({ from }) => from)).toEqual(['EUR', 'USD']);
      expect(many[1]).toEqual(await open.rates.rate('USD', 'JPY', signal));
    });

    it('ends with the reason of a caller who has aborted', async () => {
      await expect(open.rates.rate('EUR', 'USD', AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
    });
  });
}
