/** A state whose fields are only known by name; what is stored and folded. */
export type AnyState = Readonly<Record<string, unknown>>;

/** How a write joins what is there, by field: `union` for sets; a field that is absent is replaced. */
export type Reducers = Readonly<Record<string, 'union'>>;

const asSet = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The state after `delta`: sets grow, everything else is replaced. Neither argument is changed. */
export function fold(state: AnyState, delta: AnyState, reducers: Reducers): AnyState {
  const next: Record<string, unknown> = { ...state };
  for (const [field, write] of Object.entries(delta))
    if (write !== undefined) next[field] = reducers[field] === 'union' ? [...new Set([...asSet(next[field]), ...asSet(write)])] : write;
  return next;
}

/** The state that deltas lead to, oldest first. */
export const foldAll = (deltas: readonly AnyState[], reducers: Reducers): AnyState =>
  deltas.reduce<AnyState>((state, delta) => fold(state, delta, reducers), {});

/** The reducers of a workflow by its name: the same for all its versions. A workflow that is not known here replaces every field. */
export type ReducersOf = (workflow: string) => Reducers;
