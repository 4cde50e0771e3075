import type { Constraints, ParsedRequest } from '@app/contracts';

const LISTS = ['cuisines', 'diet', 'mustSee', 'avoid'] as const;

/** New wishes beside the old ones; a single-valued wish is replaced. */
export function mergeConstraints(said: Constraints | null, previous: ParsedRequest | null): Constraints | null {
  const old = previous?.constraints ?? null;
  if (!said || !old) return said ?? old;
  const merged: Constraints = { ...old, ...said };
  for (const key of LISTS) {
    const both = [...(old[key] ?? []), ...(said[key] ?? [])];
    if (both.length > 0) merged[key] = [...new Set(both)];
  }
  return merged;
}
