import type { z } from 'zod';
import type { AgentDefinition, Fields, ValuesOf } from '@app/agent-kit';
import type { Channel, ChannelTable } from './channel.js';

type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
type Nullable<T> = { readonly [K in keyof T]?: T[K] | null };
type SchemasOf<C> = { readonly [K in keyof C]: C[K] extends Channel<infer S> ? S : never };
type WrittenBy<A> = A extends AgentDefinition<infer _R, infer W> ? ValuesOf<W> : never;
/** What agents write that the table does not name: they bring those fields along. */
type BroughtAlong<C, A> = Omit<UnionToIntersection<WrittenBy<A[keyof A]>>, keyof C>;

/** The state of a workflow: every field may be absent or null. */
export type StateOf<C extends ChannelTable, A = Record<never, never>> = Nullable<ValuesOf<SchemasOf<C>>> & Nullable<BroughtAlong<C, A>>;

type Value<S> = S extends z.ZodType ? NonNullable<z.infer<S>> : never;
type KeysWritten<A> = A extends { readonly writes: infer W } ? keyof W : never;
/** Fields that an agent reads in another shape than the channel has, or that there are not. */
type WrongReads<C extends ChannelTable, A, R> = {
  [K in keyof R]: K extends keyof C ? ([Value<C[K]['schema']>] extends [Value<R[K]>] ? never : K) : K extends KeysWritten<A[keyof A]> ? never : K;
}[keyof R];
type WrongWrites<C extends ChannelTable, W> = {
  [K in keyof W]: K extends keyof C ? ([Value<W[K]>] extends [Value<C[K]['schema']>] ? never : K) : never;
}[keyof W];
type Misfits<C extends ChannelTable, A, D> = D extends { readonly reads: infer R extends Fields; readonly writes: infer W extends Fields }
  ? WrongReads<C, A, R> | WrongWrites<C, W>
  : never;

/** The agents, where an agent that does not fit the channels is replaced by the names of its misfitting fields, which the compiler then shows. */
export type Fitting<C extends ChannelTable, A> = {
  readonly [N in keyof A]: [Misfits<C, A, A[N]>] extends [never] ? A[N] : { readonly 'does not fit the channels': Misfits<C, A, A[N]> };
};
