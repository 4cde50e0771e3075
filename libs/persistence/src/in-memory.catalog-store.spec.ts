import { createFixedClock } from '@app/adapters';
import { Catalog } from '@app/contracts';
import { CachedCatalogReader } from './cached.catalog-reader.js';
import { describeCatalogStore } from './catalog-store.contract.js';
import { InMemoryCatalogStore } from './in-memory.catalog-store.js';

describeCatalogStore('memory', async () => new InMemoryCatalogStore(createFixedClock('2026-11-20T12:00:00Z')));

describe('the reader that keeps contents', () => {
  const catalog = Catalog.parse({
    currency: 'EUR',
    cities: [{ name: 'Arbon' }],
    flights: [],
    ground: [],
    accommodations: [],
    restaurants: [],
    attractions: [],
  });

  it('reads a content once and gives the same object to all, also to those who ask at once', async () => {
    let reads = 0;
    const reader = new CachedCatalogReader({ content: async () => (reads++, structuredClone(catalog)) });
    const [one, other] = await Promise.all([reader.content('ann', 'a'), reader.content('ann', 'a')]);
    expect(one).toBe(other);
    expect(await reader.content('ann', 'a')).toBe(one);
    expect(reads).toBe(1);
    expect(await reader.content('bob', 'a')).not.toBe(one);
  });
  it('asks again after a failure and for what was not there', async () => {
    const answers = [() => Promise.reject(new Error('away')), () => Promise.resolve(null), () => Promise.resolve(catalog)];
    const reader = new CachedCatalogReader({ content: async () => answers.shift()?.() ?? null });
    await expect(reader.content('ann', 'a')).rejects.toThrow('away');
    expect(await reader.content('ann', 'a')).toBeNull();
    expect(await reader.content('ann', 'a')).toBe(catalog);
  });
  it('forgets the one that was read longest ago', async () => {
    const reads: string[] = [];
    const reader = new CachedCatalogReader({ content: async (_owner, hash) => (reads.push(hash), catalog) });
    for (const hash of ['a', 'b', 'c', 'd', 'a', 'e', 'a', 'b']) await reader.content('ann', hash);
    expect(reads).toEqual(['a', 'b', 'c', 'd', 'e', 'b']);
  });
});
