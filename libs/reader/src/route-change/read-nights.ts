import type { RouteChange } from '@app/contracts';
import { routePatterns } from './compile-patterns.js';
import type { RoutePatterns } from './compile-patterns.js';
import { townAmong } from './route-mentions.js';
import type { Mentioned, StopsSaid } from './route-mentions.js';

const MENTION = /‹(\d+)›/g;
const SOURCE = /(?:from|von|aus|vom|de|du|desde|da|dal|dalla|di|off) ‹(\d+)›/;
const JOINT = /\s{0,2}(?:,|\b(?:and|und|et|y|e|ed|dafur|but|aber|pero|ma)\b)\s{1,2}/;

/** Parts of a clause that each speak of nights; a joint counts where a number and a place follow. */
function partsOf(text: string, patterns: RoutePatterns): string[] {
  const pieces = text.split(JOINT).filter((piece) => piece !== '');
  return pieces.reduce<string[]>((parts, piece) => {
    const startsAnew = parts.length > 0 && countIn(piece, patterns) !== null && /‹\d+›/.test(piece) && /‹\d+›/.test(parts.at(-1) ?? '');
    return startsAnew || parts.length === 0 ? [...parts, piece] : parts.with(-1, `${parts.at(-1)} ${piece}`);
  }, []);
}

const citiesIn = (text: string, cities: readonly string[]): string[] => [...text.matchAll(MENTION)].flatMap(([, at]) => cities[Number(at)] ?? []);

/** How many nights are meant: "day 2" is none, "2 days", "two more nights", "one more" and "an extra night" are. */
function countIn(text: string, { counted, numbers }: RoutePatterns): number | null {
  const match = counted.exec(text);
  if (!match) return null;
  const word = match[1] ?? match[2];
  return word === undefined ? 1 : /^\d/.test(word) ? Number(word) : (numbers[word] ?? null);
}

/** More, fewer, or neither said: the word that comes first decides, so that "one more, not less" is more. */
function signIn(text: string, { more, fewer }: RoutePatterns): 1 | -1 | null {
  const [up, down] = [more.exec(text), fewer.exec(text)];
  if (up && down) return up.index < down.index ? 1 : -1;
  return up ? 1 : down ? -1 : null;
}

interface Said {
  readonly stops: StopsSaid;
  readonly dates: 'keep' | 'move_end';
}

interface TwoStops {
  readonly first: string;
  readonly second: string;
  readonly cities: readonly string[];
}

/** Nights that go from one stop to another. */
function between(text: string, count: number, { first, second, cities }: TwoStops, patterns: RoutePatterns): RouteChange | null {
  const source = SOURCE.exec(text)?.[1];
  const from = source === undefined ? first : (cities[Number(source)] ?? first);
  if (patterns.transfer.test(text)) return { kind: 'stop_nights', stop: from === first ? second : first, by: count, other: from, dates: 'keep' };
  const sign = signIn(text, patterns);
  return sign === null ? null : { kind: 'stop_nights', stop: first, by: sign * count, other: second, dates: 'keep' };
}

function changeIn(text: string, cities: readonly string[], { stops, dates }: Said, patterns: RoutePatterns): RouteChange | null {
  const [first, second] = citiesIn(text, cities);
  const count = countIn(text, patterns);
  if (count === null || count < 1) return null;
  if (first === undefined) return addedIn(text, count, patterns);
  if (second !== undefined && second !== first) return between(text, count, { first, second, cities }, patterns);
  const sign = signIn(text, patterns);
  // A night that goes somewhere that is no stop, and a number beside words of another meaning, say nothing of this stop's nights.
  if (sign === null && (patterns.transfer.test(text) || !isPlain(text, patterns))) return null;
  const there = stops.filter(({ city }) => city === first).reduce((most, { nights }) => Math.max(most, nights), 0);
  const by = sign === null ? count - there : sign * count;
  return by === 0 ? null : { kind: 'stop_nights', stop: first, by, other: null, dates };
}

/** Nothing is said but nights and the stop. */
const ONLY =
  /^(?:only|just|make|it|stay|instead|nur|bloss|mach\w*|bleib\w*|statt|seulement|juste|fais|faisons|rester|reste\w*|solo|solamente|haz\w*|soltanto|fai|facciamo|so|somente|apenas|faz\w*|‹\d+›)$/;
const isPlain = (text: string, { grammar }: RoutePatterns): boolean => text.split(' ').every((word) => ONLY.test(word) || grammar.test(word));

/** "Add two nights in Siena" for a town that is not on the route; fewer nights there cannot be, which is said. */
function addedIn(text: string, nights: number, patterns: RoutePatterns): RouteChange | null {
  const place = townAmong(text, (word) => patterns.grammar.test(word));
  if (place === null) return null;
  if (signIn(text, patterns) === -1) return { kind: 'stop_nights', stop: place.split(',')[0] ?? place, by: -nights, other: null, dates: 'keep' };
  return { kind: 'add_stop', place, nights, after: null };
}

/** Nights of single stops that become more or fewer, or a given number; empty when the words speak of none. */
export function readNights({ text, cities }: Mentioned, stops: StopsSaid): RouteChange[] {
  const patterns = routePatterns();
  if (!patterns.night.test(text)) return [];
  const dates = patterns.movesEnd.test(text) ? 'move_end' : 'keep';
  return partsOf(text, patterns).flatMap((part) => changeIn(part, cities, { stops, dates }, patterns) ?? []);
}
