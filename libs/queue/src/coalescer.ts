interface Waiting<T> {
  readonly items: readonly T[];
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** Sends at once while nothing is on its way; what arrives meanwhile goes together in the next send. */
export class Coalescer<T> {
  private waiting: Waiting<T>[] = [];
  private sending = false;

  constructor(private readonly send: (items: readonly T[]) => Promise<void>) {}

  add(items: readonly T[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ items, resolve, reject });
      if (!this.sending) void this.pump();
    });
  }

  private async pump(): Promise<void> {
    this.sending = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      try {
        await this.send(batch.flatMap(({ items }) => items));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.sending = false;
  }
}
