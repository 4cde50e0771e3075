import type { AnyState } from '@app/agent-kit';
import { defineWorkflow } from '@app/workflow';
import type { Woken } from '@app/workflow';
import { applyCall } from './apply-call.js';
import type { GroupCall } from './group-call.js';
import { GROUP_CHANNELS } from './group.channels.js';
import type { GroupState } from './group.channels.js';
import { groupMediator } from './mediator/mediator.agent.js';
import { closed, nextClosing } from './votes.js';

type State = GroupState & AnyState;

export const GROUP_NAME = 'group';
/** The wait of a group for whatever a member does next. */
export const GROUP_KEY = 'members';

const MAX_WAIT_MS = 30 * 86_400_000;
const MIN_WAIT_MS = 1_000;

const has = (value: unknown): boolean => value !== undefined && value !== null;
const blocked = ({ safetyFlags }: State): boolean => (safetyFlags ?? []).some((flag) => flag.startsWith('BLOCKED'));
/** Somebody said something that nobody has read. */
const isUnread = ({ words, read }: State): boolean =>
  (words ?? []).some(({ by, text }) => !(read ?? []).some((reading) => reading.by === by && reading.text === text));

/** Until the next vote closes; without one it is only looked now and then. */
function waitMs({ votes, seenAt }: State): number {
  const closes = nextClosing(votes ?? []);
  if (closes === null || !seenAt) return MAX_WAIT_MS;
  return Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, Date.parse(closes) - Date.parse(seenAt)));
}

const woken = (delta: AnyState, [inputSummary, outputSummary]: readonly [string, string]): Woken => ({
  delta,
  decision: { inputSummary, keyEvidence: [], outputSummary, riskFlags: [] },
});

/** Several people and one trip: what they say is read, what does not go together is settled, and plans are made and changed by their votes. */
export const GROUP_WORKFLOW = defineWorkflow({
  name: GROUP_NAME,
  version: 1,
  channels: GROUP_CHANNELS,
  agents: { group_mediator: groupMediator },
  guard: { agent: 'group_mediator', flags: 'safetyFlags', blocks: blocked },
  rows: { group_mediator: (s) => !blocked(s) && isUnread(s) },
  interrupts: {
    planning: {
      kind: 'run',
      when: (s) => has(s.start),
      workflow: 'plan',
      start: (s) => s.start ?? {},
      ended: (s, { status }) => woken({ start: null, planned: { ...s.planned, status } }, [`The plan of the group ended: ${status}`, 'The group goes on']),
    },
    [GROUP_KEY]: {
      kind: 'webhook',
      when: () => true,
      deadlineMs: waitMs,
      called: (s, call: GroupCall) => {
        const { delta, words } = applyCall(s, call);
        return woken(delta, [words, 'The group goes on']);
      },
      overdue: (s) => {
        const now = new Date(Date.parse(s.seenAt ?? new Date(0).toISOString()) + waitMs(s)).toISOString();
        return woken({ seenAt: now, votes: closed(s.votes ?? [], now) }, ['A time of the group is over', 'Votes that nobody decided are closed']);
      },
    },
  },
  finish: (s) => (blocked(s) ? 'refused' : null),
  starts: [{ seenAt: '2026-01-01T00:00:00.000Z', words: [{ by: 'ann', text: 'A quiet evening', at: '2026-01-01T00:00:00.000Z' }] }],
});
