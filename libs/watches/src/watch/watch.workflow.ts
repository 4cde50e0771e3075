import type { AnyState } from '@app/agent-kit';
import type { WatchNotice, WatchProposal } from '@app/contracts';
import { defineWorkflow } from '@app/workflow';
import type { StateOf, Woken } from '@app/workflow';
import { watchLooker } from './looker.agent.js';
import { WATCH_CHANNELS } from './watch-state.js';

type State = StateOf<typeof WATCH_CHANNELS> & AnyState;

export const WATCH_NAME = 'watch';
/** The wait of a watch for a person's word about its proposal. */
export const PROPOSAL_KEY = 'proposal';

/** What a person decided about the open proposal; `start` begins the run that revises the plan. */
export type WatchCall =
  | { readonly action: 'dismissed'; readonly by: string; readonly at: string }
  | { readonly action: 'accepted'; readonly by: string; readonly at: string; readonly start: AnyState };

const blocked = ({ safetyFlags }: State): boolean => (safetyFlags ?? []).some((flag) => flag.startsWith('BLOCKED'));
const has = (value: unknown): boolean => value !== undefined && value !== null;
/** Woken, and not looked since. */
const isDue = (s: State): boolean => !has(s.start) && (s.look?.wake ?? -1) < (s.wakes ?? 0);
const waitMs = (s: State): number => s.look?.waitMs ?? 0;

const woken = (s: State, delta: AnyState, [inputSummary, outputSummary]: readonly [string, string]): Woken => ({
  delta: { ...delta, wakes: (s.wakes ?? 0) + 1 },
  decision: { inputSummary, keyEvidence: [], outputSummary, riskFlags: [] },
});

function called(s: State, call: WatchCall): Woken {
  const number = s.proposal?.number ?? 0;
  const decided = { number, action: call.action, by: call.by, at: call.at };
  const inputSummary = `Proposal ${number} was ${call.action}`;
  if (call.action === 'dismissed') return woken(s, { decided, proposal: null }, [inputSummary, 'The plan stays as it is']);
  return {
    delta: { decided, proposal: null, start: call.start },
    decision: { inputSummary, keyEvidence: [], outputSummary: 'The plan is revised', riskFlags: [] },
  };
}

/** A plan that stays watched: a look, a wait until the next one, and where something changed a proposal that a person may accept. */
export const WATCH_WORKFLOW = defineWorkflow({
  name: WATCH_NAME,
  version: 1,
  channels: WATCH_CHANNELS,
  agents: { watch_looker: watchLooker },
  guard: { agent: 'watch_looker', flags: 'safetyFlags', blocks: blocked },
  rows: { watch_looker: (s) => !blocked(s) && has(s.watching) && isDue(s) },
  interrupts: {
    revising: {
      kind: 'run',
      when: (s) => has(s.start),
      workflow: 'plan',
      start: (s) => s.start ?? {},
      ended: (s, { status }) => woken(s, { start: null }, [`The revision ended: ${status}`, 'The revised plan is watched']),
    },
    // The proposal is looked at again when its time is over: fares and forecasts do not wait.
    [PROPOSAL_KEY]: {
      kind: 'webhook',
      when: (s) => has(s.proposal),
      deadlineMs: waitMs,
      called,
      overdue: (s) => woken(s, {}, ['Nobody has decided yet', 'It is looked whether the proposal still holds']),
    },
    asleep: { kind: 'timer', when: () => true, afterMs: waitMs, rings: (s) => woken(s, {}, ['The time of the next look has come', 'The plan is looked at']) },
  },
  finish: (s) => (blocked(s) ? 'refused' : s.look?.isOver === true && !has(s.start) && !has(s.proposal) && !isDue(s) ? 'complete' : null),
  events: [
    { field: 'notice', event: 'watch_noticed', data: ({ number, findings }: WatchNotice) => ({ number, findings }) },
    { field: 'proposal', event: 'watch_proposed', data: ({ weather: _weather, ...proposal }: WatchProposal) => ({ proposal }) },
  ],
  starts: [{ watching: { kinds: ['price'], everyHours: 12, documents: [] } }],
});
