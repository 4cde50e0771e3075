import { z } from 'zod';
import { DeliveryStatus, WebhookEvent } from '@app/contracts';
import type { DeliveryItem, WebhookItem } from '@app/contracts';
import type { DeliveryFilter, DeliveryPosition, DueDelivery, FailedDelivery, NewWebhook, WebhookChange, WebhookStore } from '@app/ports';
import type { Database } from './database.js';
import type { Webhook as WebhookRow, WebhookDelivery as DeliveryRow } from './generated/client.js';
import { ADD_WEBHOOK, BURY, CHANGE_WEBHOOK, DELIVERED, FAILED, FORGET_DELIVERIES, REPLAY_DELIVERY, TAKE_DUE } from './webhook-sql.js';

const toWebhook = ({ id, url, events, createdAt, failingSince, disabledAt, note }: WebhookRow): WebhookItem => ({
  ...{ webhookId: id, url, events: z.array(WebhookEvent).parse(events), createdAt: createdAt.toISOString(), note },
  ...{ failingSince: failingSince?.toISOString() ?? null, disabledAt: disabledAt?.toISOString() ?? null },
});

const Payload = z.looseObject({ type: z.string() });
const toDelivery = ({ id, webhookId, payload, status, attempts, nextAt, code, detail, createdAt, settledAt }: DeliveryRow): DeliveryItem => ({
  ...{ deliveryId: id, webhookId, type: Payload.parse(payload).type, status: DeliveryStatus.parse(status), attempts, code, detail },
  nextAt: status === 'pending' ? nextAt.toISOString() : null,
  ...{ createdAt: createdAt.toISOString(), settledAt: settledAt?.toISOString() ?? null },
});

const DueRow = z.object({ id: z.string(), webhookId: z.string(), ownerId: z.string(), url: z.string(), payload: z.unknown(), attempt: z.number() });

/** Rows of `webhook` and `webhook_delivery`. Times are the database's. */
export class PostgresWebhookStore implements WebhookStore {
  constructor(private readonly db: Database) {}

  async add({ id, ownerId, url, events }: NewWebhook, most: number): Promise<WebhookItem | null> {
    const added = await this.db.change(ADD_WEBHOOK, [id, ownerId, url, [...events], most]);
    return added > 0 ? this.find(ownerId, id) : null;
  }

  async list(ownerId: string): Promise<WebhookItem[]> {
    return (await this.db.prisma.webhook.findMany({ where: { ownerId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })).map(toWebhook);
  }

  async find(ownerId: string, id: string): Promise<WebhookItem | null> {
    const row = await this.db.prisma.webhook.findFirst({ where: { ownerId, id } });
    return row && toWebhook(row);
  }

  async change(ownerId: string, id: string, { url, events, enabled }: WebhookChange): Promise<WebhookItem | null> {
    const changed = await this.db.change(CHANGE_WEBHOOK, [id, ownerId, url ?? null, events ? [...events] : null, enabled ?? null]);
    return changed > 0 ? this.find(ownerId, id) : null;
  }

  async remove(ownerId: string, id: string): Promise<boolean> {
    return (await this.db.prisma.webhook.deleteMany({ where: { ownerId, id } })).count > 0;
  }

  async enqueue({ id, webhookId, payload }: { readonly id: string; readonly webhookId: string; readonly payload: unknown }): Promise<void> {
    const sql = `INSERT INTO webhook_delivery (id, webhook_id, payload) VALUES ($1, $2, $3::jsonb) ON CONFLICT (id) DO NOTHING`;
    await this.db.change(sql, [id, webhookId, JSON.stringify(payload)]);
  }

  takeDue(limit: number, perWebhook: number, leaseMs: number): Promise<DueDelivery[]> {
    return this.db.rows(DueRow, TAKE_DUE, [limit, perWebhook, leaseMs]);
  }

  async delivered({ id, attempt }: Pick<DueDelivery, 'id' | 'attempt'>): Promise<void> {
    await this.db.change(DELIVERED, [id, attempt]);
  }

  async failed({ id, attempt }: Pick<DueDelivery, 'id' | 'attempt'>, { code, detail, retryAfterMs }: FailedDelivery, disableAfterMs: number): Promise<void> {
    await this.db.change(FAILED, [id, attempt, code, detail, retryAfterMs, disableAfterMs]);
    await this.db.change(BURY, [id]);
  }

  async listDeliveries({ webhookId, status }: DeliveryFilter, after: DeliveryPosition | null, limit: number): Promise<DeliveryItem[]> {
    const isEarlier = after && { OR: [{ createdAt: { lt: after.at } }, { createdAt: after.at, id: { lt: after.id } }] };
    const rows = await this.db.prisma.webhookDelivery.findMany({
      where: { ...(webhookId === undefined ? {} : { webhookId }), ...(status === undefined ? {} : { status }), ...isEarlier },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit,
    });
    return rows.map(toDelivery);
  }

  async replay(id: string): Promise<'replayed' | 'not_dead' | 'unknown'> {
    if ((await this.db.change(REPLAY_DELIVERY, [id])) > 0) return 'replayed';
    return (await this.db.prisma.webhookDelivery.count({ where: { id } })) > 0 ? 'not_dead' : 'unknown';
  }

  forget(olderThanMs: number, limit: number): Promise<number> {
    return this.db.change(FORGET_DELIVERIES, [olderThanMs, limit]);
  }
}
