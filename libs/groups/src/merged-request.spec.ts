import { UserRequest } from '@app/contracts';
import { findConflicts } from './mediator/find-conflicts.js';
import { readWords } from './mediator/read-words.js';
import { budgetConflict, requestOfAll } from './merged-request.js';

const NOW = new Date('2026-11-20T09:00:00Z');
const OWN = { id: 'w1', said: 'a quiet hotel', kind: 'stay', targets: ['quiet'], often: 'once', must: false } as const;
const REQUEST = UserRequest.parse({ requestText: 'A city trip', travelStartDate: '2027-05-10', travelEndDate: '2027-05-14', budget: 3000, wishes: [OWN] });
const read = readWords(
  [
    ['ann', 'I want to see the castle. At least four sights a day.'],
    ['bob', 'No castles please. At most two sights a day.'],
  ].map(([by = '', text = '']) => ({ by, text, at: NOW.toISOString() })),
  [],
  NOW,
);
const settled = { read, conflicts: findConflicts(read), budgets: [], people: 2 };

describe('the request of a group', () => {
  it('holds what everybody wishes, without what was given up, and with the compromise', () => {
    const { wishes, adults } = requestOfAll(REQUEST, settled);
    expect(wishes?.map(({ said }) => said)).toEqual(['a quiet hotel', 'I want to see the castle', 'at most 3 visits a day']);
    expect(adults).toBe(2);
  });

  it('is the same when it is made again from itself', () => {
    const once = requestOfAll(REQUEST, settled);
    expect(requestOfAll(once, settled)).toEqual(once);
  });

  it('keeps to the lowest open budget, and a private one leaves no trace', () => {
    const budgets = [
      { by: 'ann', amount: 900, isPrivate: false },
      { by: 'bob', amount: 1200, isPrivate: false },
      { by: 'carl', amount: 50, isPrivate: true },
    ];
    expect(requestOfAll(REQUEST, { ...settled, budgets }).budget).toBe(1800);
    expect(budgetConflict(budgets)?.between.map(({ by }) => by)).toEqual(['ann', 'bob']);
    expect(JSON.stringify(budgetConflict(budgets))).not.toContain('50 ');
    expect(budgetConflict(budgets.slice(1))).toBeNull();
    expect(requestOfAll(REQUEST, { ...settled, budgets: budgets.slice(2) }).budget).toBe(3000);
  });
});
