import { z } from 'zod';
import type { AnyState } from '@app/agent-kit';
import { RevisionChange } from '@app/contracts';
import type { PersonSaid } from '@app/contracts';

/** The fields of a change in which a person's words may stand. */
const Spoken = z.object({
  question: z.string().nullish(),
  revision: z.object({ feedback: z.string(), changes: z.array(RevisionChange).nullish(), restores: z.number().nullish() }).nullish(),
  turns: z.array(z.string()).nullish(),
  answers: z.record(z.string(), z.unknown()).nullish(),
  approval: z.object({}).nullish(),
});

/**
 * What a person said with the version that sets a run of a plan going. A run about a finished plan begins with the whole state of the run
 * before, so the question and the wish to change are looked at before the conversation that led to the plan.
 */
export function saidOnPlan(delta: AnyState): PersonSaid | null {
  const spoken = Spoken.safeParse(delta).data;
  if (!spoken) return null;
  const { question, revision, turns, answers, approval } = spoken;
  if (question) return { kind: 'words', text: question };
  const wished = revision ? saidIn(revision) : null;
  if (wished) return wished;
  const text = turns?.at(-1) ?? null;
  // A request says its first answers with its words; what answers a question comes without the words from before.
  if (answers && !('naturalLanguage' in delta)) return { kind: 'answers', answers, text };
  if (text !== null) return { kind: 'words', text };
  return approval ? { kind: 'approval' } : null;
}

/** A wish to change the plan, as it was given: by hand, in words, or back to how it was. */
function saidIn({ restores, changes, feedback }: NonNullable<z.infer<typeof Spoken>['revision']>): PersonSaid | null {
  if (restores) return { kind: 'restored', version: restores };
  if (changes?.length) return { kind: 'edits', changes, text: feedback || null };
  return feedback ? { kind: 'words', text: feedback } : null;
}
