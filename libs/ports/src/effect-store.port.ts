/** What a tool is about to do outside; `key` names it for ever. */
export interface NewEffect {
  readonly key: string;
  readonly threadId: string;
  readonly runId: string;
  readonly ownerId: string;
  readonly stepId: string;
  readonly tool: string;
  readonly costCents: number;
  readonly currency: string;
}

/** An effect as it is known. `begun`: announced, and nobody has said what came of it. */
export interface Effect extends NewEffect {
  readonly status: 'begun' | 'done' | 'failed' | 'undone';
  /** What the tool answered; null before. */
  readonly output: Readonly<Record<string, unknown>> | null;
}

/** Money that an owner's effects took, in whole cents of one currency. */
export interface SpentCents {
  readonly run: number;
  readonly day: number;
  readonly month: number;
}

/** Remembers effects before they happen, so that none is repeated blindly. Every call may throw {RetryableError} STORE_UNAVAILABLE. */
export interface EffectStore {
  /** `new` when the caller is the one to act; else the effect as it is. One that failed may be begun again. */
  begin(effect: NewEffect): Promise<{ readonly kind: 'new' } | { readonly kind: 'known'; readonly effect: Effect }>;
  /** The first outcome stands and is what comes back. */
  settle(key: string, status: 'done' | 'failed', output: Readonly<Record<string, unknown>> | null): Promise<Effect>;
  find(key: string): Promise<Effect | null>;
  /** The original effect is taken back. */
  markUndone(key: string): Promise<void>;
  /** Effects of a run, the oldest first. */
  listOfRun(runId: string): Promise<readonly Effect[]>;
  /** Spent since the two moments and in the run, without what failed or was undone. */
  spent(ownerId: string, at: { readonly runId: string; readonly currency: string; readonly dayStart: Date; readonly monthStart: Date }): Promise<SpentCents>;
}
