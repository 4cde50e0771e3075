import type { AnswerSource } from '@app/contracts';
import type { ToolObservation, ToolPolicy } from '@app/ports';
import { chooseInquiry } from './choose-inquiry.js';
import type { AskedPlan } from './inquiry.js';

/** Takes the turns of the loop by rules, and remembers what its answer rests on. */
export interface ConciergePolicy {
  readonly policy: ToolPolicy;
  /** Sources of the answer given last. */
  sources(): readonly AnswerSource[];
}

/** Rules that look up what a question is after; `seen` grows as tools answer. */
export function conciergePolicy(asked: AskedPlan, seen: readonly ToolObservation[]): ConciergePolicy {
  const inquiry = chooseInquiry(asked);
  let sources: readonly AnswerSource[] = [];
  return {
    sources: () => sources,
    policy: ({ messages }) => {
      const turn = inquiry(seen);
      if (turn.kind === 'ask') {
        const round = messages.filter(({ role }) => role === 'assistant').length + 1;
        return { text: turn.thought, toolCalls: turn.calls.map((call, index) => ({ id: `call_${round}_${index + 1}`, ...call })) };
      }
      sources = turn.sources;
      return { text: turn.text, toolCalls: [] };
    },
  };
}
