import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { readFrom, rotateLog, sizeOf } from './log-files.mjs';
import { processIdentity, sendSignal, stopProcess } from './processes.mjs';
import { Problem } from './problem.mjs';

const FIRST_BACKOFF_MS = 1_000;
const LONGEST_BACKOFF_MS = 30_000;
// Whoever ran this long was healthy, so the next crash starts again with the short pause.
const HEALTHY_AFTER_MS = 60_000;
const READY_POLL_MS = 40;
const TAIL_LINES = 20;

/**
 * One program that is kept running.
 *
 * `spec`: `{name, command, args, env?, cwd, uid?, gid?, logFile, port?, stopSignal?, stopWaitMs?, killSignal?, readyTimeoutMs?}` and, all optional and
 * async, `beforeStart()` before each start, `isReady()` polled until true, `afterStop()` once it is gone.
 * `onChange` hears of each new state; `onCrash(service, how)` of an end that nobody asked for, before the restart is planned.
 */
export class Service {
  state = 'stopped';
  restarts = 0;
  since = Date.now();
  #child;
  #identity;
  #logStart = 0;
  #isStopping = false;
  #backoffMs = FIRST_BACKOFF_MS;
  #retry;

  constructor(spec, { onChange = (_service) => {}, onCrash = (_service, _how, _waitMs) => {} } = {}) {
    this.spec = spec;
    this.onChange = onChange;
    this.onCrash = onCrash;
  }

  /** Resolves when it is ready. @throws {Problem} when it ends or stays silent before that. */
  async start() {
    await this.spec.beforeStart?.();
    if (this.#isStopping) return;
    const ended = this.#spawn();
    await Promise.race([this.#becomeReady(), ended.then((how) => Promise.reject(this.problem(`${this.spec.name} stopped before it was ready: ${how}.`)))]);
    if (this.#isStopping || this.state !== 'starting') return;
    this.#enter('running');
    void ended.then((how) => this.#recover(how));
  }

  /** Resolves when it is gone; safe to call in every state, and more than once. */
  async stop() {
    this.#isStopping = true;
    clearTimeout(this.#retry);
    if (this.#child) {
      this.#enter('stopping');
      const { stopSignal: signal, stopWaitMs: waitMs } = this.spec;
      await stopProcess(this.#recorded(), { signal, waitMs });
    }
    await this.spec.afterStop?.();
    this.#enter('stopped');
  }

  /** Cuts a stop short that takes too long; what was not written is made good by the next start. */
  kill() {
    if (this.#child) sendSignal(this.#child.pid, this.spec.killSignal ?? 'SIGKILL');
  }

  /** The message with the last lines that it logged since it was started. */
  problem(message) {
    const { logFile } = this.spec;
    const lines = readFrom(logFile, this.#logStart).text.trimEnd().split('\n').slice(-TAIL_LINES);
    return new Problem(message, { hints: [`Last lines of ${logFile}:`, ...lines.map((line) => `  ${line}`)] });
  }

  /** What other commands need to find it again. */
  describe() {
    const { name, port } = this.spec;
    const stop = { signal: this.spec.stopSignal, waitMs: this.spec.stopWaitMs };
    return { name, port, state: this.state, restarts: this.restarts, since: this.since, stop, ...this.#recorded() };
  }

  #recorded() {
    return { pid: this.#child?.pid, identity: this.#identity };
  }

  #spawn() {
    const { command, args, env, cwd, uid, gid, logFile } = this.spec;
    rotateLog(logFile);
    this.#logStart = sizeOf(logFile);
    const log = openSync(logFile, 'a', 0o600);
    try {
      // A group of its own: Ctrl-C in the terminal reaches only the supervisor, which then stops the others in order.
      this.#child = spawn(command, args, { env, cwd, uid, gid, detached: true, stdio: ['ignore', log, log] });
    } finally {
      closeSync(log);
    }
    const child = this.#child;
    this.#identity = processIdentity(child.pid);
    this.#enter('starting');
    return new Promise((resolve) => {
      const end = (how) => {
        if (this.#child === child && !this.#isStopping) this.#child = undefined;
        resolve(how);
      };
      child.once('error', (error) => end(error.message)).once('exit', (code, signal) => end(signal ? `ended by ${signal}` : `exit code ${code}`));
    });
  }

  async #becomeReady() {
    const { name, isReady, readyTimeoutMs = 30_000 } = this.spec;
    const child = this.#child;
    const deadline = performance.now() + readyTimeoutMs;
    while (isReady && !(await isReady())) {
      if (this.#child !== child || this.#isStopping) return;
      if (performance.now() > deadline) throw this.problem(`${name} was not ready after ${readyTimeoutMs / 1000} s.`);
      await pause(READY_POLL_MS);
    }
  }

  #recover(how) {
    if (this.#isStopping) return;
    if (Date.now() - this.since > HEALTHY_AFTER_MS) this.#backoffMs = FIRST_BACKOFF_MS;
    const waitMs = this.#backoffMs;
    this.#backoffMs = Math.min(this.#backoffMs * 2, LONGEST_BACKOFF_MS);
    this.#enter('restarting');
    this.onCrash(this, how, waitMs);
    this.#retry = setTimeout(() => void this.#restart(), waitMs);
  }

  async #restart() {
    this.restarts += 1;
    try {
      await this.start();
    } catch (error) {
      await stopProcess(this.#recorded(), { waitMs: 1_000 });
      this.#child = undefined;
      this.#recover(error.message);
    }
  }

  #enter(state) {
    if (state === 'running' || state === 'stopped') this.since = Date.now();
    this.state = state;
    this.onChange(this);
  }
}
