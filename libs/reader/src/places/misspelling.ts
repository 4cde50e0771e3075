/** Typing errors between two words up to `limit`: swapped neighbours count once; `limit + 1` when there are more. */
export function typingErrors(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? limit + 1;
}

const MIN_LENGTH = 5;
const TWO_ERRORS_FROM = 8;

/** A name with one bit for each letter of the alphabet in it. */
interface Spelling {
  readonly name: string;
  readonly letters: number;
}

export type Spellings = ReadonlyMap<string, readonly Spelling[]>;

const lettersOf = (word: string): number => [...word].reduce((bits, letter) => bits | (1 << ((letter.codePointAt(0) ?? 0) % 32)), 0);

function differingLetters(a: number, b: number): number {
  let count = 0;
  for (let bits = a ^ b; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

/** Names by first letter: people rarely miss it, and looking at one letter only keeps a look-up short. */
export function byFirstLetter(names: readonly string[]): Spellings {
  const grouped = new Map<string, Spelling[]>();
  for (const name of names) {
    const spelling = { name, letters: lettersOf(name) };
    const group = grouped.get(name.charAt(0));
    if (group) group.push(spelling);
    else grouped.set(name.charAt(0), [spelling]);
  }
  return grouped;
}

/** The name closest to a misspelt one: fewest errors, then the most people; null when none is close enough. */
export function closestName(word: string, names: Spellings, populationOf: (name: string) => number): string | null {
  if (word.length < MIN_LENGTH) return null;
  const limit = word.length >= TWO_ERRORS_FROM ? 2 : 1;
  const letters = lettersOf(word);
  let best: { readonly name: string; readonly errors: number } | null = null;
  for (const spelling of names.get(word.charAt(0)) ?? []) {
    const { name } = spelling;
    // One error changes at most two letters of the set; most names fall out here.
    if (Math.abs(name.length - word.length) > limit || differingLetters(letters, spelling.letters) > 2 * limit) continue;
    const errors = typingErrors(word, name, best ? Math.min(limit, best.errors) : limit);
    if (errors > limit) continue;
    if (!best || errors < best.errors || (errors === best.errors && populationOf(name) > populationOf(best.name))) best = { name, errors };
  }
  return best?.name ?? null;
}
