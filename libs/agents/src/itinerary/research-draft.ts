import type { AgentContext, AgentTools } from '@app/agent-kit';
import type { PlanNote } from '@app/contracts';
import type { Words } from '@app/messages';
import type { ProposedDay } from '@app/planner';
import { runLoop } from '@app/tools';
import type { LoopResult, Verdict } from '@app/tools';
import { decided } from '../plan-kit/plan-notes.js';
import { listWords } from '../worded-text/list-words.js';
import { tellLoop } from '../worded-text/told-loop.js';
import { itineraryExpert } from './itinerary.expert.js';
import { researchPrompt } from './itinerary.prompt.js';
import { ItineraryDraft } from './itinerary.schema.js';
import type { ItineraryInput } from './itinerary.schema.js';
import { draftFaults, readDraft } from './read-draft.js';
import { usableProposal } from './usable-proposal.js';

/** What usual models read at once, their answer left room for. */
const WINDOW_TOKENS = 24_000;
const GIVEN_UP = 'TOOL_GIVEN_UP:';
/** Stays in the decision log: the planner has put right what was left, so the plan lacks nothing. */
const FAULTS_LEFT = 'LOOP_FAULTS_LEFT';

/** Tools whose subject has a name that travellers know. */
const TOLD_TOOLS = [
  'get_weather',
  'convert_currency',
  'search_places',
  'search_flights',
  'search_hotels',
  'get_airport_code',
  'travel_time',
  'opening_hours',
  'calculate_budget',
] as const;

/** The trip as the model's choice makes it. */
interface Draft<Plan> {
  readonly plan: Plan;
  readonly droppedPlaces: number;
}

/** A trip with what is to be said about how it came about. */
export interface ResearchedTrip<Plan> extends Draft<Plan> {
  readonly notes: readonly PlanNote[];
  readonly evidence: readonly string[];
  readonly safetyFlags: readonly string[];
  readonly riskFlags: readonly string[];
}

/** What a trip is researched with; the planner makes a plan of a choice of places and says what is wrong with it. */
export interface ResearchParts<Plan> {
  readonly input: ItineraryInput;
  planOf(days: readonly ProposedDay[]): Promise<Plan>;
  faultsOf(plan: Plan, days: readonly ProposedDay[]): Promise<readonly string[]>;
  readonly tools: AgentTools;
  readonly words: Words;
  readonly context: Pick<AgentContext, 'tell' | 'signal'>;
}

/**
 * Lets a model look things up and choose places for the days. A choice with faults, also one that costs too much, goes back to it; the best
 * one stands in the end and the planner makes it fit. Without any, the trip is the planner's own.
 *
 * @throws what the model throws, and the reason of the step's signal.
 */
export async function researchTrip<Plan>({ input, planOf, faultsOf, tools, words, context }: ResearchParts<Plan>): Promise<ResearchedTrip<Plan>> {
  const { system, prompt } = researchPrompt(input);
  const verdictOn = async (answer: string): Promise<Verdict<Draft<Plan>>> => {
    const read = readDraft(answer);
    if (!read.draft) return { draft: null, faults: read.faults };
    const { days, droppedPlaces } = usableProposal(read.draft, input);
    const plan = await planOf(days);
    return { draft: { plan, droppedPlaces }, faults: [...draftFaults(read.draft, input), ...(await faultsOf(plan, days))] };
  };
  const result = await runLoop<Draft<Plan>>({
    model: tools.model(() => ({ text: JSON.stringify(itineraryExpert()), toolCalls: [] }), { schemaName: 'ItineraryDraft', schema: ItineraryDraft }),
    system,
    question: prompt,
    tools: tools.functionTools,
    dispatch: (call) => tools.dispatch(call),
    validate: verdictOn,
    windowTokens: WINDOW_TOKENS,
    onEvent: tellLoop(context.tell),
    signal: context.signal,
  });
  const draft = result.draft ?? { plan: await planOf([]), droppedPlaces: 0 };
  return { ...draft, ...remarksOn(result, tools, words) };
}

function remarksOn<Plan>(
  { draft, faults, flags, rounds, observations }: LoopResult<Draft<Plan>>,
  { functionTools }: AgentTools,
  words: Words,
): Omit<ResearchedTrip<Plan>, keyof Draft<Plan>> {
  const known = new Set(functionTools.map((tool) => tool.function.name));
  const asked = [...new Set(observations.map(({ tool }) => tool))].filter((tool) => known.has(tool));
  const givenUp = flags.filter((flag) => flag.startsWith(GIVEN_UP)).map((flag) => flag.slice(GIVEN_UP.length));
  return {
    notes: [
      ...givenUp.map((tool) => givenUpNote(tool, words)),
      ...(flags.includes('LOOP_ROUNDS_USED_UP') ? [decided(words.say(draft === null ? 'note.rounds_own' : 'note.rounds_draft'))] : []),
    ],
    evidence: [`rounds=${rounds}`, ...(asked.length > 0 ? [`asked ${listWords(asked)}`] : []), ...faults],
    safetyFlags: flags.filter((flag) => flag !== FAULTS_LEFT),
    riskFlags: flags,
  };
}

function givenUpNote(tool: string, { say }: Words): PlanNote {
  const told = TOLD_TOOLS.find((name) => name === tool);
  return { kind: 'not_looked_up', what: say(told ? `tool.${told}` : 'tool.other'), tool };
}
