import { FIRST_TOLD_INDEX, TerminalError, isWaiting } from '@app/contracts';
import type { PlanEvent } from '@app/contracts';
import type { VersionView } from '@app/ports';
import type { Engine } from './engine.js';

type EventName = PlanEvent['event'];

/** Names of agents for people; an agent that no served graph knows is shown by its own name. */
export const titlesOf =
  (graphs: Engine['graphs']): ((agent: string) => string) =>
  (agent) =>
    [...graphs.values()].map((graph) => graph.agents[agent]?.title).find((title) => title !== undefined) ?? agent;

/** Causes after which a run goes on that was not going before. */
const SETS_GOING: ReadonlySet<string> = new Set(['request', 'fork', 'resume', 'replay', 'decision']);

/** By code unit, as ids sort in the database. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * What one stored version means to somebody who follows the thread, in a fixed order: the same version gives the same ids.
 *
 * @throws {TerminalError} INTERNAL_ERROR when a version means more than there are ids below those of told events.
 */
export function eventsOf(threadId: string, view: VersionView, titleOf: (agent: string) => string): PlanEvent[] {
  const events: PlanEvent[] = [];
  // What a compacted version wrote is not told any more, and its events say so.
  const compacted = view.compactedAt === null ? {} : { compactedAt: view.compactedAt };
  const add = (event: EventName, data: Record<string, unknown>): void => {
    if (events.length === FIRST_TOLD_INDEX) throw new TerminalError('INTERNAL_ERROR', `Version ${view.version} of ${threadId} means too many events.`);
    events.push({ id: `${view.version}-${events.length}`, event, data: { threadId, version: view.version, at: view.at, ...compacted, ...data } });
  };
  if (SETS_GOING.has(view.cause)) add('status', { status: 'in_progress' });
  if (view.cause === 'step' && view.agent) add('step_finished', { agent: view.agent, title: titleOf(view.agent), durationMs: view.durationMs });
  for (const [event, data] of madeBy(view)) add(event, data);
  for (const agent of view.startedAgents) add('step_started', { agent, title: titleOf(agent) });
  if (isAsking(view.delta['pendingQuestions'])) {
    add('status', { status: 'awaiting_input' });
    add('awaiting_input', { pendingQuestions: view.delta['pendingQuestions'] });
  }
  if (view.cause === 'review') {
    add('status', { status: 'awaiting_review' });
    add('awaiting_review', { preview: view.delta['preview'] ?? null });
  }
  if (view.cause === 'reminder') add('awaiting_review', { reminder: true });
  if (view.error) add('error', { code: view.error.code, message: view.error.message, agent: view.error.agent });
  if (view.restingStatus && !isWaiting(view.restingStatus)) {
    add('status', { status: view.restingStatus });
    add('done', { status: view.restingStatus });
  }
  return events;
}

const isAsking = (questions: unknown): boolean => Array.isArray(questions) && questions.length > 0;

/** What a version made that people follow. A run about a finished plan begins with that plan; nobody made it anew. */
function madeBy({ cause, delta }: VersionView): [EventName, Record<string, unknown>][] {
  if (cause === 'request') return [];
  const { itineraryDraft: itinerary, budgetAssessment: budget, answer } = delta;
  return [
    ...(itinerary ? [['itinerary', { itinerary }] as const] : []),
    ...(budget ? [['budget', { budget }] as const] : []),
    ...(answer ? [['answer', toldAnswer(answer)] as const] : []),
  ].map(([event, data]) => [event, data]);
}

function toldAnswer(answer: unknown): Record<string, unknown> {
  const { text, sources } = answer as { readonly text?: unknown; readonly sources?: unknown };
  return { text, sources };
}
