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

/** Names by first letter: people rarely miss it, and looking at one letter only keeps a look-up short. */
export function byFirstLetter(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const grouped = new Map<string, string[]>();
  for (const name of names) {
    const group = grouped.get(name.charAt(0));
    if (group) group.push(name);
    else grouped.set(name.charAt(0), [name]);
  }
  return grouped;
}

/** The name closest to a misspelt one: fewest errors, then the most people; null when none is close enough. */
export function closestName(word: string, names: ReadonlyMap<string, readonly string[]>, populationOf: (name: string) => number): string | null {
  if (word.length < MIN_LENGTH) return null;
  const limit = word.length >= TWO_ERRORS_FROM ? 2 : 1;
  let best: { readonly name: string; readonly errors: number } | null = null;
  for (const name of names.get(word.charAt(0)) ?? []) {
    const errors = typingErrors(word, name, best ? Math.min(limit, best.errors) : limit);
    if (errors > limit) continue;
    if (!best || errors < best.errors || (errors === best.errors && populationOf(name) > populationOf(best.name))) best = { name, errors };
  }
  return best?.name ?? null;
}
