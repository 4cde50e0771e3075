import { ERROR_CODES, NavigoError } from '@app/contracts';
import type { RunStatus } from '@app/contracts';

/** What the shell is told; the numbers are part of the public interface. */
export const EXIT_CODES = { done: 0, badArguments: 2, inputMissing: 3, refused: 4, failed: 5, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

/** HTTP statuses that say: send something else. */
const BAD_REQUEST_STATUSES: readonly number[] = [400, 413, 414, 415, 422];

const EXIT_CODE_OF_STATUS: Readonly<Record<RunStatus, ExitCode>> = {
  in_progress: EXIT_CODES.failed,
  awaiting_input: EXIT_CODES.inputMissing,
  awaiting_review: EXIT_CODES.done,
  waiting: EXIT_CODES.done,
  complete: EXIT_CODES.done,
  refused: EXIT_CODES.refused,
  failed: EXIT_CODES.failed,
  cancelled: EXIT_CODES.failed,
  expired: EXIT_CODES.failed,
  limit_reached: EXIT_CODES.failed,
};

/** The exit code for a run that this command leaves in `status`; `in_progress` means that it was not waited for to the end. */
export const exitCodeOfStatus = (status: RunStatus): ExitCode => EXIT_CODE_OF_STATUS[status];

/** 2 when other arguments would help, 5 for everything else that can go wrong. */
export function exitCodeOfError(error: unknown): ExitCode {
  const isBadRequest = error instanceof NavigoError && BAD_REQUEST_STATUSES.includes(ERROR_CODES[error.code].httpStatus);
  return isBadRequest ? EXIT_CODES.badArguments : EXIT_CODES.failed;
}
