/** Runs that go on for weeks, such as watches: which of them an owner has. */
export interface StandingRunStore {
  /** Open runs of a workflow that the owner started, the newest first. */
  list(ownerId: string, workflow: string, limit: number): Promise<readonly { readonly runId: string; readonly threadId: string }[]>;
  count(ownerId: string, workflow: string): Promise<number>;
}
