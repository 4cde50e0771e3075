import type { MemoryItem, MemoryKey, MemorySource, Remembered } from '@app/contracts';

/** Preferences that a move keeps for its owner; each replaces what was kept under its key. */
export interface KeptPreferences {
  readonly ownerId: string;
  readonly source: MemorySource;
  readonly values: Remembered;
}

/** What owners want remembered. Every call is about one owner; nobody sees or changes what is another's. */
export interface MemoryStore {
  /** In the order of their keys. */
  list(ownerId: string): Promise<MemoryItem[]>;
  /** Sets one preference outright; it belongs to no thread then. */
  put<K extends MemoryKey>(ownerId: string, key: K, value: NonNullable<Remembered[K]>): Promise<MemoryItem>;
  /** Forgets one preference, or all without a key; how many there were. */
  forget(ownerId: string, key?: MemoryKey): Promise<number>;
}
