import ora from 'ora';
import type { Spinner } from './progress.js';

/** A spinner on `stream`. Keys stay untouched: a question may follow, and Ctrl-C must reach the process. */
export function createSpinner(stream: NodeJS.WritableStream): Spinner {
  const spinner = ora({ stream, discardStdin: false });
  return {
    start: (text) => {
      spinner.start(text);
    },
    stop: () => {
      spinner.stop();
    },
  };
}
