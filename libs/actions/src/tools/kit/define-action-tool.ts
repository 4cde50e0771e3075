import type { z } from 'zod';
import type { ActionScope, ErrorCode, Residency, StepDiff } from '@app/contracts';
import type { CalendarPort, FlightBookingPort, MailPort, PosterPort, TakenPlan } from '@app/ports';
import type { ToolRate } from '@app/tools';

export type DiffLines = StepDiff['lines'];

/** Makes the link of a plan. */
export interface PlanSharer {
  share(taken: TakenPlan, ownerId: string, expiresInDays: number): Promise<{ url: string; expiresAt: string }>;
  /** The link of the thread ends. */
  revoke(threadId: string, ownerId: string): Promise<void>;
}

/** What tools may touch outside; null where it is not configured. */
export interface ActionWorld {
  readonly mail: MailPort | null;
  readonly calendar: CalendarPort | null;
  readonly flights: FlightBookingPort | null;
  readonly poster: PosterPort;
  /** Where `chat.post` posts to. */
  readonly chatWebhookUrl: string | null;
  readonly sharer: PlanSharer;
}

/** Handed to each call. */
export interface ActionContext {
  readonly world: ActionWorld;
  /** Names the effect; the same when the same step is tried again. Given to providers that tell repeats by it. */
  readonly key: string;
  readonly ownerId: string;
  /** The owner's zone. */
  readonly timezone: string;
  readonly taken: TakenPlan | null;
  readonly signal: AbortSignal;
}

/** What a step leaves for people: a sentence and where to look. */
export interface Receipt {
  readonly text: string;
  readonly href: string | null;
}

/** How a tool takes back what it did. */
export interface UndoOf<I, O> {
  /** `high` when taking back is itself something that people outside notice. */
  readonly risk: 'low' | 'high';
  /** True when taking back twice does no more than once. */
  readonly isRepeatable: boolean;
  preview(input: I, output: O): DiffLines;
  /** What was taken back, and what could not be. */
  call(input: I, output: O, context: ActionContext): Promise<{ readonly text: string; readonly left: string | null }>;
}

/** A tool that does something outside, as plain data. */
export interface ActionTool<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  /** As people and policies write it: `email.send`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: I;
  readonly output: O;
  readonly scopes: readonly ActionScope[];
  readonly residency: Residency;
  readonly rate: ToolRate;
  /** `high`: people outside notice it, or it cannot be taken back. */
  readonly risk: 'low' | 'high';
  readonly timeoutMs: number;
  /** True when a second call under the same key does no more than one. A tool of which this is not true is never called again on a guess. */
  readonly isRepeatable: boolean;
  /** What would change, line by line; shown before anybody approves. */
  preview(input: z.output<I>, context: { readonly taken: TakenPlan | null }): DiffLines;
  call(input: z.output<I>, context: ActionContext): Promise<z.input<O>>;
  /**
   * Asks the provider what became of a call that was made and never answered: what it did, or null when it is certain that it did nothing.
   * What it throws leaves the doubt. Absent: nobody can be asked.
   */
  resolve?(input: z.output<I>, context: ActionContext): Promise<z.input<O> | null>;
  receipt(output: z.output<O>): Receipt;
  /** Absent: what it did stays. */
  readonly undo?: UndoOf<z.output<I>, z.output<O>>;
}

/** Keeps the types of one tool while it is checked against the common shape. */
export const defineActionTool = <I extends z.ZodType, O extends z.ZodType>(tool: ActionTool<I, O>): ActionTool => tool as unknown as ActionTool;

/** Failures after which it is certain that nothing happened outside. */
const NOTHING_HAPPENED: readonly ErrorCode[] = [
  ...(['PROVIDER_AUTH', 'PROVIDER_BAD_REQUEST', 'PROVIDER_RATE_LIMITED', 'PROVIDER_UNAVAILABLE', 'NO_PLAN_YET', 'NOT_FOUND'] as const),
  ...(['TOOL_UNKNOWN', 'TOOL_FORBIDDEN', 'TOOL_BAD_ARGUMENTS', 'TOOL_RATE_LIMITED', 'TOOL_CIRCUIT_OPEN', 'TOOL_NOT_CONFIGURED', 'RUN_ENDED'] as const),
];
export const nothingHappened = (code: ErrorCode): boolean => NOTHING_HAPPENED.includes(code);
