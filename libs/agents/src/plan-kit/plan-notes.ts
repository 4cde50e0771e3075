import type { Limitation, PlanNote, PlanNotes } from '@app/contracts';
import type { Words } from '@app/messages';
import type { UnmetWish } from '@app/planner';

export const withStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

export const decided = (text: string): PlanNote => ({ kind: 'decision', text: withStop(text) });

/** The notes of a state; sentences of an earlier version tell of decisions. */
export const notesOf = (notes: PlanNotes | null | undefined): PlanNote[] => (notes ?? []).map((note) => (typeof note === 'string' ? decided(note) : note));

/** A wish that the plan does not fulfil, as a note. */
export const unmetNote = ({ what, why }: UnmetWish): PlanNote =>
  what === 'budget' ? { kind: 'over_budget', text: withStop(why) } : { kind: 'not_met', what, why: why.replace(/\.$/, '') };

const KINDS: Readonly<Record<string, 'way_missing' | 'left_out' | 'over_budget'>> = {
  WAY_MISSING: 'way_missing',
  HOME_UNKNOWN: 'way_missing',
  FLIGHTS_UNAVAILABLE: 'way_missing',
  PLACE_UNKNOWN: 'left_out',
  FEWER_CITIES: 'left_out',
  OVER_BUDGET: 'over_budget',
};

/** A limitation as a note, so that the summary can tell the ones that matter most. */
export const limitationNote = ({ code, detail }: Limitation): PlanNote => ({ kind: KINDS[code] ?? 'decision', text: detail });

/** The sentence that people read. */
export function noteText(note: PlanNote, { say }: Words): string {
  switch (note.kind) {
    case 'not_met':
      return say('note.not_met', { what: note.what, why: note.why });
    case 'over_budget':
      return say('note.over_budget', { text: note.text });
    case 'not_looked_up':
      return say('note.not_looked_up', { what: note.what, tool: note.tool });
    case 'revision':
      return say('note.revision', { number: note.number, text: note.text });
    case 'repair':
      return say('note.repair', { text: note.text });
    case 'decision':
    case 'way_missing':
    case 'left_out':
      return note.text;
  }
}

/** Notes without repeats, in their order. */
export const withoutRepeatedNotes = (notes: readonly PlanNote[]): PlanNote[] => {
  const seen = new Set<string>();
  return notes.filter((note) => {
    const key = JSON.stringify(note);
    return !seen.has(key) && seen.add(key);
  });
};
