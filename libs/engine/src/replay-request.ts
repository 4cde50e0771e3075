import type { StepRecord } from '@app/ports';

/** A wish to put a failed step back to work. */
export interface ReplayRequest {
  readonly stepId: string;
  /** Who wants it; goes into the thread's log and the audit log. */
  readonly by: string;
  readonly role: string;
  readonly reason: string | null;
  /** Only says what would happen. */
  readonly isDryRun: boolean;
  /** The HTTP request that asked for it, which may have asked for others too. */
  readonly requestId: string | null;
}

/** What became of it; all but `replayed` changed nothing. `attempt` is the one the step runs, or would run, as. */
export type ReplayResult =
  | { readonly kind: 'replayed' | 'would_replay'; readonly step: StepRecord; readonly attempt: number }
  | { readonly kind: 'moved_on'; readonly step: StepRecord; readonly reason: string }
  | { readonly kind: 'not_failed'; readonly step: StepRecord }
  | { readonly kind: 'unknown' };
