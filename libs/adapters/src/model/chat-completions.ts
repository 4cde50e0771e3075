import OpenAI from 'openai';
import { APIConnectionTimeoutError, APIError } from 'openai';
import { z } from 'zod';
import { NavigoError, RetryableError, TerminalError } from '@app/contracts';
import { startDeadline } from '../http/abortable.js';
import type { HttpClient } from '../http/http-client.js';
import { limitBody } from '../http/limit-body.js';
import { placeOf, statusFailure } from '../http/provider-failure.js';
import { retryAfterMs } from '../http/retry-after.js';
import { joinUrl } from '../provider-hosts.js';

const PROVIDER = 'The model server';
const MAX_ANSWER_BYTES = 1_000_000;

export type ChatMessage = OpenAI.Chat.ChatCompletionMessageParam;
export type ChatRequest = OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;

/** What servers of this interface answer, as far as we read it. */
const Completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish(), tool_calls: z.array(z.unknown()).nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
});

/** One call as servers write it; those of another kind are not ours to answer. */
const FunctionCall = z.object({ id: z.string().nullish(), function: z.object({ name: z.string(), arguments: z.string().nullish() }) });

/** A tool that the model asks for. */
export interface ChatToolCall {
  /** Null when the server gives none. */
  readonly id: string | null;
  readonly name: string;
  /** JSON, as far as the model wrote JSON. */
  readonly argumentsText: string;
}

export interface ChatReply {
  /** Null when the server's answer had no text that could be read. */
  readonly text: string | null;
  readonly refusal: string | null;
  readonly toolCalls: readonly ChatToolCall[];
  readonly finishReason: string;
  /** Null when the server does not count. */
  readonly tokens: { readonly input: number; readonly output: number } | null;
}

/** The server refused a parameter that not every server knows; the request may pass without it. */
export class UnsupportedParameterError extends Error {
  constructor(
    readonly parameter: 'response_format' | 'temperature',
    /** True when it was this very schema, not the parameter itself, that was refused. */
    readonly schemaOnly: boolean,
    readonly failure: NavigoError,
  ) {
    super(failure.message, { cause: failure });
  }
}

export interface ChatOptions {
  readonly http: HttpClient;
  readonly apiKey: string;
  readonly baseUrl: string;
  /** For one attempt, the reading of the answer included. */
  readonly timeoutMs: number;
}

/** Sends one request, once. @throws as {@link ModelPort.complete} for transport failures, and {@link UnsupportedParameterError}. */
export type SendChat = (request: ChatRequest, signal: AbortSignal) => Promise<ChatReply>;

/** Chat Completions, the interface that OpenAI and most local servers share. */
export function createSendChat({ http, apiKey, baseUrl, timeoutMs }: ChatOptions): SendChat {
  // Null keeps the SDK from reading these from the environment; our configuration is the only source.
  const fromNowhere = { organization: null, project: null, adminAPIKey: null, webhookSecret: null };
  const fetch = async (target: string | URL | Request, init?: RequestInit): Promise<Response> =>
    limitBody(
      await http.fetch(target, init),
      MAX_ANSWER_BYTES,
      () => new TerminalError('MODEL_BAD_OUTPUT', `The model's answer is larger than ${MAX_ANSWER_BYTES} bytes`),
    );
  const client = new OpenAI({ ...fromNowhere, apiKey, baseURL: baseUrl, timeout: timeoutMs, maxRetries: 0, logLevel: 'off', fetch });
  const where = placeOf(new URL(joinUrl(baseUrl, 'chat/completions')));
  return async (request, signal) => {
    const deadline = startDeadline(timeoutMs, signal);
    try {
      return toReply(await client.chat.completions.create(request, { signal: deadline.signal }));
    } catch (error) {
      signal.throwIfAborted();
      if (deadline.expired() || error instanceof APIConnectionTimeoutError)
        throw new RetryableError('PROVIDER_TIMEOUT', `${PROVIDER} did not answer in time at ${where}`);
      // A body that is no JSON is an unusable answer like any other, and asked for again.
      if (error instanceof SyntaxError) return NO_REPLY;
      throw toFailure(error, where, http.nowMs());
    } finally {
      deadline.clear();
    }
  };
}

const NO_REPLY: ChatReply = { text: null, refusal: null, toolCalls: [], finishReason: 'unreadable', tokens: null };

function toReply(body: unknown): ChatReply {
  const parsed = Completion.safeParse(body);
  const choice = parsed.data?.choices[0];
  if (!choice) return NO_REPLY;
  const usage = parsed.data?.usage;
  return {
    text: choice.message.content ?? null,
    refusal: choice.message.refusal ?? null,
    toolCalls: (choice.message.tool_calls ?? []).flatMap(toToolCall),
    finishReason: choice.finish_reason ?? 'stop',
    tokens: usage ? { input: usage.prompt_tokens, output: usage.completion_tokens } : null,
  };
}

function toToolCall(raw: unknown): ChatToolCall[] {
  const { data } = FunctionCall.safeParse(raw);
  return data ? [{ id: data.id ?? null, name: data.function.name, argumentsText: data.function.arguments ?? '' }] : [];
}

function toFailure(error: unknown, where: string, nowMs: number): Error {
  const own = ownError(error);
  if (own) return own;
  if (!(error instanceof APIError)) return new RetryableError('PROVIDER_UNAVAILABLE', `${PROVIDER} broke off at ${where}`, { cause: error });
  if (error.status === undefined) return new RetryableError('PROVIDER_UNAVAILABLE', `${PROVIDER} cannot be reached at ${where}`, { cause: error });
  const afterMs = error.headers ? retryAfterMs(error.headers, nowMs) : undefined;
  // Servers repeat the key in the words of a 401, so those are not kept.
  const cause: unknown = error.status === 401 || error.status === 403 ? undefined : error;
  const failure = statusFailure({ provider: PROVIDER, status: error.status, where, afterMs, cause });
  return unsupportedParameter(error, failure) ?? failure;
}

/** The SDK wraps what our own fetch throws; the first of our errors in the chain says more. */
function ownError(error: unknown): NavigoError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof NavigoError) return cause;
  return undefined;
}

function unsupportedParameter(error: APIError, failure: NavigoError): UnsupportedParameterError | undefined {
  if (error.status !== 400 && error.status !== 422) return undefined;
  const said = `${error.param ?? ''} ${error.message}`;
  if (/response_format|json_schema/i.test(said)) return new UnsupportedParameterError('response_format', /invalid schema/i.test(said), failure);
  return /\btemperature\b/i.test(said) ? new UnsupportedParameterError('temperature', false, failure) : undefined;
}
