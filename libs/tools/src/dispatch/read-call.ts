import type { z } from 'zod';
import type { ToolDefinition } from '../registry/define-tool.js';
import { checkJson } from './check-json.js';
import { toolFault } from './observation.js';
import type { ToolFault } from './observation.js';

const MAX_ARGUMENT_BYTES = 64 * 1024;
const MAX_ISSUES = 5;

export type Checked = { readonly fault: ToolFault } | { readonly fault: null; readonly value: unknown };

const issuesOf = (error: z.ZodError): string =>
  error.issues
    .slice(0, MAX_ISSUES)
    .map(({ path, message }) => `${path.map(String).join('.') || 'value'}: ${message}`)
    .join('; ');

/** The arguments as the tool takes them, or TOOL_BAD_ARGUMENTS. */
export function readArguments(tool: ToolDefinition, given: unknown): Checked {
  const refuse = (why: string): Checked => ({ fault: toolFault(tool.name, 'TOOL_BAD_ARGUMENTS', `The arguments of ${tool.name} cannot be used: ${why}.`) });
  if (typeof given === 'string') return refuse('they are no JSON object');
  const fault = checkJson(given, MAX_ARGUMENT_BYTES);
  if (fault) return refuse(fault.kind === 'too_large' ? `they are larger than ${MAX_ARGUMENT_BYTES} bytes` : fault.why);
  const parsed = tool.input.safeParse(given);
  return parsed.success ? { fault: null, value: parsed.data } : refuse(issuesOf(parsed.error));
}

/** The output as the tool promises it, or TOOL_TOO_LARGE or TOOL_BAD_OUTPUT. */
export function readOutput(tool: ToolDefinition, given: unknown): Checked {
  const refuse = (why: string): Checked => ({ fault: toolFault(tool.name, 'TOOL_BAD_OUTPUT', `${tool.name} answered something unusable: ${why}.`) });
  const fault = checkJson(given, tool.maxBytes);
  if (fault?.kind === 'too_large') return { fault: toolFault(tool.name, 'TOOL_TOO_LARGE', `${tool.name} answered more than ${tool.maxBytes} bytes.`) };
  if (fault) return refuse(fault.why);
  const parsed = tool.output.safeParse(given);
  return parsed.success ? { fault: null, value: parsed.data } : refuse(issuesOf(parsed.error));
}
