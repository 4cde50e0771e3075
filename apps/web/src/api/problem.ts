import type { Problem } from '@app/contracts';

/** An answer that says no, in the gateway's own words; status 0 stands for an answer that never came. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
  }

  /** What a moment later may go well: the network, a service that is being replaced, a limit of the minute. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504;
  }
}

/** The problem that an answer tells. */
export async function problemOf(response: Response): Promise<ApiError> {
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  const issues = (problem.issues ?? []).map(({ path, message }) => `${path}: ${message}`).join('; ');
  const after = Number(response.headers.get('retry-after'));
  const message = issues || problem.detail || `The gateway answered ${response.status}.`;
  return new ApiError(response.status, problem.code ?? 'UNKNOWN', message, Number.isFinite(after) && after > 0 ? after : null);
}
