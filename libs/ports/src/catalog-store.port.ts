import type { CatalogCounts, CatalogSummary } from '@app/contracts';

export interface NewCatalog {
  readonly ownerId: string;
  readonly id: string;
  readonly hash: string;
  readonly counts: CatalogCounts;
  readonly currency: string;
  /** The JSON of the catalog, gzipped. */
  readonly packed: Uint8Array;
}

/** What a catalog held when a run was started with it. */
export interface CatalogContentRef {
  readonly ownerId: string;
  readonly hash: string;
}

/** Answers questions about contents without handing them out: the largest take seconds to read, which is done where nobody waits for it. */
export interface CatalogDesk {
  /**
   * The answer to a question by its name; null once the content is gone: a while after its catalog was replaced or deleted.
   *
   * @throws {RetryableError} RATE_LIMITED, as a wait, when too many questions of the owner are waiting.
   * @throws the reason of the signal when it was raised before anybody began to answer.
   */
  ask(content: CatalogContentRef, question: string, input: unknown, signal: AbortSignal): Promise<{ readonly answer: unknown } | null>;
}

export interface CatalogUsage {
  readonly catalogs: number;
  /** Of all contents, as they are stored. */
  readonly bytes: number;
}

/** Inventories by owner and id; nobody sees another's. */
export interface CatalogStore {
  /** Stores or replaces; runs that were started with the former content keep it. */
  put(catalog: NewCatalog): Promise<{ readonly summary: CatalogSummary; readonly isNew: boolean }>;
  find(ownerId: string, id: string): Promise<CatalogSummary | null>;
  /** The content as it is stored; null once it is gone: a while after its catalog was replaced or deleted. */
  packed(ownerId: string, hash: string): Promise<Uint8Array | null>;
  /** What the owner has stored, contents of former versions included. */
  usage(ownerId: string): Promise<CatalogUsage>;
  /** False when there was none. */
  remove(ownerId: string, id: string): Promise<boolean>;
}
