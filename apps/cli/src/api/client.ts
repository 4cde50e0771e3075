import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import {
  ActionRun,
  AuditPage,
  BulkReplayAnswer,
  GraphsAnswer,
  JobsPage,
  LogAnswer,
  MigrateAnswer,
  PlacesAnswer,
  ReplayAnswer,
  RequestError,
  RetryableError,
  TerminalError,
} from '@app/contracts';
import { AcceptedRun, Problem, ThreadAnswer } from './schemas.js';
import type { Thread } from './schemas.js';

const MAX_ATTEMPTS = 5;
const FIRST_BACKOFF_MS = 300;
const MAX_BACKOFF_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const RETRIED_STATUSES: readonly number[] = [429, 503];

export interface GatewayClientOptions {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  /** Waits between attempts; given by tests. */
  readonly pause?: (ms: number) => Promise<unknown>;
}

/** The answer does not wait for the run. */
const AT_ONCE = { prefer: 'respond-async' };

type StartPath = '/plan' | '/plan/chat' | '/plan/chat/resume';

/** An answer that is no success, kept with its status for callers that can go on without it. */
export interface StreamRefusal {
  readonly refusedStatus: number;
}

/** The gateway's HTTP interface as far as the terminal needs it. */
export class GatewayClient {
  private readonly pause: (ms: number) => Promise<unknown>;

  constructor(private readonly options: GatewayClientOptions) {
    this.pause = options.pause ?? pause;
  }

  get baseUrl(): string {
    return this.options.baseUrl;
  }

  /**
   * A run that the gateway has taken on. One idempotency key covers all attempts, so a lost answer does not plan twice.
   *
   * @throws {RequestError} the gateway's 4xx with its issues.
   * @throws {RetryableError} PROVIDER_UNAVAILABLE when the gateway cannot be reached after 5 attempts.
   */
  async startRun(path: StartPath, body: object): Promise<AcceptedRun> {
    const headers = { 'content-type': 'application/json', prefer: 'respond-async', 'idempotency-key': randomUUID() };
    const response = await this.send(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return readBody(response, AcceptedRun);
  }

  /** The thread as it is now, or null when there is none of this id for this caller. */
  async findThread(threadId: string, signal?: AbortSignal): Promise<Thread | null> {
    const response = await this.send(`/plan/${encodeURIComponent(threadId)}`, { signal });
    if (response.status === 404) return null;
    return readBody(response, ThreadAnswer);
  }

  /** The open event stream at `path` after `lastEventId`, or the status of the refusal. One attempt: the follower decides what comes next. */
  async openEvents(path: string, lastEventId: string | null, signal: AbortSignal): Promise<ReadableStream<Uint8Array> | StreamRefusal> {
    const headers = { accept: 'text/event-stream', ...(lastEventId !== null && { 'last-event-id': lastEventId }) };
    const response = await fetch(this.urlOf(path), { headers: this.withKey(headers), signal });
    if (response.ok && response.body && response.headers.get('content-type')?.includes('text/event-stream')) return response.body;
    await response.body?.cancel();
    return { refusedStatus: response.ok ? 406 : response.status };
  }

  /** Whether the log of a thread is as it was written. @throws {RequestError} NOT_FOUND. */
  async verifyLog(threadId: string): Promise<LogAnswer> {
    return readBody(await this.send(`/plan/${encodeURIComponent(threadId)}/log`, {}), LogAnswer);
  }

  /** Failed steps; `query` as `GET /admin/jobs` takes it. @throws {RequestError} the gateway's 4xx with its issues. */
  async listJobs(query: Readonly<Record<string, string>>): Promise<JobsPage> {
    return readBody(await this.send(`/admin/jobs?${new URLSearchParams(query).toString()}`, {}), JobsPage);
  }

  /** The audit log; `query` as `GET /admin/audit` takes it. @throws {RequestError} the gateway's 4xx with its issues. */
  async listAudit(query: Readonly<Record<string, string>>): Promise<AuditPage> {
    return readBody(await this.send(`/admin/audit?${new URLSearchParams(query).toString()}`, {}), AuditPage);
  }

  /** Puts a failed step back to work. @throws {RequestError} NOT_FOUND, STEP_NOT_FAILED, FORBIDDEN. */
  async replayJob(id: string, body: object): Promise<ReplayAnswer> {
    return readBody(await this.post(`/admin/jobs/${encodeURIComponent(id)}/replay`, body), ReplayAnswer);
  }

  /** Puts every failed step back to work that fits `body`. @throws {RequestError} the gateway's 4xx with its issues. */
  async replayJobs(body: object): Promise<BulkReplayAnswer> {
    return readBody(await this.post('/admin/jobs/replay', body), BulkReplayAnswer);
  }

  /** Starts a run of actions on a plan. @throws {RequestError} NOT_FOUND, NO_PLAN_YET, RUN_IN_PROGRESS. */
  async act(threadId: string, body: object): Promise<ActionRun> {
    return readBody(await this.post(`/plan/${encodeURIComponent(threadId)}/actions`, body, AT_ONCE), ActionRun);
  }

  /** Goes on with a run of actions: `answers`, `approve`, `undo`. @throws {RequestError} the gateway's 4xx with its issues. */
  async moveAction(actionId: string, what: 'answers' | 'approve' | 'undo', body: object): Promise<ActionRun> {
    return readBody(await this.post(`/actions/${encodeURIComponent(actionId)}/${what}`, body, AT_ONCE), ActionRun);
  }

  /** The run as it is now. @throws {RequestError} NOT_FOUND. */
  async findAction(actionId: string): Promise<ActionRun> {
    return readBody(await this.send(`/actions/${encodeURIComponent(actionId)}`, {}), ActionRun);
  }

  /** What is known under a name. @throws {RequestError} the gateway's 4xx with its issues. */
  async describePlaces(q: string): Promise<PlacesAnswer> {
    return readBody(await this.send(`/places?${new URLSearchParams({ q }).toString()}`, {}), PlacesAnswer);
  }

  async listGraphs(): Promise<GraphsAnswer> {
    return readBody(await this.send('/admin/graphs', {}), GraphsAnswer);
  }

  /** Takes runs over to another version of the graph. @throws {RequestError} VALIDATION_ERROR, FORBIDDEN. */
  async migrateRuns(body: object): Promise<MigrateAnswer> {
    return readBody(await this.post('/admin/graphs/migrate', body), MigrateAnswer);
  }

  private post(path: string, body: object, more: Readonly<Record<string, string>> = {}): Promise<Response> {
    // One key covers all attempts, so that a lost answer does nothing twice.
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...more };
    return this.send(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  private async send(path: string, init: RequestInit): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.tryOnce(path, init);
      const mayPass = !(outcome instanceof Response) || RETRIED_STATUSES.includes(outcome.status);
      if (outcome instanceof Response && (!mayPass || attempt >= MAX_ATTEMPTS)) return outcome;
      if (attempt >= MAX_ATTEMPTS)
        throw new RetryableError('PROVIDER_UNAVAILABLE', `NaviGo does not answer at ${this.baseUrl}. Start it with: ./navigo up`, { cause: outcome });
      if (outcome instanceof Response) await outcome.body?.cancel();
      await this.pause(delayMs(attempt, outcome));
    }
  }

  private async tryOnce(path: string, init: RequestInit): Promise<Response | Error> {
    const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    try {
      return await fetch(this.urlOf(path), { ...init, headers: this.withKey(init.headers), signal });
    } catch (error) {
      init.signal?.throwIfAborted();
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  private urlOf(path: string): string {
    return `${this.options.baseUrl.replace(/\/{1,9}$/, '')}${path}`;
  }

  private withKey(headers: RequestInit['headers']): Headers {
    const all = new Headers(headers);
    if (this.options.apiKey !== null) all.set('authorization', `Bearer ${this.options.apiKey}`);
    return all;
  }
}

function delayMs(attempt: number, outcome: Response | Error): number {
  const retryAfterSeconds = outcome instanceof Response ? Number(outcome.headers.get('retry-after')) : Number.NaN;
  const asked = Number.isFinite(retryAfterSeconds) ? retryAfterSeconds * 1000 : 0;
  return Math.min(MAX_BACKOFF_MS, Math.max(asked, FIRST_BACKOFF_MS * 2 ** (attempt - 1)));
}

async function readBody<S extends z.ZodType>(response: Response, schema: S): Promise<z.output<S>> {
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw errorOfAnswer(response.status, body);
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new TerminalError(
    'PROVIDER_BAD_RESPONSE',
    `NaviGo answered something this terminal cannot read: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
  );
}

function errorOfAnswer(status: number, body: unknown): Error {
  const { code, title, detail, issues = [] } = Problem.safeParse(body).data ?? {};
  const message = detail ?? title ?? `NaviGo answered with HTTP ${status}`;
  if (status >= 500) return new TerminalError(code ?? 'INTERNAL_ERROR', message);
  return new RequestError(code ?? codeOfStatus(status), message, issues);
}

function codeOfStatus(status: number): 'UNAUTHENTICATED' | 'NOT_FOUND' | 'RUN_IN_PROGRESS' | 'RATE_LIMITED' | 'VALIDATION_ERROR' {
  if (status === 401 || status === 403) return 'UNAUTHENTICATED';
  if (status === 404) return 'NOT_FOUND';
  if (status === 409) return 'RUN_IN_PROGRESS';
  return status === 429 ? 'RATE_LIMITED' : 'VALIDATION_ERROR';
}
