import { RUN_STATUSES, RequestError, TerminalError } from '@app/contracts';
import { exitCodeOfError, exitCodeOfStatus } from './exit-codes.js';

describe('exit codes', () => {
  it('follow the status that a run is left in', () => {
    const codes = Object.fromEntries(RUN_STATUSES.map((status) => [status, exitCodeOfStatus(status)]));
    expect(codes).toEqual({
      in_progress: 5,
      awaiting_input: 3,
      awaiting_review: 0,
      waiting: 0,
      complete: 0,
      refused: 4,
      failed: 5,
      cancelled: 5,
      expired: 5,
      limit_reached: 5,
    });
  });

  it('blame the arguments for what the gateway refuses as a request, and nothing else', () => {
    expect(exitCodeOfError(new RequestError('VALIDATION_ERROR', 'x'))).toBe(2);
    expect(exitCodeOfError(new RequestError('PAYLOAD_TOO_LARGE', 'x'))).toBe(2);
    expect(exitCodeOfError(new RequestError('RUN_IN_PROGRESS', 'x'))).toBe(5);
    expect(exitCodeOfError(new TerminalError('STORE_UNAVAILABLE', 'x'))).toBe(5);
    expect(exitCodeOfError(new Error('x'))).toBe(5);
  });
});
