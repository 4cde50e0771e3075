import type { AnyState } from '@app/agent-kit';
import { defineWorkflow } from '@app/workflow';
import type { StateOf, Woken } from '@app/workflow';
import { SCHEDULE_CHANNELS } from './schedule-state.js';
import { scheduleTimekeeper } from './timekeeper.agent.js';

type State = StateOf<typeof SCHEDULE_CHANNELS> & AnyState;

export const SCHEDULE_NAME = 'schedule';
const MAX_RUNS = 20;

const has = (value: unknown): boolean => value !== undefined && value !== null;
const blocked = ({ safetyFlags }: State): boolean => (safetyFlags ?? []).some((flag) => flag.startsWith('BLOCKED'));
const isUnread = (s: State): boolean => (s.turn?.wake ?? -1) < (s.wakes ?? 0);

const woken = (s: State, delta: AnyState, [inputSummary, outputSummary]: readonly [string, string]): Woken => ({
  delta: { ...delta, wakes: (s.wakes ?? 0) + 1 },
  decision: { inputSummary, keyEvidence: [], outputSummary, riskFlags: [] },
});

/** The plan that is due: planned as on its own day, whenever it is opened. */
const startOf = ({ start, turn }: State): AnyState => ({ ...(start ?? {}), context: { ...Object(start?.['context']), now: turn?.due } });

/** A request that is planned again and again: a wait until it is due, a plan of its own, and the wait for the next time. */
export const SCHEDULE_WORKFLOW = defineWorkflow({
  name: SCHEDULE_NAME,
  version: 1,
  channels: SCHEDULE_CHANNELS,
  agents: { schedule_timekeeper: scheduleTimekeeper },
  guard: { agent: 'schedule_timekeeper', flags: 'safetyFlags', blocks: blocked },
  rows: { schedule_timekeeper: (s) => !blocked(s) && has(s.request) && isUnread(s) },
  interrupts: {
    planning: {
      kind: 'run',
      when: (s) => has(s.turn?.due),
      workflow: 'plan',
      start: startOf,
      ended: (s, { status }) =>
        woken(s, { runs: [{ due: s.turn?.due, status }, ...(s.runs ?? [])].slice(0, MAX_RUNS) }, [`The plan ended: ${status}`, 'The next time is waited for']),
    },
    asleep: {
      kind: 'timer',
      when: (s) => has(s.turn),
      afterMs: (s) => s.turn?.waitMs ?? 0,
      rings: (s) => woken(s, {}, ['A time of the schedule has come', 'It is looked whether the plan is due']),
    },
  },
  finish: (s) => (blocked(s) ? 'refused' : null),
  about: { words: [['request']] },
  starts: [{ request: 'A weekend away', rule: { weekdays: [5], at: '08:00', timezone: 'UTC' }, start: {} }],
});
