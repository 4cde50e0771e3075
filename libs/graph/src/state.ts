import { z } from 'zod';
import { Approval, CatalogContent, PlanPreview, Remembered, RequestContext, Revision, RunLimits, UserRequest } from '@app/contracts';
import type { AgentDefinition, ValuesOf } from '@app/agent-kit';

/** Fields that a person or the gateway writes; agents write all others. `userRequest` has both: given whole, or completed from a chat. */
export const REQUEST_CHANNELS = {
  /** What the person wrote, turn after turn, never rewritten. */
  turns: z.array(z.string()),
  naturalLanguage: z.string().nullable(),
  userRequest: UserRequest,
  /** Answers by field, all that were given so far. */
  answers: z.record(z.string(), z.unknown()),
  /** What somebody asks about the finished plan; a run of its own answers it. */
  question: z.string().nullable(),
  context: RequestContext,
  ownerId: z.string(),
  /** Whether a person decides before the plan counts as done. */
  review: z.enum(['auto', 'required']),
  /** What a person who decides is shown; there while the run awaits review. */
  preview: PlanPreview,
  /** A person's latest wish to change the plan. */
  revision: Revision,
  approval: Approval,
  limits: RunLimits,
  /** True when the client wants the preferences of this request kept for other threads. */
  remember: z.boolean(),
  /** What is known of the owner's travellers from other threads: all of it for a request in words, what was used for one given whole. */
  remembered: Remembered,
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
