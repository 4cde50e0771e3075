import { createCaldavCalendar, createHttpClient, createSignedPoster, createSmtpMail, createSortableIds, sleep, systemClock } from '@app/adapters';
import type { FetchUrl } from '@app/adapters';
import { createEffectDesk } from '@app/actions';
import type { ActionWorld, PlanSharer } from '@app/actions';
import { RequestError } from '@app/contracts';
import { crashPoint } from '@app/engine';
import { PostgresActionPolicyStore, PostgresEffectStore, PostgresShareStore } from '@app/persistence';
import type { Database } from '@app/persistence';
import type { Logger } from '@app/platform';
import type { EffectDesk } from '@app/ports';
import { digestOfToken, newShareToken, toSharedPlan } from '@app/take-along';
import type { SharedLimits } from '@app/travel-world';
import type { WorkerConfig } from './worker.config.js';

export interface EffectParts extends SharedLimits {
  readonly db: Database;
  readonly logger: Logger;
  readonly fetch: FetchUrl;
}

/** The desk at which steps do things outside, with what is configured. */
export function createEffects(config: WorkerConfig, { db, logger, fetch, limiter, breaker }: EffectParts): EffectDesk {
  return createEffectDesk({
    effects: new PostgresEffectStore(db),
    policies: new PostgresActionPolicyStore(db),
    clock: systemClock,
    world: outsideOf(config, db, fetch),
    ...{ limiter, breaker },
    dispatch: {
      ...{ sleep, random: Math.random },
      onUnexpected: (error, tool) => logger.error({ err: error, tool }, 'an action failed unexpectedly'),
    },
    afterEffect: () => crashPoint('effect:after-call'),
  });
}

const isLoopback = (url: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);

/** With NETWORK=offline said outright nothing is reached that is not on this machine. */
function outsideOf(config: WorkerConfig, db: Database, fetch: EffectParts['fetch']): ActionWorld {
  const reachable = (url: string | undefined): string | null => (url === undefined || (config.NETWORK === 'offline' && !isLoopback(url)) ? null : url);
  const [smtp, caldav, chat] = [config.SMTP_URL, config.CALDAV_URL, config.CHAT_WEBHOOK_URL].map(reachable);
  const { CALDAV_USER: user, CALDAV_PASSWORD: password, TRUSTED_WEBHOOK_URLS: trusted, WEBHOOK_SIGNING_SECRET: secret } = config;
  return {
    mail: smtp ? createSmtpMail({ url: smtp, from: config.MAIL_FROM }) : null,
    calendar: caldav ? createCaldavCalendar({ http: createHttpClient({ allowedHosts: [], baseUrls: [caldav], fetch }), url: caldav, user, password }) : null,
    poster: createSignedPoster({
      ...{ fetch, secret, nowMs: () => systemClock.now().getTime(), isOnline: config.network === 'online' },
      trustedUrls: [...trusted, ...(chat ? [chat] : [])],
    }),
    chatWebhookUrl: chat ?? null,
    sharer: sharerOf(new PostgresShareStore(db), config.PUBLIC_URL),
  };
}

/** Links are made under the owner's name, with an audit entry as if they had been asked for over HTTP. */
function sharerOf(shares: PostgresShareStore, publicUrl: string): PlanSharer {
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
