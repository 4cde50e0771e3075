import type { Catalog, CatalogSummary } from '@app/contracts';
import type { CatalogStore, ClockPort, NewCatalog } from '@app/ports';

const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts);

/** Catalogs without a database, for tests. */
export class InMemoryCatalogStore implements CatalogStore {
  private readonly summaries = new Map<string, CatalogSummary>();
  private readonly contents = new Map<string, Catalog>();

  constructor(private readonly clock: ClockPort) {}

  async put({ ownerId, id, hash, counts, catalog }: NewCatalog): Promise<{ summary: CatalogSummary; isNew: boolean }> {
    const before = this.summaries.get(keyOf(ownerId, id));
    const now = this.clock.now().toISOString();
    const summary = { id, hash, currency: catalog.currency, counts, createdAt: before?.createdAt ?? now, updatedAt: now };
    this.summaries.set(keyOf(ownerId, id), summary);
    this.contents.set(keyOf(ownerId, hash), structuredClone(catalog));
    return { summary, isNew: !before };
  }

  async find(ownerId: string, id: string): Promise<CatalogSummary | null> {
    return this.summaries.get(keyOf(ownerId, id)) ?? null;
  }

  async content(ownerId: string, hash: string): Promise<Catalog | null> {
    return this.contents.get(keyOf(ownerId, hash)) ?? null;
  }

  async remove(ownerId: string, id: string): Promise<boolean> {
    return this.summaries.delete(keyOf(ownerId, id));
  }
}
