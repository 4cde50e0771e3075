import { saidOnPlan } from './said-on-plan.js';

describe('what a person said that set a run of a plan going', () => {
  it('is the newest of their messages', () => {
    expect(saidOnPlan({ turns: ['Lisbon', 'No, Porto'], naturalLanguage: 'No, Porto' })).toEqual({ kind: 'words', text: 'No, Porto' });
  });
  it('is the question about a finished plan, not the conversation that led to it', () => {
    expect(saidOnPlan({ turns: ['Lisbon'], revision: { feedback: 'Slower' }, question: 'Is it warm?' })).toEqual({ kind: 'words', text: 'Is it warm?' });
  });
  it('is the wish to change a plan', () => {
    expect(saidOnPlan({ turns: ['Lisbon'], question: null, revision: { feedback: 'Slower' } })).toEqual({ kind: 'words', text: 'Slower' });
  });
  it('is the answers by field', () => {
    expect(saidOnPlan({ answers: { budget: 900 }, pendingQuestions: null })).toEqual({ kind: 'answers', answers: { budget: 900 }, text: null });
  });
  it('is an approval', () => {
    expect(saidOnPlan({ approval: { version: 3 }, preview: null })).toEqual({ kind: 'approval' });
  });
  it('is nothing for a request without words or a state of another form', () => {
    expect(saidOnPlan({ turns: [], userRequest: {} })).toBeNull();
    expect(saidOnPlan({ turns: 'Lisbon' })).toBeNull();
  });
});
