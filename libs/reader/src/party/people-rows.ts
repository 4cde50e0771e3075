import { compile, occurs } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import type { PlaceIndex } from '../places/place-index.js';
import { regionsNamed } from '../places/regions.js';
import type { PersonItem } from './person-items.js';
import { personItems } from './person-items.js';
import { withNamesMarked } from './marked-names.js';

type Stretch = readonly [start: number, end: number];

/** People who are named in a row with the writer: "me, my wife Ann and our boy Ben who is 6". */
export interface PeopleRow {
  readonly adults: number;
  readonly children: number;
  readonly ages: readonly number[];
  readonly start: number;
  readonly end: number;
}

/** Who is named in a text: rows that hold the writer, names, and where they stand. */
export interface NamedPeople {
  readonly row: PeopleRow | null;
  /** Children who are known by name and age, each once. */
  readonly namedChildren: readonly number[];
  /** Where people are introduced: "my mum Sheila (68)". */
  readonly introduced: readonly Stretch[];
  /** Every stretch of the text that speaks of people by name. */
  readonly taken: readonly Stretch[];
}

export const NOBODY: NamedPeople = { row: null, namedChildren: [], introduced: [], taken: [] };

/** "(Benja 9 y Olivia 6)" behind a word for children. */
const NAMES_WITH_AGES = /\p{Ll}{3} ?\((?:\p{Lu}\p{L}{1,14},? (?:de )?\d{1,2}(?: ?(?:,|&|and|und|et|y|e))? ?){2,6}\)/gu;

const TOWN = 15_000;
/** A name that a town of some size or a region bears. */
function isOfPlace(name: string, places: PlaceIndex): boolean {
  return places.find(name).some(({ isMajor, isInGuide, population }) => isMajor || isInGuide || population > TOWN) || regionsNamed(name).length > 0;
}

/** Words that a place follows and hardly a person. */
const PLACE_AHEAD = /(?:^|[^\p{L}])(?:in|to|from|near|around|via|nach|aus|ab|en|em|vers|depuis|desde|hacia|verso)(?: \p{Lu}\p{L}*)? $/u;
const WORDS_AHEAD = /(?:^|[^\p{L}])((?:\p{L}+[ -]){0,1}\p{L}+[ -])$/u;
const AHEAD_CHARS = 30;

/** "Four nights in De Koog with kids", "Bar Harbor with my mom": the last word of a longer name, or a name behind "in". */
function isInPlaceName({ start, name }: PersonItem, marked: string, places: PlaceIndex): boolean {
  if (name === null) return false;
  const left = marked.slice(Math.max(0, start - AHEAD_CHARS), start);
  const ahead = WORDS_AHEAD.exec(left)?.[1] ?? '';
  const phrases = ahead === '' ? [] : [ahead, ahead.replace(/^\p{L}+[ -](?=.)/u, '')];
  return PLACE_AHEAD.test(left) || phrases.some((words) => words !== '' && isOfPlace(`${words}${name.said}`, places));
}

type Gap = 'comma' | 'and' | null;

function gapBetween(left: PersonItem | undefined, right: PersonItem, marked: string, words: LanguageWords): Gap {
  if (!left) return null;
  const gap = marked.slice(left.end, right.start);
  if (!/^(?:[^().;!?\n]{0,24}\))?[^().;!?\n]{0,24}$/.test(gap)) return null;
  const rest = gap.replace(/^[^()]*\)/, '').replace(/^ (?:ist|sind|ans|jahre(?: alt)?|years old|anos|anni)(?=,| )/, '');
  // "Me you and mum", "me my husband and his dad".
  if (/^\s*[,/]\s*$/.test(rest) || (gap === ' ' && left.kind === 'writer' && right.kind === 'adults')) return 'comma';
  return compile(words, `,? ?(?:${words.people.and})(?: (?:also|too|auch|aussi|tambien|anche|tambem))?`, 'right').exec(rest)?.[0].length ===
    rest.trimEnd().length
    ? 'and'
    : null;
}

const isBare = ({ kind, isAged }: PersonItem): boolean => kind === 'name' && !isAged;

const isPlaceName = (item: PersonItem, marked: string, places: PlaceIndex): boolean =>
  item.name !== null && (isOfPlace(item.name.said, places) || isInPlaceName(item, marked, places));

/** Runs of people with nothing but commas and "and" between them; a bare name counts only beside somebody who is none. */
function rowsOf(items: readonly PersonItem[], marked: string, words: LanguageWords, places: PlaceIndex): PersonItem[][] {
  const rows: PersonItem[][] = [];
  let row: PersonItem[] = [];
  let isClosing = false;
  for (const item of items) {
    const gap = gapBetween(row.at(-1), item, marked, words);
    const isPlace = isBare(item) && isPlaceName(item, marked, places);
    // "Bev, Trish and me" are three; "Italy, me and my wife" are two.
    const isOpening = row.length === 1 && row[0] !== undefined && isBare(row[0]) && gap === 'comma' && !isBare(item);
    const goesOn = gap !== null && !isPlace && !isOpening && !(isBare(item) && gap === 'comma' && isClosing);
    if (!goesOn) {
      rows.push(row);
      row = isPlace ? [] : [item];
      isClosing = false;
      continue;
    }
    row.push(item);
    isClosing ||= gap === 'and';
  }
  return [...rows, row].filter((one) => one.length > 0);
}

const sayOf = (item: PersonItem, marked: string): string => item.name?.said ?? marked.slice(item.start, item.end);

/** The same person twice in one row is one; whom another sentence calls a child is a child here. */
function sumOf(row: readonly PersonItem[], marked: string, agesByName: ReadonlyMap<string, number>): PeopleRow {
  const once = row.filter((item, i) => row.findIndex((other) => sayOf(other, marked) === sayOf(item, marked)) === i);
  const aged = once.map((item) => {
    const age = item.name && isBare(item) ? agesByName.get(item.name.said) : undefined;
    return age === undefined ? item : { ...item, kind: 'children' as const, ages: [age] };
  });
  const young = aged.filter(({ kind }) => kind === 'children');
  const count = (items: readonly PersonItem[]): number => items.reduce((sum, item) => sum + item.count, 0);
  return {
    adults: count(aged) - count(young),
    children: count(young),
    ages: young.flatMap(({ ages }) => ages),
    start: row[0]?.start ?? 0,
    end: row.at(-1)?.end ?? 0,
  };
}

const BRINGING = /(?<!\p{L})(?:with|taking|bringing|mit|avec|con|com)(?: (?:the|my|our|unserem?|meinem?|meiner|dem|der))? $/u;

/** "Florence with mum and my brother Sam": the writer goes with them. */
const isBroughtAlong = ([first]: readonly PersonItem[], marked: string): boolean =>
  first?.kind === 'adults' && BRINGING.test(marked.slice(Math.max(0, first.start - AHEAD_CHARS), first.start));

const withOneMore = (row: PeopleRow): PeopleRow => ({ ...row, adults: row.adults + 1 });

/** Where the names stand once more: "so Sheila can tick it off". */
function mentionsOf(names: ReadonlySet<string>, marked: string): Stretch[] {
  return [...marked.matchAll(/\p{Lu}[\p{Ll}'-]+/gu)].flatMap((match) =>
    names.has(match[0].toLowerCase()) ? [[match.index, match.index + match[0].length] as const] : [],
  );
}

function isPerson(item: PersonItem, row: readonly PersonItem[], places: PlaceIndex): boolean {
  if (item.name === null) return false;
  if (item.isAged && (item.kind !== 'name' || row.length > 1)) return true;
  if (item.kind === 'name' && row.length === 1) return item.isAged && !isOfPlace(item.name.said, places);
  return !isOfPlace(item.name.said, places) || (row.length > 1 && item !== row.at(-1));
}

/**
 * The people whom a text names, so that no name of one is read as a place or a wish.
 *
 * A name is that of a person behind a relation ("my mum Sheila"), before an age ("Frieda (5)") or in a row of people.
 */
export function namedPeople(text: string, folded: string, words: LanguageWords, places: PlaceIndex): NamedPeople {
  const marked = withNamesMarked(text, folded, words);
  const rows = rowsOf(personItems(marked, words), marked, words, places).filter((row) => row.some((item) => !isBare(item)));
  const persons = rows.flatMap((row) => row.filter((item) => isPerson(item, row, places)));
  const inBrackets = [...marked.matchAll(NAMES_WITH_AGES)].flatMap(([said]) => said.match(/\p{Lu}\p{L}+/gu) ?? []).map((name) => name.toLowerCase());
  const names = new Set([...persons.flatMap(({ name }) => (name ? [name.said] : [])), ...inBrackets]);
  const agesByName = new Map(
    persons.flatMap(({ name, kind, ages }) => (name && kind === 'children' && ages[0] !== undefined ? [[name.said, ages[0]] as const] : [])),
  );
  const several = rows.filter((row) => row.length > 1);
  const withWriter = several.filter((row) => row.some(({ kind }) => kind === 'writer'));
  const brought = withWriter.length > 0 ? [] : several.filter((row) => isBroughtAlong(row, marked));
  const sums = [
    ...withWriter.map((row) => ({ row, sum: sumOf(row, marked, agesByName) })),
    ...brought.map((row) => ({ row, sum: withOneMore(sumOf(row, marked, agesByName)) })),
  ];
  const largest = sums.sort((a, b) => b.sum.adults + b.sum.children - (a.sum.adults + a.sum.children))[0];
  // "With Grandpa Heinz (81) we go, my wife and I": who is told with an age comes along.
  const others = persons.filter(({ kind, isAged, start }) => kind === 'adults' && isAged && !largest?.row.some((item) => item.start === start));
  const introduced = persons.map(({ start, end }) => [start, end] as const);
  return {
    introduced,
    row: largest
      ? { ...largest.sum, adults: largest.sum.adults + others.filter(({ name }) => !largest.row.some((item) => item.name?.said === name?.said)).length }
      : null,
    namedChildren: [...agesByName.values()],
    taken: [...introduced, ...mentionsOf(names, marked)],
  };
}

const SUM_CHARS = 40;
/** What may stand between a sum and the row of people that it adds up, perhaps behind where they go: "4 of us to Oslo, that's my mum, dad and me". */
const LIST_BEHIND =
  /^ ?(?:[^.;:!?\n()]{0,40}?(?:: ?|\(|(?:[,-] ?|[.!] )(?:that.s|thats|that is|that means|i\.?e\.?|namely|this is|being|it.s|und zwar|das sind|das heisst|namlich|a savoir|c.est-a-dire|c.est|soit|a saber|es decir|o sea|son|cioe|ossia|ou seja|isto e|sao)[ :,]*)|(?:[,:;(–-] ?)+(?:\p{L}+ ?: ?)?)$/u;

/**
 * The sum that is said right beside a row: "my parents, my sister and I, so there are five of us", "there are four of us, me, my husband, my sister
 * and our mum".
 */
export function isSaidAsSum(folded: string, row: PeopleRow, sum: { readonly said: string; readonly at: number }, words: LanguageWords): boolean {
  if (sum.at < row.start) return LIST_BEHIND.test(folded.slice(sum.at + sum.said.length, row.start));
  const between = folded.slice(row.end, Math.max(row.end, sum.at));
  const isNear = sum.at >= row.end && !/[.;!?\n]/.test(between) && between.length < SUM_CHARS;
  return isNear && occurs(words, words.people.so, between);
}
