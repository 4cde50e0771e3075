import { foldName } from '@app/guide';

/** What is said before the place that a trip starts from. */
const FROM = /(?:^|\s)(?:from|leav(?:e|ing)|depart(?:ing|ure)?(?: from)?|out of|start(?:ing|s)?(?: off)?(?: in| from| at)?|setting off from|based in|live in)$/;
/** Longer than everything that FROM matches. */
const FROM_CHARS = 24;

export interface Saying {
  /** Only names that are said as the start of a trip. */
  readonly afterFrom?: boolean;
  /** A name that does not count. */
  readonly but?: string | null;
}

/**
 * Names by their words. What a text says is found by looking its word sequences up, so the time depends on the length of the text and of
 * the longest name, and hardly on how many names there are.
 */
export class NameIndex {
  private readonly byFolded = new Map<string, string>();
  /** The numbers of words that names have, the longest first. */
  private readonly wordCounts: readonly number[];

  constructor(names: Iterable<string>) {
    const counts = new Set<number>();
    for (const name of names) {
      const folded = foldName(name);
      const known = this.byFolded.get(folded);
      if (folded === '' || (known !== undefined && known.length >= name.length)) continue;
      this.byFolded.set(folded, name);
      counts.add(wordsIn(folded).length);
    }
    this.wordCounts = [...counts].sort((a, b) => b - a);
  }

  /** The name itself, in whatever spelling; null when there is none. */
  named(wanted: string): string | null {
    return this.byFolded.get(foldName(wanted)) ?? null;
  }

  /** The longest name that the words say; the first one of several. */
  saidIn(text: string, { afterFrom = false, but }: Saying = {}): string | null {
    const words = wordsIn(foldName(text));
    const excluded = but ? foldName(but) : null;
    let best: string | null = null;
    for (let first = 0; first < words.length; first += 1) {
      if (afterFrom && !isAfterFrom(words, first)) continue;
      for (const count of this.wordCounts) {
        const folded = words.slice(first, first + count).join(' ');
        const name = folded === excluded ? undefined : this.byFolded.get(folded);
        if (name !== undefined && name.length > (best?.length ?? 0)) best = name;
      }
    }
    return best;
  }
}

const wordsIn = (folded: string): string[] => folded.split(' ').filter((word) => word !== '');

/** The few words before a place are enough to tell. */
function isAfterFrom(words: readonly string[], first: number): boolean {
  const before = words.slice(Math.max(0, first - 3), first).join(' ');
  return FROM.test(before.slice(-FROM_CHARS));
}
