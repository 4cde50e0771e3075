import { Catch, HttpException, Inject } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_CODES, NavigoError, RequestError } from '@app/contracts';
import type { ErrorCode, Problem } from '@app/contracts';
import type { Logger } from '@app/platform';
import { LOGGER } from '../tokens.js';

/** What a client is told; `detail` of unexpected errors is fixed, because their words may hold anything. */
export interface Failure {
  readonly code: ErrorCode;
  readonly detail: string;
  readonly issues: readonly { path: string; message: string }[];
  readonly retryAfterSeconds: number | undefined;
}

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'VALIDATION_ERROR',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_ACCEPTABLE',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'URI_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
};
const DETAIL_BY_CODE: Partial<Record<ErrorCode, string>> = {
  VALIDATION_ERROR: 'The body is not valid JSON in UTF-8.',
  NOT_FOUND: 'Nothing is offered at this address with this method; see /docs.',
  PAYLOAD_TOO_LARGE: 'The body is larger than this address takes: 64 kB, and 256 kB for a plan to audit.',
  UNSUPPORTED_MEDIA_TYPE: 'Send the body as application/json in UTF-8, without content encoding.',
};
const UNEXPECTED: Failure = {
  code: 'INTERNAL_ERROR',
  detail: 'Something failed on our side; the log has the details under this request id.',
  issues: [],
  retryAfterSeconds: undefined,
};
const OUTAGE_CODES: readonly ErrorCode[] = ['STORE_UNAVAILABLE', 'QUEUE_UNAVAILABLE'];
const OUTAGE_RETRY_SECONDS = 2;

const statusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus();
  if (typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number') return error.statusCode;
  return undefined;
};

/** Any thrown thing as a failure from the closed list. */
export function failureOf(error: unknown): Failure {
  if (error instanceof RequestError) return { code: error.code, detail: error.message, issues: error.issues, retryAfterSeconds: error.retryAfterSeconds };
  if (error instanceof NavigoError && OUTAGE_CODES.includes(error.code))
    return { code: error.code, detail: `${ERROR_CODES[error.code].title}; nothing was lost, try again.`, issues: [], retryAfterSeconds: OUTAGE_RETRY_SECONDS };
  const code = CODE_BY_STATUS[statusOf(error) ?? 500];
  return code ? { code, detail: DETAIL_BY_CODE[code] ?? ERROR_CODES[code].title, issues: [], retryAfterSeconds: undefined } : UNEXPECTED;
}

export function toProblem(failure: Failure, requestId: string): Problem {
  const { httpStatus, title } = ERROR_CODES[failure.code];
  return {
    type: `/docs/errors#${failure.code.toLowerCase()}`,
    title,
    status: httpStatus,
    code: failure.code,
    detail: failure.detail,
    requestId,
    ...(failure.issues.length > 0 ? { issues: [...failure.issues] } : {}),
  };
}

/** Answers every failure as `application/problem+json`. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const failure = failureOf(error);
    const problem = toProblem(failure, String(request.id));
    if (problem.status >= 500) this.logger.error({ requestId: request.id, code: failure.code, err: error }, 'request failed');
    if (reply.sent) return;
    if (failure.retryAfterSeconds !== undefined) void reply.header('retry-after', String(failure.retryAfterSeconds));
    void reply.status(problem.status).header('content-type', 'application/problem+json; charset=utf-8').send(JSON.stringify(problem));
  }
}
