import { Webhook } from 'standardwebhooks';
import { NavigoSystem, freePort } from '@app/testing';
import { DeliveriesPage, WebhookItem } from '@app/contracts';
import type { DeliveryItem } from '@app/contracts';
import { startSink } from './support/outside-servers.js';

const SECRET = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`;
const REQUEST = {
  ...{ requestText: 'A city trip', destinationHint: 'Lisbon', originIata: 'ZRH', travelStartDate: '2027-05-10', travelEndDate: '2027-05-12' },
  ...{ budget: 1800, currency: 'EUR' },
};
const OPERATOR = { authorization: 'Bearer operator-key-of-more-than-32-characters' };
const ANN = { authorization: 'Bearer ann-key-of-quite-more-than-32-characters' };

describe('webhooks', () => {
  let system: NavigoSystem;
  let sink: Awaited<ReturnType<typeof startSink>>;
  let workerEnv: Record<string, string>;
  /** Where nobody answers. */
  let silentUrl: string;

  beforeAll(async () => {
    sink = await startSink();
    silentUrl = `http://127.0.0.1:${await freePort()}`;
    workerEnv = { TRUSTED_WEBHOOK_URLS: `${sink.url},${silentUrl}`, WEBHOOK_SIGNING_SECRET: SECRET };
    const keys = [`ops:operator:${OPERATOR.authorization.slice(7)}`, `ann:user:${ANN.authorization.slice(7)}`].join(',');
    system = await NavigoSystem.start({ AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS: keys }, ['gateway', 'orchestrator']);
    await system.add('worker', workerEnv);
  });
  afterAll(async () => {
    await system.stop();
    await sink.stop();
  });

  const add = async (more: Record<string, unknown> = {}): Promise<WebhookItem> => {
    const { status, body } = await system.post('/webhooks', { url: sink.url, ...more }, ANN);
    expect(status).toBe(201);
    return WebhookItem.parse(body);
  };
  const remove = ({ webhookId }: WebhookItem): Promise<Response> => fetch(`${system.url}/webhooks/${webhookId}`, { method: 'DELETE', headers: ANN });
  const deliveriesOf = async ({ webhookId }: WebhookItem): Promise<DeliveryItem[]> =>
    DeliveriesPage.parse((await system.get(`/webhooks/${webhookId}/deliveries`, ANN)).body).items;
  const until = async <T>(read: () => Promise<T>, isDone: (now: T) => boolean): Promise<T> => {
    for (;;) {
      const now = await read();
      if (isDone(now)) return now;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const plan = async (more: Record<string, unknown> = {}): Promise<string> =>
    (await system.post<{ threadId: string }>('/plan', { userRequest: REQUEST, ...more }, ANN)).body.threadId;

  it('are told of plans as they end or ask, signed, and once', async () => {
    const webhook = await add({ events: ['completion', 'review', 'question'] });
    const threadId = await plan({ threadId: 'my-trip' });
    const reviewed = await plan({ review: 'required' });
    await system.post('/plan/chat', { naturalLanguage: 'Somewhere warm' }, ANN);
    const told = await until(
      () => deliveriesOf(webhook),
      (all) => all.length === 3 && all.every(({ status }) => status === 'delivered'),
    );
    expect(told.map(({ type }) => type).sort()).toEqual(['plan.completion', 'plan.question', 'plan.review']);
    const posted = sink.posted.filter(({ headers }) => String(headers['webhook-id']).startsWith(webhook.webhookId));
    expect(posted).toHaveLength(3);
    const payloads = posted.map(
      ({ body, headers }) => new Webhook(SECRET).verify(body, headers as Record<string, string>) as { type: string; data: Record<string, unknown> },
    );
    expect(payloads.find(({ type }) => type === 'plan.completion')?.data).toMatchObject({ threadId: 'my-trip', status: 'complete' });
    expect(payloads.find(({ type }) => type === 'plan.review')?.data).toMatchObject({ threadId: reviewed, status: 'awaiting_review' });
    expect(threadId).toBe('my-trip');
    expect((await remove(webhook)).status).toBe(204);
    expect((await system.get(`/webhooks/${webhook.webhookId}`, ANN)).status).toBe(404);
  });

  it('are told of a plan whose worker, orchestrator and sender were killed before anything was sent', async () => {
    const webhook = await add({ events: ['completion'] });
    await plan();
    await until(
      () => deliveriesOf(webhook),
      (all) => all.length === 1,
    );
    await system.end(system.running('worker'), 'SIGKILL');
    await system.end(system.running('orchestrator'), 'SIGKILL');
    // Whether it was sent before or not, nobody has lost it; the lease of a sender that died ends.
    await system.db.query(`UPDATE webhook_delivery SET next_at = now() WHERE status = 'pending'`);
    await Promise.all([system.add('orchestrator'), system.add('worker', workerEnv)]);
    await until(
      () => deliveriesOf(webhook),
      (all) => all.every(({ status }) => status === 'delivered'),
    );
    await remove(webhook);
  });

  it('that cannot be reached are tried again, disabled after a day with a note, and replayed by an operator', async () => {
    const webhook = await add({ url: `${silentUrl}/hook`, events: ['completion'] });
    await system.post(`/webhooks/${webhook.webhookId}/test`, {}, ANN);
    const [failed] = await until(
      () => deliveriesOf(webhook),
      ([first]) => first?.code === 'PROVIDER_UNAVAILABLE',
    );
    expect(failed).toMatchObject({ type: 'webhook.test', status: 'pending', attempts: 1, nextAt: expect.any(String) });
    await system.db.query(`UPDATE webhook SET failing_since = now() - interval '25 hours' WHERE id = $1`, [webhook.webhookId]);
    await system.db.query(`UPDATE webhook_delivery SET next_at = now() WHERE webhook_id = $1`, [webhook.webhookId]);
    const [dead] = await until(
      () => deliveriesOf(webhook),
      ([first]) => first?.status === 'dead',
    );
    const disabled = WebhookItem.parse((await system.get(`/webhooks/${webhook.webhookId}`, ANN)).body);
    expect(disabled).toMatchObject({ disabledAt: expect.any(String), note: expect.stringContaining('PUT /webhooks/') });

    const path = `/admin/webhooks/${dead?.deliveryId ?? ''}/replay`;
    expect((await system.post(path, {}, ANN)).status).toBe(403);
    expect(await system.post(path, {}, OPERATOR)).toMatchObject({ status: 409, body: { code: 'STEP_NOT_FAILED' } });
    const change = { method: 'PUT', headers: { ...ANN, 'content-type': 'application/json' }, body: JSON.stringify({ url: sink.url, enabled: true }) };
    expect((await fetch(`${system.url}/webhooks/${webhook.webhookId}`, change)).status).toBe(200);
    const { body } = await system.get('/admin/webhooks?status=dead', OPERATOR);
    expect(DeliveriesPage.parse(body).items.map(({ deliveryId }) => deliveryId)).toEqual([dead?.deliveryId]);
    expect(await system.post(path, { reason: 'it answers again' }, OPERATOR)).toMatchObject({ status: 200, body: { outcome: 'replayed' } });
    await until(
      () => deliveriesOf(webhook),
      ([first]) => first?.status === 'delivered',
    );
    const audit = await system.get<{ entries: { action: string; target: string }[] }>('/admin/audit', OPERATOR);
    expect(JSON.stringify(audit.body)).toContain('webhook.replay');
    await remove(webhook);
  });

  it('belong to their owner, and take only addresses of the web', async () => {
    const webhook = await add();
    expect(webhook.events).toEqual(['completion', 'question', 'review', 'failure', 'watch']);
    expect((await system.get(`/webhooks/${webhook.webhookId}`, OPERATOR)).status).toBe(404);
    expect((await system.post('/webhooks', { url: 'ftp://files.example' }, ANN)).status).toBe(400);
    expect((await system.post('/webhooks', { url: sink.url, events: ['everything'] }, ANN)).status).toBe(400);
    await remove(webhook);
  });
});
