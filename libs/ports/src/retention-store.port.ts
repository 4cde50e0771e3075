/** How long things are kept, in days. */
export interface RetentionPolicy {
  readonly idempotencyKeyDays: number;
  readonly compactAfterDays: number;
  readonly revokedKeyDays: number;
}

/** How many of each were removed, or are due. */
export interface RetentionCounts {
  readonly idempotencyKeys: number;
  readonly revokedKeys: number;
  /** Runs that were reduced to their final state, and the versions that gave up their deltas for it. */
  readonly compactedRuns: number;
  readonly compactedVersions: number;
}

/** Removes what nobody needs any more. Every call is one commit of at most `limit` things, and may be made by any number at once. */
export interface RetentionStore {
  /** True for one caller in each interval, by the database's clock; the others are told false. */
  claim(task: string, intervalMs: number): Promise<boolean>;
  /** What the policy would remove now. */
  countDue(policy: RetentionPolicy): Promise<RetentionCounts>;
  removeIdempotencyKeys(olderThanDays: number, limit: number): Promise<number>;
  removeRevokedKeys(olderThanDays: number, limit: number): Promise<number>;
  /**
   * Takes the deltas from the versions of runs that ended so long ago. The final state, who did what when, and the decision log stay;
   * such a run cannot be replayed any more.
   */
  compactRuns(olderThanDays: number, limit: number): Promise<Pick<RetentionCounts, 'compactedRuns' | 'compactedVersions'>>;
}
