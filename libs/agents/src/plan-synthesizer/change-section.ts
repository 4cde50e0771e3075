import type { PlanNote, PlanSection, RevisionPatch } from '@app/contracts';
import type { Words } from '@app/messages';
import { noteText } from '../plan-kit/plan-notes.js';

/** How the reviser's notes begin that say why something was not done. */
const REFUSED = /^(?:Not done: |The route stays |Left out: )/;

/** What a person's last wish came to: what was changed, and what could not be and why. Empty for a plan that nobody changed, or words that meant nothing. */
export function changeSections(patch: RevisionPatch | null | undefined, planNotes: readonly PlanNote[], words: Words): PlanSection[] {
  if (!patch) return [];
  const done = planNotes.flatMap((note) => (note.kind === 'revision' && note.number === patch.number ? [note.text] : []));
  const unmet = patch.understood ? planNotes.filter(({ kind }) => kind === 'not_met').map((note) => noteText(note, words)) : [];
  const refused = [...patch.notes.filter((note) => REFUSED.test(note)), ...unmet];
  const items = [...new Set([...done, ...refused])];
  return items.length === 0 ? [] : [{ id: 'your-change', title: words.say('change.title'), agent: 'reviser', items, sources: [] }];
}
