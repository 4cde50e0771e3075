import type { PlanNote, RevisionPatch } from '@app/contracts';
import { wordsIn } from '@app/messages';
import { changeSections } from './change-section.js';

const patch = (fields: Partial<RevisionPatch> = {}): RevisionPatch => ({
  ...{ number: 2, understood: true, changes: [], locks: [], excludedPlaces: [], agents: [], notes: [] },
  ...fields,
});
const ENGLISH = wordsIn('en');
const NOTES: PlanNote[] = [
  { kind: 'revision', number: 1, text: 'Day 2 is lighter.' },
  { kind: 'revision', number: 2, text: 'The route is Rome.' },
  { kind: 'not_met', what: 'ramen', why: 'closed' },
  { kind: 'decision', text: 'Something else.' },
];
const sectionsOf = (given: RevisionPatch | null, notes: readonly PlanNote[]) => changeSections(given, notes, ENGLISH);
const itemsOf = (given: RevisionPatch | null, notes: readonly PlanNote[]): string[] => sectionsOf(given, notes).flatMap(({ items }) => items ?? []);

describe('what a change came to', () => {
  it('is nothing for a plan that nobody changed', () => expect(sectionsOf(null, NOTES)).toEqual([]));
  it('is what the last change did, and what of it could not be', () =>
    expect(itemsOf(patch({ notes: ['Not done: Venice (locked).'] }), NOTES)).toEqual([
      'The route is Rome.',
      'Not met: ramen (closed).',
      'Not done: Venice (locked).',
    ]));
  it('is the reason alone where nothing was done', () =>
    expect(
      itemsOf(patch({ number: 3, understood: false, notes: ['Not done: leaving out Rome (it is the only stop of the trip).', 'You can say …'] }), NOTES),
    ).toEqual(['Not done: leaving out Rome (it is the only stop of the trip).']));
  it('stays as it was for words that meant nothing', () =>
    expect(itemsOf(patch({ number: 3, understood: false, notes: ['This wish was not understood.'] }), NOTES)).toEqual(itemsOf(patch(), NOTES)));
  it('says nothing of wishes that were unmet before any change', () =>
    expect(sectionsOf(patch({ understood: false }), [{ kind: 'not_met', what: 'ramen', why: 'closed' }])).toEqual([]));
});
