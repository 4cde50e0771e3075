import { z } from 'zod';
import { storableText } from '../text.js';
import { cursorField, pageLimit } from './paging.js';

/** What a webhook may be told of: a result, a question, a plan to review, a failure, and what a watch found. */
export const WebhookEvent = z.enum(['completion', 'question', 'review', 'failure', 'watch']);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).max(2_000);
const events = z.array(WebhookEvent).min(1).max(WebhookEvent.options.length);

/** Body of `POST /webhooks`. */
export const WebhookBody = z.strictObject({ url, events: events.default(WebhookEvent.options) });
export type WebhookBody = z.infer<typeof WebhookBody>;

/** Body of `PUT /webhooks/:id`; `enabled` switches one on again that was disabled. */
export const WebhookChangeBody = z.strictObject({ url: url.optional(), events: events.optional(), enabled: z.boolean().optional() });
export type WebhookChangeBody = z.infer<typeof WebhookChangeBody>;

export const WebhookItem = z.strictObject({
  webhookId: z.string(),
  url: z.string(),
  events: z.array(WebhookEvent),
  createdAt: z.iso.datetime(),
  /** Since when nothing has reached it; null when the last delivery did. */
  failingSince: z.iso.datetime().nullable(),
  disabledAt: z.iso.datetime().nullable(),
  /** Why it was disabled, and what to do. */
  note: z.string().nullable(),
});
export type WebhookItem = z.infer<typeof WebhookItem>;
export const WebhooksAnswer = z.strictObject({ items: z.array(WebhookItem) });
export type WebhooksAnswer = z.infer<typeof WebhooksAnswer>;

/** `dead`: every attempt has failed, or the webhook was disabled; an operator may replay it. */
export const DeliveryStatus = z.enum(['pending', 'delivered', 'dead']);
export type DeliveryStatus = z.infer<typeof DeliveryStatus>;

/** A message to a webhook. Its id is the `webhook-id` that receivers tell repeats by. */
export const DeliveryItem = z.strictObject({
  deliveryId: z.string(),
  webhookId: z.string(),
  type: z.string(),
  status: DeliveryStatus,
  attempts: z.number().int(),
  /** When it is tried next; null when it is not. */
  nextAt: z.iso.datetime().nullable(),
  /** Of the last attempt that failed. */
  code: z.string().nullable(),
  detail: z.string().nullable(),
  createdAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
});
export type DeliveryItem = z.infer<typeof DeliveryItem>;

/** Query of `GET /webhooks/:id/deliveries` and `GET /admin/webhooks`: the newest first. */
export const DeliveriesQuery = z.strictObject({ status: DeliveryStatus.optional(), limit: pageLimit, cursor: cursorField });
export type DeliveriesQuery = z.infer<typeof DeliveriesQuery>;
export const DeliveriesPage = z.strictObject({ items: z.array(DeliveryItem), nextCursor: z.string().nullable() });
export type DeliveriesPage = z.infer<typeof DeliveriesPage>;

export const WebhookId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$(?!\n)/, { error: 'is no id of a webhook' });
export const DeliveryId = z.string().regex(/^[A-Za-z0-9_.-]{1,200}$(?!\n)/, { error: 'is no id of a delivery' });

/** Body of `POST /admin/webhooks/:id/replay`. */
export const DeliveryReplayBody = z.strictObject({ reason: storableText(500, 1).optional() });
export type DeliveryReplayBody = z.infer<typeof DeliveryReplayBody>;
export const DeliveryReplayAnswer = z.strictObject({ deliveryId: z.string(), outcome: z.literal('replayed') });
export type DeliveryReplayAnswer = z.infer<typeof DeliveryReplayAnswer>;
