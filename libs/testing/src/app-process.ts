import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { holdProcess } from './held.js';

const ROOT = join(__dirname, '..', '..', '..');
/** On a machine that is busy with other tests a start takes ten times as long as alone. */
const START_TIMEOUT_MS = 300_000;

const LOG_TIMEOUT_MS = 300_000;

export type AppName = 'gateway' | 'orchestrator' | 'worker' | 'together';

/** One of our apps as a child process, as it is built in dist. */
export interface AppProcess {
  readonly name: AppName;
  readonly pid: number;
  /** Every line the app logged so far. */
  readonly log: readonly string[];
  /** Resolves with the exit code; null when a signal ended it. */
  readonly exited: Promise<number | null>;
  /** The first log line, past or future, that holds `text`. */
  waitForLog(text: string, timeoutMs?: number): Promise<string>;
  /** Sends a signal and does not wait for what comes of it. */
  signal(signal: NodeJS.Signals): void;
  /** Sends a signal and resolves when the process is gone. */
  kill(signal: NodeJS.Signals): Promise<void>;
}

export interface StartOptions {
  /** A script that hosts the app otherwise than its own main program. */
  readonly host?: string | undefined;
  /** Ends what the app is part of. */
  readonly owner?: () => Promise<void>;
}

/** Starts an app and resolves when it says that it is ready. Undefined values in `env` take a variable away. */
export async function startApp(name: AppName, env: Readonly<Record<string, string | undefined>>, { host, owner }: StartOptions = {}): Promise<AppProcess> {
  // A host loads the app's modules one by one; the bundle finds its own way to the sources.
  const command = host ? ['--enable-source-maps', host, name] : [`dist/apps/${name}/src/main.js`];
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', LOG_LEVEL: 'debug', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  holdProcess(child, 'SIGKILL', owner);
  const app = watch(name, child);
  await Promise.race([
    app.exited.then((code) => {
      throw new Error(`${name} ended with ${code} before it was ready:\n${app.log.slice(-20).join('\n')}`);
    }),
    app.waitForLog(`${name} ready`, START_TIMEOUT_MS),
  ]).catch((error: unknown) => {
    // Nobody has it in hand any more; it must not go on working behind the test's back.
    child.kill('SIGKILL');
    throw error;
  });
  return app;
}

function watch(name: AppName, child: ChildProcess): AppProcess {
  const log: string[] = [];
  const listeners = new Set<(line: string) => void>();
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        log.push(line);
        for (const listener of [...listeners]) listener(line);
      }
    });
  }
  const exited = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const waitForLog = (text: string, timeoutMs = LOG_TIMEOUT_MS): Promise<string> =>
    new Promise((resolve, reject) => {
      const past = log.find((line) => line.includes(text));
      if (past !== undefined) return resolve(past);
      const timer = setTimeout(
        () => finish(() => reject(new Error(`${name} did not log "${text}" within ${timeoutMs} ms; last lines:\n${log.slice(-10).join('\n')}`))),
        timeoutMs,
      );
      const listener = (line: string): void => {
        if (line.includes(text)) finish(() => resolve(line));
      };
      const finish = (settle: () => void): void => {
        clearTimeout(timer);
        listeners.delete(listener);
        settle();
      };
      listeners.add(listener);
      void exited.then(() => finish(() => reject(new Error(`${name} ended before it logged "${text}"`))));
    });
  return {
    name,
    pid: child.pid ?? 0,
    log,
    exited,
    waitForLog,
    signal: (signal) => void child.kill(signal),
    kill: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
}

/** The URL in a gateway's "ready" line; its port was chosen by the system. */
export function urlOf(gateway: AppProcess): string {
  const line = gateway.log.find((entry) => entry.includes('gateway ready')) ?? '{}';
  return (JSON.parse(line) as { url: string }).url;
}
