/**
 * Source of a pattern over folded words (lower case, no accents). `@` stands for a stop of the trip, with a preposition or an article before it.
 */
export type StopPattern = string;

/** How changes of a route are said in one language. */
export interface RouteChangeWords {
  readonly numbers: Readonly<Record<string, number>>;
  readonly night: string;
  /** More of them; also verbs that add. */
  readonly more: string;
  readonly fewer: string;
  /** Verbs that carry something from one stop to another. */
  readonly transfer: string;
  /** The trip as a whole, and what makes it longer or shorter or brings people home later or earlier. */
  readonly trip: string;
  readonly comeHome: string;
  readonly skip: readonly StopPattern[];
  /** Verbs before a place that comes in. */
  readonly add: string;
  /** Words around a place and its nights that say nothing more. */
  readonly fillers: string;
  /** Words that may follow at the end of a clause. */
  readonly closers: string;
  readonly reverse: string;
  readonly first: readonly StopPattern[];
  readonly last: readonly StopPattern[];
  readonly before: readonly StopPattern[];
  readonly after: readonly StopPattern[];
  readonly swap: readonly StopPattern[];
}
