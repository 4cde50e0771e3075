import { packCatalog, unpackCatalog } from '@app/catalog';
import { Catalog } from '@app/contracts';
import type { CatalogStore, NewCatalog } from '@app/ports';

const counts = { cities: 1, flights: 0, ground: 0, accommodations: 0, restaurants: 0, attractions: 0 };
const none = { flights: [], ground: [], accommodations: [], restaurants: [], attractions: [] };
const catalogOf = (town: string): Catalog => Catalog.parse({ currency: 'EUR', cities: [{ name: town }], ...none });
const entry = (ownerId: string, id: string, town: string): NewCatalog => ({
  ...{ ownerId, id, hash: `hash of ${town}`, counts, currency: 'EUR' },
  packed: packCatalog(catalogOf(town)),
});

const contentIn = async (store: CatalogStore, ownerId: string, hash: string): Promise<Catalog | null> => {
  const packed = await store.packed(ownerId, hash);
  return packed && unpackCatalog(packed);
};

/** What every store of catalogs promises, see {@link CatalogStore}. */
export function describeCatalogStore(name: string, make: () => Promise<CatalogStore>): void {
  describe(`${name} as a store of catalogs`, () => {
    let store: CatalogStore;
    beforeAll(async () => {
      store = await make();
    });

    it('gives back what was put, to its owner alone', async () => {
      const { summary, isNew } = await store.put(entry('ann', 'mine', 'Arbon'));
      expect(isNew).toBe(true);
      expect(summary).toMatchObject({ id: 'mine', hash: 'hash of Arbon', currency: 'EUR', counts });
      expect(await store.find('ann', 'mine')).toEqual(summary);
      expect(await contentIn(store, 'ann', summary.hash)).toEqual(catalogOf('Arbon'));
      expect(await store.find('bob', 'mine')).toBeNull();
      expect(await contentIn(store, 'bob', summary.hash)).toBeNull();
    });
    it('replaces, and keeps the former content for whoever began with it', async () => {
      await store.put(entry('cleo', 'mine', 'Arbon'));
      const { summary, isNew } = await store.put(entry('cleo', 'mine', 'Bruck'));
      expect(isNew).toBe(false);
      expect(summary.hash).toBe('hash of Bruck');
      expect(await contentIn(store, 'cleo', 'hash of Arbon')).toEqual(catalogOf('Arbon'));
      expect(await contentIn(store, 'cleo', 'hash of Bruck')).toEqual(catalogOf('Bruck'));
    });
    it('takes the same content under two names', async () => {
      await store.put(entry('dora', 'one', 'Arbon'));
      await store.put(entry('dora', 'two', 'Arbon'));
      expect(await store.remove('dora', 'one')).toBe(true);
      expect(await store.find('dora', 'two')).toMatchObject({ hash: 'hash of Arbon' });
      expect(await contentIn(store, 'dora', 'hash of Arbon')).toEqual(catalogOf('Arbon'));
    });
    it('tells what an owner has, former contents included', async () => {
      expect(await store.usage('fay')).toEqual({ catalogs: 0, bytes: 0 });
      await store.put(entry('fay', 'mine', 'Arbon'));
      const one = await store.usage('fay');
      expect(one).toEqual({ catalogs: 1, bytes: packCatalog(catalogOf('Arbon')).length });
      await store.put(entry('fay', 'mine', 'Bruck'));
      expect(await store.usage('fay')).toEqual({ catalogs: 1, bytes: one.bytes + packCatalog(catalogOf('Bruck')).length });
    });
    it('removes once, and the content stays for runs that began with it', async () => {
      await store.put(entry('eva', 'mine', 'Arbon'));
      expect(await store.remove('bob', 'mine')).toBe(false);
      expect(await store.remove('eva', 'mine')).toBe(true);
      expect(await store.remove('eva', 'mine')).toBe(false);
      expect(await store.find('eva', 'mine')).toBeNull();
      expect(await contentIn(store, 'eva', 'hash of Arbon')).toEqual(catalogOf('Arbon'));
    });
  });
}
