import { Redis } from 'ioredis';
import { createTestRedis } from '@app/testing';

describe('the Redis of a test', () => {
  it('is for it alone: not for another test, nor for an app that a failed test left running', async () => {
    const first = await createTestRedis();
    const second = await createTestRedis();
    expect(second.url).not.toBe(first.url);
    const leftOver = new Redis(first.url);
    await leftOver.ping();
    await first.close();
    const third = await createTestRedis();
    expect([first.url, second.url]).not.toContain(third.url);
    leftOver.disconnect();
    await second.close();
    await third.close();
  });

  it('can be had again once it was closed', async () => {
    for (let turn = 0; turn < 20; turn += 1) await (await createTestRedis()).close();
  });
});
