import { fold } from '@app/agent-kit';
import type { AnyState } from '@app/agent-kit';
import type { Workflow } from './define-workflow.js';

/**
 * The first state of a thread that goes on from `state` under `workflow`, by the fork rules of the channels. When a patch says something
 * new, everything that agents made of the request is left out, so that they make it again; without one the state is what it was.
 */
export function forkState(workflow: Workflow, from: { readonly state: AnyState; readonly graphVersion: number }, patched: AnyState | null): AnyState {
  const { migrations, reducers } = workflow;
  const state = fold(from.state, migrations?.[from.graphVersion]?.(from.state) ?? {}, reducers);
  const kept = Object.fromEntries(Object.entries(state).flatMap(([field, value]) => keptOf(workflow, { field, value }, patched !== null)));
  return patched === null ? kept : fold(kept, patched, reducers);
}

/** A field that the workflow does not know stays: a newer release may. */
function keptOf({ channels }: Workflow, { field, value }: { field: string; value: unknown }, isPatched: boolean): [string, unknown][] {
  const rule = channels[field]?.fork ?? 'keep';
  if (rule === 'drop') return [];
  if (!isPatched || rule === 'keep') return [[field, value]];
  return rule === 'remake' ? [] : [[field, rule(value)]];
}
