import { z } from 'zod';
import type { AgentDefinition } from '@app/agent-kit';

/**
 * Who wrote the words that a field holds. The guard reads what a `person` or a `tool` brought in; `own` words are made by our code or by
 * agents under their own checks; `none` says that the schema leaves no room for free text, which is checked when a process starts.
 */
export type Origin = 'person' | 'tool' | 'own' | 'none';

/**
 * What becomes of a field when a thread is forked and the fork changes the request: it is kept, made again by its agent, or rewritten by a
 * function. `drop` leaves it out of every fork, changed or not.
 */
export type ForkRule = 'keep' | 'remake' | 'drop' | ((value: unknown) => unknown);

/** Everything that there is to know about a field besides the shape of its values. */
export interface ChannelRow {
  readonly origin: Origin;
  readonly fork: ForkRule;
  /** Whether clients see it: `always`, as null until it has a value, or only when it has one. */
  readonly shown: 'always' | 'when_set' | 'never';
  /** `union` for sets that only grow; without it a write replaces what is there. */
  readonly reducer?: 'union';
  /** Who fills it: the agent that declares it in `writes` when absent; the request; or both, never at the same time. */
  readonly filledBy?: 'request' | 'both';
  /** The field that holds the same words, which the guard's agent reads instead. */
  readonly copyOf?: string;
}

/** One field of a workflow's state. */
export interface Channel<S extends z.ZodType = z.ZodType> extends ChannelRow {
  readonly schema: S;
}

export type ChannelTable = Readonly<Record<string, Channel>>;

const rows = z.registry<{ readonly row: ChannelRow }>();

/**
 * A schema of an agent's `writes` that carries its own channel row, so that an agent brings its fields along.
 *
 * @example
 * export const writes = { visa: classified(Visa, { origin: 'own', fork: 'remake', shown: 'always' }) };
 */
export function classified<S extends z.ZodType>(schema: S, row: ChannelRow): S {
  // A copy, because a schema of the contracts may be classified by several agents.
  const own = schema.clone() as S;
  rows.add(own, { row });
  return own;
}

/** The channels that agents bring along: fields of their `writes` that were {@link classified}. */
export function channelsOf(agents: readonly Pick<AgentDefinition, 'writes'>[]): ChannelTable {
  return Object.fromEntries(
    agents.flatMap(({ writes }) =>
      Object.entries(writes).flatMap(([field, schema]) => {
        const known = rows.get(schema);
        return known ? [[field, { ...known.row, schema }] as const] : [];
      }),
    ),
  );
}
