import { createSortableIds, systemClock } from '@app/adapters';
import type { PlanSharer } from '@app/actions';
import { RequestError } from '@app/contracts';
import type { PostgresShareStore } from '@app/persistence';
import { digestOfToken, newShareToken, toSharedPlan } from '@app/take-along';

/** Links are made under the owner's name, with an audit entry as if they had been asked for over HTTP. */
export function createPlanSharer(shares: PostgresShareStore, publicUrl: string): PlanSharer {
  const ids = createSortableIds({ clock: systemClock });
  const audit = (ownerId: string, action: string, threadId: string, detail: Record<string, unknown>) => ({
    ...{ id: ids.next('aud'), actor: ownerId, role: 'user' as const, action, target: threadId, reason: 'asked for as an action' },
    ...{ outcome: 'done', runId: null, detail },
  });
  const noThread = (threadId: string): RequestError => new RequestError('NOT_FOUND', `Only an owner of thread ${threadId} shares it.`);
  return {
    async share({ plan, threadId, version }, ownerId, expiresInDays) {
      const token = newShareToken();
      const entry = audit(ownerId, 'share.create', threadId, { version, expiresInDays });
      const expiresAt = await shares.share({ ownerId, threadId, tokenHash: digestOfToken(token), plan: toSharedPlan(plan), expiresInDays, audit: entry });
      if (expiresAt === null) throw noThread(threadId);
      return { url: new URL(`/shared/${token}`, publicUrl).href, expiresAt };
    },
    async revoke(threadId, ownerId) {
      if (!(await shares.revoke(ownerId, threadId, audit(ownerId, 'share.revoke', threadId, {})))) throw noThread(threadId);
    },
  };
}
