import type { TravelMode } from '@app/contracts';
import { compile } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import { NAMED_SERVICES } from './named-services.js';

/** A mode in the text. */
export interface FoundMode {
  readonly mode: TravelMode;
  readonly start: number;
  readonly end: number;
  /** A vessel that is mostly an outing. */
  readonly isOuting: boolean;
}

/** Modes said in one breath, "train or bus"; what stands around them holds for all. */
export interface ModeGroup {
  readonly start: number;
  readonly end: number;
  readonly wanted: readonly FoundMode[];
  readonly refused: readonly FoundMode[];
  /** "Or" stands between them. */
  readonly isChoice: boolean;
}

export const LEFT_CHARS = 40;

/** Text left of a position up to the clause's begin. */
export function leftOf(folded: string, start: number): string {
  const left = folded.slice(Math.max(0, start - LEFT_CHARS), start);
  return left.slice(Math.max(...['.', ';', '!', '?', '\n', ',', ':', '('].map((mark) => left.lastIndexOf(mark))) + 1);
}

/** Text right of a position that may say more of it. */
export const rightOf = (folded: string, end: number): string => folded.slice(end, end + LEFT_CHARS);

function modesIn(folded: string, words: LanguageWords): FoundMode[] {
  const rows = [
    ...[...words.ways.modes, ...NAMED_SERVICES].map(([pattern, mode]) => ({ pattern, mode, isOuting: false })),
    { pattern: words.ways.boats, mode: 'ferry' as const, isOuting: true },
  ];
  const found = rows
    .flatMap(({ pattern, mode, isOuting }) =>
      [...folded.matchAll(compile(words, pattern))].map((match) => ({ mode, isOuting, start: match.index, end: match.index + match[0].length })),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end);
  return found.filter((one, index) => !found.slice(0, index).some((other) => other.end > one.start));
}

/** "Flights before eight": only some of them are refused. */
export const isLimited = (folded: string, words: LanguageWords, { end }: FoundMode): boolean =>
  compile(words, words.ways.limited, 'right').test(rightOf(folded, end));

function isRefused(folded: string, words: LanguageWords, found: FoundMode): boolean {
  const { not, notBehind } = words.ways;
  if (compile(words, notBehind, 'right').test(rightOf(folded, found.end))) return true;
  return compile(words, not, 'left').test(leftOf(folded, found.start)) && !isLimited(folded, words, found);
}

/** What makes a car a rented one stands behind it in some languages. */
const RENTED = '(?: (?:alugad[oa]s?|de alug\\p{L}+|alquilad[oa]s?|rentad[oa]s?|de alquiler|de renta|de location|louee?|a noleggio|noleggiata))?';
const OR = new RegExp(
  `^${RENTED} ?(?:or|oder|ou|o|u|oppure|nor|ni|ne|nem|noch|/)(?: (?:by|the|mit|dem|der|per|en|in|de|le|l'|im|with|den|d'|un|a|il|el|o|con|just|a rental|rental|hire))*? ?$`,
  'u',
);
const AND = /^ ?(?:and|und|et|y|e|&|\+)(?: (?:the|le|el|les|los|die))? ?$/;
const LISTED = /^ ?(?:,|and|und|et|y|e)(?: (?:the|by|mit|dem|per|en|in|de|le|con)){0,2} ?$/;

/** Modes of the text in groups; a refusal goes on over "or" and "nor". */
export function modeGroups(folded: string, words: LanguageWords): ModeGroup[] {
  const groups: { start: number; end: number; wanted: FoundMode[]; refused: FoundMode[]; isChoice: boolean }[] = [];
  let isLastRefused = false;
  for (const found of modesIn(folded, words)) {
    const group = groups.at(-1);
    const gap = group ? folded.slice(group.end, found.start) : '';
    const goesOn = OR.test(gap) || AND.test(gap);
    const refused: boolean = isRefused(folded, words, found) || (goesOn && isLastRefused);
    isLastRefused = refused;
    if (group && (goesOn || (LISTED.test(gap) && !refused && group.refused.length === 0))) {
      group.end = found.end;
      group.isChoice ||= OR.test(gap);
      (refused ? group.refused : group.wanted).push(found);
    } else groups.push({ start: found.start, end: found.end, wanted: refused ? [] : [found], refused: refused ? [found] : [], isChoice: false });
  }
  return groups;
}
