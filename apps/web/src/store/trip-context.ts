import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Signal } from '@preact/signals';
import type { Conversation } from './conversation.js';
import type { TripStore } from './trip-store.js';

/** What all parts of a trip's view share. */
export interface TripParts {
  readonly store: TripStore;
  readonly talk: Conversation;
  /** The visit, meal or stop that list and map both point at; null for none. */
  readonly focus: Signal<string | null>;
  /** Which day the map shows; null for the whole route. */
  readonly mapDay: Signal<number | null>;
}

export const TripContext = createContext<TripParts | null>(null);

export function useTrip(): TripParts {
  const parts = useContext(TripContext);
  if (!parts) throw new Error('There is no trip around this part of the page.');
  return parts;
}
