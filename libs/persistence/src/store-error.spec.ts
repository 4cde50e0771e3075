import { DriverAdapterError } from '@prisma/driver-adapter-utils';
import { asStoreError, isUniqueViolation } from './store-error.js';

const withFields = (message: string, fields: Readonly<Record<string, unknown>>): Error => Object.assign(new Error(message), fields);
/** As Prisma wraps what its adapter throws when a raw statement fails. */
const rawFailure = (cause: ConstructorParameters<typeof DriverAdapterError>[0]): Error =>
  withFields('Raw query failed.', { code: 'P2010', meta: { driverAdapterError: new DriverAdapterError(cause) } });
const refusal = (originalCode: string): Error =>
  rawFailure({
    kind: 'postgres',
    originalCode,
    originalMessage: 'no',
    code: originalCode,
    severity: 'ERROR',
    message: 'no',
    detail: undefined,
    column: undefined,
    hint: undefined,
  });

describe('what a database says', () => {
  it.each([
    ['a server that the adapter cannot reach', rawFailure({ kind: 'DatabaseNotReachable' })],
    ['a socket that gave up', rawFailure({ kind: 'SocketTimeout' })],
    ['a connection that closed', rawFailure({ kind: 'ConnectionClosed' })],
    ['too many connections', rawFailure({ kind: 'TooManyConnections', cause: 'too many' })],
    ['a conflict of transactions', rawFailure({ kind: 'TransactionWriteConflict' })],
    ['a session that the server ended', refusal('57P01')],
    ['a full disk', refusal('53100')],
    ['a cancelled statement', withFields('canceling statement due to statement timeout', { code: '57014', severity: 'ERROR' })],
    ['no file descriptor, as Prisma says it', withFields('Invalid invocation: connect EMFILE', { code: 'EMFILE', meta: undefined })],
    ['a pipe that broke', withFields('write EPIPE', { code: 'EPIPE' })],
    ['several addresses that refuse', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['a pool that has none', new Error('timeout exceeded when trying to connect')],
    ['the same, wrapped', withFields('Invalid invocation', { code: 'P2036', cause: new Error('Query read timeout') })],
  ])('is an outage for %s', (_what, error) => {
    expect(asStoreError(error)).toMatchObject({ code: 'STORE_UNAVAILABLE', retryable: true, cause: error });
  });

  it.each([
    ['a word that the database does not know', '42703'],
    ['a value that is there already', '23505'],
    ['what a trigger refuses', 'P0001'],
  ])('has its SQLSTATE for %s', (_what, code) => {
    expect(asStoreError(refusal(code))).toMatchObject({ code, cause: refusal(code) });
    const plain = withFields('no', { code, severity: 'ERROR' });
    expect(asStoreError(plain)).toBe(plain);
  });

  it('leaves what is no word of the database as it is', () => {
    const mistake = new TypeError('x is not a function');
    expect(asStoreError(mistake)).toBe(mistake);
  });

  it('is known as a double however the statement went', () => {
    expect([refusal('23505'), withFields('no', { code: '23505' }), refusal('23503')].map(isUniqueViolation)).toEqual([true, true, false]);
  });
});
