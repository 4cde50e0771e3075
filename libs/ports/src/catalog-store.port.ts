import type { Catalog, CatalogCounts, CatalogSummary } from '@app/contracts';

export interface NewCatalog {
  readonly ownerId: string;
  readonly id: string;
  readonly hash: string;
  readonly counts: CatalogCounts;
  readonly currency: string;
  /** The JSON of the catalog, gzipped. */
  readonly packed: Uint8Array;
}

/** Reads the content that a run was started with. */
export interface CatalogReader {
  /** Null once it is gone: a while after its catalog was replaced or deleted. */
  content(ownerId: string, hash: string): Promise<Catalog | null>;
}

export interface CatalogUsage {
  readonly catalogs: number;
  /** Of all contents, as they are stored. */
  readonly bytes: number;
}

/** Inventories by owner and id; nobody sees another's. */
export interface CatalogStore extends CatalogReader {
  /** Stores or replaces; runs that were started with the former content keep it. */
  put(catalog: NewCatalog): Promise<{ readonly summary: CatalogSummary; readonly isNew: boolean }>;
  find(ownerId: string, id: string): Promise<CatalogSummary | null>;
  /** The content as it is stored; null once it is gone. */
  packed(ownerId: string, hash: string): Promise<Uint8Array | null>;
  /** What the owner has stored, contents of former versions included. */
  usage(ownerId: string): Promise<CatalogUsage>;
  /** False when there was none. */
  remove(ownerId: string, id: string): Promise<boolean>;
}
