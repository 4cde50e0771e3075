import { Inject, Injectable } from '@nestjs/common';
import { RequestError } from '@app/contracts';
import type { Engine } from '@app/engine';
import type { NewAuditEntry, ShareStore, Shared } from '@app/ports';
import { digestOfToken, newShareToken, toSharedPlan } from '@app/take-along';
import { HistoryService } from '../history/history.service.js';
import type { Caller } from '../http/caller.js';
import { ENGINE, SHARE_STORE } from '../tokens.js';

/** Links to plans, for people without a credential. */
@Injectable()
export class ShareService {
  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    @Inject(SHARE_STORE) private readonly shares: ShareStore,
    @Inject(HistoryService) private readonly looksBack: HistoryService,
  ) {}

  /** Shares the plan as it is now; a link from before ends. @throws {RequestError} NOT_FOUND, NO_PLAN_YET. */
  async share(caller: Caller, threadId: string, expiresInDays: number): Promise<{ token: string; expiresAt: string }> {
    const { ownerId } = caller;
    const { plan, version } = await this.looksBack.planToTake(ownerId, threadId, undefined);
    const token = newShareToken();
    const audit = this.entry(caller, threadId, 'share.create', { version, expiresInDays });
    const expiresAt = await this.shares.share({ ownerId, threadId, tokenHash: digestOfToken(token), plan: toSharedPlan(plan), expiresInDays, audit });
    if (expiresAt === null) throw noThread(threadId);
    return { token, expiresAt };
  }

  /** Nobody can open the link of the thread any more; there need not have been one. @throws {RequestError} NOT_FOUND. */
  async revoke(caller: Caller, threadId: string): Promise<void> {
    const audit = this.entry(caller, threadId, 'share.revoke', {});
    if (!(await this.shares.revoke(caller.ownerId, threadId, audit))) throw noThread(threadId);
  }

  /** @throws {RequestError} NOT_FOUND, the same for what never was, has expired or was revoked. */
  async open(token: string): Promise<Shared> {
    const found = await this.shares.find(digestOfToken(token));
    if (!found) throw new RequestError('NOT_FOUND', 'There is nothing at this address, or not any more.');
    return found;
  }

  private entry({ ownerId, role }: Caller, threadId: string, action: string, detail: Record<string, unknown>): NewAuditEntry {
    return { id: this.engine.ids.next('aud'), actor: ownerId, role, action, target: threadId, reason: null, outcome: 'done', runId: null, detail };
  }
}

const noThread = (threadId: string): RequestError => new RequestError('NOT_FOUND', `There is no thread ${threadId}.`);
