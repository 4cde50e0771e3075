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

/** Ages behind a person: "(6)", "who is 6", "(she's 68 and a star)", ", 27,". */
function agesBehind(kind: PersonItem['kind'], marked: string, end: number, words: LanguageWords): { ages: number[]; end: number } {
  const { aged, years, months, and } = words.people;
  const unit = `(?:[ -]?(?:${years}|${months}))?`;
  const list = `\\d{1,2}${unit}(?: ?(?:,|/|${and}) ?\\d{1,2}(?!\\d)${unit})*`;
  const behind = marked.slice(end, end + AGE_CHARS);
  const notCount = '(?! ?(?:nights?|nachte|nuits|noches|notti|noites|days?|tage|%|€|euro|people|of us))';
  const match =
    compile(words, `\\((?:[^()\\d]{0,24} )?(?:${aged})? ?${list}${notCount}`, 'right').exec(behind) ??
    compile(words, `,? ?(?:${aged}) ${list}${notCount}`, 'right').exec(behind) ??
    (kind === 'name' ? null : /^, \d{1,2}(?=,|\))/.exec(behind));
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
  const { possessive, pair, counted, children, offspring, relative, writer, little, and } = words.people;
  const adjectives = `(?:(?!(?:${and})[ -])\\p{Ll}+[ -]){0,2}?`;
  const own = `(?:(?:${possessive}|the|die|der|les|los|las|os|as|il|i|le|gli|la|el) )?${adjectives}`;
  const called = `(?:,? (?:called |named |namens )?(${NAME}))?`;
  return [
    ['children', `(\\d{1,2})(?:${words.people.yearOld}) (${NAME})`, AGE_AHEAD],
    ['adults', `(?:${pair})`, 2],
    ['adults', `{N} (?:${counted})`, 0],
    ['children', `${own}(?:{N} )?(?:${children})${called}`, 0],
    ['children', `(?:${possessive}) ${adjectives}(?:${offspring})${called}`, 1],
    ['adults', `(?:(?:${possessive}) (?:\\p{Ll}+[ -]){0,2}?)?(?:${relative})(?: (${NAME}))?`, 1],
    ['writer', writer, 1],
    ['name', `(?:(?:${little}) )?(${NAME})`, 1],
  ];
}

const DEFAULT_CHILDREN = 2;

function itemOf([kind, , fixed]: Head, match: RegExpMatchArray, marked: string, words: LanguageWords): PersonItem {
  const start = match.index ?? 0;
  const groups = match.slice(1).filter((group): group is string => group !== undefined);
  const said = groups.find((group) => /^\p{Lu}/u.test(group));
  const number = groups.map((group) => numberIn(words, group)).find((value) => value !== null) ?? null;
  const { ages, end } = kind === 'writer' ? { ages: [], end: start + match[0].length } : agesBehind(kind, marked, start + match[0].length, words);
  const isAged = ages.length > 0;
  const at = said === undefined ? -1 : start + match[0].lastIndexOf(said);
  const name = said === undefined ? null : { said: said.toLowerCase(), start: at, end: at + said.length };
  const isYoung = ages.length > 0 && ages.every((age) => age <= MAX_CHILD_AGE);
  if (fixed === AGE_AHEAD) return { start, end, kind, count: 1, ages: [number ?? 0], isAged: true, name };
  if (kind === 'children') {
    const isGrown = ages.length > 0 && !isYoung;
    const together = bornTogether(match[0], words);
    const many = fixed === 1 || name !== null ? 1 : DEFAULT_CHILDREN;
    const count = together ?? number ?? (ages.length > 0 ? ages.length : many);
    if (together !== null && ages.length === 1) return { start, end, kind, count, ages: Array.from({ length: together }, () => ages[0] ?? 0), isAged, name };
    return { start, end, kind: isGrown ? 'adults' : 'children', count: Math.max(count, isGrown ? 1 : ages.length), ages: isGrown ? [] : ages, isAged, name };
  }
  const count = fixed === 0 ? (number ?? 1) : fixed;
  return { start, end, kind: isYoung && count === 1 ? 'children' : kind, count, ages: isYoung ? ages.slice(0, 1) : [], isAged, name };
}

/** Everybody whom the marked text may name, from left to right; a bare name may still be that of a place. */
export function personItems(marked: string, words: LanguageWords): PersonItem[] {
  const items: PersonItem[] = [];
  for (const head of headsOf(words))
    for (const match of marked.matchAll(compile(words, head[1]))) {
      const item = itemOf(head, match, marked, words);
      if (items.some(({ start, end }) => item.start < end && start < item.end)) continue;
      items.push(item);
    }
  return items.sort((a, b) => a.start - b.start);
}
