import type { PlanSection, RevisionPatch } from '@app/contracts';

/** How the reviser's notes begin that say why something was not done. */
const REFUSED = /^(?:Not done: |The route stays |Left out: )/;

/** What a person's last wish came to: what was changed, and what could not be and why. Empty for a plan that nobody changed, or words that meant nothing. */
export function changeSections(patch: RevisionPatch | null | undefined, planNotes: readonly string[]): PlanSection[] {
  if (!patch) return [];
  const label = `Revision ${patch.number}: `;
  const done = planNotes.filter((note) => note.startsWith(label)).map((note) => note.slice(label.length));
  const refused = patch.notes.filter((note) => REFUSED.test(note));
  const items = [...new Set([...done, ...refused])];
  return items.length === 0 ? [] : [{ id: 'your-change', title: 'What your change came to', agent: 'reviser', items, sources: [] }];
}
