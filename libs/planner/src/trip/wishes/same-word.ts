/** Words of many names, which say nothing of the one that is meant. */
export const COMMON = new Set(
  (
    'national royal grand great central center centre north south east west upper lower saint santa street road square plaza piazza place platz house building hall point bay port gate ' +
    'world first second modern contemporary natural history free high long black white golden green blue city town village day night food local street area district quarter'
  ).split(' '),
);

const LEAST_STEM_CHARS = 5;
const SAME_STEM_SHARE = 0.7;
const LEAST_TYPO_CHARS = 6;

/** One spelling for sounds that languages write differently, without the plural. */
export const spelled = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/c(?!h)/g, 'k')
    .replace(/s$/, '');

function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}

const FAR_TYPO_CHARS = 8;
const COMPOUND_CHARS = 7;

/** Letters to change to make one word of the other, up to two. */
function isNear(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  const start = commonStart(one, other);
  if (start === Math.min(one.length, other.length)) return Math.abs(one.length - other.length) <= most;
  if (most === 0) return false;
  const [a, b] = [one.slice(start), other.slice(start)];
  return isNear(a.slice(1), b.slice(1), most - 1) || isNear(a, b.slice(1), most - 1) || isNear(a.slice(1), b, most - 1);
}

/** A long word that ends in the other: "Erdpyramiden" are pyramids. */
const isCompound = (one: string, other: string): boolean => {
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  return short.length >= COMPOUND_CHARS && long.length > short.length + 2 && long.slice(2).includes(short.slice(0, COMPOUND_CHARS));
};

/** One letter more, less or other, or two that changed places. */
function isTypo(one: string, other: string): boolean {
  if (isNear(one, other, 1)) return true;
  const start = commonStart(one, other);
  const [a, b] = [one.slice(start), other.slice(start)];
  return a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0];
}

/** True for two folded words that are one in two languages ("acropole", "acropolis"), two spellings or with a slip of the pen. */
export function isSameWord(one: string, other: string): boolean {
  const [a, b] = [spelled(one), spelled(other)];
  if (a === b) return true;
  const longest = Math.max(a.length, b.length);
  const start = commonStart(a, b);
  if (start >= LEAST_STEM_CHARS && start >= longest * SAME_STEM_SHARE) return true;
  const shortest = Math.min(a.length, b.length);
  return (shortest >= LEAST_TYPO_CHARS && isTypo(a, b)) || (shortest >= FAR_TYPO_CHARS && start >= 3 && isNear(a, b, 2)) || isCompound(a, b);
}
