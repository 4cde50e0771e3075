import type { CatalogSummary } from '@app/contracts';
import type { CatalogStore, CatalogUsage, ClockPort, NewCatalog } from '@app/ports';

const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts);

/** Catalogs without a database, for tests. */
export class InMemoryCatalogStore implements CatalogStore {
  private readonly summaries = new Map<string, CatalogSummary>();
  private readonly contents = new Map<string, Uint8Array>();

  constructor(private readonly clock: ClockPort) {}

  async put({ ownerId, id, hash, counts, currency, packed }: NewCatalog): Promise<{ summary: CatalogSummary; isNew: boolean }> {
    const before = this.summaries.get(keyOf(ownerId, id));
    const now = this.clock.now().toISOString();
    const summary = { id, hash, currency, counts, createdAt: before?.createdAt ?? now, updatedAt: now };
    this.summaries.set(keyOf(ownerId, id), summary);
    this.contents.set(keyOf(ownerId, hash), packed);
    return { summary, isNew: !before };
  }

  async find(ownerId: string, id: string): Promise<CatalogSummary | null> {
    return this.summaries.get(keyOf(ownerId, id)) ?? null;
  }

  async packed(ownerId: string, hash: string): Promise<Uint8Array | null> {
    return this.contents.get(keyOf(ownerId, hash)) ?? null;
  }

  async usage(ownerId: string): Promise<CatalogUsage> {
    const isMine = (key: string): boolean => (JSON.parse(key) as string[])[0] === ownerId;
    const contents = [...this.contents].filter(([key]) => isMine(key));
    return { catalogs: [...this.summaries.keys()].filter(isMine).length, bytes: contents.reduce((sum, [, { length }]) => sum + length, 0) };
  }

  async remove(ownerId: string, id: string): Promise<boolean> {
    return this.summaries.delete(keyOf(ownerId, id));
  }
}
