import { FIRST_NODE_INDEX, FIRST_TOLD_INDEX, TerminalError, isWaiting } from '@app/contracts';
import type { PlanEvent } from '@app/contracts';
import type { VersionView } from '@app/ports';
import type { Interrupt, ServedWorkflows, Workflow } from '@app/workflow';

type EventName = PlanEvent['event'];
type Told = readonly [EventName, Record<string, unknown>];

/** What is needed to put a version into words. */
export type Teller = Pick<ServedWorkflows, 'tellingOf' | 'titleOf'>;

/** Causes after which a run goes on that was not going before. */
const SETS_GOING: ReadonlySet<string> = new Set(['request', 'fork', 'resume', 'replay', 'decision', 'wake']);

/** By code unit, as ids sort in the database. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * What one stored version means to somebody who follows the thread, in a fixed order: the same version gives the same ids.
 *
 * @throws {TerminalError} INTERNAL_ERROR when a version means more than there are ids below those of told events.
 */
export function eventsOf(threadId: string, view: VersionView, teller: Teller, { nodes }: { readonly nodes: boolean } = { nodes: false }): PlanEvent[] {
  const events: PlanEvent[] = [];
  const { interrupts, events: told = [], said } = teller.tellingOf(view.workflow);
  const placed = placer(threadId, view);
  const add = (event: EventName, data: Record<string, unknown>): void => {
    if (events.length === FIRST_NODE_INDEX) throw new TerminalError('INTERNAL_ERROR', `Version ${view.version} of ${threadId} means too many events.`);
    events.push(placed(events.length, event, data));
  };
  if (SETS_GOING.has(view.cause)) add('status', { status: 'in_progress', cause: view.cause, said: said?.(view.delta) ?? null });
  if (view.cause === 'step' && view.agent) add('step_finished', { agent: view.agent, title: teller.titleOf(view.agent), durationMs: view.durationMs });
  for (const [event, data] of madeBy(view, told)) add(event, data);
  for (const agent of view.startedAgents) add('step_started', { agent, title: teller.titleOf(agent) });
  for (const [event, data] of Object.values(interrupts).flatMap((interrupt) => askedBy(view, interrupt))) add(event, data);
  if (view.cause === 'reminder') add('awaiting_review', { reminder: true });
  if (view.error) add('error', { code: view.error.code, message: view.error.message, agent: view.error.agent });
  if (view.restingStatus && !isWaiting(view.restingStatus)) {
    add('status', { status: view.restingStatus });
    add('done', { status: view.restingStatus });
  }
  return nodes ? [...events, ...wayThrough(view).map(([event, data], index) => placed(FIRST_NODE_INDEX + index, event, data))] : events;
}

/** Makes events of a version, each with its place there. What a compacted version wrote is not told any more, and its events say so. */
const placer = (threadId: string, { version, runId, at, compactedAt }: VersionView) => {
  const common = { threadId, version, at, runId, ...(compactedAt === null ? {} : { compactedAt }) };
  return (index: number, event: EventName, data: Record<string, unknown>): PlanEvent => ({ id: `${version}-${index}`, event, data: { ...common, ...data } });
};

/** How the run went through its workflow with this version. An edge leads from the agent that was done, or from what else set the run going. */
function wayThrough({ cause, agent, startedAgents, restingStatus }: VersionView): Told[] {
  const from = cause === 'step' && agent ? agent : cause;
  const left: Told[] = from === agent ? [['node_exit', { node: from }]] : [];
  const entered = startedAgents.flatMap((to): Told[] => [
    ['edge_taken', { from, to }],
    ['node_enter', { node: to }],
  ]);
  const isOver = restingStatus !== null && !isWaiting(restingStatus);
  const ended: Told[] = isOver ? [['edge_taken', { from, to: 'end' }]] : [];
  return [...left, ...entered, ...ended].slice(0, FIRST_TOLD_INDEX - FIRST_NODE_INDEX);
}

/** What a version asks of a person. */
function askedBy({ cause, delta }: VersionView, interrupt: Interrupt): Told[] {
  if (interrupt.kind !== 'input' && interrupt.kind !== 'decision') return [];
  const asks = interrupt.kind === 'input' ? isAsking(delta[interrupt.asks]) : cause === 'review' && interrupt.shows in delta;
  if (!asks) return [];
  const [status, field] = interrupt.kind === 'input' ? (['awaiting_input', interrupt.asks] as const) : (['awaiting_review', interrupt.shows] as const);
  return [
    ['status', { status }],
    [status, { [field]: delta[field] ?? null }],
  ];
}

const isAsking = (questions: unknown): boolean => Array.isArray(questions) && questions.length > 0;

/** What a version made that people follow. A run about something finished begins with it; nobody made it anew. */
const madeBy = ({ cause, delta }: VersionView, told: NonNullable<Workflow['events']>): Told[] =>
  cause === 'request' ? [] : told.flatMap(({ field, event, data }) => (delta[field] ? [[event, data(delta[field] as never)] as const] : []));
