const LEAST_STEM_CHARS = 5;
const SAME_STEM_SHARE = 0.7;
const LEAST_TYPO_CHARS = 6;

const spelled = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/c(?!h)/g, 'k')
    .replace(/s$/, '');

function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}

/** One letter more, less or other, or two that changed places. */
function isTypo(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  const start = commonStart(one, other);
  const [a, b] = [one.slice(start), other.slice(start)];
  if (a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b) return true;
  return a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0];
}

/** True for two folded words that are one in two languages ("acropole", "acropolis"), two spellings or with a slip of the pen. */
export function isSameWord(one: string, other: string): boolean {
  const [a, b] = [spelled(one), spelled(other)];
  if (a === b) return true;
  const longest = Math.max(a.length, b.length);
  const start = commonStart(a, b);
  if (start >= LEAST_STEM_CHARS && start >= longest * SAME_STEM_SHARE) return true;
  return Math.min(a.length, b.length) >= LEAST_TYPO_CHARS && isTypo(a, b);
}
