import { z } from 'zod';
import { WatchDecision, WatchLook, WatchNotice, WatchProposal, WatchSettings } from '@app/contracts';
import type { RunStatus, WatchAnswer } from '@app/contracts';
import type { ThreadView } from '@app/ports';

const Shown = z.object({
  watching: WatchSettings,
  look: WatchLook.nullish(),
  notices: z.array(WatchNotice).nullish(),
  proposal: WatchProposal.nullish(),
  decided: WatchDecision.nullish(),
  start: z.unknown().optional(),
});
type Shown = z.infer<typeof Shown>;

const OVER: Readonly<Partial<Record<RunStatus, WatchAnswer['status']>>> = { complete: 'ended', refused: 'ended', cancelled: 'cancelled' };

function statusOf(status: RunStatus, { proposal, start }: Shown): WatchAnswer['status'] {
  if (status === 'in_progress') return 'looking';
  if (status !== 'waiting') return OVER[status] ?? 'failed';
  if (start) return 'revising';
  return proposal ? 'proposed' : 'watching';
}

/** A watch for clients. */
export function toWatch({ runId, threadId, status, version, state, error }: ThreadView): WatchAnswer {
  const shown = Shown.parse(state);
  const { look } = shown;
  const isWaiting = status === 'waiting' && !shown.start;
  const proposed = isWaiting ? shown.proposal : null;
  const { weather: _weather, planDigest: _digest, ...proposal } = proposed ?? { weather: [], planDigest: '' };
  return {
    ...{ watchId: runId, threadId, status: statusOf(status, shown), version, ...shown.watching },
    lookedAt: look?.at ?? null,
    nextLookAt: isWaiting && look ? new Date(Date.parse(look.at) + look.waitMs).toISOString() : null,
    troubles: look?.troubles ?? [],
    notices: shown.notices ?? [],
    proposal: 'number' in proposal ? proposal : null,
    lastDecision: shown.decided ?? null,
    error: error ? { code: error.code, message: error.message } : null,
  };
}
