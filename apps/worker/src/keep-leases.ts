import { agentQueue } from '@app/engine';
import type { RunStore } from '@app/ports';
import type { LocalLane } from '@app/queue';

/** Within one lease there are so many looks, so that one may fail. */
const LOOKS_PER_LEASE = 3;

/**
 * Extends the leases of steps that came by the short way. The bus does not know of them, so an orchestrator elsewhere would take a long one
 * for lost.
 */
export function keepLeases(
  lane: Pick<LocalLane, 'working'>,
  store: Pick<RunStore, 'extendLeases'>,
  { agents, leaseMs, until }: { readonly agents: readonly string[]; readonly leaseMs: number; readonly until: AbortSignal },
): void {
  let before = new Set<string>();
  const look = (): void => {
    const now = agents.flatMap((agent) => lane.working(agentQueue(agent)));
    // A step that was not there at the last look has most of its first lease before it.
    const long = now.filter((jobId) => before.has(jobId)).map(stepIdOf);
    before = new Set(now);
    // Without an answer the lease runs out, which costs a second delivery.
    if (long.length > 0) void store.extendLeases(long, leaseMs).catch(() => undefined);
  };
  const timer = setInterval(look, leaseMs / LOOKS_PER_LEASE).unref();
  until.addEventListener('abort', () => clearInterval(timer), { once: true });
}

/** A job is named after its step and its attempt. */
const stepIdOf = (jobId: string): string => jobId.slice(0, jobId.lastIndexOf('.'));
