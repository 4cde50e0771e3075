import { PrivateRedis, createTestDatabase, hold } from '@app/testing';
import type { TestDatabase } from '@app/testing';

const HANGS_MS = 50;
const ended: string[] = [];
const open = (name: string): (() => Promise<void>) => hold(async () => void ended.push(name));

describe('what a test leaves open', () => {
  let redis: PrivateRedis;
  let database: TestDatabase;

  it.failing('is at work while the test is', async () => {
    [redis, database] = await Promise.all([PrivateRedis.start(), createTestDatabase()]);
    open('of a test that throws');
    throw new Error('fails');
  });

  it('is gone when the next one begins, and does not come back', async () => {
    expect(ended).toEqual(['of a test that throws']);
    await expect(redis.command('ping')).rejects.toThrow('down');
    await expect(redis.up()).rejects.toThrow('stopped');
    await expect(database.query('SELECT 1')).rejects.toThrow();
  });

  it.failing(
    'is ended by a time limit as well',
    async () => {
      open('of a test that hangs');
      await new Promise(() => undefined);
    },
    HANGS_MS,
  );

  it('is ended once, the newest first', async () => {
    expect(ended.at(-1)).toBe('of a test that hangs');
    const end = open('by hand');
    await Promise.all([end(), end()]);
    expect(ended.filter((name) => name === 'by hand')).toHaveLength(1);
    open('older');
    open('newer');
  });

  describe('in a block', () => {
    let owner: () => Promise<void>;
    beforeAll(() => {
      owner = open('of the block');
    });

    it('stays for all its tests, the first', () => {
      expect(ended.slice(-2)).toEqual(['newer', 'older']);
      hold(async () => void ended.push('part of the block'), owner);
    });
    it('and the last, with what a test added to it', () => {
      expect(ended).not.toContain('of the block');
      expect(ended).not.toContain('part of the block');
    });
  });

  it('is gone when the block is over', () => expect(ended.slice(-2).sort()).toEqual(['of the block', 'part of the block']));
});
