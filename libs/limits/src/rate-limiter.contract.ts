import type { RateGrant, RateLimit, RateLimiter } from '@app/ports';

export interface RateLimiterUnderTest {
  /** Several views of the same limits, as different processes have them. */
  readonly limiters: readonly [RateLimiter, ...RateLimiter[]];
  /** Lets time go by, for the limits that is. */
  pass(ms: number): Promise<void>;
  /** A clock that goes as fast as the one of the limits. */
  nowMs(): number;
}

const PER_MS = 1_000;
const THREE: RateLimit = { amount: 3, perMs: PER_MS };
const TEN: RateLimit = { amount: 10, perMs: PER_MS };
const LONG: RateLimit = { amount: 10, perMs: 3_600_000 };

/** What every rate limiter promises, see {@link RateLimiter}. */
export function describeRateLimiter(name: string, make: () => Promise<RateLimiterUnderTest>): void {
  describe(`${name} as a rate limiter`, () => {
    let test: RateLimiterUnderTest;
    let made = 0;
    let key = '';
    beforeEach(async () => {
      test = await make();
      key = `k${(made += 1)}`;
    });
    const take = (units: number, limit = LONG, of = key, by = 0): Promise<RateGrant> =>
      (test.limiters[by] ?? test.limiters[0]).take([{ key: of, limit, units }]);
    const grants = async (units: number, limit = LONG, of = key): Promise<boolean> => (await take(units, limit, of)).granted;
    const waitOf = (grant: RateGrant): number => (grant.granted ? 0 : grant.retryAfterMs);

    it('grants the amount and no more, whoever asks', async () => {
      const asked = await Promise.all(Array.from({ length: 30 }, (_, index) => take(1, LONG, key, index % test.limiters.length)));
      expect(asked.filter(({ granted }) => granted)).toHaveLength(10);
    });

    it('grants again after the wait that it names, and not much earlier', async () => {
      for (let taken = 0; taken < 3; taken += 1) expect(await grants(1, THREE)).toBe(true);
      const waitMs = waitOf(await take(1, THREE));
      expect(waitMs).toBeGreaterThan(PER_MS / 2);
      expect(waitMs).toBeLessThanOrEqual(PER_MS * 1.02);
      await test.pass(waitMs);
      expect(await grants(1, THREE)).toBe(true);
    });

    it('never grants more than the amount within any window, however the calls fall', async () => {
      const grantsSeen: { askedAtMs: number; answeredAtMs: number }[] = [];
      for (const stepMs of [0, 300, 300, 300, 300, 300, 300]) {
        await test.pass(stepMs);
        for (let tries = 0; tries < 2; tries += 1) {
          const askedAtMs = test.nowMs();
          if (await grants(1, THREE)) grantsSeen.push({ askedAtMs, answeredAtMs: test.nowMs() });
        }
      }
      // A grant lies between question and answer, so that this is the longest that four of them can be apart.
      const spans = grantsSeen.slice(3).map((later, index) => later.answeredAtMs - (grantsSeen[index]?.askedAtMs ?? 0));
      expect(spans.length).toBeGreaterThan(0);
      expect(Math.min(...spans)).toBeGreaterThanOrEqual(PER_MS);
    });

    it('takes from all keys or from none', async () => {
      await take(8, LONG, `${key}b`);
      const both = [key, `${key}b`].map((of) => ({ key: of, limit: LONG, units: 5 }));
      expect((await test.limiters[0].take(both)).granted).toBe(false);
      expect(await grants(10)).toBe(true);
    });

    it('takes a call that is larger than the limit as the whole limit', async () => {
      expect(await grants(1_000)).toBe(true);
      expect(await grants(1)).toBe(false);
    });

    it('counts what a call cost beyond its estimate, also beyond the limit', async () => {
      await take(4);
      await test.limiters[0].settle(key, LONG, 6);
      expect(await grants(1)).toBe(false);
      await test.limiters[0].settle(key, LONG, 30);
      expect(await grants(1)).toBe(false);
    });

    it('gives back what a call did not need, and no more than was taken', async () => {
      await take(10);
      await test.limiters[0].settle(key, LONG, -4);
      expect(await grants(5)).toBe(false);
      expect(await grants(4)).toBe(true);
      await test.limiters[0].settle(key, LONG, -100);
      expect(await grants(10)).toBe(true);
      expect(await grants(1)).toBe(false);
    });

    it('gives nothing from a paused key to anybody, until the longest pause is over', async () => {
      await test.limiters[0].pause(key, 600);
      await test.limiters[0].pause(key, 10);
      for (const by of test.limiters.keys()) {
        const waitMs = waitOf(await take(0, TEN, key, by));
        expect(waitMs).toBeGreaterThan(100);
        expect(waitMs).toBeLessThanOrEqual(600);
      }
      expect(await grants(1, TEN, `${key}b`)).toBe(true);
      await test.pass(610);
      expect(await grants(10, TEN)).toBe(true);
    });
  });
}
