import { fold } from '@app/agent-kit';
import type { AnyState } from '@app/agent-kit';
import type { Graph } from '@app/graph';

/** Agents that read what a person wrote; what they found out stays true of the same words. */
const READERS: ReadonlySet<string> = new Set(['requirement_parser', 'form_completer', 'risk_guard']);
/** What people said about a plan that is not there any more. */
const ABOUT_THE_PLAN = ['question', 'revision', 'approval'] as const;
/** Sets only grow, and what was flagged once stays flagged. */
const KEPT = 'safetyFlags';

/**
 * The first state of a thread that goes on from `state` under `graph`. When a patch says something new about the trip, everything that
 * agents made of the request is left out, so that they make it again; without one the state is what it was.
 */
export function forkState(graph: Graph, from: { readonly state: AnyState; readonly graphVersion: number }, patched: AnyState | null): AnyState {
  const state = fold(from.state, graph.migrations?.[from.graphVersion]?.(from.state) ?? {});
  if (patched === null) return state;
  const stale = new Set<string>(ABOUT_THE_PLAN);
  for (const [name, agent] of Object.entries(graph.agents)) if (!READERS.has(name)) for (const field of Object.keys(agent.writes)) stale.add(field);
  stale.delete(KEPT);
  return fold(Object.fromEntries(Object.entries(state).filter(([field]) => !stale.has(field))), patched);
}
