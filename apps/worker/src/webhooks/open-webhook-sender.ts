import { createSignedPoster, systemClock } from '@app/adapters';
import type { FetchUrl } from '@app/adapters';
import { PostgresToolCredentialStore, PostgresWebhookStore } from '@app/persistence';
import type { Database } from '@app/persistence';
import { createAesSealer } from '@app/platform';
import type { Logger } from '@app/platform';
import type { WorkerConfig } from '../worker.config.js';
import { WebhookSender } from './webhook-sender.js';

/** Sends what the database has for webhooks, signed with the secret of each owner, else with the operator's. */
export function openWebhookSender(
  config: WorkerConfig,
  { db, fetch, logger }: { readonly db: Database; readonly fetch: FetchUrl; readonly logger: Logger },
): WebhookSender {
  const credentials = new PostgresToolCredentialStore(db, createAesSealer(config.CREDENTIAL_KEYS));
  const trustedUrls = config.TRUSTED_WEBHOOK_URLS.filter((url) => /^https?:/i.test(url));
  const sender = new WebhookSender({
    store: new PostgresWebhookStore(db),
    posterOf: async (ownerId) => {
      const secret = (await credentials.valuesOf(ownerId)).webhook?.secret ?? config.WEBHOOK_SIGNING_SECRET;
      if (secret === undefined) return null;
      return createSignedPoster({ fetch, trustedUrls, isOnline: config.network === 'online', secret, nowMs: () => systemClock.now().getTime() });
    },
    ...{ logger, random: Math.random },
  });
  sender.start();
  return sender;
}
