import type { Catalog } from '@app/contracts';
import type { CatalogReader } from '@app/ports';

/** Some dozen megabytes each at most. */
const MAX_KEPT = 4;

/** Keeps the contents read last, so that the agents of a run share one; the same content is the same object. */
export class CachedCatalogReader implements CatalogReader {
  private readonly kept = new Map<string, Promise<Catalog | null>>();

  constructor(private readonly store: CatalogReader) {}

  async content(ownerId: string, hash: string): Promise<Catalog | null> {
    const key = JSON.stringify([ownerId, hash]);
    const found = this.kept.get(key) ?? this.store.content(ownerId, hash);
    this.kept.delete(key);
    this.kept.set(key, found);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= MAX_KEPT) break;
      this.kept.delete(oldest);
    }
    try {
      const catalog = await found;
      if (!catalog) this.kept.delete(key);
      return catalog;
    } catch (error) {
      this.kept.delete(key);
      throw error;
    }
  }
}
