import { contentHashOf } from '@app/agent-kit';
import type { LogSeal } from '@app/agent-kit';
import type { Decision } from '@app/contracts';
import type { NewLogEntry, RunSnapshot } from '@app/ports';

export interface LoggedTurn {
  readonly agent: string;
  readonly stepId: string | null;
  readonly attempt: number;
  readonly version: number;
  readonly decision: Decision;
}

/** With what an entry is written: how it is sealed, when, and the seed of its salt. */
export interface LogPen {
  readonly seal: LogSeal;
  readonly now: Date;
  readonly saltSeed: string;
}

/** The next link of a thread's log. */
export function nextLogEntry(run: Pick<RunSnapshot, 'threadId' | 'logSeq' | 'logHash'>, turn: LoggedTurn, { seal, now, saltSeed }: LogPen): NewLogEntry {
  const seq = run.logSeq + 1;
  const salt = seal.saltOf(saltSeed);
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
    hash: seal.hashOf(link),
  };
}
