import { NavigoError, TerminalError, toStorableJson, toStorableText } from '@app/contracts';
import type { FunctionTool, ModelUsage, ToolCall, ToolMessage, ToolModelPort, ToolReply } from '@app/ports';
import { withRetries } from '../http/with-retries.js';
import { DEFAULT_BASE_URLS } from '../provider-hosts.js';
import { UnsupportedParameterError, createSendChat } from './chat-completions.js';
import type { ChatMessage, ChatReply, ChatRequest, ChatToolCall } from './chat-completions.js';
import { DATA_RULE, createOpenAiModel } from './openai.model.js';
import type { OpenAiModelOptions } from './openai.model.js';
import { createStructuredToolModel } from './structured.tool-model.js';
import { estimateTokens } from './token-estimate.js';

/** Low, so that the same facts lead to much the same calls. */
const TEMPERATURE = 0.2;

/**
 * A model behind Chat Completions that calls tools. A server that refuses tools is asked for structured answers from then on, see
 * {@link createStructuredToolModel}. Usage counts every request sent, failed ones of the last answer included.
 */
export function createOpenAiToolModel(options: OpenAiModelOptions): ToolModelPort {
  const { http, apiKey, baseUrl = DEFAULT_BASE_URLS.openai, model, timeoutMs, maxRetries } = options;
  const sendChat = createSendChat({ http, apiKey, baseUrl, timeoutMs });
  const structured = createStructuredToolModel(createOpenAiModel(options));
  let takesTools = true;
  let temperature: number | undefined = TEMPERATURE;

  async function ask(body: ChatRequest, used: { modelCalls: number }, signal: AbortSignal): Promise<ChatReply> {
    used.modelCalls += 1;
    try {
      return await sendChat({ ...body, ...(temperature === undefined ? {} : { temperature }) }, signal);
    } catch (error) {
      if (!(error instanceof UnsupportedParameterError)) throw error;
      if (error.parameter !== 'temperature' || temperature === undefined) throw error.failure;
      temperature = undefined;
      return ask(body, used, signal);
    }
  }

  return {
    provider: 'openai',
    async chat(messages, tools, signal): Promise<ToolReply> {
      if (!takesTools) return structured.chat(messages, tools, signal);
      const used = { modelCalls: 0 };
      const body = toRequest(model, messages, tools);
      try {
        return toReply(await withRetries(() => ask(body, used, signal), { retries: maxRetries, signal }, http), body, used.modelCalls);
      } catch (error) {
        if (tools.length === 0 || !refusesTools(error)) throw spentOn(error, used.modelCalls);
        takesTools = false;
        const reply = await structured.chat(messages, tools, signal);
        return { ...reply, usage: { ...reply.usage, modelCalls: reply.usage.modelCalls + used.modelCalls } };
      }
    },
  };
}

/** Servers say it in their own words: "does not support tools", "tool choice requires …", "unrecognized function_call". */
const refusesTools = (error: unknown): boolean =>
  error instanceof TerminalError &&
  error.code === 'PROVIDER_BAD_REQUEST' &&
  error.cause instanceof Error &&
  /\btools?\b|tool_choice|function.?call/i.test(error.cause.message);

function spentOn(error: unknown, modelCalls: number): unknown {
  if (error instanceof NavigoError) error.spent ??= { modelCalls, inputTokens: 0, outputTokens: 0 };
  return error;
}

function toRequest(model: string, messages: readonly ToolMessage[], tools: readonly FunctionTool[]): ChatRequest {
  const [first, ...rest] = messages.map(toChatMessage);
  const ruled: ChatMessage = { role: 'system', content: DATA_RULE };
  return {
    model,
    messages: first?.role === 'system' ? [first, ruled, ...rest] : [ruled, ...(first ? [first] : []), ...rest],
    ...(tools.length > 0
      ? { tools: tools.map(({ function: { name, description, parameters } }) => ({ type: 'function' as const, function: { name, description, parameters } })) }
      : {}),
  };
}

function toChatMessage(message: ToolMessage): ChatMessage {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.text };
  if (message.role !== 'assistant') return { role: message.role, content: message.text };
  const calls = message.toolCalls.map(({ id, name, arguments: given }) => ({
    id,
    type: 'function' as const,
    function: { name, arguments: typeof given === 'string' ? given : JSON.stringify(given ?? {}) },
  }));
  return { role: 'assistant', content: message.text, ...(calls.length > 0 ? { tool_calls: calls } : {}) };
}

function toReply(reply: ChatReply, body: ChatRequest, modelCalls: number): ToolReply {
  if (reply.refusal || reply.finishReason === 'content_filter') throw new TerminalError('MODEL_REFUSED', 'The model refused to go on');
  const written = `${reply.text ?? ''}${reply.toolCalls.map(({ name, argumentsText }) => name + argumentsText).join('')}`;
  const usage: ModelUsage = {
    modelCalls,
    inputTokens: reply.tokens?.input ?? estimateTokens(JSON.stringify(body)),
    outputTokens: reply.tokens?.output ?? estimateTokens(written),
  };
  if (reply.text === null && reply.toolCalls.length === 0) {
    const failure = new TerminalError('MODEL_BAD_OUTPUT', 'The model gave neither text nor a tool call');
    failure.spent = usage;
    throw failure;
  }
  return { text: toStorableText(reply.text ?? ''), toolCalls: toCalls(reply.toolCalls, body.messages.length), usage };
}

/** Every call has an id of its own, whatever the server gave. */
function toCalls(calls: readonly ChatToolCall[], turn: number): ToolCall[] {
  const taken = new Set<string>();
  return calls.map(({ id, name, argumentsText }, index) => {
    const own = id && !taken.has(id) ? id : `call_${turn}_${index + 1}`;
    taken.add(own);
    return { id: toStorableText(own), name: toStorableText(name), arguments: readArguments(argumentsText) };
  });
}

/** The arguments as JSON, or the text itself when it is none; tools say what is wrong with it. */
function readArguments(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return toStorableJson(JSON.parse(text));
  } catch {
    return toStorableText(text);
  }
}
