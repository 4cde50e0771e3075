import type { PlanSection, RevisionPatch } from '@app/contracts';

/** How the reviser's notes begin that say why something was not done. */
const REFUSED = /^(?:Not done: |The route stays |Left out: )/;
const DONE = /^Revision (\d+): /;

/** What the plan holds of its last revision, and what of it could not be; nothing where there was none. */
function doneIn(planNotes: readonly string[]): string[] {
  const numbers = planNotes.flatMap((note) => Number(DONE.exec(note)?.[1] ?? 0));
  const last = Math.max(0, ...numbers);
  if (last === 0) return [];
  return [
    ...planNotes.filter((_, index) => numbers[index] === last).map((note) => note.replace(DONE, '')),
    ...planNotes.filter((note) => note.startsWith('Not met: ')),
  ];
}

/** What a person's last wish came to: what was changed, and what could not be and why. Words that meant nothing leave what was said before. */
export function changeSections(patch: RevisionPatch | null | undefined, planNotes: readonly string[]): PlanSection[] {
  if (!patch) return [];
  const refused = patch.notes.filter((note) => REFUSED.test(note));
  const items = [...new Set([...(patch.understood || refused.length === 0 ? doneIn(planNotes) : []), ...refused])];
  return items.length === 0 ? [] : [{ id: 'your-change', title: 'What your change came to', agent: 'reviser', items, sources: [] }];
}
