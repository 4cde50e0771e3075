import { defineAgent } from '@app/agent-kit';
import type { AgentContext, ValuesOf } from '@app/agent-kit';
import { TerminalError, withShortBlanks } from '@app/contracts';
import type { AnswerSource, FinalPlan } from '@app/contracts';
import type { ToolObservation } from '@app/ports';
import { runLoop } from '@app/tools';
import type { LoopResult, Verdict } from '@app/tools';
import { withKnownTowns } from '../place-kit/known-towns.js';
import { todayOf } from '../request-kit/today-of.js';
import { amountsInText } from '../worded-text/amounts-in-text.js';
import { checkWords } from '../worded-text/safe-words.js';
import { tellLoop } from '../worded-text/told-loop.js';
import { thought } from '../worded-text/told-thought.js';
import { conciergePolicy } from './concierge.policy.js';
import { conciergePrompt } from './concierge.prompt.js';
import { reads, writes } from './concierge.schema.js';
import type { AskedPlan } from './inquiry.js';
import { numbersIn } from './numbers-in.js';

const MAX_ANSWER_CHARS = 2_000;
/** What usual models read at once, their answer left room for. */
const WINDOW_TOKENS = 24_000;
const NOTHING_KNOWN = 'I cannot tell: neither the plan nor the tools gave an answer.';

/** Answers questions about a finished plan: looks up with tools what the plan does not say, and plans nothing anew. */
export const concierge = withKnownTowns(
  defineAgent({
    name: 'concierge',
    title: 'Concierge',
    reads,
    writes,
    policy: { timeoutMs: 120_000, maxAttempts: 3 },
    simulate: ({ question }) => ({ answer: { question, text: 'said', sources: [] }, safetyFlags: [] }),
    async run(state, context) {
      const asked = askedPlan(state, context);
      context.tell(thought('Looking at the plan for an answer.'));
      const { result, sources } = await inquire(asked, context);
      const text = checkWords(result.draft ?? NOTHING_KNOWN, MAX_ANSWER_CHARS).text ?? NOTHING_KNOWN;
      const tools = [...new Set(result.observations.map(({ tool }) => tool))];
      return {
        writes: { answer: { question: state.question, text, sources: [...sources] }, safetyFlags: [...result.flags] },
        decision: {
          inputSummary: 'A question about the finished plan',
          keyEvidence: [`rounds=${result.rounds}`, ...tools.map((tool) => `asked ${tool}`), ...result.faults],
          outputSummary: `Answered from ${tools.length > 0 ? tools.join(', ') : 'the plan alone'}`,
          riskFlags: [...result.flags],
        },
      };
    },
  }),
);

function askedPlan(state: ValuesOf<typeof reads>, { now }: AgentContext): AskedPlan {
  const { question, finalPlan: plan, userRequest, context } = state;
  return {
    question: withShortBlanks(question),
    plan,
    request: userRequest ?? null,
    country: plan.selectedDestination?.country || null,
    today: todayOf(now, context),
  };
}

interface Inquired {
  readonly result: LoopResult<string>;
  readonly sources: readonly AnswerSource[];
}

async function inquire(asked: AskedPlan, context: AgentContext): Promise<Inquired> {
  const { tools, signal } = context;
  if (!tools) throw new TerminalError('INTERNAL_ERROR', 'The concierge was run without tools; give its worker a tool kit.');
  const seen: ToolObservation[] = [];
  const rules = conciergePolicy(asked, seen);
  const { system, prompt } = conciergePrompt(asked.question, asked.plan, asked.today);
  const result = await runLoop<string>({
    model: tools.model(rules.policy),
    system,
    question: prompt,
    tools: tools.functionTools,
    dispatch: async (call) => {
      const observation = await tools.dispatch(call);
      seen.push(observation);
      return observation;
    },
    validate: (answer, observations) => verdictOn(answer, asked.plan, observations),
    windowTokens: WINDOW_TOKENS,
    onEvent: tellLoop(context.tell),
    signal,
  });
  return { result, sources: tools.isLive ? sourcesOf(result.observations) : rules.sources() };
}

/** A model may name no amount that neither the plan nor a tool told. */
function verdictOn(answer: string, plan: FinalPlan, observations: readonly ToolObservation[]): Verdict<string> {
  const { text, flags } = checkWords(answer, MAX_ANSWER_CHARS);
  if (text === null) return { draft: null, faults: [flags.length > 0 ? 'it says what must not be said' : 'it is empty'] };
  const known = numbersIn([plan, observations.map((observation) => (observation.ok ? observation.value : null))]);
  const invented = amountsInText(text).filter((amount) => !known.has(amount));
  return { draft: text, faults: invented.map((amount) => `the amount ${amount} is neither in the plan nor in what a tool said`) };
}

const sourcesOf = (observations: readonly ToolObservation[]): AnswerSource[] => {
  const found = observations.flatMap((observation) => (observation.ok ? observation.sources.map((kind) => ({ kind, name: observation.tool })) : []));
  return found.filter(({ kind, name }, index) => found.findIndex((other) => other.kind === kind && other.name === name) === index);
};
