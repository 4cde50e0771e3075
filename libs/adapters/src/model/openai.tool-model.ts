import { z } from 'zod';
import { NavigoError, TerminalError, toStorableJson, toStorableText } from '@app/contracts';
import type { AnswerShape, FunctionTool, ModelUsage, ToolCall, ToolMessage, ToolModelPort, ToolReply } from '@app/ports';
import { withRetries } from '../http/with-retries.js';
import { DEFAULT_BASE_URLS } from '../provider-hosts.js';
import { answerSchema } from './answer-schema.js';
import { UnsupportedParameterError, createSendChat } from './chat-completions.js';
import type { ChatMessage, ChatReply, ChatRequest, ChatToolCall } from './chat-completions.js';
import { createDialect } from './dialect.js';
import type { Dialect } from './dialect.js';
import { DATA_RULE, createOpenAiModel } from './openai.model.js';
import type { OpenAiModelOptions } from './openai.model.js';
import { createStructuredToolModel } from './structured.tool-model.js';
import { estimateTokens } from './token-estimate.js';

/** What an answer is reckoned with before it is there, against a limit of tokens. */
const EXPECTED_ANSWER_TOKENS = 500;
const ANY_ANSWER = answerSchema(z.unknown());
/** A turn that says nothing is asked for again, as an answer that cannot be used is. */
const MAX_ASKED = 3;

/**
 * Models behind Chat Completions that call tools; one for each shape of answer, all with one memory of what the server does not take. A
 * server that refuses tools is asked for structured answers from then on, see {@link createStructuredToolModel}. Usage counts every
 * request sent, failed ones of the last answer included.
 */
export function createOpenAiToolModels(options: OpenAiModelOptions): (answer?: AnswerShape) => ToolModelPort {
  const { http, apiKey, baseUrl = DEFAULT_BASE_URLS.openai, model, timeoutMs, maxRetries, gate } = options;
  const sendChat = createSendChat({ http, apiKey, baseUrl, timeoutMs });
  const structured = createStructuredToolModel(createOpenAiModel(options));
  const dialect = createDialect();
  let takesTools = true;

  async function ask(asking: Asking): Promise<Asked> {
    const body = toRequest(model, asking, dialect);
    asking.used.modelCalls += 1;
    const inputTokens = estimateTokens(JSON.stringify(body.messages));
    const send = (): Promise<ChatReply> => sendChat(body, asking.signal);
    const usedBy = ({ tokens }: ChatReply): number => (tokens ? tokens.input + tokens.output : inputTokens);
    try {
      const reply = await (gate ? gate.call({ send, signal: asking.signal, tokens: { estimated: inputTokens + EXPECTED_ANSWER_TOKENS, usedBy } }) : send());
      return { reply, body };
    } catch (error) {
      if (!(error instanceof UnsupportedParameterError)) throw error;
      // Refused although it was not sent: leaving it out again would ask for ever.
      const wasSent = error.parameter === 'temperature' ? body.temperature !== undefined : body.response_format?.type === 'json_schema';
      if (!wasSent) throw error.failure;
      dialect.leaveOut(error, asking.answer?.schemaName ?? '');
      return ask(asking);
    }
  }

  return (answer) => ({
    provider: 'openai',
    async chat(messages, tools, signal): Promise<ToolReply> {
      if (!takesTools) return structured.chat(messages, tools, signal);
      const used = { modelCalls: 0 };
      try {
        const { reply, body } = await firstReadable(() =>
          withRetries(() => ask({ messages, tools, answer, used, signal }), { retries: maxRetries, signal }, http),
        );
        return toReply(reply, body, used.modelCalls);
      } catch (error) {
        if (tools.length === 0 || !refusesTools(error)) throw spentOn(error, used.modelCalls);
        takesTools = false;
        const reply = await structured.chat(messages, tools, signal);
        return { ...reply, usage: { ...reply.usage, modelCalls: reply.usage.modelCalls + used.modelCalls } };
      }
    },
  });
}

interface Asking {
  readonly messages: readonly ToolMessage[];
  readonly tools: readonly FunctionTool[];
  readonly answer: AnswerShape | undefined;
  readonly used: { modelCalls: number };
  readonly signal: AbortSignal;
}

interface Asked {
  readonly reply: ChatReply;
  readonly body: ChatRequest;
}

const saysNothing = ({ text, toolCalls, refusal, finishReason }: ChatReply): boolean =>
  text === null && toolCalls.length === 0 && !refusal && finishReason !== 'content_filter';

async function firstReadable(ask: () => Promise<Asked>): Promise<Asked> {
  let asked = await ask();
  for (let times = 1; times < MAX_ASKED && saysNothing(asked.reply); times += 1) asked = await ask();
  return asked;
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

function toRequest(model: string, { messages, tools, answer }: Asking, dialect: Dialect): ChatRequest {
  const { format, schemaInPrompt, temperature } = dialect.for(answer?.schemaName ?? '', answer ? answerSchema(answer.schema) : ANY_ANSWER);
  const [first, ...rest] = messages.map(toChatMessage);
  const ruled: ChatMessage = { role: 'system', content: answer && schemaInPrompt ? `${DATA_RULE}\n\n${schemaInPrompt}` : DATA_RULE };
  return {
    model,
    messages: first?.role === 'system' ? [first, ruled, ...rest] : [ruled, ...(first ? [first] : []), ...rest],
    ...(answer ? { response_format: format } : {}),
    ...(temperature === undefined ? {} : { temperature }),
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
