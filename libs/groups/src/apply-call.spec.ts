import type { GroupCall } from './group-call.js';
import type { GroupState } from './group.channels.js';
import { applyCall } from './apply-call.js';
import { nextClosing, wins } from './votes.js';

const AT = '2026-11-20T09:00:00.000Z';
const LATER = '2026-11-21T09:00:00.000Z';
const OPTIONS = ['The castle', 'The beach'].map((text) => ({ text, edits: [] }));
const after = (...calls: GroupCall[]): GroupState =>
  calls.reduce<GroupState>((state, call) => ({ ...state, ...applyCall(state, call).delta }), {} as GroupState);
const opened: GroupCall = { kind: 'open_vote', by: 'ann', at: AT, vote: { question: 'Where?', options: OPTIONS, quorum: 2, closesAt: LATER } };
const ballot = (by: string, option: number, at = AT): GroupCall => ({ kind: 'ballot', by, at, number: 1, option, start: { plan: option } });

describe('what members do', () => {
  it('replaces what they said before, and their budget', () => {
    const say = (text: string, amount: number | null): GroupCall => ({
      ...{ kind: 'say', by: 'ann', at: AT },
      said: { text, budget: amount === null ? null : { amount, isPrivate: true } },
    });
    expect(after(say('A beach', 100), say('A castle', null))).toMatchObject({ words: [{ by: 'ann', text: 'A castle' }], budgets: [] });
  });

  it('decides a vote when enough agree, which starts what was voted for', () => {
    const undecided = after(opened, ballot('ann', 1), ballot('bob', 2), ballot('ann', 2));
    expect(undecided.votes).toMatchObject([{ outcome: { option: 2 }, ballots: [{ by: 'bob' }, { by: 'ann' }] }]);
    expect(undecided.start).toEqual({ plan: 2 });
    expect(after(opened, ballot('ann', 1), ballot('ann', 1))).toMatchObject({ votes: [{ outcome: null }] });
  });

  it('tells beforehand whether a ballot decides', () => {
    const [vote] = after(opened, ballot('ann', 1)).votes ?? [];
    expect([vote && wins(vote, 'bob', 1), vote && wins(vote, 'bob', 2), vote && wins(vote, 'ann', 1)]).toEqual([true, false, false]);
  });

  it('closes votes whose time is over before it counts', () => {
    const state = after(opened, ballot('ann', 1), { kind: 'take_back_expense', by: 'bob', at: LATER, number: 9 });
    expect(state.votes).toMatchObject([{ outcome: { option: null, at: LATER } }]);
    expect(nextClosing(state.votes ?? [])).toBeNull();
  });

  it('keeps numbers of what is gone to itself', () => {
    const spend: GroupCall = { kind: 'spend', by: 'ann', at: AT, expense: { what: 'Taxi', amount: 5, for: ['ann'], paid: null } };
    const state = after(spend, { kind: 'take_back_expense', by: 'ann', at: AT, number: 1 }, spend);
    expect(state.expenses?.map(({ number }) => number)).toEqual([2]);
  });

  it('keeps sums out of the log', () => {
    const say: GroupCall = { kind: 'say', by: 'ann', at: AT, said: { text: 'A beach', budget: { amount: 4321, isPrivate: true } } };
    expect(applyCall({} as GroupState, say).words).not.toContain('4321');
  });
});
