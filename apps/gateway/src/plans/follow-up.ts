import { z } from 'zod';
import type { AnyState } from '@app/agent-kit';
import { RouteStop } from '@app/contracts';
import type { ChatBody, Revision } from '@app/contracts';
import { readFollowUp } from '@app/reader';
import type { ThreadView } from '@app/ports';

const BLOCKED = 'BLOCKED_PROMPT_INJECTION';

const Planned = z.looseObject({
  finalPlan: z.looseObject({ selectedDestination: z.looseObject({}), itinerary: z.array(z.unknown()).min(1), route: z.array(RouteStop).nullish() }),
  safetyFlags: z.array(z.string()).nullish(),
  question: z.string().nullish(),
  context: z.looseObject({}).nullish(),
  revision: z.looseObject({ number: z.number().int() }).nullish(),
});

/** Whether the thread has a finished plan that can be talked about; a question that was refused leaves the plan as it was. */
function plannedState({ status, state }: ThreadView): z.infer<typeof Planned> | null {
  const planned = Planned.safeParse(state).data;
  if (!planned) return null;
  return status === 'complete' || (status === 'refused' && typeof planned.question === 'string') ? planned : null;
}

/** Flags of a question that was refused are not those of the next one. */
const withoutRefusals = (flags: readonly string[] | null | undefined): string[] => (flags ?? []).filter((flag) => !flag.startsWith(BLOCKED));

/**
 * The first state of a run about a thread's finished plan: its last state with a question, or with a wish to change it where the graph has
 * somebody who revises plans. Null when the words ask for a new trip, or there is no plan to talk about.
 */
export function followUpState(thread: ThreadView, body: ChatBody, canRevise: boolean): AnyState | null {
  const planned = plannedState(thread);
  if (!planned || body.about === 'trip') return null;
  const read = readFollowUp(body.naturalLanguage, planned.finalPlan.route ?? []);
  if (read === 'trip' && body.about !== 'plan') return null;
  const context = { ...(planned.context ?? {}), ...(body.context ?? {}) };
  const base = { ...planned, context, safetyFlags: withoutRefusals(planned.safetyFlags), answer: null };
  if (read !== 'change' || !canRevise) return { ...base, question: body.naturalLanguage };
  const revision = { number: (planned.revision?.number ?? 0) + 1, feedback: body.naturalLanguage, newBudget: null, locks: [] };
  return { ...base, question: null, revision, finalPlan: null, ...(body.review ? { review: body.review } : {}) };
}

/** The first state of a run that changes a thread's finished plan by hand; null when there is no such plan. */
export function editedState(thread: ThreadView, wish: Pick<Revision, 'feedback' | 'locks' | 'changes'>): AnyState | null {
  const planned = plannedState(thread);
  if (!planned) return null;
  const revision: Revision = { ...wish, number: (planned.revision?.number ?? 0) + 1, newBudget: null };
  return { ...planned, safetyFlags: withoutRefusals(planned.safetyFlags), answer: null, question: null, revision, finalPlan: null };
}
