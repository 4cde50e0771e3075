import { z } from 'zod';
import { CatalogContent, RequestContext, UserRequest } from '@app/contracts';
import type { AgentDefinition, ValuesOf } from '@app/agent-kit';

/** Fields that a person or the gateway writes; agents write all others. `userRequest` has both: given whole, or completed from a chat. */
export const REQUEST_CHANNELS = {
  /** What the person wrote, turn after turn, never rewritten. */
  turns: z.array(z.string()),
  naturalLanguage: z.string().nullable(),
  userRequest: UserRequest,
  /** Answers by field, all that were given so far. */
  answers: z.record(z.string(), z.unknown()),
  context: RequestContext,
  ownerId: z.string(),
  /** The inventory to plan from, and its content when the run began. */
  catalogId: z.string(),
  catalogContent: CatalogContent,
} as const;

type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
type WritesOf<A> = A extends AgentDefinition<infer _R, infer W> ? ValuesOf<W> : never;
type Nullable<T> = { readonly [K in keyof T]?: T[K] | null };

export type RequestState = Nullable<ValuesOf<typeof REQUEST_CHANNELS>>;
export type StateOf<Agents> = RequestState & Nullable<UnionToIntersection<WritesOf<Agents[keyof Agents]>>>;

export const has = (value: unknown): boolean => value !== undefined && value !== null;
export const lacks = (value: unknown): boolean => !has(value);
