import type { DueDelivery, WebhookStore } from '@app/ports';

/** A store, and how time passes for it. */
export interface WebhookStoreKit {
  readonly store: WebhookStore;
  elapse(ms: number): Promise<void>;
}

const LEASE_MS = 60_000;
const DAY_MS = 86_400_000;
const MOST = 10;
const hook = (id: string, ownerId: string) => ({ id, ownerId, url: `https://${id}.example/hook`, events: ['completion' as const] });
const failure = (retryAfterMs: number | null) => ({ code: 'PROVIDER_UNAVAILABLE', detail: 'away', retryAfterMs });

/** What every store of webhooks promises, see {@link WebhookStore}. Each call of `make` may share rows with others, so owners are new ones. */
export function describeWebhookStore(name: string, make: () => Promise<WebhookStoreKit>): void {
  let count = 0;
  const ownWebhook = async () => {
    const kit = await make();
    count += 1;
    const [id, ownerId] = [`whk_${name}_${count}`, `owner_${name}_${count}`];
    await kit.store.add(hook(id, ownerId), MOST);
    const send = (delivery: string) => kit.store.enqueue({ id: `${id}.${delivery}`, webhookId: id, payload: { type: 'webhook.test', data: { delivery } } });
    const take = async (perWebhook = MOST): Promise<DueDelivery[]> =>
      (await kit.store.takeDue(1_000, perWebhook, LEASE_MS)).filter((one) => one.webhookId === id);
    return { ...kit, id, ownerId, send, take, all: () => kit.store.listDeliveries({ webhookId: id }, null, MOST) };
  };

  describe(`${name} as a store of webhooks`, () => {
    it('keeps those of each owner apart, and no more than there may be', async () => {
      const { store, id, ownerId } = await ownWebhook();
      expect(await store.list(ownerId)).toMatchObject([{ webhookId: id, events: ['completion'], disabledAt: null }]);
      expect([await store.find('somebody', id), await store.change('somebody', id, { enabled: false }), await store.remove('somebody', id)]).toEqual([
        null,
        null,
        false,
      ]);
      expect(await store.add(hook(`${id}_2`, ownerId), 1)).toBeNull();
      expect(await store.change(ownerId, id, { events: ['watch'], enabled: false })).toMatchObject({ events: ['watch'], note: 'Disabled by its owner.' });
      expect(await store.change(ownerId, id, { enabled: true })).toMatchObject({ disabledAt: null, note: null });
      expect([await store.remove(ownerId, id), await store.list(ownerId)]).toEqual([true, []]);
    });

    it('hands a message to one sender at a time, and again when that one said nothing', async () => {
      const { send, take, elapse, id } = await ownWebhook();
      await send('a');
      await send('a');
      expect(await take()).toMatchObject([{ id: `${id}.a`, url: `https://${id}.example/hook`, payload: { data: { delivery: 'a' } }, attempt: 1 }]);
      expect(await take()).toEqual([]);
      await elapse(LEASE_MS + 1);
      expect(await take()).toMatchObject([{ id: `${id}.a`, attempt: 2 }]);
    });

    it('takes some of each webhook, so that one holds up no other', async () => {
      const { send, take } = await ownWebhook();
      for (const one of ['a', 'b', 'c']) await send(one);
      expect([(await take(2)).length, (await take(2)).length]).toEqual([2, 1]);
    });

    it('tries again when told to, until the message is dead; the first word about an attempt counts', async () => {
      const { store, send, take, elapse, all } = await ownWebhook();
      await send('a');
      const [first] = await take();
      if (!first) throw new Error('nothing was taken');
      await store.failed(first, failure(5_000), DAY_MS);
      expect(await take()).toEqual([]);
      await elapse(5_001);
      const [second] = await take();
      if (!second) throw new Error('nothing was taken again');
      await store.delivered(first);
      expect(await all()).toMatchObject([{ status: 'pending', code: 'PROVIDER_UNAVAILABLE' }]);
      await store.failed(second, failure(null), DAY_MS);
      expect(await all()).toMatchObject([{ status: 'dead', attempts: 2, nextAt: null }]);
    });

    it('replays what is dead, and nothing else', async () => {
      const { store, send, take, all, id } = await ownWebhook();
      await send('a');
      expect([await store.replay(`${id}.a`), await store.replay(`${id}.b`)]).toEqual(['not_dead', 'unknown']);
      const [taken] = await take();
      if (!taken) throw new Error('nothing was taken');
      await store.failed(taken, failure(null), DAY_MS);
      expect([await store.replay(`${id}.a`), await store.replay(`${id}.a`)]).toEqual(['replayed', 'not_dead']);
      const [again] = await take();
      if (!again) throw new Error('nothing was taken again');
      await store.delivered(again);
      expect(await all()).toMatchObject([{ status: 'delivered', attempts: 1, code: null }]);
    });

    it('disables a webhook after a day of failures, with what was to be sent to it; a success in between begins anew', async () => {
      const { store, send, take, elapse, all, ownerId, id } = await ownWebhook();
      const fail = async (delivery: string): Promise<void> => {
        await send(delivery);
        for (const taken of (await take()).filter((one) => one.id.endsWith(delivery))) await store.failed(taken, failure(null), DAY_MS);
      };
      await fail('a');
      await send('b');
      for (const taken of await take()) await store.delivered(taken);
      expect(await store.find(ownerId, id)).toMatchObject({ failingSince: null });
      await fail('c');
      await elapse(DAY_MS + 1_000);
      await send('waiting');
      await take();
      await fail('d');
      expect(await store.find(ownerId, id)).toMatchObject({ disabledAt: expect.any(String), note: expect.stringContaining('Nothing has reached it since') });
      expect((await all()).map(({ deliveryId, status }) => [deliveryId.split('.').at(-1), status])).toEqual(
        expect.arrayContaining([
          ['waiting', 'dead'],
          ['d', 'dead'],
          ['b', 'delivered'],
        ]),
      );
      expect(await store.replay(`${id}.d`)).toBe('not_dead');
      await store.change(ownerId, id, { enabled: true });
      expect(await store.replay(`${id}.d`)).toBe('replayed');
    });

    it('lists in pages, the newest first, and forgets what is old and settled', async () => {
      const { store, send, take, elapse, id } = await ownWebhook();
      for (const one of ['a', 'b', 'c']) {
        await send(one);
        await elapse(1_000);
      }
      const [first, second] = await store.listDeliveries({ webhookId: id }, null, 2);
      expect([first?.deliveryId, second?.deliveryId]).toEqual([`${id}.c`, `${id}.b`]);
      const rest = await store.listDeliveries({ webhookId: id }, { at: second?.createdAt ?? '', id: second?.deliveryId ?? '' }, 2);
      expect(rest.map(({ deliveryId }) => deliveryId)).toEqual([`${id}.a`]);
      for (const taken of (await take()).slice(0, 2)) await store.delivered(taken);
      await elapse(DAY_MS);
      expect(await store.forget(DAY_MS / 2, 1_000)).toBeGreaterThanOrEqual(2);
      expect(await store.listDeliveries({ webhookId: id }, null, MOST)).toHaveLength(1);
    });
  });
}
