import { EditsBody } from '@app/contracts';
import { readEdits } from './read-edits.js';

const visit = { id: 'd1-a1-tower', title: 'Tower', kind: 'landmark', place: { name: 'Tower' }, start: '10:00', end: '11:00' };
const day = { date: '2027-05-10', city: 'Lisbon', theme: 'Sights', weatherNote: '' };
const state = {
  finalPlan: {
    ...{ summary: 'A day', selectedDestination: null, selectedFlightOfferId: null, selectedReturnFlightOfferId: null, budget: null, packingList: [] },
    ...{ safetyFlags: [], transport: [], stays: [], costs: null, checks: { pass: true, violations: [] }, sources: [] },
    itinerary: [{ ...day, activities: [{ ...visit, cost: { amount: 0, currency: 'EUR' }, source: 'guide' }] }],
  },
};

describe('edits by hand', () => {
  it('become changes of the plan, with what stays and the sentence apart', () => {
    const edits = EditsBody.parse({
      edits: [
        { kind: 'lock', id: 'd1' },
        { kind: 'replace', id: 'd1-a1-tower', place: 'Castle' },
        { kind: 'sentence', text: 'later start' },
      ],
    });
    expect(readEdits(state, edits.edits)).toEqual({
      feedback: 'later start',
      locks: ['d1'],
      changes: [{ kind: 'replace', activityId: 'd1-a1-tower', place: 'Castle' }],
    });
  });

  it.each([
    ['a visit that is not there', { kind: 'remove', id: 'd7-a1-nothing' }, /no visit or meal/],
    ['a day that is not there', { kind: 'move', id: 'd1-a1-tower', day: 9 }, /days are 1 to 1/],
    ['a stop that is not there', { kind: 'nights', stop: 'Atlantis', by: 1 }, /names no stop/],
  ])('are refused for %s', (_what, edit, words) => expect(() => readEdits(state, EditsBody.parse({ edits: [edit] }).edits)).toThrow(words));

  it('need a change beside what is locked', () => expect(EditsBody.safeParse({ edits: [{ kind: 'lock', id: 'd1' }] }).success).toBe(false));
});
