/** Work that can be laid aside between its parts: it yields where others may have the processor for a moment. */
export type PartedWork<T> = Generator<undefined, T, undefined>;

/** The work from end to end, for callers that have nothing else to do. */
export function done<T>(work: PartedWork<T>): T {
  for (;;) {
    const part = work.next();
    if (part.done) return part.value;
  }
}
