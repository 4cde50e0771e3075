import type { AnyState } from '@app/agent-kit';
import type { GroupCall } from './group-call.js';
import type { GroupState } from './group.channels.js';
import { closed, withBallot } from './votes.js';

/** What a call changes, and the log's words for it. Sums and budgets stay out of the log. */
export interface Applied {
  readonly delta: AnyState;
  readonly words: string;
}

/** So many are kept; the oldest that are over go first. */
const MAX_KEPT = 200;
const kept = <T>(items: readonly T[]): T[] => items.slice(-MAX_KEPT);

type Of<K extends GroupCall['kind']> = Extract<GroupCall, { readonly kind: K }>;
type Apply<K extends GroupCall['kind']> = (state: GroupState, call: Of<K>) => Applied;

const numbersOf = ({ numbers }: GroupState) => numbers ?? { votes: 0, expenses: 0, invitations: 0 };

function numbered(state: GroupState, list: 'votes' | 'expenses' | 'invitations'): { readonly number: number; readonly numbers: AnyState } {
  const number = numbersOf(state)[list] + 1;
  return { number, numbers: { ...numbersOf(state), [list]: number } };
}

const say: Apply<'say'> = (state, { by, at, said: { text, budget } }) => {
  const mine = { by, text, at };
  const words = state.words ?? [];
  const isKnown = words.some((one) => one.by === by);
  const budgets = (state.budgets ?? []).filter((one) => one.by !== by);
  return {
    delta: {
      words: isKnown ? words.map((one) => (one.by === by ? mine : one)) : [...words, mine],
      budgets: budget ? [...budgets, { by, ...budget }] : budgets,
    },
    words: `${by} said what they wish for`,
  };
};

const ballot: Apply<'ballot'> = (state, { by, at, number, option, start }) => {
  const votes = (state.votes ?? []).map((vote) => (vote.number === number ? withBallot(vote, by, option, at) : vote));
  const isDecided = votes.find((vote) => vote.number === number)?.outcome?.option === option;
  return {
    delta: { votes, ...(isDecided && start ? { start, planned: { at, status: null } } : {}) },
    words: isDecided ? `Vote ${number} chose option ${option}` : `${by} voted in vote ${number}`,
  };
};

const HOW: { readonly [K in GroupCall['kind']]: Apply<K> } = {
  say,
  ballot,
  plan: (_, { by, at, start }) => ({ delta: { start, planned: { at, status: null } }, words: `${by} has the trip planned for everybody` }),
  open_vote: (state, { by, vote }) => {
    const { number, numbers } = numbered(state, 'votes');
    return {
      delta: { numbers, votes: kept([...(state.votes ?? []), { ...vote, number, by, ballots: [], outcome: null }]) },
      words: `${by} opened vote ${number}`,
    };
  },
  spend: (state, { by, expense }) => {
    const { number, numbers } = numbered(state, 'expenses');
    return { delta: { numbers, expenses: [...(state.expenses ?? []), { ...expense, number, by }] }, words: `${by} paid something, number ${number}` };
  },
  take_back_expense: (state, { by, number }) => ({
    delta: { expenses: (state.expenses ?? []).filter((expense) => expense.number !== number) },
    words: `${by} took expense ${number} back`,
  }),
  invite: (state, { by, invitation }) => {
    const { number, numbers } = numbered(state, 'invitations');
    return {
      delta: { numbers, invitations: kept([...(state.invitations ?? []), { ...invitation, number, by, joined: [] }]) },
      words: `${by} made invitation ${number}`,
    };
  },
  end_invitation: (state, { by, number }) => ({
    delta: { invitations: (state.invitations ?? []).filter((invitation) => invitation.number !== number) },
    words: `${by} ended invitation ${number}`,
  }),
  joined: (state, { by, number }) => ({
    delta: { invitations: (state.invitations ?? []).map((one) => (one.number === number ? { ...one, joined: [...one.joined, by] } : one)) },
    words: `${by} joined by invitation ${number}`,
  }),
};

/** What a member's call changes in the group; votes whose time is over by then are closed first. */
export function applyCall(before: GroupState, call: GroupCall): Applied {
  const votes = closed(before.votes ?? [], call.at);
  const { delta, words } = (HOW[call.kind] as Apply<GroupCall['kind']>)({ ...before, votes }, call as never);
  return { delta: { votes, seenAt: call.at, ...delta }, words };
}
