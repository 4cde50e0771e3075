import type { AnyState } from '@app/agent-kit';
import type { Interrupt, Workflow } from './define-workflow.js';

/** What a run does next; decided from the state alone, acted on elsewhere. */
export type NextMove =
  | { readonly kind: 'dispatch'; readonly agents: readonly string[]; readonly superseded: readonly string[] }
  | { readonly kind: 'wait' }
  | { readonly kind: 'interrupt'; readonly key: string; readonly interrupt: Interrupt }
  | { readonly kind: 'finish'; readonly status: 'complete' | 'refused'; readonly superseded: readonly string[] }
  | { readonly kind: 'stuck' };

/**
 * The next move of a run whose `open` agents are still at work. All agents whose row holds and whose gates are open are dispatched
 * together; once the state is blocked, agents at work that no row wants any more are superseded.
 */
export function route(workflow: Workflow, state: AnyState, open: ReadonlySet<string>): NextMove {
  const { rows, gates, guard } = workflow;
  const wanted = Object.keys(rows).filter((agent) => rows[agent]?.(state));
  const busy = [...wanted, ...open];
  // An agent that others wait for holds the end of the run back as well, unless the work is refused.
  const isBlocked = guard.blocks(state);
  const isGateOpen = isBlocked || !busy.some((agent) => (gates[agent] ?? []).length > 0);
  const finished = isGateOpen ? workflow.finish(state) : null;
  if (finished) return { kind: 'finish', status: finished, superseded: [...open] };
  const superseded = isBlocked ? [...open].filter((agent) => !wanted.includes(agent)) : [];
  const held = new Set(isBlocked ? [] : busy.flatMap((agent) => gates[agent] ?? []));
  const ready = wanted.filter((agent) => !open.has(agent) && !held.has(agent));
  if (ready.length > 0 || superseded.length > 0) return { kind: 'dispatch', agents: ready, superseded };
  if (open.size > 0) return { kind: 'wait' };
  const next = Object.entries(workflow.interrupts).find(([, { when }]) => when(state));
  return next ? { kind: 'interrupt', key: next[0], interrupt: next[1] } : { kind: 'stuck' };
}
