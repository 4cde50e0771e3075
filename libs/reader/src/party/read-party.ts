import { compile, numberIn, sourceOf } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';

/** Who travels, read with the words of one language. */
export interface SaidParty {
  readonly adults: number | null;
  readonly children: number | null;
  readonly ages: readonly number[] | null;
  /** Two statements about the number of people that cannot both hold. */
  readonly conflict: { readonly said: string; readonly first: number; readonly second: number } | null;
  readonly taken: readonly (readonly [start: number, end: number])[];
  /** A count or a relation was named, not only "alone" or "a couple". */
  readonly isExact: boolean;
}

const MAX_PEOPLE = 40;
const MAX_AGE = 17;
const AGE_CHARS = 60;
const LEFT_CHARS = 24;
/** "Children under 10" is a rule of a house or a price. */
const LIMIT_BEHIND = /^,? ?(?:under|below|younger|unter|bis|de moins|moins|menores|sotto|com menos|ate)\b/;

interface Tally {
  readonly taken: [number, number][];
}

function countAll(folded: string, words: LanguageWords, pattern: string, tally: Tally): number {
  let count = 0;
  for (const match of folded.matchAll(compile(words, pattern))) {
    if (overlaps(tally, match.index)) continue;
    count += 1;
    tally.taken.push([match.index, match.index + match[0].length]);
  }
  return count;
}

const overlaps = ({ taken }: Tally, at: number): boolean => taken.some(([start, end]) => at >= start && at < end);

/** The largest number of people that a counted noun stands behind. */
function sumOf(folded: string, words: LanguageWords, pattern: string, tally: Tally): number | null {
  let sum: number | null = null;
  for (const match of folded.matchAll(compile(words, pattern))) {
    const count = numberIn(words, match.slice(1).find((group) => group !== undefined));
    if (count === null || count < 1 || count > MAX_PEOPLE || overlaps(tally, match.index)) continue;
    sum = (sum ?? 0) + count;
    tally.taken.push([match.index, match.index + match[0].length]);
  }
  return sum;
}

function firstCount(folded: string, words: LanguageWords, patterns: readonly string[], tally: Tally): { count: number; said: string } | null {
  for (const pattern of patterns)
    for (const match of folded.matchAll(compile(words, pattern))) {
      const count = numberIn(words, match.slice(1).find((group) => group !== undefined));
      if (count === null || count < 1 || count > MAX_PEOPLE || overlaps(tally, match.index)) continue;
      tally.taken.push([match.index, match.index + match[0].length]);
      return { count, said: match[0] };
    }
  return null;
}

/** Ages beside a word for children ("kids 5 & 8", "(3 und 6)"), or before a word for years. */
function agesIn(folded: string, words: LanguageWords, childEnds: readonly number[], tally: Tally): number[] {
  const { and, years } = words.people;
  const list = `(\\d{1,2}(?: ?(?:,|/|\\+|&|${and}) ?\\d{1,2})*)`;
  const beside = new RegExp(`^[\\s,:(-]*(?:\\p{L}+ ){0,3}?\\(?(?:aged?|ages|of|im alter von|alter|alt|ont|tienen|tiene|hanno|ha|tem|de|von|di|are|is|sind|ist|a|who are|anos|eta)?\\s*:?\\s*${list}(?!\\d|[:.,h]\\d| ?(?:nights?|nachte|nuits|noches|notti|noites|days|tage|jours|dias|giorni|am|pm|uhr|euro|€|%))`, 'u');
  for (const end of childEnds) {
    const match = beside.exec(folded.slice(end, end + AGE_CHARS));
    const ages = (match?.[1] ?? '').split(/\D+/).filter(Boolean).map(Number);
    if (match && ages.length > 0 && ages.every((age) => age <= MAX_AGE)) {
      tally.taken.push([end, end + match[0].length]);
      return ages;
    }
  }
  const old = [...folded.matchAll(new RegExp(`(?<![\\d.,])${list}[ -]?(?:${sourceOf(words, years)})(?!\\p{L})`, 'gu'))];
  const ages = old.flatMap((match) => (match[1] ?? '').split(/\D+/).filter(Boolean).map(Number));
  if (ages.length === 0 || ages.some((age) => age > MAX_AGE)) return [];
  for (const match of old) tally.taken.push([match.index, match.index + match[0].length]);
  return ages;
}

interface Children {
  readonly count: number | null;
  readonly ages: readonly number[] | null;
}

function childrenIn(folded: string, words: LanguageWords, tally: Tally): Children {
  const { children, child } = words.people;
  const plural = [...folded.matchAll(compile(words, children))].filter((match) => !LIMIT_BEHIND.test(folded.slice(match.index + match[0].length).slice(0, LEFT_CHARS)));
  const single = [...folded.matchAll(compile(words, child))];
  if (plural.length === 0 && single.length === 0) return { count: null, ages: null };
  const ends = [...plural, ...single].map((match) => match.index + match[0].length);
  const counted = sumOf(folded, words, `{N} (?:\\p{L}+ )?${children}`, tally);
  const ages = agesIn(folded, words, ends, tally);
  const isBefore = (match: RegExpMatchArray): boolean => !overlaps(tally, match.index ?? 0);
  const singles = single.filter(isBefore).length;
  for (const match of [...plural, ...single]) tally.taken.push([match.index, match.index + match[0].length]);
  const along = plural.find((match) => compile(words, `(?:${words.people.and}|${words.people.we}|${words.people.self})(?: \\p{L}+){0,2}`, 'left').test(folded.slice(Math.max(0, match.index - LEFT_CHARS), match.index)));
  const implied = singles > 0 ? singles : along ? (/s$|n$|i$|e$/.test(along[0]) ? 2 : 1) : null;
  const count = counted === null ? (ages.length > 0 ? Math.max(ages.length, singles) : implied) : Math.max(counted, ages.length);
  return { count, ages: ages.length > 0 ? ages : null };
}

/** Adds up who is named: relations, counts, totals; null where the text names nobody. */
export function readParty(folded: string, words: LanguageWords): SaidParty | null {
  const { people } = words;
  const tally: Tally = { taken: [] };
  const couples = firstCount(folded, words, [people.couples], tally);
  const adults = sumOf(folded, words, `{N} (?:\\p{L}+ )?${people.adults}`, tally);
  const kids = childrenIn(folded, words, tally);
  const total = firstCount(folded, words, people.total, tally);
  const together = people.together.find(([pattern]) => compile(words, pattern).test(folded))?.[1] ?? null;
  const friends = sumOf(folded, words, `{N} ${people.counted}`, tally) ?? 0;
  const companions = countAll(folded, words, people.pair, tally) * 2 + countAll(folded, words, people.companion, tally) + friends;
  const isCouple = countAll(folded, words, people.couple, tally) > 0;
  const isSolo = companions === 0 && countAll(folded, words, people.solo, tally) > 0;
  const ofCouples = couples ? couples.count * 2 : null;
  const said = together ?? total?.count ?? null;
  const isTotalOfGroup = said !== null && kids.count !== null && said > kids.count;
  const ofTotal = said === null ? null : isTotalOfGroup ? said - (kids.count ?? 0) : said;
  const fromRelations = companions > 0 ? companions + 1 : null;
  const known = adults ?? ofCouples ?? ofTotal ?? fromRelations ?? (isCouple ? 2 : isSolo ? 1 : null);
  if (known === null && kids.count === null) return null;
  const settled = total && fromRelations !== null && together === null && adults === null && fromRelations > (known ?? 0) && !isTotalOfGroup ? fromRelations : known;
  const first = ofCouples ?? (adults === null ? null : adults + (kids.count ?? 0));
  const conflict = first !== null && said !== null && first !== said && !(adults !== null && adults === said) ? { said: total?.said ?? '', first, second: said } : null;
  const isExact = (adults ?? said ?? ofCouples ?? fromRelations) !== null || kids.count !== null;
  return { adults: settled ?? (kids.count === null ? null : null), children: kids.count, ages: kids.ages, conflict, taken: tally.taken, isExact };
}
