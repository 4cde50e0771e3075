/** A visit that is being carried to another place. */
export interface Carried {
  readonly id: string;
  readonly city: string;
  /** Counts from 1. */
  readonly day: number;
  /** Its number on that day. */
  readonly number: number;
}

/** A line of a day, or the whole of it, that something can be put down at. */
export interface DropPlace {
  readonly day: number;
  readonly city: string;
  /** The line; null for the day, which finds the best hour by itself. */
  readonly id: string | null;
  /** Visits of the day above the line. */
  readonly above: number;
  readonly isVisit: boolean;
}

export type Edge = 'above' | 'below';

/** Where a carried visit comes to: its day, and its number there. Null for where it is already. */
export function moveTo({ id, day, number }: Carried, place: DropPlace, edge: Edge): { readonly day: number; readonly position?: number } | null {
  if (place.id === id || (place.id === null && place.day === day)) return null;
  if (place.id === null) return { day: place.day };
  const among = place.above + (edge === 'below' && place.isVisit ? 1 : 0) + 1;
  if (place.day !== day) return { day: place.day, position: among };
  // It does not count itself where it leaves a place above.
  const position = number < among ? among - 1 : among;
  return position === number ? null : { day, position };
}
