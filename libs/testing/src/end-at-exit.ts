import type { ChildProcess } from 'node:child_process';

const running = new Map<ChildProcess, NodeJS.Signals>();
process.once('exit', () => running.forEach((signal, child) => child.kill(signal)));

/** However a test run ends, this process of it does not outlive it. */
export function endAtExit(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  running.set(child, signal);
  child.once('exit', () => running.delete(child));
}
