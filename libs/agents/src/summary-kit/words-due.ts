import { z } from 'zod';
import type { PlanProgress } from '../plan-kit/draft-changes.js';

/** What the words of a plan were written for. */
export const WordsMark = z.strictObject({ draft: z.number().int(), revision: z.number().int() });
export type WordsMark = z.infer<typeof WordsMark>;

/** The mark of words that are written now. */
export const wordsMarkOf = ({ draftMark, revisionPatch }: PlanProgress): WordsMark => ({ draft: draftMark?.number ?? 0, revision: revisionPatch?.number ?? 0 });

interface Worded extends PlanProgress {
  readonly wordsMark?: WordsMark | null | undefined;
}

/** True when nobody has worded the days as they are, or a wish has changed what they may cost. */
export function areWordsDue(state: Worded): boolean {
  const { draft, revision } = wordsMarkOf(state);
  return state.wordsMark?.draft !== draft || state.wordsMark.revision !== revision;
}
