import { ConfigError } from './config/load-config.js';
import { mapStacks } from './stacks/mapped-stacks.js';

const FORCED_EXIT_MS = 12_000;

/** What a running app hands back: how to end it without losing anything. */
export interface RunningApp {
  close(): Promise<void>;
}

/**
 * Starts an app and ends it gracefully on SIGTERM or SIGINT. A set-up that cannot work ends the process with one readable message;
 * a shutdown that hangs is cut off, because nothing is lost by it.
 */
export function runApp(start: () => Promise<RunningApp>): void {
  mapStacks();
  start().then(
    (app) => {
      let isStopping = false;
      const stop = (): void => {
        if (isStopping) return;
        isStopping = true;
        setTimeout(() => process.exit(1), FORCED_EXIT_MS).unref();
        app.close().then(
          () => process.exit(0),
          () => process.exit(1),
        );
      };
      // A supervisor that asks twice does not cut the graceful end short; a person who presses Ctrl-C twice does.
      process.on('SIGTERM', stop);
      process.once('SIGINT', stop);
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof ConfigError ? error.message : String(error instanceof Error ? (error.stack ?? error.message) : error)}\n`);
      process.exit(1);
    },
  );
}
