import type { FastifyRequest } from 'fastify';
import type { Caller } from '../http/caller.js';
import type { Authenticator } from './authenticator.js';
import { watchCredential } from './credential-watch.js';

const caller: Caller = { ownerId: 'ann', role: 'user' };
const INTERVAL_MS = 30_000;

describe('the watch over a credential', () => {
  let answer: () => Promise<Caller | null>;
  const authenticator: Authenticator = { isOpen: false, authenticate: () => answer() };
  const watch = () => {
    const lost = new AbortController();
    return { lost: lost.signal, stop: watchCredential(authenticator, {} as FastifyRequest, () => lost.abort()) };
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('tells within one interval that the key was revoked', async () => {
    answer = () => Promise.resolve(caller);
    const { lost, stop } = watch();
    await jest.advanceTimersByTimeAsync(10 * INTERVAL_MS);
    expect(lost.aborted).toBe(false);
    answer = () => Promise.resolve(null);
    await jest.advanceTimersByTimeAsync(INTERVAL_MS);
    expect(lost.aborted).toBe(true);
    stop();
  });

  it('sends nobody away because the database is', async () => {
    answer = () => Promise.reject(new Error('away'));
    const { lost, stop } = watch();
    await jest.advanceTimersByTimeAsync(3 * INTERVAL_MS);
    expect(lost.aborted).toBe(false);
    stop();
  });

  it('ends when it is told to', async () => {
    const looks: number[] = [];
    answer = async () => {
      looks.push(1);
      return null;
    };
    const { lost, stop } = watch();
    stop();
    await jest.advanceTimersByTimeAsync(3 * INTERVAL_MS);
    expect([looks.length, lost.aborted]).toEqual([0, false]);
  });
});
