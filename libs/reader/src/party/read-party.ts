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
  /** The number was added up from the people who are named. */
  readonly isNamed: boolean;
  /** A parent and a child, and nobody else. */
  readonly isPair: boolean;
}

const MAX_PEOPLE = 20;
/** "We are 71 and 68" are ages. */
const AGE_BEHIND = /^ ?(?:and|&|\/|und|et|y|e|,) ?\d{2}(?!\d)/;
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
const touches = ({ taken }: Tally, from: number, to: number): boolean => taken.some(([start, end]) => from < end && start < to);

/** The largest number of people that a counted noun stands behind. */
function sumOf(folded: string, words: LanguageWords, pattern: string, tally: Tally): number | null {
  let sum: number | null = null;
  for (const match of folded.matchAll(compile(words, pattern))) {
    const count = numberIn(
      words,
      match.slice(1).find((group) => group !== undefined),
    );
    if (count === null || count < 1 || count > MAX_PEOPLE || overlaps(tally, match.index)) continue;
    sum = (sum ?? 0) + count;
    tally.taken.push([match.index, match.index + match[0].length]);
  }
  return sum;
}

/** The largest of the counts that are named: "we are four, two of us vegan" are four. */
function largestCount(folded: string, words: LanguageWords, patterns: readonly string[], tally: Tally): { count: number; said: string } | null {
  let largest: { count: number; said: string } | null = null;
  for (const pattern of patterns)
    for (const match of folded.matchAll(compile(words, pattern))) {
      const count = numberIn(
        words,
        match.slice(1).find((group) => group !== undefined),
      );
      if (count === null || count < 2 || count > MAX_PEOPLE || touches(tally, match.index, match.index + match[0].length)) continue;
      if (AGE_BEHIND.test(folded.slice(match.index + match[0].length, match.index + match[0].length + LEFT_CHARS))) continue;
      // "With my two sisters" counts who comes along, not everybody.
      if (compile(words, `(?:${words.people.and})(?: \\p{L}{1,8})?`, 'left').test(folded.slice(Math.max(0, match.index - LEFT_CHARS), match.index))) continue;
      tally.taken.push([match.index, match.index + match[0].length]);
      if (!largest || count > largest.count) largest = { count, said: match[0] };
    }
  return largest;
}

/** Ages beside a word for children ("kids 5 & 8", "(3 und 6)"), or before a word for years. */
function agesIn(folded: string, words: LanguageWords, childEnds: readonly number[], tally: Tally): number[] {
  const { and, years } = words.people;
  const unit = `(?:[ -]?(?:${sourceOf(words, years)})(?!\\p{L}))?`;
  const list = `(\\d{1,2}(?:${unit} ?(?:,|/|\\+|&|${and}){1,2} ?\\d{1,2})*)`;
  const beside = new RegExp(
    `^[\\s,:(-]*(?:\\p{L}+ ){0,3}?\\(?(?:aged?|ages|of|im alter von|alter|alt|ont|tienen|tiene|hanno|ha|tem|de|von|di|are|is|sind|ist|a|who are|anos|eta)?\\s*:?\\s*${list}(?!\\d|[:.,h]\\d| ?(?:nights?|nachte|nuits|noches|notti|noites|people|persons?|personen|personnes|personas|persone|pessoas|of us|adult|days|tage|jours|dias|giorni|am|pm|uhr|euro|€|%))`,
    'u',
  );
  let hasFirst = false;
  const found = childEnds.flatMap((end) => {
    // The ages of a second child stand in brackets; "kids in bed by 8" is a time.
    if (hasFirst && !/^ ?\(/.test(folded.slice(end, end + 2))) return [];
    const match = beside.exec(folded.slice(end, end + AGE_CHARS));
    const said = (match?.[1] ?? '').split(/\D+/).filter(Boolean).map(Number);
    if (!match || said.length === 0 || overlaps(tally, end + match[0].length - 1)) return [];
    const behind = folded.slice(end + match[0].length, end + match[0].length + LEFT_CHARS);
    const isInMonths = compile(words, words.people.months, 'right').test(behind);
    if (!isInMonths && said.some((age) => age > MAX_AGE)) return [];
    tally.taken.push([end, end + match[0].length]);
    hasFirst = true;
    return isInMonths ? said.map(() => 0) : said;
  });
  if (found.length > 0) return found;
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

/** "A six-year-old" is a child; "a ten-year anniversary" is none. */
function childrenByAge(folded: string, words: LanguageWords, tally: Tally): Children {
  const ages = [...folded.matchAll(compile(words, `(\\d{1,2})(?: ?(?:${words.people.and}|,|/|&) ?(\\d{1,2}))?(?:${words.people.yearOld})`))].flatMap(
    (match) => {
      tally.taken.push([match.index, match.index + match[0].length]);
      return [match[1], match[2]].flatMap((age) => (age === undefined ? [] : [Number(age)]));
    },
  );
  const young = ages.filter((age) => age <= MAX_AGE);
  return young.length > 0 && young.length === ages.length ? { count: young.length, ages: young } : { count: null, ages: null };
}

function childrenIn(folded: string, words: LanguageWords, tally: Tally): Children {
  const { children, child } = words.people;
  const plural = [...folded.matchAll(compile(words, children))].filter(
    (match) => !LIMIT_BEHIND.test(folded.slice(match.index + match[0].length).slice(0, LEFT_CHARS)),
  );
  const possessed = [...folded.matchAll(compile(words, child))];
  const joined = [...folded.matchAll(compile(words, `(?:${words.people.and})(?: \\p{L}{1,6})? (?:${words.people.offspring})`))];
  const single = [
    ...possessed,
    ...joined.filter((match) => !possessed.some((one) => one.index < match.index + match[0].length && match.index < one.index + one[0].length)),
  ];
  if (plural.length === 0 && single.length === 0) return childrenByAge(folded, words, tally);
  const ends = [...plural, ...single].map((match) => match.index + match[0].length);
  const counted = sumOf(folded, words, `{N} (?:\\p{L}+ )?${children}`, tally);
  const said = agesIn(
    folded,
    words,
    [...new Set(ends)].sort((a, b) => a - b),
    tally,
  );
  const areTwins = said.length === 1 && compile(words, words.people.twins).test(folded);
  const ages = areTwins ? [...said, ...said] : said;
  const isBefore = (match: RegExpMatchArray): boolean => !overlaps(tally, match.index ?? 0);
  const singles = single.filter(isBefore).length;
  for (const match of [...plural, ...single]) tally.taken.push([match.index, match.index + match[0].length]);
  const along = plural.find((match) =>
    compile(words, `(?:${words.people.and}|${words.people.we}|${words.people.self})(?: \\p{L}+){0,2}`, 'left').test(
      folded.slice(Math.max(0, match.index - LEFT_CHARS), match.index),
    ),
  );
  const implied = compile(words, words.people.twins).test(folded) ? 2 : singles > 0 ? singles : along ? (/s$|n$|i$|e$/.test(along[0]) ? 2 : 1) : null;
  const count = counted === null ? (ages.length > 0 ? Math.max(ages.length, singles) : implied) : Math.max(counted, ages.length);
  return { count, ages: ages.length > 0 ? ages : null };
}

/** The grown-ups of a family whose children alone are counted. */
function withChildren(folded: string, language: LanguageWords): number | null {
  const { parent, parents, family, self, we } = language.people;
  const count = (pattern: string): number => new Set([...folded.matchAll(compile(language, pattern))].map((match) => match[0])).size;
  const isSelf = compile(language, self).test(folded);
  const named = count(parent) + 2 * count(parents);
  if (named > 0) return named + (isSelf ? 1 : 0);
  if (compile(language, family).test(folded) || compile(language, we).test(folded)) return 2;
  return isSelf ? 1 : 2;
}

/** Everything that is said of the number of people, before it is added up. */
interface Counts {
  readonly adults: number | null;
  readonly kids: Children;
  /** Two for each couple. */
  readonly ofCouples: number | null;
  /** People in all, children perhaps among them. */
  readonly total: number | null;
  readonly totalSaid: string;
  readonly isTogether: boolean;
  /** The writer and those who come along. */
  readonly named: number | null;
  readonly isCouple: boolean;
  readonly isSolo: boolean;
}

/** "Nonna (78), mamma ed io": grown-ups in a row with the writer. */
function countListed(folded: string, words: LanguageWords, tally: Tally): number {
  const { relative, self, and } = words.people;
  const one = `${relative}(?!\\p{L})(?: ?\\([^)]{1,20}\\))?`;
  const row = compile(words, `${one}(?:, (?:${and} )?${one}){1,4},? (?:${and}) (?:${self})`);
  let count = 0;
  for (const match of folded.matchAll(row)) {
    count += [...match[0].matchAll(compile(words, relative))].length;
    tally.taken.push([match.index, match.index + match[0].length]);
  }
  return count;
}

/** "Für zwei" is a number of people, "für zwei Nächte" is none. */
function togetherOf(folded: string, words: LanguageWords): number | null {
  const { nights, days, weeks } = words.calendar;
  const notTime = `(?! (?:\\p{L}+ )?(?:${nights}|${days}|${weeks})(?!\\p{L}))`;
  return words.people.together.find(([pattern]) => compile(words, `(?:${pattern})${notTime}`).test(folded))?.[1] ?? null;
}

/** The larger of a counted total and of words such as "the two of us". */
function totalOf(counted: { count: number; said: string } | null, together: number | null): Pick<Counts, 'total' | 'totalSaid' | 'isTogether'> {
  const totalSaid = counted?.said ?? '';
  if (together === null || (counted && counted.count > together)) return { total: counted?.count ?? null, totalSaid, isTogether: false };
  return { total: together, totalSaid, isTogether: true };
}

function countsIn(folded: string, words: LanguageWords, tally: Tally): Counts {
  const { people } = words;
  const couples = largestCount(folded, words, [people.couples], tally);
  const adults = sumOf(folded, words, `{N} (?:\\p{L}+ )?${people.adults}`, tally);
  const kids = childrenIn(folded, words, tally);
  const total = largestCount(folded, words, people.total, tally);
  const friends = sumOf(folded, words, `{N} ${people.counted}`, tally) ?? 0;
  const listed = countListed(folded, words, tally);
  const companions = listed + countAll(folded, words, people.pair, tally) * 2 + countAll(folded, words, people.companion, tally) + friends;
  const isCouple = countAll(folded, words, people.couple, tally) > 0;
  const hasSpouse = kids.count === null && !isCouple && compile(words, people.spouse).test(folded);
  const isSolo = companions === 0 && countAll(folded, words, people.solo, tally) > 0;
  return {
    adults,
    kids,
    ofCouples: couples ? couples.count * 2 : null,
    ...totalOf(total, togetherOf(folded, words)),
    named: companions > 0 ? companions + 1 : hasSpouse ? 2 : null,
    isCouple,
    isSolo,
  };
}

/** "Seven girls" without ages are the travellers themselves. */
const areGrownUp = ({ kids, total, adults, ofCouples }: Counts): boolean =>
  adults === null && ofCouples === null && kids.ages === null && kids.count !== null && kids.count > 3 && kids.count === total;

/** A total holds the children where it is larger than they are many. */
const hasChildrenInTotal = ({ total, kids, isTogether }: Counts): boolean =>
  total !== null && kids.count !== null && total > kids.count && !(isTogether && total === 2);

const MY_CHILD = /\b(?:my|meine?r?|ma|mon|mi|mia|mio|minha|meu) (?:\p{L}+ )?(?:daughter|son|tochter|sohn|fille|fils|hij[oa]|figli[oa]|filh[oa])(?!\p{L})/u;

/** "My daughter is 15, just us two" are a parent and a child. */
const isParentAlone = ({ kids, total, isTogether, named }: Counts, folded: string): boolean =>
  isTogether && total === 2 && kids.count === 1 && named === null && MY_CHILD.test(folded);

function impliedAdults({ isCouple, isSolo, kids }: Counts, folded: string, words: LanguageWords): number | null {
  if (isCouple) return 2;
  if (isSolo) return 1;
  return kids.count === null ? null : withChildren(folded, words);
}

function adultsOf(counts: Counts, folded: string, words: LanguageWords): number | null {
  const { adults, ofCouples, total, named, kids, isTogether } = counts;
  if (adults !== null || ofCouples !== null) return adults ?? ofCouples;
  if (total === null) return named ?? impliedAdults(counts, folded, words);
  if (isParentAlone(counts, folded)) return 1;
  if (hasChildrenInTotal(counts)) return total - (kids.count ?? 0);
  return named !== null && !isTogether && named > total ? named : total;
}

/** "Three couples, so there are five of us". */
function conflictOf({ adults, ofCouples, total, totalSaid, kids }: Counts): SaidParty['conflict'] {
  const first = ofCouples ?? (adults === null ? null : adults + (kids.count ?? 0));
  const isOther = first !== null && total !== null && first !== total && adults !== total;
  return isOther ? { said: totalSaid, first, second: total } : null;
}

/** Adds up who is named: relations, counts, totals; null where the text names nobody. */
export function readParty(folded: string, words: LanguageWords): SaidParty | null {
  const tally: Tally = { taken: [] };
  const counts = countsIn(folded, words, tally);
  const adults = adultsOf(counts, folded, words);
  const { named } = counts;
  const kids = areGrownUp(counts) ? { count: null, ages: null } : counts.kids;
  if (adults === null && kids.count === null) return null;
  const isCounted = (counts.adults ?? counts.ofCouples ?? counts.total) !== null;
  return {
    adults,
    children: kids.count,
    ages: kids.ages,
    conflict: conflictOf(counts),
    taken: tally.taken,
    isExact: isCounted || named !== null || kids.count !== null,
    isNamed: !isCounted && named !== null,
    isPair: isParentAlone(counts, folded),
  };
}
