import type { AgentContext } from '@app/agent-kit';
import type { StepEventInput } from '@app/contracts';
import type { ToolObservation } from '@app/ports';
import type { LoopEvent } from '@app/tools';
import { thought } from './told-thought.js';

const MAX_TEXT_CHARS = 300;

/** Tells whoever follows the thread what a loop thinks, asks and finds. Prompts are not among a loop's events; texts of tools come cleaned. */
export const tellLoop =
  (tell: AgentContext['tell']) =>
  (event: LoopEvent): void => {
    const told = toldOf(event);
    if (told) tell(told);
  };

function toldOf(event: LoopEvent): StepEventInput | null {
  switch (event.type) {
    case 'thought':
      return thought(event.text);
    case 'tool_call':
      return { event: 'tool_call', data: { tool: event.call.name || 'unknown', callId: event.call.id, arguments: flat(event.call.arguments) } };
    case 'tool_result':
      return resultOf(event.callId, event.observation);
    case 'tool_given_up':
      return thought(`${event.tool} failed three times and is not asked any more.`);
    case 'draft_refused':
      return thought(`The draft needs another look: ${event.faults.join('; ')}.`.slice(0, MAX_TEXT_CHARS));
    case 'answer':
      return null;
  }
}

function resultOf(callId: string, observation: ToolObservation): StepEventInput {
  const { tool } = observation;
  if (!observation.ok) return { event: 'tool_result', data: { tool: tool || 'unknown', callId, ok: false, text: observation.reason } };
  const [source] = observation.sources;
  const text = (JSON.stringify(observation.value) ?? 'null').slice(0, MAX_TEXT_CHARS);
  return { event: 'tool_result', data: { tool, callId, ok: true, text, durationMs: observation.durationMs, ...(source ? { source } : {}) } };
}

type Shown = string | number | boolean | null;

/** Events hold plain values; what is nested is told as text. */
function flat(given: unknown): Record<string, Shown> {
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(
    Object.entries(given).map(([name, value]): [string, Shown] => [
      name,
      typeof value === 'object' && value !== null ? JSON.stringify(value).slice(0, MAX_TEXT_CHARS) : (value as Shown),
    ]),
  );
}
