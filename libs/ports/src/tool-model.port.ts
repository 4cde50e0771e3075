import type { z } from 'zod';
import type { ModelUsage } from './model.port.js';

/** A tool as a model sees it: the function form of Chat Completions. */
export interface FunctionTool {
  readonly type: 'function';
  readonly function: {
    readonly name: string;
    readonly description: string;
    /** JSON Schema of the arguments. */
    readonly parameters: Readonly<Record<string, unknown>>;
  };
}

export interface ToolCall {
  /** Names the call within its conversation. */
  readonly id: string;
  readonly name: string;
  /** As the model wrote them; a string when they were no JSON. */
  readonly arguments: unknown;
}

export type ToolMessage =
  | { readonly role: 'system' | 'user'; readonly text: string }
  | { readonly role: 'assistant'; readonly text: string; readonly toolCalls: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly callId: string; readonly name: string; readonly text: string };

export interface ToolReply {
  /** What the model thinks aloud, or its answer when it calls no tool. */
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
  readonly usage: ModelUsage;
}

/** A model that may ask for tools before it answers. */
export interface ToolModelPort {
  readonly provider: string;
  /**
   * The next turn of the conversation; text free of NUL and broken surrogates. Without tools it can only answer.
   *
   * @throws {TerminalError} MODEL_BAD_OUTPUT, MODEL_REFUSED, PROVIDER_AUTH, PROVIDER_BAD_REQUEST.
   * @throws {RetryableError} PROVIDER_RATE_LIMITED, PROVIDER_TIMEOUT, PROVIDER_UNAVAILABLE.
   */
  chat(messages: readonly ToolMessage[], tools: readonly FunctionTool[], signal: AbortSignal): Promise<ToolReply>;
}

/** Decides the next turn by rules: the same conversation always leads to the same turn. */
export type ToolPolicy = (conversation: {
  readonly messages: readonly ToolMessage[];
  readonly tools: readonly string[];
}) => Pick<ToolReply, 'text' | 'toolCalls'>;

/** The shape of a final answer that has to be JSON; named for servers that take schemas. */
export interface AnswerShape {
  readonly schemaName: string;
  readonly schema: z.ZodType;
}
