import type { PlanNote, PlanSection, RevisionPatch } from '@app/contracts';
import type { Words } from '@app/messages';

/** How the reviser's notes begin that say why something was not done. */
const REFUSED = /^(?:Not done: |The route stays |Left out: )/;

/** What a person's last wish came to: what was changed, and what could not be and why. Empty for a plan that nobody changed, or words that meant nothing. */
export function changeSections(patch: RevisionPatch | null | undefined, planNotes: readonly PlanNote[], { say }: Words): PlanSection[] {
  if (!patch) return [];
  const done = planNotes.flatMap((note) => (note.kind === 'revision' && note.number === patch.number ? [note.text] : []));
  const refused = patch.notes.filter((note) => REFUSED.test(note));
  const items = [...new Set([...done, ...refused])];
  return items.length === 0 ? [] : [{ id: 'your-change', title: say('change.title'), agent: 'reviser', items, sources: [] }];
}
