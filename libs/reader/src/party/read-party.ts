import { compile } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import { isForOthers, withoutLeftBehind } from './left-behind.js';
import { saysAlone } from './lone-writer.js';
import { childrenIn, withAgesInDigits } from './read-children.js';
import type { Children } from './read-children.js';
import { countAll, countOnce, largestCount, sumOf } from './tally.js';
import type { SaidCount, Tally } from './tally.js';
import { NOBODY, isSaidAsSum } from './people-rows.js';
import { headCount } from './head-count.js';
import { wholeCount } from './whole-count.js';
import type { NamedPeople, PeopleRow } from './people-rows.js';

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
  /** The number was added up from the people who are named, or some of it. */
  readonly isNamed: boolean;
  /** A parent and a child, and nobody else. */
  readonly isPair: boolean;
  /** Everybody stands in one row with the writer. */
  readonly isRow: boolean;
  /** The writer plans for others and stays at home. */
  readonly isForOthers: boolean;
  /** Parents and children who are named make up the total that is said. */
  readonly isSum: boolean;
  /** The money or a sum counts everybody, whoever else comes up. */
  readonly isWhole: boolean;
}

/** Mothers, fathers and the like who are named. */
function parentsIn(folded: string, words: LanguageWords): number {
  const count = (pattern: string): number => new Set([...folded.matchAll(compile(words, pattern))].map((match) => match[0])).size;
  return count(words.people.parent) + 2 * count(words.people.parents);
}

/** The grown-ups of a family whose children alone are counted. */
function withChildren(folded: string, language: LanguageWords): number | null {
  const { family, self, we } = language.people;
  if (isParentWithChild(folded, language)) return 1;
  const isSelf = compile(language, self).test(folded);
  const named = parentsIn(folded, language);
  if (named > 0) return named + (isSelf ? 1 : 0);
  if (compile(language, family).test(folded) || compile(language, we).test(folded)) return 2;
  return isSelf ? 1 : 2;
}

/** "My daughter (14) and I": nobody else comes along. */
function isParentWithChild(folded: string, words: LanguageWords): boolean {
  const { child, and, self, years } = words.people;
  const aside = `(?: ?\\([^)]{1,20}\\)|, ?\\d{1,2},?| (?:de|di|von|of|aged) +\\d{1,2}(?: ?(?:${years}))?)?`;
  return compile(words, `(?:${child})${aside},? (?:${and}) (?:${self})|(?:${self}),? (?:${and}) (?:${child})`).test(folded);
}

const ASIDE_CHARS = 40;
const ON_TOP_BEHIND = 'en plus|as well|too|dazu|obendrein|tambien|anche|in piu|tambem|a mais';

/** Grown-ups on top of a count: "4 of us plus grandad"; "mum + dad" and "three of us (two lads + my sister)" are none. */
function onTopOf(folded: string, words: LanguageWords): number {
  const { onTop, relative } = words.people;
  const patterns = [`(?:${onTop}) ?(?:\\p{L}{1,7} )?(?:${relative})`, `(?:${relative}) (?:${ON_TOP_BEHIND})`];
  const besideRelative = compile(words, `(?:${relative})`, 'left');
  const isOfRow = (at: number): boolean => {
    const left = folded.slice(Math.max(0, at - ASIDE_CHARS), at);
    return besideRelative.test(left) || /\([^()]*$/.test(left);
  };
  const ends = patterns.flatMap((pattern) =>
    [...folded.matchAll(compile(words, pattern))].flatMap((match) => (isOfRow(match.index) ? [] : [match.index + match[0].length])),
  );
  return new Set(ends).size;
}

/** Who is the subject of a sentence travels with a writer who says "we". */
const isSubjectAlong = (folded: string, words: LanguageWords): boolean =>
  compile(words, words.people.subject).test(folded) && compile(words, words.people.we).test(folded);

const NO_KIDS: Children = { count: null, ages: null, grownUp: 0 };

/** Everything that is said of the number of people, before it is added up. */
interface Counts {
  readonly adults: number | null;
  readonly kids: Children;
  /** Two for each couple. */
  readonly ofCouples: number | null;
  /** People in all, children perhaps among them. */
  readonly total: number | null;
  readonly totalSaid: SaidCount | null;
  readonly isTogether: boolean;
  /** The writer and those who come along. */
  readonly named: number | null;
  readonly onTop: number;
  readonly isCouple: boolean;
  readonly isSolo: boolean;
  readonly row: PeopleRow | null;
  /** People in all as the money or a sum counts them. */
  readonly whole: number | null;
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

/** "Him and me", unless a third person stands beside them. */
function pronounPair(folded: string, words: LanguageWords): SaidCount | null {
  const { pronounPair: pattern, and, relative } = words.people;
  const beside = `(?:${and}|,|${relative})`;
  for (const match of folded.matchAll(compile(words, `(?<!(?:${and}|,) ?)(?:${pattern})(?! ?,? ?${beside})`)))
    return { count: 2, said: match[0], at: match.index };
  return null;
}

/** "Für zwei" is a number of people, "für zwei Nächte" is none. */
function togetherOf(folded: string, words: LanguageWords): SaidCount | null {
  const { nights, days, weeks } = words.calendar;
  const notTime = `(?! (?:\\p{L}+ )?(?:${nights}|${days}|${weeks})(?!\\p{L}))`;
  for (const [pattern, count] of words.people.together) {
    const found = [...folded.matchAll(compile(words, `(?:${pattern})${notTime}`))][0];
    if (found) return { count, said: found[0], at: found.index };
  }
  return pronounPair(folded, words);
}

/** The larger of a counted total and of words such as "the two of us". */
function totalOf(counted: SaidCount | null, together: SaidCount | null): Pick<Counts, 'total' | 'totalSaid' | 'isTogether'> {
  const isTogether = together !== null && (counted === null || counted.count <= together.count);
  const totalSaid = isTogether ? together : counted;
  return { total: totalSaid?.count ?? null, totalSaid, isTogether };
}

/** Children who are known by name and age are no fewer than those who are counted; a row that holds all ages says it best. */
function withNamedChildren(kids: Children, { row, namedChildren }: NamedPeople): Children {
  const hasAllAges = row !== null && row.children > 0 && row.ages.length === row.children;
  const inRow: Children = row === null || row.children === 0 ? kids : { ...kids, count: row.children, ages: hasAllAges ? row.ages : null };
  const most = namedChildren.length > (inRow.count ?? 0) ? { ...inRow, count: namedChildren.length, ages: namedChildren } : inRow;
  if (hasAllAges || most === kids) return most;
  const missing = (most.count ?? 0) - (kids.count ?? 0);
  return missing > 0 || (missing === 0 && kids.ages?.length !== kids.count) ? most : kids;
}

const largerOf = (one: SaidCount | null, other: SaidCount | null): SaidCount | null =>
  one && other ? (one.count >= other.count ? one : other) : (one ?? other);

/** The writer and those who come along, as far as they are named one by one; null where nobody is. */
function namedIn(folded: string, words: LanguageWords, companions: number, { people, hasKids, isCouple }: NamedContext): number | null {
  if (companions > 0) return companions + (people.row === null && isForOthers(folded, words) ? 0 : 1);
  const hasSpouse = !isCouple && compile(words, words.people.spouse).test(folded);
  return !hasKids && (hasSpouse || isSubjectAlong(folded, words)) ? 2 : null;
}

interface NamedContext {
  readonly people: NamedPeople;
  readonly hasKids: boolean;
  readonly isCouple: boolean;
}

/** "My son gave it to me": a child without an age does not come along with who says to be alone. */
const isAloneWith = (kids: Children, whole: number | null, folded: string, words: LanguageWords): boolean =>
  saysAlone(folded, words) && kids.ages === null && (kids.count ?? 0) <= 1 && (whole ?? 1) === 1;

function countsIn(folded: string, words: LanguageWords, tally: Tally, people: NamedPeople): Counts {
  const said = words.people;
  const couples = largestCount(folded, words, [said.couples], tally);
  const adults = sumOf(folded, words, `{N} (?:\\p{L}+ )?${said.adults}`, tally);
  const kids = withNamedChildren(childrenIn(folded, words, tally), people);
  const total = largestCount(folded, words, said.total, tally);
  const whole = wholeCount(folded, words)?.count ?? null;
  const heads = headCount(folded, words, tally);
  const friends = sumOf(folded, words, `{N} ${said.counted}`, tally) ?? 0;
  const listed = countListed(folded, words, tally);
  const companions =
    listed + kids.grownUp + countOnce(folded, words, `${said.pair}|${said.otherCouple}`, tally) * 2 + countOnce(folded, words, said.companion, tally) + friends;
  const isCouple = countAll(folded, words, said.couple, tally) > 0;
  const isAlone = isAloneWith(kids, whole, folded, words);
  const isSolo = isAlone || (companions === 0 && countAll(folded, words, said.solo, tally) > 0);
  return {
    adults,
    kids: isAlone ? NO_KIDS : kids,
    ofCouples: couples ? couples.count * 2 : null,
    ...totalOf(largerOf(total, heads), togetherOf(folded, words)),
    named: isAlone ? null : namedIn(folded, words, companions, { people, hasKids: kids.count !== null, isCouple }),
    onTop: onTopOf(folded, words),
    isCouple,
    isSolo,
    row: people.row,
    whole,
  };
}

/** "Seven girls" without ages are the travellers themselves. */
const areGrownUp = ({ kids, total, adults, ofCouples, named }: Counts): boolean =>
  adults === null && ofCouples === null && kids.ages === null && kids.count !== null && kids.count === total && (kids.count > 3 || named === null);

/** A total holds the children where it is larger than they are many. */
const hasChildrenInTotal = ({ total, kids, isTogether }: Counts): boolean =>
  total !== null && kids.count !== null && total > kids.count && !(isTogether && total === 2);

/**
 * "£900 for three" holds where the people who are named add up to another number: some stay at home, or were not all named.
 *
 * Children whose ages are said travel, so that a smaller number counts the grown-ups alone.
 */
function wholeOf({ whole, adults, row }: Counts, summed: number | null, kids: Children): { readonly adults: number; readonly kids: Children } | null {
  if (whole === null || whole === (summed ?? 0) + (kids.count ?? 0)) return null;
  if (kids.count === null) return adults === null ? { adults: whole, kids } : null;
  const hasAllAges = kids.ages?.length === kids.count;
  if (hasAllAges) return adults === null && summed === null && whole > kids.count ? { adults: whole - kids.count, kids } : null;
  if (row !== null && row.adults + row.children === whole) return { adults: row.adults, kids: { ...kids, count: row.children, ages: null } };
  return whole > 2 && whole > kids.count ? { adults: whole - kids.count, kids } : { adults: whole, kids: NO_KIDS };
}

const MY_CHILD =
  /\b(?:my|meine?r?|ma|mon|mi|mia|mio|minha|meu) (?:\p{L}+ )?(?:(?:grand|god|step)?(?:daughter|son)|(?:enkel|paten)?tochter|(?:enkel|paten)?sohn|enkel(?:in)?|patenkind|enkelkind|(?:petite?-)?(?:fille|fils)|filleule?|hij[oa]|niet[oa]|ahijad[oa]|figli[oa]|nipotin[oa]|nipote|filh[oa]|net[oa]|afilhad[oa])(?!\p{L})/u;

/** "My daughter is 15, just us two" are a parent and a child. */
const isParentAlone = ({ kids, total, isTogether, named }: Counts, folded: string): boolean =>
  isTogether && total === 2 && kids.count === 1 && named === null && MY_CHILD.test(folded);

function impliedAdults({ isCouple, isSolo, kids }: Counts, folded: string, words: LanguageWords): number | null {
  if (isCouple) return 2;
  if (isSolo) return 1;
  return kids.count === null ? null : withChildren(folded, words);
}

function adultsOf(counts: Counts, folded: string, words: LanguageWords): number | null {
  const { adults, ofCouples, total, named, kids, onTop, row } = counts;
  const counted = adults ?? ofCouples;
  if (counted !== null) return counted + onTop;
  // "My two brothers and I": the count stands inside the row.
  if (row !== null && (total === null || total <= row.adults + row.children)) return row.adults;
  if (total === null) return named ?? impliedAdults(counts, folded, words);
  if (isParentAlone(counts, folded)) return 1;
  if (hasChildrenInTotal(counts)) return total - (kids.count ?? 0);
  return total + onTop;
}

/** "Three couples, so there are five of us". */
function conflictOf({ adults, ofCouples, total, totalSaid, kids, row }: Counts, folded: string, words: LanguageWords): SaidParty['conflict'] {
  if (totalSaid === null || total === null) return null;
  const inRow = row === null ? null : row.adults + row.children;
  if (row !== null && inRow !== null && inRow !== total && isSaidAsSum(folded, row, totalSaid, words))
    return { said: totalSaid.said, first: inRow, second: total };
  const first = ofCouples ?? (adults === null ? null : adults + (kids.count ?? 0));
  const isOther = first !== null && first !== total && adults !== total;
  return isOther ? { said: totalSaid.said, first, second: total } : null;
}

/** Grown-ups and children, as the money counts them or as they add up. */
function everybody(
  counts: Counts,
  folded: string,
  words: LanguageWords,
): { readonly adults: number | null; readonly kids: Children; readonly isWhole: boolean } {
  const kids = areGrownUp(counts) ? NO_KIDS : counts.kids;
  const adults = adultsOf(counts, folded, words);
  const whole = wholeOf(counts, adults, kids);
  return { adults, kids, ...whole, isWhole: whole !== null };
}

/** Adds up who is named: relations, counts, totals; null where the text names nobody. */
export function readParty(text: string, words: LanguageWords, people: NamedPeople = NOBODY): SaidParty | null {
  const folded = withAgesInDigits(withoutLeftBehind(text, words), words);
  const tally: Tally = { taken: [] };
  const counts = countsIn(folded, words, tally, people);
  const { named } = counts;
  const { adults, kids, isWhole } = everybody(counts, folded, words);
  if (adults === null && kids.count === null) return null;
  const isCounted = (counts.adults ?? counts.ofCouples ?? counts.total) !== null;
  return {
    adults,
    children: kids.count,
    ages: kids.ages,
    conflict: conflictOf(counts, folded, words),
    taken: tally.taken,
    isExact: isCounted || named !== null || counts.row !== null || kids.count !== null,
    isNamed: (!isCounted && named !== null) || counts.onTop > 0,
    isWhole,
    isPair: isParentAlone(counts, folded),
    isRow: counts.row !== null && counts.row.adults + counts.row.children > 2,
    isForOthers: counts.row === null && isForOthers(folded, words),
    isSum: hasChildrenInTotal(counts) && counts.total === (kids.count ?? 0) + parentsIn(folded, words),
  };
}
