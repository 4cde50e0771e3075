import { RetryableError, TerminalError } from '@app/contracts';
import type { ErrorCode } from '@app/contracts';
import type { GatedCall, ProviderGate, RateLimit } from '@app/ports';
import { DEFAULT_BREAKER_SETTINGS } from './breaker-settings.js';
import { InMemoryCircuitBreaker } from './in-memory.circuit-breaker.js';
import { InMemoryRateLimiter } from './in-memory.rate-limiter.js';
import { createProviderGate } from './provider-gate.js';

const MINUTE_MS = 60_000;
const perMinute = (amount: number): RateLimit => ({ amount, perMs: MINUTE_MS });

/** A gate whose waits let its own time go by. */
function gateWith(limits: { requests?: RateLimit; tokens?: RateLimit } = {}) {
  let nowMs = 1_000_000;
  const waitedMs: number[] = [];
  const pausedMs: number[] = [];
  let heldBack = 0;
  const limiter = new InMemoryRateLimiter(() => nowMs);
  const breaker = new InMemoryCircuitBreaker(() => nowMs, DEFAULT_BREAKER_SETTINGS);
  const gate = createProviderGate({
    key: 'model',
    limiter,
    breaker,
    ...limits,
    sleep: async (delayMs, signal) => {
      signal.throwIfAborted();
      waitedMs.push(delayMs);
      nowMs += delayMs;
    },
    random: () => 0.5,
    onPaused: (pauseMs) => pausedMs.push(pauseMs),
    onHeldBack: () => (heldBack += 1),
  });
  return { gate, breaker, waitedMs, pausedMs, heldBack: () => heldBack, pass: (ms: number) => void (nowMs += ms) };
}

const call = <T>(gate: ProviderGate, send: () => Promise<T>, more: Partial<GatedCall<T>> = {}): Promise<T> =>
  gate.call({ send, signal: new AbortController().signal, ...more });
const fails = (code: ErrorCode, afterMs?: number) => () => Promise.reject(new RetryableError(code, 'no', { afterMs }));
const ok = () => Promise.resolve('ok');
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  );
const failTimes = async (gate: ProviderGate, times: number, code: ErrorCode = 'PROVIDER_UNAVAILABLE'): Promise<void> => {
  for (let failure = 0; failure < times; failure += 1) await failureOf(call(gate, fails(code)));
};

describe('a gate with a limit of requests', () => {
  it('sends as many as the limit says, then puts calls off', async () => {
    const { gate, waitedMs } = gateWith({ requests: perMinute(2) });
    expect([await call(gate, ok), await call(gate, ok)]).toEqual(['ok', 'ok']);
    const failure = await failureOf(call(gate, ok));
    expect(failure).toMatchObject({ name: 'RetryableError', code: 'PROVIDER_RATE_LIMITED', isWait: true });
    expect((failure as RetryableError).afterMs).toBeGreaterThan(MINUTE_MS);
    expect(waitedMs).toEqual([]);
  });

  it('waits where a few seconds are enough', async () => {
    const { gate, waitedMs, pass } = gateWith({ requests: perMinute(1) });
    await call(gate, ok);
    pass(MINUTE_MS - 2_000);
    expect(await call(gate, ok)).toBe('ok');
    expect(waitedMs).toHaveLength(1);
    expect(waitedMs[0]).toBeLessThan(5_000);
  });

  it('tells of each call that it holds back, once, whether it waits or is put off', async () => {
    const { gate, pass, heldBack } = gateWith({ requests: perMinute(1) });
    await call(gate, ok);
    expect(heldBack()).toBe(0);
    await failureOf(call(gate, ok));
    expect(heldBack()).toBe(1);
    pass(MINUTE_MS - 2_000);
    await call(gate, ok);
    expect(heldBack()).toBe(2);
  });

  it('ends the wait with the reason of a caller who aborts', async () => {
    const { gate, pass } = gateWith({ requests: perMinute(1) });
    await call(gate, ok);
    pass(MINUTE_MS - 2_000);
    let sent = false;
    const signal = AbortSignal.abort(new Error('run was cancelled'));
    await expect(call(gate, async () => (sent = true), { signal })).rejects.toThrow('run was cancelled');
    expect(sent).toBe(false);
  });
});

describe('a gate with a limit of tokens', () => {
  const tokens = (estimated: number, used: number) => ({ tokens: { estimated, usedBy: () => used } });

  it('counts what was used, not what was estimated', async () => {
    const { gate } = gateWith({ tokens: perMinute(1_000) });
    await call(gate, ok, tokens(900, 100));
    await call(gate, ok, tokens(800, 900));
    expect(await failureOf(call(gate, ok, tokens(1, 1)))).toMatchObject({ code: 'PROVIDER_RATE_LIMITED', isWait: true });
  });

  it('gives tokens back for a refused request, not for one that timed out', async () => {
    const { gate } = gateWith({ tokens: perMinute(1_000) });
    await failureOf(call(gate, fails('PROVIDER_UNAVAILABLE'), tokens(1_000, 0)));
    expect(await failureOf(call(gate, fails('PROVIDER_TIMEOUT'), tokens(1_000, 0)))).toMatchObject({ code: 'PROVIDER_TIMEOUT' });
    expect(await failureOf(call(gate, ok, tokens(1, 1)))).toMatchObject({ code: 'PROVIDER_RATE_LIMITED', isWait: true });
  });
});

describe('a provider that answers 429', () => {
  it('is asked again after a short pause', async () => {
    const { gate, waitedMs, pausedMs } = gateWith();
    let asked = 0;
    const send = () => ((asked += 1) === 1 ? fails('PROVIDER_RATE_LIMITED', 3_000)() : ok());
    expect(await call(gate, send)).toBe('ok');
    expect(pausedMs).toEqual([3_000]);
    expect(waitedMs).toEqual([3_150]);
  });

  it('is left alone for a long pause, by everybody, and the call is put off', async () => {
    const { gate, waitedMs } = gateWith();
    expect(await failureOf(call(gate, fails('PROVIDER_RATE_LIMITED', 20_000)))).toMatchObject({ isWait: true, afterMs: 21_000 });
    expect(await failureOf(call(gate, ok))).toMatchObject({ code: 'PROVIDER_RATE_LIMITED', isWait: true });
    expect(waitedMs).toEqual([]);
  });

  it('is not asked for ever when it never stops', async () => {
    const { gate } = gateWith();
    let asked = 0;
    const send = () => ((asked += 1), fails('PROVIDER_RATE_LIMITED')());
    expect(await failureOf(call(gate, send))).toMatchObject({ code: 'PROVIDER_RATE_LIMITED', isWait: true });
    expect(asked).toBe(5);
  });

  it('is alive: its breaker counts no failure', async () => {
    const { gate, breaker } = gateWith();
    await failTimes(gate, 4);
    await failureOf(call(gate, fails('PROVIDER_RATE_LIMITED', 20_000)));
    expect(await breaker.states()).toEqual({});
  });
});

describe('a provider that breaks down', () => {
  it.each<ErrorCode>(['PROVIDER_UNAVAILABLE', 'PROVIDER_TIMEOUT'])('is left alone after five times %s in a row, and one call finds out later', async (code) => {
    const { gate, pass } = gateWith();
    await failTimes(gate, 5, code);
    let sent = 0;
    const failure = await failureOf(call(gate, async () => (sent += 1)));
    expect(failure).toMatchObject({ name: 'RetryableError', code: 'PROVIDER_UNAVAILABLE', isWait: true });
    expect(sent).toBe(0);
    pass((failure as RetryableError).afterMs ?? 0);
    expect(await call(gate, ok)).toBe('ok');
    expect(await call(gate, ok)).toBe('ok');
  });

  it('keeps the units of calls that were refused', async () => {
    const { gate, pass } = gateWith({ requests: perMinute(6) });
    await failTimes(gate, 5);
    for (let refused = 0; refused < 9; refused += 1) expect(await failureOf(call(gate, ok))).toMatchObject({ code: 'PROVIDER_UNAVAILABLE', isWait: true });
    pass(MINUTE_MS);
    expect(await call(gate, ok)).toBe('ok');
  });

  it('is not meant when it refused the request itself, or when the caller gave up', async () => {
    const { gate, breaker } = gateWith();
    await failTimes(gate, 4);
    await failureOf(call(gate, () => Promise.reject(new TerminalError('PROVIDER_BAD_REQUEST', 'no'))));
    expect(await breaker.states()).toEqual({});
    for (let times = 0; times < 5; times += 1) {
      const caller = new AbortController();
      const giveUp = (): Promise<never> => {
        caller.abort();
        return fails('PROVIDER_UNAVAILABLE')();
      };
      await failureOf(call(gate, giveUp, { signal: caller.signal }));
    }
    expect(await breaker.states()).toEqual({});
  });
});
