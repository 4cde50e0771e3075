import { callKey } from '@app/agent-kit';
import { NavigoError, RetryableError } from '@app/contracts';
import type { CallKey, CallStart, ToolCall } from '@app/ports';
import { missingScopes } from '../registry/tool-registry.js';
import type { RegisteredTool } from '../registry/tool-registry.js';
import { callTool } from './call-tool.js';
import { cleanText } from './clean-text.js';
import type { DispatchContext } from './dispatch-context.js';
import { toolFault } from './observation.js';
import type { ToolFault, ToolObservation } from './observation.js';
import { readArguments, readOutput } from './read-call.js';
import { refusalOf, settle } from './shared-limits.js';
import { sourcesOf } from './sources-of.js';

const NO_USAGE = { modelCalls: 0, inputTokens: 0, outputTokens: 0 };
const MAX_NAME_CHARS = 64;

/**
 * What comes of a tool call: a checked and cleaned result, or a fault with its reason, in bounded time. A call that the step made before
 * is answered from the journal; faults are not recorded, so that a later attempt may fare better.
 *
 * @throws the reason of `context.signal` when the step has ended, and nothing else.
 */
export async function dispatchTool(call: ToolCall, context: DispatchContext): Promise<ToolObservation> {
  context.signal.throwIfAborted();
  const registered = context.registry.find(call.name);
  if (!registered) return unknownTool(call.name, context);
  const { tool } = registered;
  const missing = missingScopes(tool, context.scopes);
  if (missing.length > 0) return toolFault(tool.name, 'TOOL_FORBIDDEN', `${tool.name} needs what this caller was not given: ${missing.join(', ')}.`);
  const input = readArguments(tool, call.arguments);
  if (input.fault) return input.fault;
  const key = callKey('tool', tool.name, input.value);
  try {
    return (await fromJournal(registered, await context.journal.begin(key))) ?? (await callOutside({ registered, key, input: input.value }, context));
  } catch (error) {
    context.signal.throwIfAborted();
    return faultOf(error, tool.name, context);
  }
}

function unknownTool(name: string, { registry, scopes }: DispatchContext): ToolFault {
  const known = registry.listFor(scopes).map(({ tool }) => tool.name);
  const shown = name.slice(0, MAX_NAME_CHARS);
  return toolFault(shown, 'TOOL_UNKNOWN', `There is no tool named "${shown}". There are: ${known.join(', ') || 'none'}.`);
}

/** What an earlier call left: its result, or doubt whether it happened; null when the call is still to be made. */
async function fromJournal(registered: RegisteredTool, start: CallStart): Promise<ToolObservation | null> {
  const { name } = registered.tool;
  if (start.kind === 'new') return null;
  if (start.kind === 'in_doubt')
    return toolFault(name, 'TOOL_IN_DOUBT', `${name} was called with this before and its answer got lost; it is not called again.`);
  const output = readOutput(registered.tool, start.entry.result);
  // A result of an older version of the tool may not fit any more.
  return output.fault ? null : observed(registered, output.value, { recorded: true, durationMs: start.entry.durationMs });
}

interface OutsideCall {
  readonly registered: RegisteredTool;
  readonly key: CallKey;
  readonly input: unknown;
}

async function callOutside({ registered, key, input }: OutsideCall, context: DispatchContext): Promise<ToolObservation> {
  const { tool } = registered;
  const refusal = await refusalOf(registered, context);
  if (refusal) return refusal;
  if (tool.risk === 'high') {
    const before = await fromJournal(registered, await context.journal.begin(key, { announce: true }));
    if (before) return before;
  }
  const startedAt = performance.now();
  const answer = await outputOf(registered, input, context);
  await settle(registered, answer.fault, context);
  if (answer.fault) return answer.fault;
  const durationMs = performance.now() - startedAt;
  const winner = await recordedOf(registered, { key, value: answer.value, durationMs }, context);
  return observed(registered, winner, { recorded: false, durationMs });
}

async function outputOf(registered: RegisteredTool, input: unknown, context: DispatchContext): Promise<ReturnType<typeof readOutput>> {
  try {
    return readOutput(registered.tool, await callTool(registered.tool, input, context));
  } catch (error) {
    context.signal.throwIfAborted();
    return { fault: faultOf(error, registered.tool.name, context) };
  }
}

/** The result that stands: the first one recorded. A journal that cannot be reached costs a repeated call at worst, not this result. */
async function recordedOf(
  { tool }: RegisteredTool,
  { key, value, durationMs }: { readonly key: CallKey; readonly value: unknown; readonly durationMs: number },
  { journal }: DispatchContext,
): Promise<unknown> {
  try {
    const winner = await journal.record(key, { result: value, usage: NO_USAGE, costUsd: null, durationMs });
    const output = readOutput(tool, winner.result);
    return output.fault ? value : output.value;
  } catch (error) {
    if (error instanceof RetryableError) return value;
    throw error;
  }
}

function observed({ tool }: RegisteredTool, value: unknown, how: { readonly recorded: boolean; readonly durationMs: number }): ToolObservation {
  const cleaned = cleanText(value);
  return { ok: true, tool: tool.name, value: cleaned.value, flags: cleaned.flags, sources: sourcesOf(value), ...how };
}

/** Words of unknown errors stay in our logs: they may hold anything. */
function faultOf(error: unknown, tool: string, { onUnexpected }: DispatchContext): ToolFault {
  if (error instanceof NavigoError) return toolFault(tool, error.code, error.message, error instanceof RetryableError ? error.afterMs : undefined);
  onUnexpected(error, tool);
  return toolFault(tool, 'TOOL_FAILED', `${tool} failed unexpectedly.`);
}
