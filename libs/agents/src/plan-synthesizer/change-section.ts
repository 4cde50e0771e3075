import type { PlanNote, PlanSection, RevisionPatch } from '@app/contracts';
import type { Words } from '@app/messages';
import { noteText } from '../plan-kit/plan-notes.js';

/** How the reviser's notes begin that say why something was not done. */
const REFUSED = /^(?:Not done: |The route stays |Left out: )/;

/** What the plan holds of its last revision, and what of it could not be; nothing where there was none. */
function doneIn(planNotes: readonly PlanNote[], words: Words): string[] {
  const last = Math.max(0, ...planNotes.map((note) => (note.kind === 'revision' ? note.number : 0)));
  if (last === 0) return [];
  return planNotes.flatMap((note) => {
    if (note.kind === 'revision') return note.number === last ? [note.text] : [];
    return note.kind === 'not_met' ? [noteText(note, words)] : [];
  });
}

/** What a person's last wish came to: what was changed, and what could not be and why. Words that meant nothing leave what was said before. */
export function changeSections(patch: RevisionPatch | null | undefined, planNotes: readonly PlanNote[], words: Words): PlanSection[] {
  if (!patch) return [];
  const refused = patch.notes.filter((note) => REFUSED.test(note));
  const items = [...new Set([...(patch.understood || refused.length === 0 ? doneIn(planNotes, words) : []), ...refused])];
  return items.length === 0 ? [] : [{ id: 'your-change', title: words.say('change.title'), agent: 'reviser', items, sources: [] }];
}
