import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

type End = () => Promise<void>;

/** What does not end within this time is left to the end of the process. */
const GIVEN_UP_AFTER_MS = 60_000;

/** What tests of this file have opened and not ended, in the order of opening. */
const held = new Set<End>();
const owners = new Map<End, End>();
const processes = new Map<ChildProcess, NodeJS.Signals>();

/**
 * Makes sure that `end` is called: by its owner, or when the test or block of tests that opened it is over, however it ended.
 *
 * With an `owner`, the end of something that this is part of, it lasts as long as that: a worker that one test adds to the system of a whole
 * block works for the tests behind it too.
 *
 * @returns `end`, which from now on works once: further calls give the same promise.
 */
export function hold(end: End, owner?: End): End {
  let ending: Promise<void> | null = null;
  const once: End = () => (ending ??= end().finally(() => forget(once)));
  held.add(once);
  if (owner) owners.set(once, owner);
  return once;
}

function forget(end: End): void {
  held.delete(end);
  owners.delete(end);
}

/** As `hold`, for a process; what is returned sends it `signal` and resolves when it is gone. */
export function holdProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL', owner?: End): End {
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = hold(() => {
    child.kill(signal);
    return gone;
  }, owner);
  processes.set(child, signal);
  child.once('exit', () => {
    processes.delete(child);
    void end();
  });
  return end;
}

/** A new folder under the system's temporary one, until `remove` is called. */
export function holdFolder(prefix: string): { readonly path: string; readonly remove: () => Promise<void> } {
  const path = mkdtempSync(join(tmpdir(), prefix));
  return { path, remove: hold(async () => rmSync(path, { recursive: true, force: true })) };
}

/** What `test/setup/ends-what-tests-leave.cjs` works with; it stands outside of the sandbox that tests run in. */
const heldByTests = {
  /** All that is open at this moment. */
  open: (): ReadonlySet<End> => new Set(held),

  /** Ends all that is not among `others`, the newest first: processes before the databases they work on. */
  endAllBut: async (others: ReadonlySet<End>): Promise<void> => {
    const tried = new Set<End>();
    const lasts = (end: End): boolean => others.has(end) || others.has(owners.get(end) ?? end);
    const next = (): End | undefined => [...held].reverse().find((end) => !lasts(end) && !tried.has(end));
    for (let end = next(); end; end = next()) {
      tried.add(end);
      const isOver = new AbortController();
      // A test that fails has said why; what its servers say when they are taken away would only hide that.
      await Promise.race([end().catch(() => undefined), pause(GIVEN_UP_AFTER_MS, undefined, { signal: isOver.signal }).catch(() => undefined)]);
      isOver.abort();
    }
  },

  /** At once, for the end of the process. */
  killProcesses: (): void => processes.forEach((signal, child) => child.kill(signal)),
};
Object.assign(globalThis, { heldByTests });
