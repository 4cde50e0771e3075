/** A state whose fields are only known by name; what is stored and folded. */
export type AnyState = Readonly<Record<string, unknown>>;

/** How a write joins what is there: `union` for sets, `replace` for every field not named here. */
export const REDUCERS: Readonly<Record<string, 'union'>> = { safetyFlags: 'union' };

const asSet = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function reduce(field: string, current: unknown, write: unknown): unknown {
  if (REDUCERS[field] === 'union') return [...new Set([...asSet(current), ...asSet(write)])];
  return write;
}

/** The state after `delta`: sets grow, everything else is replaced. Neither argument is changed. */
export function fold(state: AnyState, delta: AnyState): AnyState {
  const next: Record<string, unknown> = { ...state };
  for (const [field, write] of Object.entries(delta)) if (write !== undefined) next[field] = reduce(field, next[field], write);
  return next;
}

/** The state that deltas lead to, oldest first. */
export const foldAll = (deltas: readonly AnyState[]): AnyState => deltas.reduce<AnyState>(fold, {});
