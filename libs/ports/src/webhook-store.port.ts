import type { DeliveryItem, DeliveryStatus, WebhookEvent, WebhookItem } from '@app/contracts';

export interface NewWebhook {
  readonly id: string;
  readonly ownerId: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

export interface WebhookChange {
  readonly url?: string | undefined;
  readonly events?: readonly WebhookEvent[] | undefined;
  readonly enabled?: boolean | undefined;
}

/** A message that was taken to be sent; nobody else takes it before its lease is over. */
export interface DueDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly ownerId: string;
  readonly url: string;
  readonly payload: unknown;
  /** This one included. */
  readonly attempt: number;
}

export interface FailedDelivery {
  readonly code: string;
  readonly detail: string;
  /** Null: it is not tried again. */
  readonly retryAfterMs: number | null;
}

/** Where a list of deliveries goes on. */
export interface DeliveryPosition {
  readonly at: string;
  readonly id: string;
}

export interface DeliveryFilter {
  /** Absent: of everybody. */
  readonly webhookId?: string;
  readonly status?: DeliveryStatus | undefined;
}

/** Webhooks of owners, and messages to them. Messages about runs are stored by the database with what they tell. */
export interface WebhookStore {
  /** Null when the owner has `most` of them. */
  add(webhook: NewWebhook, most: number): Promise<WebhookItem | null>;
  /** The oldest first. */
  list(ownerId: string): Promise<WebhookItem[]>;
  find(ownerId: string, id: string): Promise<WebhookItem | null>;
  /** Null where the owner has none of that id. Enabling forgets that it was failing. */
  change(ownerId: string, id: string, change: WebhookChange): Promise<WebhookItem | null>;
  /** Its messages go with it. False when there was none. */
  remove(ownerId: string, id: string): Promise<boolean>;
  /** A message of its own, such as a test; the same id is stored once. */
  enqueue(delivery: { readonly id: string; readonly webhookId: string; readonly payload: unknown }): Promise<void>;
  /** Takes messages whose time has come, at most `perWebhook` of one webhook, and leases them. */
  takeDue(limit: number, perWebhook: number, leaseMs: number): Promise<DueDelivery[]>;
  /** It was received; the webhook is failing no more. Nothing where another attempt was made since. */
  delivered(delivery: Pick<DueDelivery, 'id' | 'attempt'>): Promise<void>;
  /** It was not. A webhook that has been failing for longer than `disableAfterMs` is disabled, and what was to be sent to it is dead. */
  failed(delivery: Pick<DueDelivery, 'id' | 'attempt'>, failure: FailedDelivery, disableAfterMs: number): Promise<void>;
  /** The newest first. */
  listDeliveries(filter: DeliveryFilter, after: DeliveryPosition | null, limit: number): Promise<DeliveryItem[]>;
  /** A dead message is sent again, with all its attempts. `not_dead` for another one, `unknown` where there is none. */
  replay(id: string): Promise<'replayed' | 'not_dead' | 'unknown'>;
  /** Removes what was settled longer ago; returns how many. */
  forget(olderThanMs: number, limit: number): Promise<number>;
}
