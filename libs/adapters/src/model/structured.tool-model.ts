import { z } from 'zod';
import { toStorableText } from '@app/contracts';
import type { FunctionTool, ModelPort, ToolMessage, ToolModelPort } from '@app/ports';

const Turn = z.strictObject({
  thought: z.string().describe('What you think, in one or two sentences.'),
  calls: z
    .array(z.strictObject({ tool: z.string().describe('Name of the tool.'), arguments: z.string().describe('JSON object with the arguments.') }))
    .describe('Tools to call now; empty when you answer.'),
  answer: z.string().nullable().describe('The answer; null when you call tools.'),
});

/** For models that answer in a given shape but know no tools: each turn is such an answer, tools and their results stand in the prompt. */
export function createStructuredToolModel(model: ModelPort): ToolModelPort {
  return {
    provider: model.provider,
    async chat(messages, tools, signal) {
      const system = [...messages.filter(({ role }) => role === 'system').map(({ text }) => text), toolRule(tools)].join('\n\n');
      const prompt = messages.flatMap(inWords).join('\n\n');
      const { value, usage } = await model.complete(
        { task: 'tools', schemaName: 'ToolTurn', schema: Turn, system, prompt, input: { messages, tools } },
        signal,
      );
      const round = messages.filter(({ role }) => role === 'assistant').length + 1;
      const calls = tools.length > 0 && value.answer === null ? value.calls : [];
      return {
        text: value.answer ?? value.thought,
        toolCalls: calls.map((call, index) => ({ id: `call_${round}_${index + 1}`, name: call.tool, arguments: readArguments(call.arguments) })),
        usage,
      };
    },
  };
}

function toolRule(tools: readonly FunctionTool[]): string {
  if (tools.length === 0) return 'There are no tools any more: answer now.';
  const listed = tools.map(({ function: { name, description, parameters } }) => `${name}: ${description} Arguments: ${JSON.stringify(parameters)}`);
  return `You may call these tools. Their results come in the next turn.\n${listed.join('\n')}`;
}

function inWords(message: ToolMessage): string[] {
  switch (message.role) {
    case 'system':
      return [];
    case 'user':
      return [message.text];
    case 'tool':
      return [`Result of call ${message.callId}:\n${message.text}`];
    case 'assistant':
      return [
        ...(message.text ? [`You said: ${message.text}`] : []),
        ...message.toolCalls.map(({ id, name, arguments: given }) => `You called ${name} (${id}) with ${JSON.stringify(given)}`),
      ];
  }
}

function readArguments(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return toStorableText(text);
  }
}
