/** A question on its way to a thread. */
export interface Asked {
  /** Equal keys are equal contents. */
  readonly key: string;
  /** The content as it is stored; null where the thread may still have it. */
  readonly packed: Uint8Array | null;
  readonly question: string;
  readonly input: unknown;
}

export type Reply = { readonly answer: unknown } | { readonly needsContent: true };
