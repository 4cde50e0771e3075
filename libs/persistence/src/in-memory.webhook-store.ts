import type { DeliveryItem, WebhookItem } from '@app/contracts';
import type { DeliveryFilter, DeliveryPosition, DueDelivery, FailedDelivery, NewWebhook, WebhookChange, WebhookStore } from '@app/ports';

interface KeptWebhook extends WebhookItem {
  readonly ownerId: string;
}
interface KeptDelivery extends Omit<DeliveryItem, 'nextAt'> {
  readonly nextAt: string;
  readonly payload: unknown;
}

const isoOf = (ms: number): string => new Date(ms).toISOString();

/** The twin of the Postgres store, for tests; its clock is handed in. */
export class InMemoryWebhookStore implements WebhookStore {
  private readonly webhooks = new Map<string, KeptWebhook>();
  private readonly deliveries = new Map<string, KeptDelivery>();

  constructor(private readonly nowMs: () => number) {}

  async add({ id, ownerId, url, events }: NewWebhook, most: number): Promise<WebhookItem | null> {
    if ((await this.list(ownerId)).length >= most) return null;
    const made = { webhookId: id, url, events: [...events], createdAt: isoOf(this.nowMs()), failingSince: null, disabledAt: null, note: null, ownerId };
    this.webhooks.set(id, made);
    return shown(made);
  }

  async list(ownerId: string): Promise<WebhookItem[]> {
    return [...this.webhooks.values()].filter((one) => one.ownerId === ownerId).map(shown);
  }

  async find(ownerId: string, id: string): Promise<WebhookItem | null> {
    const known = this.webhooks.get(id);
    return known?.ownerId === ownerId ? shown(known) : null;
  }

  async change(ownerId: string, id: string, { url, events, enabled }: WebhookChange): Promise<WebhookItem | null> {
    const known = this.webhooks.get(id);
    if (known?.ownerId !== ownerId) return null;
    const disabled = { disabledAt: known.disabledAt ?? isoOf(this.nowMs()), note: 'Disabled by its owner.' };
    const switched = enabled === undefined ? {} : enabled ? { disabledAt: null, failingSince: null, note: null } : disabled;
    this.webhooks.set(id, { ...known, url: url ?? known.url, events: events ? [...events] : known.events, ...switched });
    return this.find(ownerId, id);
  }

  async remove(ownerId: string, id: string): Promise<boolean> {
    if (!(await this.find(ownerId, id))) return false;
    for (const { deliveryId, webhookId } of this.deliveries.values()) if (webhookId === id) this.deliveries.delete(deliveryId);
    return this.webhooks.delete(id);
  }

  async enqueue({ id, webhookId, payload }: { readonly id: string; readonly webhookId: string; readonly payload: unknown }): Promise<void> {
    if (this.deliveries.has(id)) return;
    const now = isoOf(this.nowMs());
    const { type } = payload as { type: string };
    this.deliveries.set(id, {
      ...{ deliveryId: id, webhookId, type, status: 'pending', attempts: 0, nextAt: now, code: null, detail: null, createdAt: now, settledAt: null, payload },
    });
  }

  async takeDue(limit: number, perWebhook: number, leaseMs: number): Promise<DueDelivery[]> {
    const taken: DueDelivery[] = [];
    const due = [...this.deliveries.values()].filter(({ status, nextAt }) => status === 'pending' && Date.parse(nextAt) <= this.nowMs());
    for (const delivery of due.sort((one, other) => one.nextAt.localeCompare(other.nextAt))) {
      const { deliveryId: id, webhookId, payload } = delivery;
      const webhook = this.webhooks.get(webhookId);
      const own = taken.filter((one) => one.webhookId === webhookId).length;
      if (!webhook || webhook.disabledAt !== null || own >= perWebhook || taken.length >= limit) continue;
      const attempt = delivery.attempts + 1;
      this.deliveries.set(id, { ...delivery, attempts: attempt, nextAt: isoOf(this.nowMs() + leaseMs) });
      taken.push({ id, webhookId, ownerId: webhook.ownerId, url: webhook.url, payload, attempt });
    }
    return taken;
  }

  async delivered({ id, attempt }: Pick<DueDelivery, 'id' | 'attempt'>): Promise<void> {
    const delivery = this.open(id, attempt);
    if (!delivery) return;
    this.deliveries.set(id, { ...delivery, status: 'delivered', settledAt: isoOf(this.nowMs()), code: null, detail: null });
    const webhook = this.webhooks.get(delivery.webhookId);
    if (webhook) this.webhooks.set(webhook.webhookId, { ...webhook, failingSince: null });
  }

  async failed({ id, attempt }: Pick<DueDelivery, 'id' | 'attempt'>, { code, detail, retryAfterMs }: FailedDelivery, disableAfterMs: number): Promise<void> {
    const delivery = this.open(id, attempt);
    const webhook = delivery && this.webhooks.get(delivery.webhookId);
    if (!delivery || !webhook) return;
    const now = isoOf(this.nowMs());
    this.deliveries.set(id, {
      ...{ ...delivery, code, detail, nextAt: isoOf(this.nowMs() + (retryAfterMs ?? 0)) },
      ...(retryAfterMs === null ? { status: 'dead', settledAt: now } : {}),
    });
    const isOver = webhook.failingSince !== null && Date.parse(webhook.failingSince) < this.nowMs() - disableAfterMs;
    const disabled = isOver ? { disabledAt: webhook.disabledAt ?? now, note: `Nothing has reached it since ${webhook.failingSince ?? now}.` } : {};
    this.webhooks.set(webhook.webhookId, { ...webhook, failingSince: webhook.failingSince ?? now, ...disabled });
    if (!isOver) return;
    for (const one of this.deliveries.values())
      if (one.webhookId === webhook.webhookId && one.status === 'pending')
        this.deliveries.set(one.deliveryId, { ...one, status: 'dead', settledAt: now, code: one.code ?? code });
  }

  async listDeliveries({ webhookId, status }: DeliveryFilter, after: DeliveryPosition | null, limit: number): Promise<DeliveryItem[]> {
    const keyOf = ({ at, id }: DeliveryPosition): string => `${at} ${id}`;
    return [...this.deliveries.values()]
      .filter((one) => (webhookId === undefined || one.webhookId === webhookId) && (status === undefined || one.status === status))
      .map((one) => ({ one, key: keyOf({ at: one.createdAt, id: one.deliveryId }) }))
      .filter(({ key }) => !after || key < keyOf(after))
      .sort((a, b) => (a.key < b.key ? 1 : -1))
      .slice(0, limit)
      .map(({ one: { payload: _payload, ...item } }) => ({ ...item, nextAt: item.status === 'pending' ? item.nextAt : null }));
  }

  async replay(id: string): Promise<'replayed' | 'not_dead' | 'unknown'> {
    const delivery = this.deliveries.get(id);
    if (!delivery) return 'unknown';
    if (delivery.status !== 'dead' || this.webhooks.get(delivery.webhookId)?.disabledAt !== null) return 'not_dead';
    this.deliveries.set(id, { ...delivery, status: 'pending', attempts: 0, nextAt: isoOf(this.nowMs()), settledAt: null });
    return 'replayed';
  }

  async forget(olderThanMs: number, limit: number): Promise<number> {
    const old = [...this.deliveries.values()]
      .filter((one) => one.status !== 'pending' && Date.parse(one.createdAt) < this.nowMs() - olderThanMs)
      .slice(0, limit);
    for (const { deliveryId } of old) this.deliveries.delete(deliveryId);
    return old.length;
  }

  private open(id: string, attempt: number): KeptDelivery | null {
    const delivery = this.deliveries.get(id);
    return delivery?.status === 'pending' && delivery.attempts === attempt ? delivery : null;
  }
}

const shown = ({ ownerId: _owner, ...webhook }: KeptWebhook): WebhookItem => webhook;
