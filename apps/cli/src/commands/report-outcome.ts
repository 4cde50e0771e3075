import { EXIT_CODES, exitCodeOfError } from '../exit-codes.js';
import type { ExitCode } from '../exit-codes.js';
import type { Terminal } from '../terminal.js';
import { describeError } from './describe-error.js';

/** Prints what `act` brings and ends with 0; prints what went wrong and ends with the code that fits it. */
export async function reportOutcome(terminal: Terminal, onExit: (code: ExitCode) => void, act: () => Promise<string>): Promise<void> {
  try {
    terminal.stdout.write(await act());
    onExit(EXIT_CODES.done);
  } catch (error) {
    terminal.stderr.write(describeError(error));
    onExit(exitCodeOfError(error));
  }
}
