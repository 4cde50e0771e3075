const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 60_000;

/** Pause before the attempt after `attempt`: what the provider asked for, else doubling from half a second. */
export function retryDelayMs(attempt: number, askedMs: number | undefined): number {
  return Math.min(LONGEST_DELAY_MS, askedMs ?? FIRST_DELAY_MS * 2 ** (attempt - 1));
}
