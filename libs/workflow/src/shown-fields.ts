import type { AnyState } from '@app/agent-kit';
import type { Workflow } from './define-workflow.js';

/** A state as clients see it: fields that are always shown are null, or an empty set, until they have a value; hidden ones are left out. */
export function shownFields({ channels }: Pick<Workflow, 'channels'>, state: AnyState): Record<string, unknown> {
  const always = Object.entries(channels).filter(([, { shown }]) => shown === 'always');
  const empty = Object.fromEntries(always.map(([field, { reducer }]) => [field, reducer === 'union' ? [] : null]));
  const visible = Object.entries(state).filter(([field]) => channels[field]?.shown !== 'never');
  return { ...empty, ...Object.fromEntries(visible) };
}
