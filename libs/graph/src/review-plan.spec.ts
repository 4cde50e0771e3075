import { reviewPlan } from './review-plan.js';

const AT = { version: 7, now: new Date('2026-11-20T12:00:00Z') };
const PLANNED = { finalPlan: {}, userRequest: { budget: 20, adults: 2 } };
const decide = (body: object, state: object = PLANNED) => reviewPlan.decide(state as never, body as never, AT);

describe('what a person decides about a plan', () => {
  it('counts an approval for the revision it was given for', () => {
    const { delta, decision } = decide({ action: 'approve' }, { ...PLANNED, revision: { number: 2 } });
    expect(delta).toEqual({ approval: { version: 7, revision: 2, at: '2026-11-20T12:00:00.000Z' }, preview: null });
    expect(decision.outputSummary).toBe('The plan was approved');
  });
  it('makes room for another plan with the wish of the person, each lock once, and the new budget', () => {
    const { delta } = decide({ action: 'revise', feedback: 'Slower', newBudget: 30, locks: ['a1', 'a1', 'a2'] });
    expect(delta).toEqual({
      revision: { number: 1, feedback: 'Slower', newBudget: 30, locks: ['a1', 'a2'] },
      ...{ finalPlan: null, preview: null, userRequest: { budget: 30, adults: 2 } },
    });
    expect(decide({ action: 'revise', feedback: 'Faster' }, { ...PLANNED, ...delta })).toMatchObject({
      delta: { revision: { number: 2, newBudget: null, locks: [] } },
    });
  });
  it('ends the run with a rejection, and logs the words', () => {
    expect(decide({ action: 'reject', feedback: 'Not for us' })).toMatchObject({
      ends: 'cancelled',
      decision: { keyEvidence: ['action=reject', 'feedback=Not for us'] },
    });
  });
});
