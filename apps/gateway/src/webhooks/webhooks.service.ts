import { Inject, Injectable } from '@nestjs/common';
import { DeliveryId, RequestError, RetryableError } from '@app/contracts';
import type { DeliveriesPage, DeliveriesQuery, DeliveryItem, DeliveryReplayAnswer, WebhookBody, WebhookChangeBody, WebhookItem } from '@app/contracts';
import type { Engine } from '@app/engine';
import type { AuditLog, ClockPort, DeliveryFilter, WebhookStore } from '@app/ports';
import type { Asker } from '../admin/jobs.service.js';
import { cursorOf, positionOfCursor } from '../admin/page-cursor.js';
import { AUDIT_LOG, CLOCK, ENGINE, WEBHOOK_STORE } from '../tokens.js';

const MOST_OF_ONE_OWNER = 10;

/** Webhooks of owners, and the messages to them. Who sends them is a worker. */
@Injectable()
export class WebhooksService {
  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    @Inject(WEBHOOK_STORE) private readonly store: WebhookStore,
    @Inject(AUDIT_LOG) private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: ClockPort,
  ) {}

  /** @throws {RequestError} QUOTA_EXCEEDED. */
  async add(ownerId: string, { url, events }: WebhookBody): Promise<WebhookItem> {
    const added = await this.store.add({ id: this.engine.ids.next('whk'), ownerId, url, events }, MOST_OF_ONE_OWNER);
    if (added) return added;
    throw new RequestError('QUOTA_EXCEEDED', `You have ${MOST_OF_ONE_OWNER} webhooks, and no more may be; remove one with DELETE /webhooks/:id.`);
  }

  list(ownerId: string): Promise<WebhookItem[]> {
    return this.store.list(ownerId);
  }

  /** @throws {RequestError} NOT_FOUND. */
  async find(ownerId: string, webhookId: string): Promise<WebhookItem> {
    return (await this.store.find(ownerId, webhookId)) ?? notFound(webhookId);
  }

  /** @throws {RequestError} NOT_FOUND. */
  async change(ownerId: string, webhookId: string, change: WebhookChangeBody): Promise<WebhookItem> {
    return (await this.store.change(ownerId, webhookId, change)) ?? notFound(webhookId);
  }

  /** @throws {RequestError} NOT_FOUND. */
  async remove(ownerId: string, webhookId: string): Promise<void> {
    if (!(await this.store.remove(ownerId, webhookId))) notFound(webhookId);
  }

  /** A message that tells nothing, to see whether it arrives. @throws {RequestError} NOT_FOUND. */
  async test(ownerId: string, webhookId: string): Promise<DeliveryItem> {
    await this.find(ownerId, webhookId);
    const id = `${webhookId}.${this.engine.ids.next('msg')}`;
    await this.store.enqueue({ id, webhookId, payload: { type: 'webhook.test', timestamp: this.clock.now().toISOString(), data: {} } });
    const [sent] = await this.store.listDeliveries({ webhookId }, null, 1);
    if (!sent) throw new RetryableError('STORE_UNAVAILABLE', 'The message was stored but cannot be looked at now.');
    return sent;
  }

  /** @throws {RequestError} NOT_FOUND. */
  async deliveries(ownerId: string, webhookId: string, query: DeliveriesQuery): Promise<DeliveriesPage> {
    await this.find(ownerId, webhookId);
    return this.page({ webhookId, status: query.status }, query);
  }

  /** Of everybody, for those who look after the system. */
  everybodys(query: DeliveriesQuery): Promise<DeliveriesPage> {
    return this.page({ status: query.status }, query);
  }

  /** Sends a dead message again, and notes who wanted it. @throws {RequestError} NOT_FOUND, STEP_NOT_FAILED for one that is not dead, or whose webhook is disabled. */
  async replay(deliveryId: string, { ownerId, role, requestId }: Asker, reason: string | null): Promise<DeliveryReplayAnswer> {
    const outcome = await this.store.replay(deliveryId);
    if (outcome === 'unknown') throw new RequestError('NOT_FOUND', `There is no delivery ${deliveryId}.`);
    const entry = { id: this.engine.ids.next('aud'), actor: ownerId, role, action: 'webhook.replay', target: deliveryId, reason, runId: null };
    await this.audit.append({ ...entry, outcome: outcome === 'replayed' ? 'replayed' : 'not_failed', detail: { requestId } });
    if (outcome === 'not_dead') throw new RequestError('STEP_NOT_FAILED', `Delivery ${deliveryId} is not dead, or its webhook is disabled.`);
    return { deliveryId, outcome };
  }

  private async page(filter: DeliveryFilter, { cursor, limit }: DeliveriesQuery): Promise<DeliveriesPage> {
    const found = await this.store.listDeliveries(filter, positionOfCursor(cursor, DeliveryId), limit + 1);
    const items = found.slice(0, limit);
    const last = items.at(-1);
    return { items, nextCursor: found.length > limit && last ? cursorOf({ at: last.createdAt, id: last.deliveryId }) : null };
  }
}

function notFound(webhookId: string): never {
  throw new RequestError('NOT_FOUND', `There is no webhook ${webhookId}.`);
}
