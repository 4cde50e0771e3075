import { NavigoError, RetryableError } from '@app/contracts';
import type { CircuitBreaker, GatedCall, ProviderGate, RateLimit, RateLimiter, WantedUnits } from '@app/ports';

/** A call waits this long for limits and pauses together; whoever would wait longer comes back later and holds no slot meanwhile. */
const PATIENCE_MS = 5_000;

/** For a provider that says 429 and not for how long. */
const UNASKED_PAUSE_MS = 1_000;
const SHORTEST_PAUSE_MS = 250;
/** Nobody is believed who asks for more; after it, one call finds out. */
const LONGEST_PAUSE_MS = 600_000;

/** Those who were refused together do not come back together: up to this part of the wait is added by chance. */
const SPREAD = 0.1;

/** Takes no units, so any limit will do: only the pause counts. */
const NO_LIMIT: RateLimit = { amount: Number.MAX_SAFE_INTEGER, perMs: 60_000 };

export interface ProviderGateOptions {
  /** Names the provider in all processes alike, such as `model`. */
  readonly key: string;
  readonly limiter: RateLimiter;
  readonly breaker: CircuitBreaker;
  /** Absent: no limit of its own; pauses and the breaker hold all the same. */
  readonly requests?: RateLimit | undefined;
  readonly tokens?: RateLimit | undefined;
  readonly sleep: (delayMs: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** The provider asked for fewer requests; all processes leave it alone for `pauseMs`. */
  readonly onPaused?: ((pauseMs: number) => void) | undefined;
  /** A call found the limit used up or the provider paused: it waits here or is put off. Told once for each request that wants in. */
  readonly onHeldBack?: (() => void) | undefined;
}

/** What the gate needs to know of a call before there is a result. */
type CallCosts = Pick<GatedCall<never>, 'signal'> & { readonly tokens?: { readonly estimated: number } };

/**
 * Keeps all processes together within a provider's limits, pauses all of them when it answers 429, and lets its breaker count server
 * errors, time-outs and lost connections.
 */
export function createProviderGate(options: ProviderGateOptions): ProviderGate {
  return {
    async call<T>(call: GatedCall<T>): Promise<T> {
      for (let patienceMs = PATIENCE_MS; ;) {
        patienceMs = await enter(options, call, patienceMs);
        try {
          const result = await call.send();
          await settleSuccess(options, call, result);
          return result;
        } catch (error) {
          const pauseMs = await settleFailure(options, call, error);
          if (pauseMs === undefined) throw error;
          // The pause itself is waited for on the way in.
          if (pauseMs > patienceMs) throw putOff(options, error as RetryableError, pauseMs);
        }
      }
    },
  };
}

/** Returns the patience that is left when the call may be sent. */
async function enter({ limiter, breaker, sleep, random, onHeldBack, ...options }: ProviderGateOptions, call: CallCosts, patienceMs: number): Promise<number> {
  const wanted = wantedUnits(options, call);
  let leftMs = patienceMs;
  for (let refusals = 0; ; refusals += 1) {
    call.signal.throwIfAborted();
    const grant = await limiter.take(wanted);
    if (grant.granted) break;
    if (refusals === 0) onHeldBack?.();
    const waitMs = spread(grant.retryAfterMs, random);
    if (waitMs > leftMs)
      throw new RetryableError('PROVIDER_RATE_LIMITED', `The limit of ${options.key} is used up for now.`, { afterMs: waitMs, isWait: true });
    await sleep(waitMs, call.signal);
    leftMs -= waitMs;
  }
  const admission = await breaker.admit(options.key);
  if (admission.admitted) return leftMs;
  await Promise.all(wanted.filter(({ units }) => units > 0).map(({ key, limit, units }) => limiter.settle(key, limit, -Math.min(units, limit.amount))));
  const afterMs = spread(admission.retryAfterMs, random);
  throw new RetryableError('PROVIDER_UNAVAILABLE', `${options.key} failed too often and is left alone for now.`, { afterMs, isWait: true });
}

function wantedUnits({ key, requests, tokens }: Pick<ProviderGateOptions, 'key' | 'requests' | 'tokens'>, call: CallCosts): WantedUnits[] {
  const wanted = [{ key, limit: requests ?? NO_LIMIT, units: requests ? 1 : 0 }];
  return tokens && call.tokens ? [...wanted, { key: tokensKey(key), limit: tokens, units: call.tokens.estimated }] : wanted;
}

const tokensKey = (key: string): string => `${key}.tokens`;
const spread = (waitMs: number, random: () => number): number => Math.ceil(waitMs * (1 + SPREAD * random()));

async function settleSuccess<T>({ key, tokens, limiter, breaker }: ProviderGateOptions, call: GatedCall<T>, result: T): Promise<void> {
  const settled = [breaker.succeeded(key)];
  if (tokens && call.tokens) settled.push(limiter.settle(tokensKey(key), tokens, call.tokens.usedBy(result) - Math.min(call.tokens.estimated, tokens.amount)));
  await Promise.all(settled);
}

/** Tells limiter and breaker what a failure means; returns how long everybody pauses when it was a 429. */
async function settleFailure(options: ProviderGateOptions, call: CallCosts, error: unknown): Promise<number | undefined> {
  // Who gave up says nothing about the provider.
  if (call.signal.aborted) return undefined;
  const { key, limiter, breaker } = options;
  await giveBackTokens(options, call, error);
  if (!(error instanceof RetryableError) || error.code !== 'PROVIDER_RATE_LIMITED') {
    await (isBreakdown(error) ? breaker.failed(key) : breaker.succeeded(key));
    return undefined;
  }
  const pauseMs = Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, error.afterMs ?? UNASKED_PAUSE_MS));
  // A provider that says 429 is alive.
  await Promise.all([limiter.pause(key, pauseMs), breaker.succeeded(key)]);
  options.onPaused?.(pauseMs);
  return pauseMs;
}

const isBreakdown = (error: unknown): boolean => error instanceof NavigoError && (error.code === 'PROVIDER_UNAVAILABLE' || error.code === 'PROVIDER_TIMEOUT');

/** A refused request costs no tokens; of one that timed out nobody knows. */
async function giveBackTokens({ key, tokens, limiter }: ProviderGateOptions, call: CallCosts, error: unknown): Promise<void> {
  if (!tokens || !call.tokens || (error instanceof NavigoError && error.code === 'PROVIDER_TIMEOUT')) return;
  await limiter.settle(tokensKey(key), tokens, -Math.min(call.tokens.estimated, tokens.amount));
}

const putOff = ({ random }: ProviderGateOptions, error: RetryableError, pauseMs: number): RetryableError =>
  new RetryableError('PROVIDER_RATE_LIMITED', error.message, { afterMs: spread(pauseMs, random), isWait: true, cause: error });
