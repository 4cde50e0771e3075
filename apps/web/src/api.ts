import type { PlanAccepted, PlanResult, ThreadBody } from '@app/contracts';

const KEY_NAME = 'navigo-api-key';
const TRIES = 4;
const FIRST_PAUSE_MS = 500;

interface Problem {
  readonly code?: string;
  readonly detail?: string;
  readonly issues?: readonly { path: string; message: string }[];
}

/** An answer that says no, in the gateway's own words. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The key of this browser window; gone when the window is closed. */
export const apiKey = {
  get: (): string => sessionStorage.getItem(KEY_NAME) ?? '',
  set: (key: string): void => (key ? sessionStorage.setItem(KEY_NAME, key) : sessionStorage.removeItem(KEY_NAME)),
};

export const headersWithKey = (more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  ...more,
  ...(apiKey.get() ? { authorization: `Bearer ${apiKey.get()}` } : {}),
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** What a moment later may go well: the network, or a service that is being replaced. */
const isPassing = (error: unknown): boolean => error instanceof TypeError || (error instanceof ApiError && error.status === 503);

/** The gateway's answer as it came. @throws {ApiError} for every status from 400 on. */
export async function ask(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(path, { method, headers: headersWithKey({ ...headers, ...json }), body: body === undefined ? null : JSON.stringify(body) });
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as Problem;
  const issues = (problem.issues ?? []).map(({ path: where, message }) => `${where}: ${message}`).join('; ');
  throw new ApiError(response.status, problem.code ?? 'UNKNOWN', issues || problem.detail || `The gateway answered ${response.status}.`);
}

/** Sends what starts or decides something. A lost answer is asked for again under the same key, so that nothing happens twice. */
export async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'idempotency-key': crypto.randomUUID(), prefer: 'respond-async' };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await (await ask('POST', path, body, headers)).json()) as T;
    } catch (error) {
      if (attempt === TRIES || !isPassing(error)) throw error;
      await pause(FIRST_PAUSE_MS * 2 ** attempt);
    }
  }
}

export const readThread = async (threadId: string): Promise<ThreadBody> => (await ask('GET', `/plan/${threadId}`)).json() as Promise<ThreadBody>;

export interface NewRequest {
  readonly threadId?: string;
  readonly naturalLanguage: string;
  readonly review: 'auto' | 'required';
}

/** Starts a plan, or says something about one that is finished. */
export const chat = ({ review, ...request }: NewRequest): Promise<PlanAccepted | PlanResult> =>
  post('/plan/chat', { ...request, ...(review === 'required' ? { review } : {}), context: { timezone: Intl.DateTimeFormat().resolvedOptions().timeZone } });
