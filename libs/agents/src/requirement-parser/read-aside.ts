import type { AgentContext } from '@app/agent-kit';
import { readNewTurns } from './read-turns.js';
import type { ReadTurns, TurnsToRead } from './read-turns.js';

/** What is longer is read in another thread where there is one: 8,000 characters take up to a third of a second of CPU. */
const LONG_CHARS = 2_000;

/** The same as `readNewTurns`, which it leaves to somebody else when the new turns are long. */
export async function readAside(input: TurnsToRead, { longWork, run, signal }: Pick<AgentContext, 'longWork' | 'run' | 'signal'>): Promise<ReadTurns> {
  const chars = input.turns.slice(input.previous ? input.readTurns : 0).reduce((sum, { length }) => sum + length, 0);
  const done = longWork && chars > LONG_CHARS ? await longWork.do('readTurns', input, run?.ownerId ?? '', signal) : null;
  return done ? (done.result as ReadTurns) : readNewTurns(input);
}
