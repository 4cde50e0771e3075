import { BEFORE_STOP } from './route-mentions.js';
import { LANGUAGES } from '../languages/languages.js';
import type { RouteChangeWords } from '../languages/route-change-words.js';

const ROUTE_CHANGE_WORDS: readonly RouteChangeWords[] = Object.values(LANGUAGES).map(({ routeChange }) => routeChange);
const CLOSERS = `\\b(?:${ROUTE_CHANGE_WORDS.map(({ closers }) => closers).join('|')})\\b`;

/** The pattern with stops as groups. It ends the clause, so that "skip Venice Beach" is not "skip Venice". */
const withStops = (pattern: string): RegExp => new RegExp(`(?:^|[ ,])(?:${pattern.replace(/@/g, `${BEFORE_STOP}‹(\\d+)›`)})(?=$| ,|(?: ${CLOSERS})+$)`, 'u');

/** How the route is changed, in all languages at once: what is said shows which it is. */
export interface RoutePatterns {
  readonly skip: readonly RegExp[];
  readonly first: readonly RegExp[];
  readonly last: readonly RegExp[];
  readonly before: readonly RegExp[];
  readonly after: readonly RegExp[];
  readonly swap: readonly RegExp[];
  readonly reverse: RegExp;
  readonly night: RegExp;
  readonly more: RegExp;
  readonly fewer: RegExp;
  readonly transfer: RegExp;
  readonly movesEnd: RegExp;
  readonly adds: RegExp;
  readonly grammar: RegExp;
  /** A number before nights, with the number as a group; before more or fewer of them; or more nights without a number. */
  readonly counted: RegExp;
  readonly numbers: Readonly<Record<string, number>>;
}

type Lists = 'skip' | 'first' | 'last' | 'before' | 'after' | 'swap';
type Words = 'night' | 'more' | 'fewer' | 'transfer' | 'add' | 'fillers';

function compiled(): RoutePatterns {
  const all = (field: Lists): RegExp[] => ROUTE_CHANGE_WORDS.flatMap((words) => words[field].map(withStops));
  const join = (field: Words): string => ROUTE_CHANGE_WORDS.map((words) => words[field]).join('|');
  const word = (source: string): RegExp => new RegExp(`(?<![\\p{L}'])(?:${source})(?![\\p{L}])`, 'u');
  const numbers: Record<string, number> = Object.assign({}, ...ROUTE_CHANGE_WORDS.map((words: RouteChangeWords) => words.numbers));
  const number = `\\d{1,2}|${Object.keys(numbers)
    .sort((a, b) => b.length - a.length)
    .join('|')}`;
  return {
    skip: all('skip'),
    first: all('first'),
    last: all('last'),
    before: all('before'),
    after: all('after'),
    swap: all('swap'),
    reverse: word(ROUTE_CHANGE_WORDS.map(({ reverse }) => reverse).join('|')),
    night: word(join('night')),
    more: word(join('more')),
    fewer: word(join('fewer')),
    transfer: word(join('transfer')),
    movesEnd: word(ROUTE_CHANGE_WORDS.flatMap(({ trip, comeHome }) => [trip, comeHome]).join('|')),
    adds: word(join('add')),
    grammar: new RegExp(`^(?:${['night', 'more', 'fewer', 'add', 'fillers'].map((field) => join(field as Words)).join('|')}|${number}|,)$`, 'u'),
    counted: word(
      `(${number})(?: (?:${join('more')}))? (?:${join('night')})|(${number}) (?:${join('more')}|${join('fewer')})|(?:${join('more')}) (?:${join('night')})`,
    ),
    numbers,
  };
}

let patterns: RoutePatterns | undefined;

/** Compiled at the first use. */
export const routePatterns = (): RoutePatterns => (patterns ??= compiled());
