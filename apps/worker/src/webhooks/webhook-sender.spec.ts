import { RetryableError } from '@app/contracts';
import { InMemoryWebhookStore } from '@app/persistence';
import type { PosterPort } from '@app/ports';
import { WebhookSender, pauseAfter } from './webhook-sender.js';

const HOUR_MS = 3_600_000;
const MIDDLE = 0.5;

function sending(post: PosterPort['post'] | null) {
  let nowMs = Date.parse('2027-01-01T00:00:00Z');
  const store = new InMemoryWebhookStore(() => nowMs);
  const sender = new WebhookSender({ store, posterOf: async () => post && { post }, logger: { warn: () => undefined } as never, random: () => MIDDLE });
  const round = async (laterMs = 0): Promise<void> => {
    nowMs += laterMs;
    await sender.look();
    await sender.settled();
  };
  const open = async (): Promise<void> => {
    await store.add({ id: 'whk_1', ownerId: 'ann', url: 'https://a.example/hook', events: ['completion'] }, 10);
    await store.enqueue({ id: 'whk_1.run_1.3', webhookId: 'whk_1', payload: { type: 'plan.completion' } });
  };
  const delivery = async () => (await store.listDeliveries({}, null, 1))[0];
  return { store, round, open, delivery };
}

describe('sending to webhooks', () => {
  it('posts a message under its own name, once when it is received', async () => {
    const posted: unknown[] = [];
    const { open, round, delivery } = sending(async (request) => (posted.push(request), 200));
    await open();
    await round();
    await round(HOUR_MS);
    expect(posted).toEqual([{ url: 'https://a.example/hook', body: { type: 'plan.completion' }, signAs: 'whk_1.run_1.3' }]);
    expect(await delivery()).toMatchObject({ status: 'delivered', attempts: 1 });
  });

  it('tries again after longer and longer pauses, then gives up and disables the webhook', async () => {
    let attempts = 0;
    const { store, open, round, delivery } = sending(async () => {
      attempts += 1;
      throw new RetryableError('PROVIDER_UNAVAILABLE', 'away');
    });
    await open();
    await round();
    expect(await delivery()).toMatchObject({ status: 'pending', code: 'PROVIDER_UNAVAILABLE', nextAt: '2027-01-01T00:00:05.000Z' });
    await round(4_000);
    expect(attempts).toBe(1);
    for (let pause = 0; pause < 20; pause += 1) await round(11 * HOUR_MS);
    // Failing for a day ends it before the pauses are used up.
    expect(await delivery()).toMatchObject({ status: 'dead' });
    expect(await store.find('ann', 'whk_1')).toMatchObject({ disabledAt: expect.any(String) });
    expect(attempts).toBeLessThan(9);
  });

  it('sends nothing that it cannot sign, and says what to do', async () => {
    const { open, round, delivery } = sending(null);
    await open();
    await round();
    expect(await delivery()).toMatchObject({ status: 'pending', code: 'TOOL_NOT_CONFIGURED', detail: expect.stringContaining('PUT /credentials/webhook') });
  });

  it('pauses for more than a day in all, a little more or less', () => {
    const pauses = Array.from({ length: 9 }, (_, index) => pauseAfter(index + 1, MIDDLE));
    expect(pauses.at(-1)).toBeNull();
    expect(pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0)).toBeGreaterThan(24 * HOUR_MS);
    expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([4_500, 5_500]);
  });
});
