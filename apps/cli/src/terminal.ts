import process from 'node:process';
import type { GatewayClientOptions } from './api/client.js';
import type { ExitCode } from './exit-codes.js';
import type { ProgressOutput, Spinner } from './progress.js';
import { COLOUR_STYLE, PLAIN_STYLE, pageWidth } from './render/text.js';
import type { Page, Style } from './render/text.js';

const DEFAULT_URL = 'http://127.0.0.1:3000';

/** What the commands see of the process they run in. */
export interface Terminal {
  readonly stdin: NodeJS.ReadableStream;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: NodeJS.WritableStream;
  readonly isStdinTty: boolean;
  readonly isStderrTty: boolean;
  readonly gateway: GatewayClientOptions;
  /** IANA name of the time zone here. */
  readonly timezone: string | undefined;
  page(): Page;
  progressOutput(): ProgressOutput;
  /** Calls `act` for Ctrl-C until the returned function is called. */
  onInterrupt(act: () => void): () => void;
  exit(code: ExitCode): void;
}

/** The process's own streams and environment. Nothing of standard input is read here. */
export function processTerminal(createSpinner: (stream: NodeJS.WritableStream) => Spinner): Terminal {
  const { env, stdout, stderr } = process;
  const styleOf = (isTty: boolean): Style => (isTty && !env['NO_COLOR'] ? COLOUR_STYLE : PLAIN_STYLE);
  return {
    get stdin() {
      return process.stdin;
    },
    stdout,
    stderr,
    isStdinTty: process.stdin.isTTY === true,
    isStderrTty: stderr.isTTY === true,
    gateway: { baseUrl: env['NAVIGO_URL'] || DEFAULT_URL, apiKey: env['NAVIGO_API_KEY'] || null },
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    page: () => ({ width: pageWidth(stdout.columns), style: styleOf(stdout.isTTY === true) }),
    progressOutput: () => ({
      writeLine: (line) => void stderr.write(`${line}\n`),
      // Some pseudo terminals say that they are no columns wide, and a spinner would clear lines there for ever.
      spinner: stderr.isTTY === true && stderr.columns > 0 ? createSpinner(stderr) : null,
      style: styleOf(stderr.isTTY === true),
    }),
    onInterrupt: (act) => {
      process.on('SIGINT', act);
      return () => void process.off('SIGINT', act);
    },
    exit: (code) => process.exit(code),
  };
}
