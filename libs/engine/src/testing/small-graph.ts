import { z } from 'zod';
import { defineAgent } from '@app/agent-kit';
import { defineWorkflow } from '@app/workflow';
import type { ChannelTable, Review, Workflow } from '@app/workflow';
import type { RunSnapshot } from '@app/ports';
import type { AgentDefinition } from '@app/agent-kit';

const text = z.string();
const policy = { timeoutMs: 1_000, maxAttempts: 2 };
const agent = (name: string, reads: string, writes: string): AgentDefinition =>
  defineAgent({
    name,
    title: name,
    reads: { [reads]: text },
    writes: { [writes]: text, flags: z.array(text) },
    policy,
    run: () => Promise.resolve({ writes: { [writes]: 'done' }, decision: { inputSummary: 'i', keyEvidence: [], outputSummary: 'o', riskFlags: [] } }),
  }) as AgentDefinition;

const has = (value: unknown): boolean => value !== undefined && value !== null;
type State = Readonly<Record<string, unknown>>;
const isBlocked = (state: State): boolean => Array.isArray(state['flags']) && state['flags'].some((flag) => String(flag).startsWith('BLOCKED'));

const said = { schema: z.unknown(), origin: 'person', fork: 'keep', shown: 'when_set', filledBy: 'request' } as const;
const made = { schema: text, origin: 'own', fork: 'remake', shown: 'when_set' } as const;
const CHANNELS: ChannelTable = {
  ...{ turns: said, answers: said, request: { ...said, filledBy: 'both' }, revision: { ...said, fork: 'remake' } },
  ...{ approval: { ...said, fork: 'remake', origin: 'own' }, shown: { ...said, fork: 'drop', origin: 'own' }, limits: { ...said, origin: 'own' } },
  ...{ questions: { ...made, schema: z.unknown() }, one: made, two: made, three: made, result: made },
  flags: { schema: z.array(text), reducer: 'union', origin: 'own', fork: 'keep', shown: 'always' },
};

/** How often somebody had the result changed. */
export const wishesOf = ({ revision }: State): number => (revision as { number?: number } | null | undefined)?.number ?? 0;

/** What a person of the small graph decides: to take the result, to have it changed, or to drop it. */
export interface SmallDecision {
  readonly action: 'approve' | 'revise' | 'reject';
  readonly feedback?: string;
}
const review: Review<State> = {
  round: wishesOf,
  decide: (state, { action, feedback = '' }: SmallDecision, { version, now }) => {
    const decision = { inputSummary: `version ${version}`, keyEvidence: [`action=${action}`], outputSummary: action, riskFlags: [] };
    if (action === 'reject') return { delta: {}, decision, ends: 'cancelled' };
    if (action === 'approve') return { delta: { approval: { revision: wishesOf(state), at: now.toISOString() }, shown: null }, decision };
    return { delta: { revision: { number: wishesOf(state) + 1, feedback }, result: null, shown: null }, decision };
  },
};

/** first, then left and right side by side, then last: enough to show every move. */
export const SMALL_GRAPH: Workflow = defineWorkflow({
  name: 'small',
  version: 1,
  channels: CHANNELS,
  agents: {
    first: agent('first', 'turns', 'one'),
    left: agent('left', 'one', 'two'),
    right: agent('right', 'one', 'three'),
    last: agent('last', 'one', 'result'),
  },
  rows: {
    first: (s: State) => !isBlocked(s) && !has(s['one']),
    left: (s: State) => !isBlocked(s) && has(s['one']) && !has(s['two']),
    right: (s: State) => !isBlocked(s) && has(s['one']) && !has(s['three']),
    last: (s: State) => !has(s['result']) && (isBlocked(s) || (has(s['two']) && has(s['three']))),
  },
  guard: { agent: 'rules', flags: 'flags', blocks: isBlocked },
  fields: { limits: 'limits' },
  interrupts: { questions: { kind: 'input', when: (s: State) => has(s['questions']), asks: 'questions' } },
  finish: (s: State) => (has(s['result']) ? (isBlocked(s) ? 'refused' : 'complete') : null),
  review,
  starts: [{ turns: ['Lisbon'] }],
});

/** The small graph with a person behind its last agent. */
export const reviewed = (needsReview: (state: State) => boolean, shown: unknown = { round: 0 }): Workflow => ({
  ...SMALL_GRAPH,
  interrupts: {
    ...SMALL_GRAPH.interrupts,
    review: {
      ...{ kind: 'decision', when: needsReview, shows: 'shown', show: () => shown },
      describe: () => ({ inputSummary: 'a result', keyEvidence: ['shown'], outputSummary: 'It waits for a person to decide', riskFlags: [] }),
    },
  },
  finish: (s) => (needsReview(s) ? null : SMALL_GRAPH.finish(s)),
});

/** A run that was just opened. */
export const openedRun = (state: State = { turns: ['Plan a trip to Lisbon'] }): RunSnapshot => ({
  runId: 'run_1',
  threadId: 'thr_1',
  ownerId: 'local',
  workflow: 'small',
  graphVersion: 1,
  status: 'in_progress',
  version: 1,
  moveCount: 0,
  stepCount: 0,
  logSeq: 0,
  logHash: '0'.repeat(64),
  state,
  openSteps: [],
  waits: [],
  traceparent: null,
  rank: 0,
});
