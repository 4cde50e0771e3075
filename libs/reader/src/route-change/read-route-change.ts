import type { RequestedWays, RouteChange } from '@app/contracts';
import { LANGUAGES } from '../languages/languages.js';
import { readWays } from '../ways/read-ways.js';
import { routePatterns } from './compile-patterns.js';
import { readNights } from './read-nights.js';
import { foldSaid, townAmong, withStopsMarked } from './route-mentions.js';
import type { Mentioned, StopsSaid } from './route-mentions.js';

/** Longer words are no single wish. */
const MAX_CHARS = 300;

const found = (rules: readonly RegExp[], { text, cities }: Mentioned): string[] | null => {
  for (const rule of rules) {
    const match = rule.exec(text);
    if (match) return match.slice(1).flatMap((at) => cities[Number(at)] ?? []);
  }
  return null;
};

/** Moves the named stop before or after another, or to an end. */
function moved(stops: readonly string[], name: string, to: (rest: readonly string[]) => number): string[] {
  const rest = stops.filter((stop) => stop !== name);
  return rest.toSpliced(to(rest), 0, ...stops.filter((stop) => stop === name));
}

function newOrder(said: Mentioned, stops: readonly string[]): string[] | null {
  const { first, last, before, after, swap, reverse } = routePatterns();
  const [a, b] = found(swap, said) ?? [];
  if (a && b) return stops.map((stop) => (stop === a ? b : stop === b ? a : stop));
  const [early, ahead] = found(before, said) ?? [];
  if (early && ahead) return moved(stops, early, (rest) => rest.indexOf(ahead));
  const [late, behind] = found(after, said) ?? [];
  if (late && behind) return moved(stops, late, (rest) => rest.indexOf(behind) + 1);
  const [start] = found(first, said) ?? [];
  if (start) return moved(stops, start, () => 0);
  const [end] = found(last, said) ?? [];
  if (end) return moved(stops, end, (rest) => rest.length);
  return reverse.test(said.text) ? stops.toReversed() : null;
}

function readOrder(said: Mentioned, stops: StopsSaid): RouteChange[] {
  if (stops.length < 2) return [];
  const names = stops.map(({ city }) => city);
  const order = newOrder(said, names);
  return order ? [{ kind: 'stop_order', stops: order }] : [];
}

const readSkip = (said: Mentioned): RouteChange[] => (found(routePatterns().skip, said) ?? []).map((stop): RouteChange => ({ kind: 'skip_stop', stop }));

/** "Add Siena": all other words are grammar, and one of them asks for more. A sight is told apart by whoever knows the plan. */
function readAdded({ text, cities }: Mentioned): RouteChange[] {
  const patterns = routePatterns();
  if (!patterns.adds.test(text)) return [];
  const after = /(?:after|between|nach|hinter|zwischen|apres|entre|despues de|dopo|fra|tra|depois de) ‹(\d+)›(?: .*)?$/.exec(text);
  const words = after ? text.slice(0, after.index).trim() : text;
  const place = townAmong(words, (word) => patterns.grammar.test(word));
  if (place === null || /‹\d+›/.test(words)) return [];
  return [{ kind: 'add_stop', place, nights: null, after: after ? (cities[Number(after[1])] ?? null) : null }];
}

/** Modes that are wanted or refused from now on. */
function readMoving(folded: string, stops: StopsSaid): RouteChange[] {
  const read = Object.values(LANGUAGES)
    .map((words) => readWays(folded, words, { stopCount: stops.length, originAt: null, places: [] }))
    .filter(({ isSaid }) => isSaid);
  if (read.length === 0) return [];
  const joined = (field: 'never' | 'home' | 'between') => [...new Set(read.flatMap(({ ways }) => ways[field]))];
  const car = read.map(({ ways }) => ways.car).find((one) => one !== null && one !== undefined);
  const changes = read.map(({ ways }) => ways.maxFlightStops).find((most) => most !== null && most !== undefined);
  const never = joined('never');
  const wanted = (field: 'home' | 'between') => joined(field).filter((mode) => !never.includes(mode));
  const ways: RequestedWays = {
    ...{ never, home: wanted('home'), between: wanted('between') },
    ...(car === undefined ? {} : { car }),
    ...(changes === undefined ? {} : { maxFlightStops: changes }),
  };
  return [{ kind: 'ways', ways }];
}

/**
 * What one clause changes of a route: nights, stops, their order, or the ways between them, in any of the six languages; empty when it is
 * about something else. Stops are named as the plan names them, a town that is not on the route as "name, country".
 */
export function readRouteChange(clause: string, stops: StopsSaid): RouteChange[] {
  if (clause.length > MAX_CHARS || stops.length === 0) return [];
  const folded = foldSaid(clause);
  const said = withStopsMarked(folded, stops);
  for (const read of [
    () => readNights(said, stops),
    () => readOrder(said, stops),
    () => readSkip(said),
    () => readAdded(said),
    () => readMoving(folded, stops),
  ]) {
    const changes = read();
    if (changes.length > 0) return changes;
  }
  return [];
}
