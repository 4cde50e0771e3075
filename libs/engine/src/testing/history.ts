import { GENESIS_HASH, canonicalJson, chainHashOf, contentHashOf, foldAll } from '@app/agent-kit';
import type { AnyState, Reducers } from '@app/agent-kit';
import { RUN_TRANSITIONS } from '@app/contracts';
import type { RunStatus } from '@app/contracts';
import type { Move, NewLogEntry, NewVersion, RunError } from '@app/ports';

/** What is kept of a thread with one run. */
export interface History {
  /** How the fields of the state join. */
  readonly reducers: Reducers;
  readonly threadId: string;
  readonly status: RunStatus;
  readonly error: RunError | null;
  readonly state: AnyState;
  /** The first version included, oldest first. */
  readonly versions: readonly NewVersion[];
  readonly log: readonly NewLogEntry[];
}

/** Says no with words: a thrown error is what makes a schedule shrink. */
export function hold(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

/** Statuses a move may lead to; staying in progress is no transition. */
export function checkTransition(from: RunStatus, { status, version }: Move): void {
  hold(status === from || RUN_TRANSITIONS[from].includes(status), `version ${version}: ${from} may not become ${status}`);
  hold(RUN_TRANSITIONS[from].length > 0, `version ${version}: ${from} is final`);
}

/**
 * What holds for every history, whatever happened on the way: versions 1..n, a log without gaps whose chain verifies, one entry for each
 * version and step, each step folded once, and a state that is what its versions fold to.
 */
export function checkHistory({ threadId, versions, log, state, reducers }: History): void {
  versions.forEach(({ version }, index) => hold(version === index + 1, `version ${version} stands where ${index + 1} belongs`));
  checkChain(threadId, log);
  const later = versions.slice(1);
  hold(later.length === log.length, `${later.length} versions after the first, but ${log.length} log entries`);
  later.forEach(({ version, stepId }, index) => {
    const entry = log[index];
    hold(entry?.version === version && entry.stepId === stepId, `version ${version} of step ${stepId} is logged as ${entry?.version} of ${entry?.stepId}`);
  });
  const stepIds = log.flatMap(({ stepId }) => (stepId === null ? [] : [stepId]));
  hold(new Set(stepIds).size === stepIds.length, `a step is there twice: ${stepIds.join(', ')}`);
  const folded = canonicalJson(
    foldAll(
      versions.map(({ delta }) => delta),
      reducers,
    ),
  );
  hold(folded === canonicalJson(state), `the versions fold to ${folded}, the state is ${canonicalJson(state)}`);
}

function checkChain(threadId: string, log: readonly NewLogEntry[]): void {
  let previousHash = GENESIS_HASH;
  log.forEach((entry, index) => {
    const { seq, version, agent, contentHash } = entry;
    hold(seq === index + 1, `log entry ${seq} stands where ${index + 1} belongs`);
    hold(entry.previousHash === previousHash, `log entry ${seq} is not chained to the one before`);
    hold(contentHashOf(entry.entry, entry.salt) === contentHash, `log entry ${seq} does not match its own digest`);
    hold(chainHashOf({ previousHash, threadId, seq, version, agent, contentHash }) === entry.hash, `log entry ${seq} does not match its place`);
    previousHash = entry.hash;
  });
}

const withoutTimes = (state: AnyState): AnyState => {
  const { approval } = state;
  return typeof approval === 'object' && approval !== null ? { ...state, approval: { ...approval, at: null } } : state;
};

/** How a run ended, for comparing with other runs of the same scenario: everything but ids, attempts and times. */
export const endOf = ({ status, error, state, versions, log }: History): string =>
  canonicalJson({
    status,
    error,
    state: withoutTimes(state),
    causes: versions.map(({ cause, agent }) => `${cause} ${agent}`),
    logged: log.map(({ agent }) => agent),
  });
