import { createHash } from 'node:crypto';
import { chainHashOf, contentHashOf } from '@app/agent-kit';
import type { Decision } from '@app/contracts';
import type { NewLogEntry, RunSnapshot } from '@app/ports';

export interface LoggedTurn {
  readonly agent: string;
  readonly stepId: string | null;
  readonly attempt: number;
  readonly version: number;
  readonly decision: Decision;
}

/** The next link of a thread's log. The salt comes from the id source so that two runs of one seed agree. */
export function nextLogEntry(run: Pick<RunSnapshot, 'threadId' | 'logSeq' | 'logHash'>, turn: LoggedTurn, now: Date, saltSeed: string): NewLogEntry {
  const seq = run.logSeq + 1;
  const salt = createHash('sha256').update(saltSeed).digest('base64url').slice(0, 22);
  const entry = { agent: turn.agent, ...turn.decision, timestamp: now.toISOString() };
  const contentHash = contentHashOf(entry, salt);
  const link = { previousHash: run.logHash, threadId: run.threadId, seq, version: turn.version, agent: turn.agent, contentHash };
  return {
    seq,
    version: turn.version,
    stepId: turn.stepId,
    agent: turn.agent,
    attempt: turn.attempt,
    entry,
    salt,
    contentHash,
    previousHash: run.logHash,
    hash: chainHashOf(link),
  };
}
