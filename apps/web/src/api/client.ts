import { ApiError, problemOf } from './problem.js';
import { needsKey, untilSignedIn } from './session.js';

const TRIES = 6;
const FIRST_PAUSE_MS = 500;
const UNAUTHENTICATED = 401;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/**
 * The gateway's answer. Where it asks for a key, the person is asked to sign in and the request is sent again.
 *
 * @throws {ApiError} for every status from 400 on, and with status 0 when no answer came.
 */
export async function ask(path: string, asked: Asked = {}): Promise<Response> {
  for (;;) {
    const response = await send(path, asked);
    if (response.ok) return response;
    if (response.status !== UNAUTHENTICATED) throw await problemOf(response);
    needsKey.value = true;
    await untilSignedIn();
  }
}

async function send(path: string, { method = 'GET', body, headers = {}, signal }: Asked): Promise<Response> {
  const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  try {
    return await fetch(path, {
      method,
      headers: { ...json, ...headers },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'OFFLINE', 'The gateway cannot be reached.');
  }
}

/** What is at an address. @throws {ApiError} */
export const get = async <T>(path: string, signal?: AbortSignal): Promise<T> => (await (await ask(path, signal ? { signal } : {})).json()) as T;

/**
 * Sends what starts or decides something. A lost answer is asked for again under the same key, so that nothing happens twice.
 *
 * @throws {ApiError}
 */
export async function post<T>(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<T> {
  const all = { 'idempotency-key': crypto.randomUUID(), prefer: 'respond-async', ...headers };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await (await ask(path, { method: 'POST', body, headers: all })).json()) as T;
    } catch (error) {
      // Offline, only the person knows when to go on.
      if (attempt === TRIES || !navigator.onLine || !(error instanceof ApiError && error.isPassing)) throw error;
      await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1));
    }
  }
}

/** @throws {ApiError} */
export const remove = async (path: string): Promise<void> => void (await ask(path, { method: 'DELETE' }));
