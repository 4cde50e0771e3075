import { Webhook } from 'standardwebhooks';
import { TerminalError } from '@app/contracts';
import type { PosterPort } from '@app/ports';
import { createHttpClient } from '../http/http-client.js';
import type { FetchUrl } from '../http/request-json.js';
import { callFailure, statusFailure } from './http-failure.js';

export interface SignedPosterOptions {
  readonly fetch?: FetchUrl;
  /** Origins that the operator named; they may be in a private network. */
  readonly trustedUrls: readonly string[];
  /** False: only trusted addresses are called. */
  readonly isOnline: boolean;
  /** By the rules of standard-webhooks, such as `whsec_…`; absent: messages are named but not signed. */
  readonly secret?: string | undefined;
  readonly nowMs: () => number;
}

const MS_PER_SECOND = 1_000;

/** Posts JSON to public https addresses and to those that the operator trusts. Redirects are not followed. */
export function createSignedPoster({ fetch, trustedUrls, isOnline, secret, nowMs }: SignedPosterOptions): PosterPort {
  const signer = secret === undefined ? null : new Webhook(secret);
  return {
    async post({ url, body, signAs }, signal) {
      const target = new URL(url);
      const isTrusted = trustedUrls.some((trusted) => new URL(trusted).origin === target.origin);
      if (!isOnline && !isTrusted)
        throw new TerminalError(
          'PROVIDER_BAD_REQUEST',
          `No call to ${target.host}: this installation stays off the network; an operator may name it in TRUSTED_WEBHOOK_URLS.`,
        );
      const http = createHttpClient({ allowedHosts: [target.hostname], baseUrls: trustedUrls, ...(fetch ? { fetch } : {}) });
      const payload = JSON.stringify(body);
      const headers = { 'content-type': 'application/json', ...(signAs === null ? {} : signature(signer, signAs, { payload, at: new Date(nowMs()) })) };
      const answer = await http.fetch(url, { method: 'POST', headers, body: payload, signal }).catch((error: unknown) => {
        throw callFailure(target.host, error);
      });
      await answer.body?.cancel();
      if (!answer.ok) throw statusFailure(target.host, answer.status);
      return answer.status;
    },
  };
}

const signature = (signer: Webhook | null, id: string, { payload, at }: { readonly payload: string; readonly at: Date }): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / MS_PER_SECOND)),
  ...(signer ? { 'webhook-signature': signer.sign(id, at, payload) } : {}),
});
