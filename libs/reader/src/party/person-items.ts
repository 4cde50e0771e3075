import { compile, numberIn } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import { bornTogether } from './born-together.js';
import { NAME } from './marked-names.js';

/** One person, or a few that one word names. */
export interface PersonItem {
  readonly start: number;
  readonly end: number;
  readonly kind: 'writer' | 'adults' | 'children' | 'name';
  readonly count: number;
  readonly ages: readonly number[];
  /** An age was said, be it that of a grown-up. */
  readonly isAged: boolean;
  readonly name: { readonly said: string; readonly start: number; readonly end: number } | null;
}

const MAX_CHILD_AGE = 17;
const MAX_AGE = 110;
const AGE_CHARS = 60;

const KIN_CHARS = 48;

/**
 * "Husband, me, Ella 8 and Max 3": a number behind a name is an age where the name continues a row of people. "My wife and I want Rome 3, Florence
 * 2" counts nights.
 */
function bareAgeBehind(marked: string, start: number, end: number, words: LanguageWords): RegExpExecArray | null {
  const { relative, children, offspring, writer, and } = words.people;
  const match = compile(words, `\\d{1,2}(?! ?(?:nights?|nachte|nuits|noches|notti|noites|days?|tage|jours|dias|giorni|n\\b|[:.]?\\d|%|€))`, 'right').exec(
    marked.slice(end, end + AGE_CHARS),
  );
  if (!match || Number(match[0]) > MAX_CHILD_AGE) return null;
  const joint = `(?: ?, ?| (?:${and}) | ?\\()`;
  const row = compile(words, `(?:${relative}|${children}|${offspring}|${writer})${joint}(?:${NAME} \\d{1,2}${joint})*`, 'left');
  return row.test(marked.slice(Math.max(0, start - KIN_CHARS), start)) ? match : null;
}

const PET =
  'dogs?|pup(?:py)?|cats?|hund(?:e|in)?|katzen?|kater|chiens?|chienne|chats?|perr[oa]s?|gat[oa]s?|can[ei]|cagn\\p{L}{2,6}|gatt[oi]|cachorr[oa]s?|cao|caes|labradors?|retriever|terrier|beagle|bulldog|dackel|pudel|poodle|spaniel|collie|shepherd';

const PET_BEHIND = new RegExp(`^,? ?(?:\\(|, )(?:[^()]{0,24}(?<!\\p{L}))?(?:${PET})(?!\\p{L})`, 'u');
const PET_AHEAD = new RegExp(`(?<!\\p{L})(?:${PET}),? $`, 'u');

/** "Argo (a well-behaved labrador)", "our dog Bella": a pet is no traveller. */
const isPet = (marked: string, start: number, end: number): boolean =>
  PET_BEHIND.test(marked.slice(end, end + AGE_CHARS)) || PET_AHEAD.test(marked.slice(Math.max(0, start - KIN_CHARS), start));

/** Ages behind a person: "(6)", "who is 6", "(she's 68 and a star)", ", 27,". */
function agesBehind(kind: PersonItem['kind'], marked: string, start: number, end: number, words: LanguageWords): { ages: number[]; end: number } {
  const { aged, years, months, and } = words.people;
  const unit = `(?:[ -]?(?:${years}|${months}))?`;
  const list = `\\d{1,2}${unit}(?: ?(?:,|/|${and}) ?\\d{1,2}(?!\\d)${unit})*`;
  const behind = marked.slice(end, end + AGE_CHARS);
  const notCount = '(?! ?(?:nights?|nachte|nuits|noches|notti|noites|days?|tage|%|€|euro|people|of us))';
  const match =
    compile(words, `\\((?:[^()\\d]{0,24} )?(?:${aged})? ?${list}${notCount}`, 'right').exec(behind) ??
    compile(words, `,? ?(?:${aged}) ${list}${notCount}`, 'right').exec(behind) ??
    (kind === 'name' ? bareAgeBehind(marked, start, end, words) : /^, \d{1,2}(?=,|\))/.exec(behind));
  if (!match) return { ages: [], end };
  const isInMonths = compile(words, `\\d{1,2}[ -]?(?:${months})`).test(match[0]);
  const ages = (match[0].match(/\d{1,2}/g) ?? []).map(Number).filter((age) => age <= MAX_AGE);
  return { ages: isInMonths && ages.length === 1 ? [0] : ages, end: end + match[0].length };
}

/** The number of a head is the age of one child. */
const AGE_AHEAD = -1;

type Head = readonly [kind: PersonItem['kind'], pattern: string, count: number];

/** What names people, what is narrow before what is wide. */
function headsOf(words: LanguageWords): readonly Head[] {
  const { possessive, pair, counted, children, offspring, relative, writer, others, otherCouple, little, and } = words.people;
  const adjectives = `(?:(?!(?:${and})[ -])\\p{Ll}+[ -]){0,2}?`;
  const own = `(?:(?:${possessive}|the|die|der|les|los|las|os|as|il|i|le|gli|la|el) )?${adjectives}`;
  const called = `(?:,? (?:called |named |namens )?(${NAME}))?`;
  return [
    ['children', `(\\d{1,2})(?:${words.people.yearOld}) (${NAME})`, AGE_AHEAD],
    ['adults', `(?:${pair}|${otherCouple})`, 2],
    ['adults', `(?:(?:${possessive}) )?{N} (?:${counted})`, 0],
    ['children', `${own}(?:{N} )?(?:${children})${called}`, 0],
    ['children', `(?:${possessive}) ${adjectives}(?:${offspring})${called}`, 1],
    ['adults', `(?:(?:${possessive}) (?:\\p{Ll}+[ -]){0,2}?|(?:the|die|der|le|la|el|il) )?(?:${relative})(?: (${NAME}))?`, 1],
    ['adults', `(?:${others})(?=,| (?:${and}) |(?<=(?:${writer}),? (?:\\p{L}{2,4}))(?: |$))`, 1],
    ['writer', writer, 1],
    ['name', `(?:(?:${little}) )?(${NAME})`, 1],
  ];
}

const DEFAULT_CHILDREN = 2;
const areYoung = (ages: readonly number[]): boolean => ages.length > 0 && ages.every((age) => age <= MAX_CHILD_AGE);

/** What is said of the people of one item. */
interface SaidItem {
  readonly said: string;
  readonly number: number | null;
  readonly ages: readonly number[];
  readonly isOne: boolean;
}

type Size = Pick<PersonItem, 'kind' | 'count' | 'ages'>;

function sizeOfChildren({ said, number, ages, isOne }: SaidItem, words: LanguageWords): Size {
  const together = bornTogether(said, words);
  const [age] = ages;
  if (together !== null && age !== undefined && ages.length === 1)
    return { kind: 'children', count: together, ages: Array.from({ length: together }, () => age) };
  const count = Math.max(together ?? number ?? (ages.length > 0 ? ages.length : isOne ? 1 : DEFAULT_CHILDREN), 1);
  return ages.length > 0 && !areYoung(ages) ? { kind: 'adults', count, ages: [] } : { kind: 'children', count: Math.max(count, ages.length), ages };
}

function sizeOf([kind, , fixed]: Head, item: SaidItem, words: LanguageWords): Size {
  if (fixed === AGE_AHEAD) return { kind, count: 1, ages: [item.number ?? 0] };
  if (kind === 'children') return sizeOfChildren(item, words);
  const count = fixed === 0 ? (item.number ?? 1) : fixed;
  return count === 1 && areYoung(item.ages) ? { kind: 'children', count, ages: item.ages.slice(0, 1) } : { kind, count, ages: [] };
}

function itemOf(head: Head, match: RegExpMatchArray, marked: string, words: LanguageWords): PersonItem {
  const [kind, , fixed] = head;
  const start = match.index ?? 0;
  const headEnd = start + match[0].length;
  const groups = match.slice(1).filter((group): group is string => group !== undefined);
  const called = groups.find((group) => /^\p{Lu}/u.test(group));
  const number = groups.map((group) => numberIn(words, group)).find((value) => value !== null) ?? null;
  const { ages, end } = kind === 'writer' ? { ages: [], end: headEnd } : agesBehind(kind, marked, start, headEnd, words);
  const at = called === undefined ? -1 : start + match[0].lastIndexOf(called);
  const name = called === undefined ? null : { said: called.toLowerCase(), start: at, end: at + called.length };
  const size = sizeOf(head, { said: match[0], number, ages, isOne: fixed === 1 || name !== null }, words);
  return { start, end, ...size, isAged: ages.length > 0 || fixed === AGE_AHEAD, name };
}

/** Everybody whom the marked text may name, from left to right; a bare name may still be that of a place. */
export function personItems(marked: string, words: LanguageWords): PersonItem[] {
  const items: PersonItem[] = [];
  for (const head of headsOf(words))
    for (const match of marked.matchAll(compile(words, head[1]))) {
      const item = itemOf(head, match, marked, words);
      if (items.some(({ start, end }) => item.start < end && start < item.end)) continue;
      if (item.kind === 'name' && isPet(marked, item.start, item.end)) continue;
      items.push(item);
    }
  return items.sort((a, b) => a.start - b.start);
}
