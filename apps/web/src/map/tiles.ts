import { signal } from '@preact/signals';

/** Where the operator's map lies; null where there is none and a sketch stands instead, undefined until that is known. */
export const tiles = signal<string | null | undefined>(undefined);

let isAsked = false;

/** Asks once whether there is a map. */
export async function findTiles(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  const answer = await fetch('/map.json').catch(() => null);
  const found = answer?.ok ? ((await answer.json()) as { tiles: string | null }) : { tiles: null };
  tiles.value = found.tiles;
}
