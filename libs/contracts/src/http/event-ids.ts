/** The place in a thread's stream that an event's id names, as numbers that compare. */
export interface EventPosition {
  readonly version: number;
  readonly index: number;
}

export function positionOf(id: string): EventPosition {
  const [version, index] = id.split('-').map(Number);
  return { version: version ?? 0, index: index ?? 0 };
}

/** Negative when the event `a` comes before the event `b`, zero when they are one. */
export function compareEventIds(a: string, b: string): number {
  const [left, right] = [positionOf(a), positionOf(b)];
  return left.version - right.version || left.index - right.index;
}
