/** Runs that one owner has going at a time and that share a rank; the next as many stand one rank behind. */
export const RUNS_PER_RANK = 8;
/** Above this rank all are equal. */
export const MAX_RANK = 1_000;
/** Requests that may wait for their turn on one thread. */
export const MAX_QUEUED_REQUESTS = 20;
