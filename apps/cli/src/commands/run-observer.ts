import type { RunObserver } from '../api/follow-run.js';
import { AgentProgress, SILENT_OBSERVER, WatchedProgress } from '../progress.js';
import type { Terminal } from '../terminal.js';

/** Who shows a run on standard error: nobody where JSON goes into a file and nobody looks on, unless watching was asked for. */
export function observerFor(flags: { readonly json: boolean; readonly watch: boolean }, terminal: Terminal): RunObserver & { rest(): void } {
  if (flags.watch) return new WatchedProgress(terminal.progressOutput());
  return terminal.isStderrTty || !flags.json ? new AgentProgress(terminal.progressOutput()) : SILENT_OBSERVER;
}
