import { findConflicts } from './find-conflicts.js';
import { readWords } from './read-words.js';

const NOW = new Date('2026-11-20T09:00:00Z');
const said = (words: Readonly<Record<string, string>>) =>
  readWords(
    Object.entries(words).map(([by, text]) => ({ by, text, at: NOW.toISOString() })),
    [],
    NOW,
  );

describe('wishes of several people', () => {
  it('have ids that tell whose they are', () => {
    const read = said({ ann: 'I want to see the castle', bob: 'I want fado in the evening' });
    expect(read.map(({ by, wishes }) => [by, wishes.map(({ id }) => id)])).toEqual([
      ['ann', ['w100']],
      ['bob', ['w200']],
    ]);
  });

  it('are not read again while the words stay the same', () => {
    const before = said({ ann: 'I want to see the castle', bob: 'No museums' });
    const now = readWords(
      [
        { by: 'ann', text: 'I want to see the castle', at: NOW.toISOString() },
        { by: 'bob', text: 'A beach', at: NOW.toISOString() },
      ],
      before,
      NOW,
    );
    expect(now[0]).toBe(before[0]);
    expect(now[1]?.wishes[0]?.said).toBe('A beach');
  });

  it('split the group where some want what somebody avoids', () => {
    const read = said({ ann: 'I want to see the castle', bob: 'No castles please', carl: 'The castle of the town, and a beach' });
    expect(findConflicts(read)).toMatchObject([
      {
        kind: 'wanted_and_avoided',
        settled: 'split',
        without: ['bob'],
        between: [{ by: 'bob' }, { by: 'ann' }, { by: 'carl' }],
        how: expect.stringContaining('ann, carl go'),
      },
    ]);
  });

  it('meet in the middle about the pace', () => {
    const [conflict] = findConflicts(said({ ann: 'At least five sights a day', bob: 'At most two sights a day' }));
    expect(conflict).toMatchObject({ kind: 'pace', settled: 'compromise', instead: { kind: 'max_per_day', count: 4 } });
    expect(findConflicts(said({ ann: 'At least two sights a day', bob: 'At most three sights a day' }))).toEqual([]);
  });

  it('of one person are no conflict of the group', () => {
    expect(findConflicts(said({ ann: 'I want to see the castle. No castles please.' }))).toEqual([]);
  });
});
