import { z } from 'zod';
import { defineTool } from '../registry/define-tool.js';
import type { ToolContext, ToolDefinition } from '../registry/define-tool.js';

const Input = z.strictObject({ text: z.string().max(100).describe('What to say.'), times: z.number().int().min(1).default(1) });
const Output = z.strictObject({ text: z.string(), count: z.number(), source: z.literal('guide') });
export type EchoInput = z.output<typeof Input>;
export type EchoOutput = z.output<typeof Output>;

/** A tool that answers what a test says, and notes what it was asked. */
export function echoTool(
  answer: (input: EchoInput, context: ToolContext, call: number) => Promise<unknown> | unknown = ({ text }) => ({ text, count: 1, source: 'guide' }),
  more: Partial<Pick<ToolDefinition, 'risk' | 'rate' | 'timeoutMs' | 'maxBytes' | 'scopes' | 'isRetryable' | 'name'>> = {},
): ToolDefinition & { readonly asked: EchoInput[] } {
  const asked: EchoInput[] = [];
  const tool = defineTool({
    name: 'echo',
    description: 'Says it again.',
    input: Input,
    output: Output,
    scopes: ['travel:read'],
    rate: '5/s',
    risk: 'low',
    timeoutMs: 1_000,
    maxBytes: 1_000,
    async call(input, context) {
      asked.push(input);
      return (await answer(input, context, asked.length)) as EchoOutput;
    },
    ...more,
  });
  return { ...tool, asked };
}
