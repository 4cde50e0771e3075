import type { Catalog, CatalogCounts, CatalogSummary } from '@app/contracts';

export interface NewCatalog {
  readonly ownerId: string;
  readonly id: string;
  readonly hash: string;
  readonly counts: CatalogCounts;
  readonly catalog: Catalog;
}

/** Reads the content that a run was started with. */
export interface CatalogReader {
  /** Null once it is gone: a while after its catalog was replaced or deleted. */
  content(ownerId: string, hash: string): Promise<Catalog | null>;
}

/** Inventories by owner and id; nobody sees another's. */
export interface CatalogStore extends CatalogReader {
  /** Stores or replaces; runs that were started with the former content keep it. */
  put(catalog: NewCatalog): Promise<{ readonly summary: CatalogSummary; readonly isNew: boolean }>;
  find(ownerId: string, id: string): Promise<CatalogSummary | null>;
  /** False when there was none. */
  remove(ownerId: string, id: string): Promise<boolean>;
}
