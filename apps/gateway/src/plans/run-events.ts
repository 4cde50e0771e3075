import { isWaiting } from '@app/contracts';
import type { PlanEvent } from '@app/contracts';
import type { VersionView } from '@app/ports';

type EventName = PlanEvent['event'];

/** What one stored version means to somebody who follows the thread, in a fixed order: the same version gives the same ids. */
export function eventsOf(threadId: string, view: VersionView, titleOf: (agent: string) => string): PlanEvent[] {
  const events: PlanEvent[] = [];
  // What a compacted version wrote is not told any more, and its events say so.
  const compacted = view.compactedAt === null ? {} : { compactedAt: view.compactedAt };
  const add = (event: EventName, data: Record<string, unknown>): void => {
    events.push({ id: `${view.version}-${events.length}`, event, data: { threadId, version: view.version, at: view.at, ...compacted, ...data } });
  };
  if (view.cause === 'request' || view.cause === 'resume' || view.cause === 'replay') add('status', { status: 'in_progress' });
  if (view.cause === 'step' && view.agent) add('step_finished', { agent: view.agent, title: titleOf(view.agent), durationMs: view.durationMs });
  if (view.delta['itineraryDraft']) add('itinerary', { itinerary: view.delta['itineraryDraft'] });
  if (view.delta['budgetAssessment']) add('budget', { budget: view.delta['budgetAssessment'] });
  for (const agent of view.startedAgents) add('step_started', { agent, title: titleOf(agent) });
  if (isAsking(view.delta['pendingQuestions'])) {
    add('status', { status: 'awaiting_input' });
    add('awaiting_input', { pendingQuestions: view.delta['pendingQuestions'] });
  }
  if (view.error) add('error', { code: view.error.code, message: view.error.message, agent: view.error.agent });
  if (view.restingStatus && !isWaiting(view.restingStatus)) {
    add('status', { status: view.restingStatus });
    add('done', { status: view.restingStatus });
  }
  return events;
}

const isAsking = (questions: unknown): boolean => Array.isArray(questions) && questions.length > 0;

/** The place in the stream that an id names, as numbers that compare. */
export function positionOf(id: string): { version: number; index: number } {
  const [version, index] = id.split('-').map(Number);
  return { version: version ?? 0, index: index ?? 0 };
}
