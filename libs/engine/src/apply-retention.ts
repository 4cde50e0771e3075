import type { RetentionCounts, RetentionPolicy, RetentionStore } from '@app/ports';

/** Small enough that plans in the making do not notice. */
const BATCH = 100;

/** Repeats a removal until it finds less than a whole batch, or until nobody wants more. Returns how many went. */
async function drain(remove: () => Promise<number>, signal: AbortSignal): Promise<number> {
  let total = 0;
  for (let last = BATCH; last === BATCH && !signal.aborted; total += last) last = await remove();
  return total;
}

/**
 * Removes and compacts everything that the policy no longer keeps, batch by batch; `signal` ends it after the batch at hand. May run
 * twice, or in several processes at once: what one has removed the other does not find.
 *
 * @throws {RetryableError} STORE_UNAVAILABLE.
 */
export async function applyRetention(store: RetentionStore, policy: RetentionPolicy, signal: AbortSignal): Promise<RetentionCounts> {
  const idempotencyKeys = await drain(() => store.removeIdempotencyKeys(policy.idempotencyKeyDays, BATCH), signal);
  const revokedKeys = await drain(() => store.removeRevokedKeys(policy.revokedKeyDays, BATCH), signal);
  let compactedVersions = 0;
  const compactedRuns = await drain(async () => {
    const batch = await store.compactRuns(policy.compactAfterDays, BATCH);
    compactedVersions += batch.compactedVersions;
    return batch.compactedRuns;
  }, signal);
  return { idempotencyKeys, revokedKeys, compactedRuns, compactedVersions };
}
