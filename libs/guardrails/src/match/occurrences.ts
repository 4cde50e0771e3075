/** Where numbered things occur among the words of a text, as bits, so that 31 words are looked at in one step. */
export class Occurrences {
  private readonly bits = new Map<number, Uint32Array>();

  constructor(private readonly wordCount: number) {}

  /** Notes that the thing occurs at the word. */
  add(thing: number, word: number): void {
    let bits = this.bits.get(thing);
    if (bits === undefined) {
      // One number more than needed, so that a window at the end needs no special case.
      bits = new Uint32Array((this.wordCount >>> 5) + 2);
      this.bits.set(thing, bits);
    }
    const index = word >>> 5;
    bits[index] = (bits[index] ?? 0) | (1 << (word & 31));
  }

  has(thing: number): boolean {
    return this.bits.has(thing);
  }

  /** Bit n tells whether the thing occurs at the word `start + n`, for n from 0 to 31. */
  window(thing: number, start: number): number {
    const bits = this.bits.get(thing);
    if (bits === undefined) return 0;
    const index = start >>> 5;
    const shift = start & 31;
    const low = (bits[index] ?? 0) >>> shift;
    // Shifting by 32 would shift by 0 in JavaScript.
    return shift === 0 ? low : low | ((bits[index + 1] ?? 0) << (32 - shift));
  }
}
