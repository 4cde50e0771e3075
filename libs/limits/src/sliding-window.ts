/** A window is counted in this many slices; a unit comes back when its whole slice has left, so at most 2 % of `perMs` late. */
export const SLICES_PER_WINDOW = 50;

/** Units by the number of the slice they were taken in. */
export type Slices = Map<number, number>;

export const sliceWidthMs = (perMs: number): number => Math.max(1, Math.ceil(perMs / SLICES_PER_WINDOW));

const sliceAt = (nowMs: number, perMs: number): number => Math.floor(nowMs / sliceWidthMs(perMs));

/** When the last unit of a slice leaves the window. */
const leavesAtMs = (slice: number, perMs: number): number => (slice + 1) * sliceWidthMs(perMs) + perMs;

/** Forgets what has left the window. */
export function dropOldSlices(slices: Slices, perMs: number, nowMs: number): void {
  for (const slice of slices.keys()) if (leavesAtMs(slice, perMs) <= nowMs) slices.delete(slice);
}

/** How long until `units` fit; 0 when they fit now. Old slices must be gone. */
export function waitForUnits(slices: Slices, { amount, perMs, units }: { amount: number; perMs: number; units: number }, nowMs: number): number {
  let missing = [...slices.values()].reduce((sum, used) => sum + used, units) - amount;
  for (const [slice, used] of oldestFirst(slices)) {
    if (missing <= 0) break;
    missing -= used;
    if (missing <= 0) return Math.max(1, leavesAtMs(slice, perMs) - nowMs);
  }
  return 0;
}

export function addUnits(slices: Slices, units: number, at: { perMs: number; nowMs: number }): void {
  const slice = sliceAt(at.nowMs, at.perMs);
  slices.set(slice, (slices.get(slice) ?? 0) + units);
}

/** Takes from the oldest slices, which would have left first: what was really used is never counted for too short a time. */
export function giveBackUnits(slices: Slices, units: number): void {
  let left = units;
  for (const [slice, used] of oldestFirst(slices)) {
    if (left <= 0) return;
    slices.set(slice, Math.max(0, used - left));
    left -= used;
  }
}

const oldestFirst = (slices: Slices): [number, number][] => [...slices].sort(([a], [b]) => a - b);
