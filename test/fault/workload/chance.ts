/** Numbers that look random and are the same for the same seed. */
export class Chance {
  constructor(private state: number) {}

  /** From 0 to below 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number, both ends included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  pick<T>(list: readonly T[]): T {
    const item = list[this.int(0, list.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }
}
