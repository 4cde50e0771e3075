/** An answer of a place source as it was kept. */
export interface KeptAnswer {
  readonly answer: unknown;
  /** ISO 8601. */
  readonly at: string;
}

/** Answers of place sources, kept for later: the same for everybody, and bounded in number and size. */
export interface PlaceCache {
  find(key: string): Promise<KeptAnswer | null>;
  put(key: string, answer: unknown): Promise<void>;
}
