import type { ReadCatalog } from '@app/catalog';

/** A catalog that is ready to be stored. */
export type PreparedCatalog = Omit<ReadCatalog, 'catalog'> & { readonly currency: string; readonly packed: Uint8Array };

/** A stored content; equal keys are equal contents. */
export interface StoredCatalog {
  readonly key: string;
  readonly packed: Uint8Array;
}
