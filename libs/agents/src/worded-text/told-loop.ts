import type { AgentContext } from '@app/agent-kit';
import type { StepEventInput } from '@app/contracts';
import type { ToolObservation } from '@app/ports';
import type { LoopEvent } from '@app/tools';
import { checkWords } from './safe-words.js';
import { thought } from './told-thought.js';

const MAX_TEXT_CHARS = 300;
const MAX_NAME_CHARS = 64;
/** Names of tools look like this; what else a model may call one is nothing to tell. */
const TOOL_NAME = /^[\w.-]{1,64}$/;

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
      return { event: 'tool_call', data: { tool: nameOf(event.call.name), callId: event.call.id, arguments: flat(event.call.arguments) } };
    case 'tool_result':
      return resultOf(event.callId, event.observation);
    case 'tool_given_up':
      return thought(`${nameOf(event.tool)} failed three times and is not asked any more.`);
    case 'draft_refused':
      return thought(`The draft needs another look: ${event.faults.join('; ')}.`.slice(0, MAX_TEXT_CHARS));
    case 'answer':
      return null;
  }
}

const nameOf = (tool: string): string => (TOOL_NAME.test(tool) ? tool : 'unknown');

function resultOf(callId: string, observation: ToolObservation): StepEventInput {
  const { tool } = observation;
  if (!observation.ok) return { event: 'tool_result', data: { tool: nameOf(tool), callId, ok: false, text: observation.reason } };
  const [source] = observation.sources;
  const text = (JSON.stringify(observation.value) ?? 'null').slice(0, MAX_TEXT_CHARS);
  return { event: 'tool_result', data: { tool, callId, ok: true, text, durationMs: observation.durationMs, ...(source ? { source } : {}) } };
}

type Shown = string | number | boolean | null;

/** Events hold plain values; what is nested is told as text. A model wrote them, so they are checked as its words are. */
function flat(given: unknown): Record<string, Shown> {
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(Object.entries(given).map(([name, value]): [string, Shown] => [name.slice(0, MAX_NAME_CHARS), shownValue(value)]));
}

function shownValue(value: unknown): Shown {
  if (value === '' || value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  return checkWords(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''), MAX_TEXT_CHARS).text ?? 'withheld';
}
