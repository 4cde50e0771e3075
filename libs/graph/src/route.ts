import type { AnyState } from '@app/agent-kit';
import type { Graph } from './define-graph.js';

/** What a run does next; decided from the state alone, acted on elsewhere. */
export type NextMove =
  | { readonly kind: 'dispatch'; readonly agents: readonly string[]; readonly superseded: readonly string[] }
  | { readonly kind: 'wait' }
  | { readonly kind: 'interrupt'; readonly status: 'awaiting_input' | 'awaiting_review' }
  | { readonly kind: 'finish'; readonly status: 'complete' | 'refused'; readonly superseded: readonly string[] }
  | { readonly kind: 'stuck' };

/**
 * The next move of a run whose `open` agents are still at work. All agents whose row holds are dispatched together; once the state is
 * blocked, agents at work that no row wants any more are superseded.
 */
export function route(graph: Graph, state: AnyState, open: ReadonlySet<string>): NextMove {
  const finished = graph.finishWhen(state);
  if (finished) return { kind: 'finish', status: finished, superseded: [...open] };
  const wanted = Object.keys(graph.runs).filter((agent) => graph.runs[agent]?.(state));
  const superseded = graph.blockedWhen(state) ? [...open].filter((agent) => !wanted.includes(agent)) : [];
  const ready = wanted.filter((agent) => !open.has(agent));
  if (ready.length > 0 || superseded.length > 0) return { kind: 'dispatch', agents: ready, superseded };
  if (open.size > 0) return { kind: 'wait' };
  const interrupt = graph.interruptWhen(state);
  return interrupt ? { kind: 'interrupt', status: interrupt } : { kind: 'stuck' };
}
