import { RetryableError } from '@app/contracts';

/** Connection loss, shutdown, a cancelled statement, too many connections, out of memory or disk, serialization, deadlock: all pass. */
const PASSING_SQLSTATE = /^(08|53|57P|57014|40001|40P01|55P03|58)/;
/** What the system says of a socket, such as ECONNRESET, or EMFILE when no file descriptor is left; Prisma keeps only the code of it. */
const SYSTEM_CODE = /^E[A-Z]+$/;
/** What Prisma makes of a server that it cannot reach, a pool that gives no connection in time, a connection that closed, too many connections, a deadlock. */
const PASSING_PRISMA_CODE = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2034', 'P2037']);
/** The same as its adapter names them, beneath P2010, "raw query failed", which says nothing of why it failed. */
const PASSING_KIND = new Set(['DatabaseNotReachable', 'SocketTimeout', 'ConnectionClosed', 'TooManyConnections', 'TransactionWriteConflict']);
/** Words of pg for a connection that was lost or not had: its own errors have no code. */
const OUTAGE = /\btimeout\b|terminated|not queryable|connection ended|connection (?:was )?(?:closed|lost)/i;
const SQLSTATE = /^[0-9A-Z]{5}$/;
const PRISMA_CODE = /^P[12]\d{3}$/;
const UNIQUE_VIOLATION = '23505';

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? (value as Readonly<Record<string, unknown>>)[name] : undefined;

/** What the adapter said, whether Prisma wrapped it or not. */
const beneath = (error: unknown): unknown => fieldOf(fieldOf(fieldOf(error, 'meta'), 'driverAdapterError') ?? error, 'cause');

/** The SQLSTATE beneath an error of Prisma or of its adapter; otherwise the code of the error itself. */
const codeOf = (error: unknown): string => String(fieldOf(beneath(error), 'originalCode') ?? fieldOf(error, 'code') ?? '');

/** True when the server was not there or could not do it now, so that the same may work later. */
function isOutage(error: unknown, code: string, message: string): boolean {
  if (SYSTEM_CODE.test(code) || PASSING_PRISMA_CODE.has(code) || PASSING_KIND.has(String(fieldOf(beneath(error), 'kind')))) return true;
  if (SQLSTATE.test(code) && !PRISMA_CODE.test(code)) return PASSING_SQLSTATE.test(code);
  return OUTAGE.test(`${message} ${String(fieldOf(fieldOf(error, 'cause'), 'message') ?? '')}`);
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
  if (!isOutage(error, code, message)) {
    return SQLSTATE.test(code) && code !== fieldOf(error, 'code') ? new RefusedStatement(code, error) : error;
  }
  const hint = /unsupported startup parameter/i.test(message) ? `a pooler stands before it, so set DATABASE_POOLER=transaction` : 'try again when it is back';
  return new RetryableError('STORE_UNAVAILABLE', `The database did not answer (${code || message}); ${hint}.`, { cause: error });
}
