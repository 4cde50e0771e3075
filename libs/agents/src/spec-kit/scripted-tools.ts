import type { AgentTools } from '@app/agent-kit';
import type { AnswerShape, FunctionTool, ToolCall, ToolMessage, ToolObservation } from '@app/ports';

const USAGE = { modelCalls: 1, inputTokens: 1, outputTokens: 1 };

/** One turn of a model: what it says, or the tools it asks for. */
export type ScriptedTurn = string | readonly { readonly name: string; readonly arguments: unknown }[];

/** Tools of a step whose model plays a script, the last turn again and again, and notes what it was shown. */
export interface ScriptedTools extends AgentTools {
  readonly asked: (readonly ToolMessage[])[];
  readonly shapes: (AnswerShape | undefined)[];
  readonly made: ToolCall[];
}

const named = (name: string): FunctionTool => ({ type: 'function', function: { name, description: name, parameters: {} } });

export function scriptedTools(turns: readonly ScriptedTurn[], observe: (call: ToolCall) => ToolObservation = unexpected): ScriptedTools {
  const [asked, shapes, made]: [(readonly ToolMessage[])[], (AnswerShape | undefined)[], ToolCall[]] = [[], [], []];
  return {
    ...{ asked, shapes, made, isLive: true, functionTools: ['get_weather', 'search_places', 'calculate_budget'].map(named) },
    model: (_policy, answer) => {
      shapes.push(answer);
      return {
        provider: 'scripted',
        async chat(messages) {
          asked.push(messages);
          const turn = turns[Math.min(asked.length, turns.length) - 1] ?? '';
          if (typeof turn === 'string') return { text: turn, toolCalls: [], usage: USAGE };
          return { text: 'Let me look.', toolCalls: turn.map((call, index) => ({ id: `c${asked.length}_${index}`, ...call })), usage: USAGE };
        },
      };
    },
    dispatch: async (call) => {
      made.push(call);
      return observe(call);
    },
  };
}

const unexpected = ({ name }: ToolCall): never => {
  throw new Error(`nobody expected ${name} to be called`);
};

/** What a tool found. */
export const found = (tool: string, value: unknown, flags: readonly string[] = []): ToolObservation => ({
  ...{ ok: true, tool, value, flags, sources: ['live'], recorded: false, durationMs: 1 },
});

/** A tool whose provider is down. */
export const failed = (tool: string): ToolObservation => ({ ok: false, tool, code: 'PROVIDER_UNAVAILABLE', reason: 'Down.' });
