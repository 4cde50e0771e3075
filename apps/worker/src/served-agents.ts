import { ConfigError } from '@app/platform';

/** The agents that `WORKER_AGENTS` names: `*` for all. @throws {ConfigError} for a name that no agent has. */
export function servedAgents(choice: string, known: readonly string[]): string[] {
  if (choice.trim() === '*') return [...known];
  const wanted = choice
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0 || wanted.length === 0)
    throw new ConfigError(`WORKER_AGENTS=${choice} names ${unknown.join(', ') || 'nobody'}; use * or some of: ${known.join(', ')}.`);
  return [...new Set(wanted)];
}
