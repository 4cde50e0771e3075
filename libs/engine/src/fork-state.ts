import { fold } from '@app/agent-kit';
import type { AnyState } from '@app/agent-kit';
import type { Graph } from '@app/graph';

/** Agents that read what a person wrote; what they found out stays true of the same words. */
const READERS: ReadonlySet<string> = new Set(['requirement_parser', 'form_completer', 'risk_guard']);
/** What people said about a plan that is not there any more. */
const ABOUT_THE_PLAN = ['question', 'revision', 'approval'] as const;
/** Sets only grow, and what was flagged once stays flagged. */
const KEPT = 'safetyFlags';
/** But for what was said about a wish that is forgotten. */
const OF_A_WISH = 'REVISION_NOT_UNDERSTOOD:';
/** What was shown to somebody who decides; whoever is asked again is shown it anew. */
const SHOWN = 'preview';

/**
 * The first state of a thread that goes on from `state` under `graph`. When a patch says something new about the trip, everything that
 * agents made of the request is left out, so that they make it again; without one the state is what it was.
 */
export function forkState(graph: Graph, from: { readonly state: AnyState; readonly graphVersion: number }, patched: AnyState | null): AnyState {
  const state = fold(from.state, graph.migrations?.[from.graphVersion]?.(from.state) ?? {});
  if (patched === null) return without(state, new Set([SHOWN]));
  const stale = new Set<string>([SHOWN, ...ABOUT_THE_PLAN]);
  for (const [name, agent] of Object.entries(graph.agents)) if (!READERS.has(name)) for (const field of Object.keys(agent.writes)) stale.add(field);
  stale.delete(KEPT);
  return fold(withoutOldWishes(without(state, stale)), patched);
}

const without = (state: AnyState, fields: ReadonlySet<string>): AnyState => Object.fromEntries(Object.entries(state).filter(([field]) => !fields.has(field)));

/** Wishes are counted anew, so a flag of an old one would be read as one of the next. */
function withoutOldWishes(state: AnyState): AnyState {
  const flags = state[KEPT];
  return Array.isArray(flags) ? { ...state, [KEPT]: flags.filter((flag) => typeof flag !== 'string' || !flag.startsWith(OF_A_WISH)) } : state;
}
