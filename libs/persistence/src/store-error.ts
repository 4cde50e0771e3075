import { RetryableError } from '@app/contracts';

/** Connection loss, shutdown, a cancelled statement, too many connections, out of memory or disk, serialization, deadlock: all pass. */
const PASSING_SQLSTATE = /^(08|53|57P|57014|40001|40P01|55P03|58)/;
const PASSING_NODE_CODE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);
/** What Prisma makes of a server that it cannot reach, a pool that gives no connection in time, a connection that closed, too many connections, a deadlock. */
const PASSING_PRISMA_CODE = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2034', 'P2037']);
/** Words of pg and of Prisma for a connection that was lost or not had. */
const OUTAGE = /\btimeout\b|terminated|not queryable|connection ended|closed the connection|connection (?:was )?(?:closed|lost)|can't reach database/i;
const SQLSTATE = /^[0-9A-Z]{5}$/;
const UNIQUE_VIOLATION = '23505';

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? (value as Readonly<Record<string, unknown>>)[name] : undefined;

/** The SQLSTATE beneath an error of Prisma or of its adapter; otherwise the code of the error itself. */
function codeOf(error: unknown): string {
  const ofAdapter = fieldOf(fieldOf(error, 'meta'), 'driverAdapterError') ?? error;
  const beneath = fieldOf(ofAdapter, 'cause');
  return String(fieldOf(beneath, 'originalCode') ?? fieldOf(error, 'code') ?? '');
}

/** A statement that the database refused; Prisma has several shapes for this, and none has the SQLSTATE as its code. */
export class RefusedStatement extends Error {
  constructor(
    /** SQLSTATE. */
    readonly code: string,
    cause: unknown,
  ) {
    super(`The database refused a statement (${code}).`, { cause });
  }
}

/** True for SQLSTATE 23505, whichever way the statement went. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === UNIQUE_VIOLATION;

/** An outage becomes a RetryableError STORE_UNAVAILABLE, which a gateway answers with 503; what Prisma says of a refused statement gets its SQLSTATE. */
export function asStoreError(error: unknown): unknown {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  // A code of Prisma such as P2010, "raw query failed", says nothing of why it failed.
  const isUncoded = !SQLSTATE.test(code) || code.startsWith('P2') || code.startsWith('P1');
  const isOutage = isUncoded && OUTAGE.test(`${message} ${String(fieldOf(fieldOf(error, 'cause'), 'message') ?? '')}`);
  if (!isOutage && !PASSING_NODE_CODE.has(code) && !PASSING_PRISMA_CODE.has(code) && !PASSING_SQLSTATE.test(code)) {
    return SQLSTATE.test(code) && code !== fieldOf(error, 'code') ? new RefusedStatement(code, error) : error;
  }
  const hint = /unsupported startup parameter/i.test(message) ? `a pooler stands before it, so set DATABASE_POOLER=transaction` : 'try again when it is back';
  return new RetryableError('STORE_UNAVAILABLE', `The database did not answer (${code || message}); ${hint}.`, { cause: error });
}
